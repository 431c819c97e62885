import BookMotion
import BookMotionDocuments
import BookMotionRecording

/// A number that depends on the channels of a book, in two forms: a CSS expression of custom
/// properties, and a function that computes its value.
///
/// ```swift
/// let left = x - width / 2
/// left.css  // "calc(var(--book-x) - var(--book-width) / 2)"
/// left.value { pose[$0] }  // 100
/// ```
struct StyleNumber: Sendable {
  /// The suffix of the number in CSS.
  enum Unit: String, Sendable {
    case pixels = "px"
    case degrees = "deg"
    case percent = "%"
    case none = ""
  }

  let unit: Unit

  /// Returns the value, given those of the channels.
  let value: @Sendable ((BookChannel) -> Double) -> Double

  /// True if the number is the same at every instant.
  let isStill: Bool

  /// True if the number is the distance of an eye, whose reciprocal browsers interpolate between
  /// keyframes.
  private(set) var isDistance = false

  private let text: String
  private let rank: Rank

  /// The precedence of the expression's outermost operator.
  private enum Rank: Int {
    case sum, product, whole
  }

  private init(
    _ text: String, _ rank: Rank, _ unit: Unit, isStill: Bool,
    value: @escaping @Sendable ((BookChannel) -> Double) -> Double
  ) {
    (self.text, self.rank, self.unit) = (text, rank, unit)
    (self.isStill, self.value) = (isStill, value)
  }
}

extension StyleNumber {
  /// Creates a number that follows a channel, as a custom property of the named sheet.
  init(_ channel: BookChannel, of sheet: String) {
    let unit: Unit =
      switch channel.unit {
      case .points: .pixels
      case .degrees: .degrees
      case .fraction, .count: .none
      }
    let property = Recording.Channel(channel).property(of: sheet)
    self.init("var(\(property))", .whole, unit, isStill: false) { $0(channel) }
  }

  /// Creates a number that is the same at every instant.
  init(_ number: Double, _ unit: Unit) {
    self.init(JSONText.number(number) + unit.rawValue, .whole, unit, isStill: true) { _ in number }
  }

  /// The number as a CSS value.
  var css: String { rank == .whole ? text : "calc(\(text))" }

  /// The number as the distance of an eye.
  var distance: StyleNumber {
    var distance = self
    distance.isDistance = true
    return distance
  }

  private func grouped(above rank: Rank) -> String {
    self.rank.rawValue > rank.rawValue ? text : "(\(text))"
  }

  static func - (left: StyleNumber, right: StyleNumber) -> StyleNumber {
    StyleNumber(
      "\(left.text) - \(right.grouped(above: .sum))", .sum, left.unit,
      isStill: left.isStill && right.isStill
    ) { left.value($0) - right.value($0) }
  }

  static func / (left: StyleNumber, right: Double) -> StyleNumber {
    StyleNumber(
      "\(left.rank == .sum ? "(\(left.text))" : left.text) / \(JSONText.number(right))", .product,
      left.unit, isStill: left.isStill
    ) { left.value($0) / right }
  }

  static func * (left: Double, right: StyleNumber) -> StyleNumber {
    StyleNumber(
      "\(JSONText.number(left)) * \(right.rank == .sum ? "(\(right.text))" : right.text)", .product,
      right.unit, isStill: right.isStill
    ) { left * right.value($0) }
  }

  /// Returns `percent` percent, multiplied by `part`.
  static func % (percent: Double, part: StyleNumber) -> StyleNumber {
    StyleNumber(
      "\(StyleNumber(percent, .percent).text) * \(part.grouped(above: .sum))", .product, .percent,
      isStill: part.isStill
    ) { percent * part.value($0) }
  }

  static prefix func - (number: StyleNumber) -> StyleNumber { -1 * number }

  /// Returns the larger of two numbers.
  static func larger(_ left: StyleNumber, _ right: StyleNumber) -> StyleNumber {
    StyleNumber(
      "max(\(left.text), \(right.text))", .whole, left.unit, isStill: left.isStill && right.isStill
    ) { max(left.value($0), right.value($0)) }
  }

  /// Returns the number, clamped between two limits in its unit.
  func clamped(_ low: Double, _ high: Double) -> StyleNumber {
    let (least, most) = (StyleNumber(low, unit).text, StyleNumber(high, unit).text)
    return StyleNumber("clamp(\(least), \(text), \(most))", .whole, unit, isStill: isStill) {
      [value] in min(max(value($0), low), high)
    }
  }

  /// Returns the number while another one is above 0, otherwise 0.
  func shown(while other: StyleNumber) -> StyleNumber {
    // CSS has no comparison, so scale a number above 0 until it exceeds any opacity.
    let much = other.unit == .degrees ? "sin(\(other.clamped(0, 90).text))" : other.text
    return StyleNumber(
      "min(\(text), \(StyleNumber.huge) * \(much))", .whole, unit, isStill: false
    ) { [value] in other.value($0) > 0 ? value($0) : 0 }
  }

  private static let huge = "1e6"
}

/// A property's value as text that contains numbers.
///
/// ```swift
/// let turn: StyleValue = "perspective(\(eye.distance)) rotateY(\(-flipAngle))"
/// ```
struct StyleValue: Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Part: Sendable {
    case text(String)
    case number(StyleNumber)
  }

  private var parts: [Part] = []

  /// The numbers that depend on the channels, in order.
  var numbers: [StyleNumber] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// True if the value is the same at every instant.
  var isStill: Bool { numbers.isEmpty }

  /// The value as written in a style sheet.
  var css: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let number): number.css
      }
    }.joined()
  }

  /// Returns the text with the given values for ``numbers``, in order.
  func text(with values: some Sequence<Double>) -> String {
    var values = values.makeIterator()
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let number):
        NumberGrid.standard.text(values.next() ?? 0) + number.unit.rawValue
      }
    }.joined()
  }

  init(stringLiteral text: String) { parts = [.text(text)] }

  init(stringInterpolation interpolation: StringInterpolation) { parts = interpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(_ number: StyleNumber) {
      parts.append(number.isStill ? .text(number.css) : .number(number))
    }

    mutating func appendInterpolation(_ value: StyleValue) { parts += value.parts }
  }
}
