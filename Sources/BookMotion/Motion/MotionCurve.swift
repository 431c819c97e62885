/// An animation of a value to its target: a spring, a curve, or an immediate change, with an
/// optional delay.
///
/// An animation is a *unit response*: 0 before it starts and 1 at rest, whatever value it moves.
/// ``Motion`` multiplies it by the distance to cover.
///
/// ```swift
/// let lift = MotionCurve.spring(duration: 0.2)
/// let fade = MotionCurve.easeOut(duration: 0.3).delay(0.2)
/// fade.value(at: 0.2)  // 0
/// fade.value(at: 0.5)  // 1
/// ```
///
/// The type has the members of SwiftUI's `Animation`, with the same meanings and values, so the
/// same spellings work after a dot: `.snappy`, `.spring(duration: 0.4, bounce: 0.2)`,
/// `.easeOut(duration: 0.3).delay(0.1)`. It deliberately lacks `speed(_:)` and repetition, because
/// a moving value is a sum of steps that end, and `initialVelocity:`, because ``Motion`` keeps the
/// velocity of a value.
public struct MotionCurve: Hashable, Sendable {
  /// The source of an animation's progress.
  public enum Driver: Hashable, Sendable {
    /// A spring.
    case spring(MotionSpring)
    /// A curve that takes `duration` seconds.
    case curve(MotionEasing, duration: Double)
    /// No animation: the value changes immediately.
    case none
  }

  /// The source of the animation's progress.
  public let driver: Driver

  /// The delay before the animation starts, in seconds.
  public let delay: Double

  /// Creates an animation from numbers that may be invalid.
  ///
  /// - Throws: ``BookMotionError`` if a duration or a delay is not in 0...1e100.
  package init(_ driver: Driver, delay: Double = 0) throws(BookMotionError) {
    if case .curve(_, let duration) = driver { try BookDomain.seconds.check(duration, "duration") }
    try BookDomain.seconds.check(delay, "delay")
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
  /// Returns an animation that is driven by a spring.
  public static func spring(_ spring: MotionSpring) -> MotionCurve {
    MotionCurve(required: .spring(spring))
  }

  /// Returns an animation that follows a curve for `duration` seconds.
  ///
  /// With a `duration` of 0, the value changes immediately.
  ///
  /// - Precondition: `duration` is in 0...1e100.
  public static func curve(_ curve: MotionEasing, duration: Double) -> MotionCurve {
    MotionCurve(required: .curve(curve, duration: duration))
  }

  /// An immediate change. If the context expects an optional, write `MotionCurve.none`.
  public static let none = MotionCurve(required: .none)

  /// Returns this animation delayed by a further `seconds`.
  ///
  /// - Precondition: The resulting delay is in 0...1e100.
  public func delay(_ seconds: Double) -> MotionCurve {
    MotionCurve(required: driver, delay: delay + seconds)
  }
}

// SwiftUI's spellings of the drivers.

extension MotionCurve {
  /// The spring that SwiftUI uses by default: 0.5 seconds, without bounce.
  public static let spring = spring()

  /// Returns a spring with the given perceptual duration and bounce.
  ///
  /// ```swift
  /// MotionCurve.spring(duration: 0.4, bounce: 0.2).value(at: 0.4)  // 1.0104…
  /// ```
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MotionCurve {
    .spring(MotionSpring(duration: duration, bounce: bounce))
  }

  /// Returns a spring with the given response and damping fraction, as in code for older systems.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> MotionCurve {
    .spring(MotionSpring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring without bounce. All springs of this library keep their velocity when interrupted.
  public static let interpolatingSpring = spring()

  /// Returns a spring with the given physical parameters.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> MotionCurve {
    .spring(MotionSpring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// Returns a spring with the given perceptual duration and bounce.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0
  ) -> MotionCurve {
    .spring(duration: duration, bounce: bounce)
  }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// Returns a spring without bounce, or with `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static let snappy = snappy()

  /// Returns a spring with a little bounce, plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces.
  public static let bouncy = bouncy()

  /// Returns a spring that bounces, with `extraBounce` added to its bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension MotionCurve {
  /// The duration of SwiftUI's curves if none is given.
  private static let standardDuration = 0.35

  /// A curve with constant speed that takes 0.35 seconds.
  public static let linear = linear(duration: standardDuration)

  /// Returns a curve with constant speed.
  public static func linear(duration: Double) -> MotionCurve { .curve(.linear, duration: duration) }

  /// A curve that starts slowly and takes 0.35 seconds.
  public static let easeIn = easeIn(duration: standardDuration)

  /// Returns a curve that starts slowly.
  public static func easeIn(duration: Double) -> MotionCurve { .curve(.easeIn, duration: duration) }

  /// A curve that ends slowly and takes 0.35 seconds.
  public static let easeOut = easeOut(duration: standardDuration)

  /// Returns a curve that ends slowly.
  public static func easeOut(duration: Double) -> MotionCurve {
    .curve(.easeOut, duration: duration)
  }

  /// A curve that starts and ends slowly and takes 0.35 seconds.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// Returns a curve that starts and ends slowly.
  public static func easeInOut(duration: Double) -> MotionCurve {
    .curve(.easeInOut, duration: duration)
  }

  /// Returns a Bézier curve with the given control points.
  ///
  /// ```swift
  /// let curve = MotionCurve.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)
  /// curve == .easeInOut(duration: 0.3)  // true
  /// ```
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> MotionCurve {
    .curve(
      .bezier(
        startControlPoint: BookPoint(x: p1x, y: p1y), endControlPoint: BookPoint(x: p2x, y: p2y)),
      duration: duration)
  }
}

extension MotionCurve {
  /// Returns the unit response at `time`: 0 before the start and 1 at rest. Springs may overshoot.
  public func value(at time: Double) -> Double {
    if let (_, basis) = flight(at: time) { return 1 - basis.remaining }
    return 1 - UnitResponse(self).remaining(at: time)
  }

  /// Returns the rate of the unit response at `time`, per second; 0 where the response jumps.
  public func velocity(at time: Double) -> Double {
    if let (solution, basis) = flight(at: time) { return solution.stiffness * basis.kick }
    return UnitResponse(self).velocity(at: time)
  }

  /// Returns the state of a spring at `time`, or `nil` if it is almost at rest.
  ///
  /// The end of a spring is expensive to find, and matters only where almost nothing is left.
  @inline(__always)
  private func flight(at time: Double) -> (SpringSolution, SpringSolution.Basis)? {
    guard case .spring(let spring) = driver else { return nil }
    let solution = spring.solution
    let basis = solution.basis(at: time - delay)
    return abs(basis.remaining) > 2 * UnitResponse.invisible ? (solution, basis) : nil
  }

  /// Returns the time from which the response stays within `epsilon` of 1, including the delay.
  ///
  /// The result is ∞ for a spring without damping. A curve settles at the end of its duration, even
  /// if it is close to 1 before.
  public func settlingDuration(epsilon: Double = 0.001) -> Double {
    BookDomain.epsilonLength.require(epsilon, "epsilon")
    return switch driver {
    case .spring(let spring): delay + spring.exactSettlingDuration(epsilon: epsilon)
    case .curve(_, let duration): delay + duration
    case .none: delay
    }
  }
}

extension MotionCurve: HasFields {
  package static var blank: MotionCurve { .none }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var (kind, spring, easing) = (2, MotionSpring.blank, MotionEasing.linear)
    var (duration, delay) = (0.0, delay)
    switch driver {
    case .spring(let with): (kind, spring) = (0, with)
    case .curve(let along, let seconds): (kind, easing, duration) = (1, along, seconds)
    case .none: break
    }
    let read: Driver
    try visitor.one(of: ["spring", "curve", "atOnce"], &kind)
    switch kind {
    case 0:
      try visitor.part("spring", &spring, .isRequired)
      read = .spring(spring)
    case 1:
      try visitor.part("curve", &easing, .isRequired)
      try visitor.number("duration", &duration, .seconds, .isRequired)
      read = .curve(easing, duration: duration)
    default:
      try visitor.mark("atOnce")
      read = .none
    }
    try visitor.number("delay", &delay, .seconds, .mayBeOmittedIf(0))
    try visitor.make(&self) { () throws(BookMotionError) in try MotionCurve(read, delay: delay) }
  }
}
