/// The interval of finite numbers that a parameter accepts.
///
/// A domain never contains NaN or an infinity. A ``BookMotionError`` carries the domain that a number
/// is outside of.
public struct BookDomain: Hashable, Sendable {
  /// The lower bound.
  public let lowest: Double

  /// The upper bound, which is always included.
  public let highest: Double

  /// A Boolean value that indicates whether the lower bound is included.
  let includesLowest: Bool

  package init(_ lowest: Double, _ highest: Double, includesLowest: Bool = true) {
    self.lowest = lowest
    self.highest = highest
    self.includesLowest = includesLowest
  }

  // Only shared domains are declared here. One that limits a single thing is declared beside it.

  /// All finite numbers.
  package static let finite = BookDomain(-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude)

  /// The finite numbers from 0 up.
  package static let notNegative = BookDomain(0, .greatestFiniteMagnitude)

  /// The numbers from 1e-100 to 1e100, whose squares and quotients are finite and above 0.
  package static let positive = BookDomain(1e-100, 1e100)

  /// The numbers from −1e100 to 1e100, whose products are finite.
  package static let magnitude = BookDomain(-1e100, 1e100)

  /// The numbers from 0 to 1.
  package static let unit = BookDomain(0, 1)

  /// Shares that must not vanish: from 0.001 to 1.
  package static let share = BookDomain(1e-3, 1)

  /// Durations and delays that may be 0, in seconds: from 0 to 1e100.
  package static let seconds = BookDomain(0, 1e100)

  /// Side lengths of a screen or a cover, in points: from 0.001 to 1e9.
  package static let length = BookDomain(1e-3, 1e9)

  /// Lengths that may be 0, in points: from 0 to 1e9.
  package static let extent = BookDomain(0, 1e9)

  /// Angles of the cover at which something begins or ends, in degrees: from 0 to 180.
  package static let turn = BookDomain(0, 180)

  /// Coordinates on a screen, in points, and target values of channels: from −1e9 to 1e9.
  package static let position = BookDomain(-1e9, 1e9)

  /// Returns the domain of finite numbers that are at least `lowest`.
  package static func atLeast(_ lowest: Double) -> BookDomain {
    BookDomain(lowest, .greatestFiniteMagnitude)
  }

  /// Returns a Boolean value that indicates whether `value` is in the domain.
  package func contains(_ value: Double) -> Bool {
    (includesLowest ? value >= lowest : value > lowest) && value <= highest
  }

  /// Throws an error that names `place` unless `value` is in the domain.
  package func check(
    _ value: Double, _ place: @autoclosure () -> String
  ) throws(BookMotionError) {
    guard contains(value) else {
      throw BookMotionError(.outsideDomain(value, self), at: place())
    }
  }

  /// Stops the program unless `value` is in the domain.
  package func require(_ value: Double, _ place: @autoclosure () -> String) {
    guard contains(value) else {
      BookMotionError(.outsideDomain(value, self), at: place()).stop()
    }
  }
}

extension Double {
  /// Returns this event time or, if that is later, `latest`, the time of the previous event. The
  /// result is `nil` if the time is not finite: such an event does nothing.
  ///
  /// After a clock is set back, events therefore count as simultaneous with the previous one.
  package func notBefore(_ latest: Double) -> Double? {
    isFinite ? Swift.max(self, latest) : nil
  }
}

extension Double {
  /// The value rounded to the nearest nanosecond.
  ///
  /// Durations are written as decimals, and must add up as decimals: 0.2 + 0.4 + 0.6 + 0.3 is
  /// exactly 1.5, so that a phase begins on the expected frame.
  var roundedToNanoseconds: Double {
    let count = self * Double.nanoseconds
    guard count < Double.largestRounded else { return self }
    return ((count + Elementary.roundingShift) - Elementary.roundingShift) / Double.nanoseconds
  }

  private static let nanoseconds = 1e9
  private static let largestRounded = 0x1p50
}

#if !$Embedded
extension BookDomain: CustomStringConvertible {
  /// A description in words, such as "a number above -1, at most 1".
  public var description: String {
    switch self {
    case .finite: "a finite number"
    case .notNegative: "a finite number, 0 or above"
    case .positive: "a number above 0 (1e-100 to 1e100)"
    case _ where highest == .greatestFiniteMagnitude: "\(lowest.plain) or more"
    case _ where includesLowest: "a number from \(lowest.plain) to \(highest.plain)"
    default: "a number above \(lowest.plain), at most \(highest.plain)"
    }
  }

  /// Returns a description for a message about `value`, which leaves out limits far away from it.
  package func description(for value: Double?) -> String {
    guard highest == BookDomain.positive.highest, value?.isFinite ?? true, value ?? 0 <= highest
    else { return description }
    return switch lowest {
    case 0: "a number of 0 or more"
    case BookDomain.positive.lowest where value ?? 0 <= 0: "a number above 0"
    default: description
    }
  }
}

extension Double {
  /// A compact notation: `1`, `0.5`, `1e9`, and `1e-9` where `description` has `1.0`, `0.5`,
  /// `1000000000.0`, and `1e-09`. Six or more zeros after one digit become an exponent.
  var plain: String {
    var (digits, exponent) = (description, "")
    if let mark = digits.firstIndex(of: "e") {
      exponent = String(digits[mark...])
      digits.removeSubrange(mark...)
      // As in 1e+16 and 1e-09.
      if exponent.hasPrefix("e+") { exponent = "e" + exponent.dropFirst(2) }
      if exponent.hasPrefix("e-0") { exponent = "e-" + exponent.dropFirst(3) }
    }
    if digits.hasSuffix(".0") { digits.removeLast(2) }
    guard exponent.isEmpty else { return digits + exponent }
    var (first, zeros) = (digits, 0)
    while first.hasSuffix("0") {
      first.removeLast()
      zeros += 1
    }
    let isRound = zeros >= 6 && first.utf8.count == (self < 0 ? 2 : 1)
    return isRound ? "\(first)e\(zeros)" : digits
  }
}
#endif
