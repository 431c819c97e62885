/// One way for a value to reach its target: a spring, a curve, or at once; each with a delay if
/// that is wanted.
///
/// An animation is a *unit response*: 0 before it starts, 1 at rest, whatever the value is that
/// moves. ``Motion`` multiplies it by the way to go.
///
/// ```swift
/// let lift = MotionCurve.spring(MotionSpring(duration: 0.2, bounce: 0))
/// let fade = MotionCurve.curve(.easeOut, duration: 0.3).delay(0.2)
/// fade.value(at: 0.2)  // 0
/// fade.value(at: 0.5)  // 1
/// ```
///
/// In a file that also imports SwiftUI, write `BookMotion.Animation`.
public struct MotionCurve: Hashable, Sendable {
  /// What drives the value.
  public enum Driver: Hashable, Sendable {
    /// A spring.
    case spring(MotionSpring)
    /// A curve that takes `duration` seconds.
    case curve(MotionEasing, duration: Double)
    /// Nothing: the value is there at once.
    case none
  }

  /// What drives the value.
  public let driver: Driver

  /// The seconds until it starts.
  public let delay: Double

  /// Creates an animation, or says what is wrong with its numbers.
  ///
  /// - Throws: ``BookMotionError`` for a duration or a delay that is negative or not a number.
  public init(_ driver: Driver, delay: Double = 0) throws(BookMotionError) {
    if case .curve(_, let duration) = driver { try Domain.seconds.check(duration, "duration") }
    try Domain.seconds.check(delay, "delay")
    self.driver = driver
    self.delay = delay
  }

  private init(required driver: Driver, delay: Double = 0) {
    do {
      try self.init(driver, delay: delay)
    } catch {
      error.stop()
    }
  }
}

extension MotionCurve {
  /// A spring.
  public static func spring(_ spring: MotionSpring) -> MotionCurve { MotionCurve(required: .spring(spring)) }

  /// A curve that takes `duration` seconds. One of 0 seconds is there at once.
  ///
  /// - Precondition: `duration` is 0 or above, at most 1e100. For numbers from outside use
  ///   ``init(_:delay:)``.
  public static func curve(_ curve: MotionEasing, duration: Double) -> MotionCurve {
    MotionCurve(required: .curve(curve, duration: duration))
  }

  /// At once. Where an optional is expected, write `MotionCurve.none`.
  public static let none = MotionCurve(required: .none)

  /// The same animation, `seconds` later than it would have started.
  ///
  /// - Precondition: the delay that results is 0 or above, at most 1e100. For numbers from outside
  ///   use ``init(_:delay:)``.
  public func delay(_ seconds: Double) -> MotionCurve {
    MotionCurve(required: driver, delay: delay + seconds)
  }
}

extension MotionCurve {
  /// The unit response at `time`: 0 before the start, 1 at rest; springs overshoot.
  public func value(at time: Double) -> Double {
    1 - UnitResponse(self, askedAt: time).remaining(at: time)
  }

  /// The rate of the unit response at `time`, a second; 0 where it jumps.
  public func velocity(at time: Double) -> Double {
    UnitResponse(self, askedAt: time).velocity(at: time)
  }

  /// From when on the response stays within `epsilon` of 1, the delay included.
  ///
  /// ∞ for a spring without damping. A curve counts as settled when its time is over, even if it
  /// was near before.
  public func settlingDuration(epsilon: Double = 0.001) -> Double {
    Domain.epsilonLength.require(epsilon, "epsilon")
    return switch driver {
    case .spring(let spring): delay + spring.exactSettlingDuration(epsilon: epsilon)
    case .curve(_, let duration): delay + duration
    case .none: delay
    }
  }
}

#if !$Embedded
extension MotionCurve: Codable {
  /// Reads a `spring`, or a `curve` with its `duration`, or `"atOnce": true`; and a `delay`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(DocumentPart(decoder, noun: "animation"), beside: [])
  }

  /// Reads the fields of an animation that stand beside those of `others`, in one object.
  init(_ part: DocumentPart, beside others: [DocumentKey]) throws(BookMotionError) {
    let driver: Driver
    switch try part.one(of: [.spring, .curve, .atOnce]) {
    case .spring:
      try part.expect(only: others + [.spring, .delay])
      driver = .spring(try MotionSpring(part.part(.spring)))
    case .curve:
      try part.expect(only: others + [.curve, .duration, .delay])
      driver = .curve(
        try MotionEasing(try part.decoder(.curve), at: part.place[.curve]),
        duration: try part.number(.duration))
    default:
      try part.expect(only: others + [.atOnce, .delay])
      guard try part.truth(.atOnce) else {
        throw part.place[.atOnce].error(.wrongKind(expected: "true"))
      }
      driver = .none
    }
    let delay = try part.number(.delay, default: 0)
    self = try part.place.containing { () throws(BookMotionError) in
      try MotionCurve(driver, delay: delay)
    }
  }

  /// Writes the driver, and the delay if there is one.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    switch driver {
    case .spring(let spring): try fields.encode(spring, forKey: .spring)
    case .curve(let curve, let duration):
      try fields.encode(curve, forKey: .curve)
      try fields.encode(duration, forKey: .duration)
    case .none: try fields.encode(true, forKey: .atOnce)
    }
    if delay != 0 { try fields.encode(delay, forKey: .delay) }
  }
}
#endif
