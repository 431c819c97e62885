/// One way for a value to reach its target: a spring, a curve, or at once; each with a delay if
/// that is wanted.
///
/// An animation is a *unit response*: 0 before it starts, 1 at rest, whatever the value is that
/// moves. ``Motion`` multiplies it by the way to go.
///
/// ```swift
/// let lift = Animation.spring(Spring(duration: 0.2, bounce: 0))
/// let fade = Animation.curve(.easeOut, duration: 0.3).delay(0.2)
/// fade.value(at: 0.2)  // 0
/// fade.value(at: 0.5)  // 1
/// ```
///
/// In a file that also imports SwiftUI, write `BookMotion.Animation`.
public struct Animation: Hashable, Sendable {
  /// What drives the value.
  public enum Driver: Hashable, Sendable {
    /// A spring.
    case spring(Spring)
    /// A curve that takes `duration` seconds.
    case curve(UnitCurve, duration: Double)
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

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring) -> Animation { Animation(required: .spring(spring)) }

  /// A curve that takes `duration` seconds. One of 0 seconds is there at once.
  ///
  /// - Precondition: `duration` is 0 or above, at most 1e100. For numbers from outside use
  ///   ``init(_:delay:)``.
  public static func curve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(required: .curve(curve, duration: duration))
  }

  /// At once. Where an optional is expected, write `Animation.none`.
  public static let none = Animation(required: .none)

  /// The same animation, `seconds` later than it would have started.
  ///
  /// - Precondition: the delay that results is 0 or above, at most 1e100. For numbers from outside
  ///   use ``init(_:delay:)``.
  public func delay(_ seconds: Double) -> Animation {
    Animation(required: driver, delay: delay + seconds)
  }
}

extension Animation {
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
