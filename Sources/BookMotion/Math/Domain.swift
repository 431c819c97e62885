/// The numbers that a parameter takes: an interval, never NaN, never infinite.
///
/// ```swift
/// Domain.positive.contains(0)  // false
/// Domain.finite.contains(.nan)  // false
/// ```
public struct Domain: Hashable, Sendable {
  /// The lower end.
  public let lowest: Double

  /// The upper end, which is inside.
  public let highest: Double

  /// Whether the lower end is inside.
  public let includesLowest: Bool

  package init(_ lowest: Double, _ highest: Double, includesLowest: Bool = true) {
    self.lowest = lowest
    self.highest = highest
    self.includesLowest = includesLowest
  }

  // The limits that many share. What limits one thing only is declared beside it.

  /// Every finite number.
  public static let finite = Domain(-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude)

  /// Every finite number from 0.
  public static let notNegative = Domain(0, .greatestFiniteMagnitude)

  /// Numbers above 0 whose squares and quotients stay finite and above 0: from 1e-100 to 1e100.
  public static let positive = Domain(1e-100, 1e100)

  /// Numbers whose products stay finite: from −1e100 to 1e100.
  public static let magnitude = Domain(-1e100, 1e100)

  /// Numbers from 0 to 1.
  public static let unit = Domain(0, 1)

  /// What a duration or a delay may be that can be nothing: from 0 to 1e100 seconds.
  public static let seconds = Domain(0, 1e100)

  /// What a side of a screen or of a cover may be, in points: from 0.001 to 1e9.
  public static let length = Domain(1e-3, 1e9)

  /// What a length may be that can be nothing, in points: from 0 to 1e9.
  public static let extent = Domain(0, 1e9)

  /// What an angle of the cover may be that something begins or ends at: from 0 to 180.
  public static let turn = Domain(0, 180)

  /// What a coordinate on a screen may be, in points, and what a channel may be sent to: from −1e9
  /// to 1e9.
  public static let place = Domain(-1e9, 1e9)

  /// Whole numbers and reals from `lowest` on.
  public static func atLeast(_ lowest: Double) -> Domain {
    Domain(lowest, .greatestFiniteMagnitude)
  }

  /// Numbers no further than `limit` from 0.
  public static func within(_ limit: Double) -> Domain { Domain(-limit, limit) }

  /// Whether `value` is a number inside.
  public func contains(_ value: Double) -> Bool {
    (includesLowest ? value >= lowest : value > lowest) && value <= highest
  }

  /// Throws unless `value` is a number inside.
  package func check(
    _ value: Double, _ place: @autoclosure () -> String
  ) throws(BookMotionError) {
    guard contains(value) else {
      throw BookMotionError(.outsideDomain(value, self), at: place())
    }
  }

  /// Stops the program unless `value` is a number inside.
  package func require(_ value: Double, _ place: @autoclosure () -> String) {
    guard contains(value) else {
      BookMotionError(.outsideDomain(value, self), at: place()).stop()
    }
  }
}

extension Double {
  /// The time of an event that a clock puts here, where the last one was at `latest`: a clock that is
  /// set back lets it count as coming together with that one.
  ///
  /// - Precondition: the time is finite.
  func notBefore(_ latest: Double) -> Double {
    Domain.finite.require(self, "time")
    return Swift.max(self, latest)
  }
}

#if !$Embedded
extension Domain: CustomStringConvertible {
  /// In words, such as "a number above -1, at most 1".
  public var description: String {
    switch self {
    case .finite: "a finite number"
    case .notNegative: "a finite number, 0 or above"
    case .positive: "a number above 0, from 1e-100 to 1e100"
    case _ where highest == .greatestFiniteMagnitude: "\(lowest.plain) or more"
    case _ where includesLowest: "a number from \(lowest.plain) to \(highest.plain)"
    default: "a number above \(lowest.plain), at most \(highest.plain)"
    }
  }
}

extension Double {
  /// As people write it: 1, 0.5, 1e9 and 1e-90 where `description` has 1.0, 0.5, 1000000000.0 and
  /// 1e-90; a power of ten is one from a million on.
  fileprivate var plain: String {
    let parts = description.split(separator: "e")
    var digits = String(parts[0])
    if digits.hasSuffix(".0") { digits.removeLast(2) }
    if parts.count > 1 {
      let exponent = parts[1].hasPrefix("+") ? parts[1].dropFirst() : parts[1]
      return "\(digits)e\(Int(exponent) ?? 0)"
    }
    let zeros = digits.utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return zeros < 6 ? digits : "\(digits.dropLast(zeros))e\(zeros)"
  }
}
#endif
