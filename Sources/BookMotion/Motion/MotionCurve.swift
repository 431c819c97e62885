/// One way for a value to reach its target: a spring, a curve, or at once; each with a delay if
/// that is wanted.
///
/// An animation is a *unit response*: 0 before it starts, 1 at rest, whatever the value is that
/// moves. ``Motion`` multiplies it by the way to go.
///
/// ```swift
/// let lift = MotionCurve.spring(duration: 0.2)
/// let fade = MotionCurve.easeOut(duration: 0.3).delay(0.2)
/// fade.value(at: 0.2)  // 0
/// fade.value(at: 0.5)  // 1
/// ```
///
/// It has the members of SwiftUI's `Animation`, with their meaning and their values, so what one types
/// after a dot is the same in both: `.snappy`, `.spring(duration: 0.4, bounce: 0.2)`,
/// `.easeOut(duration: 0.3).delay(0.1)`. What it deliberately does not have: `speed(_:)` and
/// repetition, because a value that moves is a sum of steps that end, and `initialVelocity:`, because
/// the velocity of a value is kept by ``Motion``.
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
  public static func spring(_ spring: MotionSpring) -> MotionCurve {
    MotionCurve(required: .spring(spring))
  }

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

// SwiftUI's spellings. Each is a driver under another name.

extension MotionCurve {
  /// The spring that SwiftUI animates with by default: half a second, without bounce.
  public static let spring = spring()

  /// A spring by how long it seems to take and how much it bounces.
  ///
  /// ```swift
  /// MotionCurve.spring(duration: 0.4, bounce: 0.2).value(at: 0.4)  // 1.0104…
  /// ```
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> MotionCurve {
    .spring(MotionSpring(duration: duration, bounce: bounce))
  }

  /// A spring by its response and damping fraction, as code for older systems says it.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> MotionCurve {
    .spring(MotionSpring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring: all springs of this library keep their velocity when they are interrupted.
  public static let interpolatingSpring = spring()

  /// A spring by its physical parameters.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> MotionCurve {
    .spring(MotionSpring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// A spring by how long it seems to take and how much it bounces.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0
  ) -> MotionCurve {
    .spring(duration: duration, bounce: bounce)
  }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// A spring without bounce, or with a little.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static let snappy = snappy()

  /// A spring with a little bounce, or with more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that bounces.
  public static let bouncy = bouncy()

  /// A spring that bounces, or bounces more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionCurve {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension MotionCurve {
  /// The time that SwiftUI's curves take where none is given.
  private static let standardDuration = 0.35

  /// Constant speed, for 0.35 seconds.
  public static let linear = linear(duration: standardDuration)

  /// Constant speed.
  public static func linear(duration: Double) -> MotionCurve { .curve(.linear, duration: duration) }

  /// A slow start, in 0.35 seconds.
  public static let easeIn = easeIn(duration: standardDuration)

  /// A slow start.
  public static func easeIn(duration: Double) -> MotionCurve { .curve(.easeIn, duration: duration) }

  /// A slow end, in 0.35 seconds.
  public static let easeOut = easeOut(duration: standardDuration)

  /// A slow end.
  public static func easeOut(duration: Double) -> MotionCurve {
    .curve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end, in 0.35 seconds.
  public static let easeInOut = easeInOut(duration: standardDuration)

  /// A slow start and a slow end.
  public static func easeInOut(duration: Double) -> MotionCurve {
    .curve(.easeInOut, duration: duration)
  }

  /// A Bézier curve by its two control points.
  ///
  /// ```swift
  /// let curve = MotionCurve.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)
  /// curve == .easeInOut(duration: 0.3)  // true
  /// ```
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> MotionCurve {
    timingCurve(
      .bezier(
        startControlPoint: BookPoint(x: p1x, y: p1y), endControlPoint: BookPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An easing that takes `duration` seconds: another spelling of ``curve(_:duration:)``.
  public static func timingCurve(_ easing: MotionEasing, duration: Double) -> MotionCurve {
    .curve(easing, duration: duration)
  }
}

extension MotionCurve {
  /// The unit response at `time`: 0 before the start, 1 at rest; springs overshoot.
  public func value(at time: Double) -> Double {
    if let (_, basis) = flight(at: time) { return 1 - basis.remaining }
    return 1 - UnitResponse(self).remaining(at: time)
  }

  /// The rate of the unit response at `time`, a second; 0 where it jumps.
  public func velocity(at time: Double) -> Double {
    if let (solution, basis) = flight(at: time) { return solution.stiffness * basis.kick }
    return UnitResponse(self).velocity(at: time)
  }

  /// Where a spring is that has not come to rest.
  ///
  /// Where it ends takes long to find, and matters only where next to nothing is left.
  @inline(__always)
  private func flight(at time: Double) -> (SpringSolution, SpringSolution.Basis)? {
    guard case .spring(let spring) = driver else { return nil }
    let solution = spring.solution
    let basis = solution.basis(at: time - delay)
    return abs(basis.remaining) > 2 * UnitResponse.invisible ? (solution, basis) : nil
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
    if delay != 0 || encoder.writesDefaults { try fields.encode(delay, forKey: .delay) }
  }
}
#endif
