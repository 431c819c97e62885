import BookMotion

/// A number that follows the channels of a book, twice: as CSS works it out from custom properties,
/// and as it is at an instant.
///
/// ```swift
/// let left = x - width / 2
/// left.css  // "calc(var(--book-x) - var(--book-width) / 2)"
/// left.value { pose[$0] }  // 100
/// ```
struct StyleNumber: Sendable {
  /// What follows the number where it is written.
  enum Unit: String, Sendable {
    case pixels = "px"
    case degrees = "deg"
    case percent = "%"
    case none = ""
  }

  let unit: Unit

  /// The value, given those of the channels.
  let value: @Sendable ((BookChannel) -> Double) -> Double

  /// Whether it is the same for every book on its way.
  let isStill: Bool

  /// Whether it is the distance of an eye: between two keyframes browsers interpolate its reciprocal.
  private(set) var isDistance = false

  private let text: String
  private let rank: Rank

  /// How closely the parts of a text hold together.
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
  /// A channel, as the custom property of a sheet of this name.
  init(_ channel: BookChannel, of sheet: String) {
    let channel = (Recording.Channel(channel), channel)
    let unit: Unit =
      switch channel.1.unit {
      case .points: .pixels
      case .degrees: .degrees
      case .fraction: .none
      }
    self.init("var(\(channel.0.property(of: sheet)))", .whole, unit, isStill: false) {
      $0(channel.1)
    }
  }

  /// A number that is the same at every instant.
  init(_ number: Double, _ unit: Unit) {
    self.init(JSONText.number(number) + unit.rawValue, .whole, unit, isStill: true) { _ in number }
  }

  /// As CSS takes it for a value.
  var css: String { rank == .whole ? text : "calc(\(text))" }

  /// As the distance of an eye.
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

  /// So many percent of a part.
  static func % (percent: Double, part: StyleNumber) -> StyleNumber {
    StyleNumber(
      "\(StyleNumber(percent, .percent).text) * \(part.grouped(above: .sum))", .product, .percent,
      isStill: part.isStill
    ) { percent * part.value($0) }
  }

  static prefix func - (number: StyleNumber) -> StyleNumber { -1 * number }

  /// The larger of two.
  static func larger(_ left: StyleNumber, _ right: StyleNumber) -> StyleNumber {
    StyleNumber(
      "max(\(left.text), \(right.text))", .whole, left.unit, isStill: left.isStill && right.isStill
    ) { max(left.value($0), right.value($0)) }
  }

  /// The number within two limits of its unit.
  func clamped(_ low: Double, _ high: Double) -> StyleNumber {
    let (least, most) = (StyleNumber(low, unit).text, StyleNumber(high, unit).text)
    return StyleNumber("clamp(\(least), \(text), \(most))", .whole, unit, isStill: isStill) {
      [value] in min(max(value($0), low), high)
    }
  }

  /// The number, or nothing at all unless another one is above 0.
  func shown(while other: StyleNumber) -> StyleNumber {
    // CSS has no comparison: what is above 0 is made as large as any opacity.
    let much = other.unit == .degrees ? "sin(\(other.clamped(0, 90).text))" : other.text
    return StyleNumber(
      "min(\(text), \(StyleNumber.huge) * \(much))", .whole, unit, isStill: false
    ) { [value] in other.value($0) > 0 ? value($0) : 0 }
  }

  private static let huge = "1e6"
}

/// The text of a property with numbers in it.
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

  /// The numbers that follow the book, in order.
  var numbers: [StyleNumber] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Whether it is the same at every instant.
  var isStill: Bool { numbers.isEmpty }

  /// As a style sheet has it.
  var css: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let number): number.css
      }
    }.joined()
  }

  /// With the numbers as they are at an instant, in the order of ``numbers``.
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
