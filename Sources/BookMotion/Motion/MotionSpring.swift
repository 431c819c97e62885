/// A damped spring, with the names, meanings, and values of SwiftUI's `Spring`.
///
/// A spring describes how a value travels to its target, and keeps its velocity when the target
/// changes on the way. All results are in closed form: you can ask for any instant, in any order,
/// and get the same bits on every machine.
///
/// ```swift
/// let spring = MotionSpring(duration: 0.5, bounce: 0.3)
/// spring.value(target: 100, time: 0.25)  // 98.408…
/// spring.velocity(target: 100, time: 0)  // 0
/// spring.value(target: 100, time: .infinity)  // 100
/// ```
///
/// The equation is m·x″ + c·x′ + k·(x − target) = 0. With ω = √(k/m) and ζ = c/(2√(k·m)), a spring
/// with ζ < 1 swings, one with ζ = 1 is the fastest that does not, and one with ζ > 1 creeps.
///
/// It is deliberately not a simulation: it has no state, and it reads no clock.
public struct MotionSpring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double

  /// The period of the undamped spring in seconds, 2π·√(m/k): the perceptual duration and the
  /// response of SwiftUI.
  public let duration: Double

  /// The damping as a fraction of the least damping that prevents swinging.
  public let dampingRatio: Double

  /// The values that an evaluation derives from these three, computed in advance: a square root and
  /// two quotients cost as much as the evaluation itself.
  @usableFromInline
  package let solution: SpringSolution

  package init(mass: Double, duration: Double, dampingRatio: Double) {
    self.mass = mass
    self.duration = duration
    self.dampingRatio = dampingRatio
    solution = SpringSolution(
      angularFrequency: MotionSpring.fullTurn / duration, dampingRatio: dampingRatio)
  }
}

extension MotionSpring {
  /// The angular frequency of the undamped spring, in radians per second: ω = 2π/duration.
  package var angularFrequency: Double { MotionSpring.fullTurn / duration }

  static let fullTurn = 2 * Double.pi
}

extension MotionSpring {
  /// Creates a spring with the given perceptual duration and bounce.
  ///
  /// A spring with a bounce of 0 does not swing, one with 0.3 is lively, and one with 1 never
  /// stops. A spring with a bounce below 0 creeps.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The bounce, which is above −1 and at most 1.
  /// - Precondition: `duration` is in 1e-100...1e100, and `bounce` is above −1 and at most 1. For
  ///   numbers that may be invalid, use ``init(_:)``.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(required: .duration(duration, bounce: bounce))
  }

  /// The bounce: 1 − ζ for a spring that swings, 1/ζ − 1 for one that creeps.
  ///
  /// If the spring was created with a bounce of up to fifteen decimals, this is exactly that
  /// number. It is never −1, however large the damping.
  public var bounce: Double {
    let exact = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    // Many bounces round to the same damping ratio; the shortest decimal of them is the one that
    // was meant.
    let scaled = exact * MotionSpring.decimals
    let rounded = (scaled + Elementary.roundingShift) - Elementary.roundingShift
    let short = rounded / MotionSpring.decimals
    return short > -1 && MotionSpring.dampingRatio(bounce: short) == dampingRatio
      ? short : max(exact, (-1.0).nextUp)
  }

  /// True if the duration and bounce reproduce this spring exactly, apart from its mass.
  package var isToldByBounce: Bool {
    BookDomain.positive.contains(duration) && BookDomain.bounce.contains(bounce)
      && MotionSpring.dampingRatio(bounce: bounce) == dampingRatio
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  private static let decimals = 1e15
}

extension MotionSpring {
  /// Creates a spring with the given physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The force per unit of velocity.
  ///   - allowOverDamping: `true` to allow a spring that creeps; otherwise, such a spring becomes
  ///     critical.
  /// - Precondition: `mass` and `stiffness` are in 1e-100...1e100, and `damping` is in 0...1e100.
  ///   For numbers that may be invalid, use ``init(_:)``.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.init(
      required: .mass(
        mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping))
  }

  /// The force per unit of displacement, k = m·ω², even for springs that creep.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force per unit of velocity, c = 2·ζ·m·ω.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }
}

extension MotionSpring {
  /// Creates a spring with the given response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingRatio: The damping ratio: a spring with 0 swings forever, 1 is the least that
  ///     prevents swinging, and a spring above 1 creeps.
  /// - Precondition: `response` is in 1e-100...1e100, and `dampingRatio` is in 0...1e100. For
  ///   numbers that may be invalid, use ``init(_:)``.
  public init(response: Double, dampingRatio: Double) {
    self.init(required: .response(response, dampingRatio: dampingRatio))
  }

  /// The period of the undamped spring, in seconds; the same number as ``duration``.
  public var response: Double { duration }
}

extension MotionSpring {
  /// The four ways to describe a spring.
  ///
  /// Use them with ``init(_:)`` for numbers that come from outside: a file, a form, or a slider.
  /// Numbers written in code read better with the initializers that have SwiftUI's names.
  public enum Parameters: Hashable, Sendable {
    /// A perceptual duration in seconds, and a bounce that is above −1 and at most 1.
    case duration(Double, bounce: Double)

    /// A response in seconds, and a damping ratio of 0 or more.
    case response(Double, dampingRatio: Double)

    /// The physical parameters. An overdamped spring becomes critical unless `allowOverDamping` is
    /// true.
    case mass(Double, stiffness: Double, damping: Double, allowOverDamping: Bool)

    /// A settling duration in seconds, a damping ratio, and the distance from the target that
    /// counts as settled, as a fraction of the whole distance.
    case settlingDuration(Double, dampingRatio: Double, epsilon: Double)
  }

  /// Creates the spring that the parameters describe.
  ///
  /// - Throws: A ``BookMotionError`` that names the parameter, its value, and the values that it
  ///   accepts.
  public init(_ parameters: Parameters) throws(BookMotionError) {
    switch parameters {
    case .duration(let duration, let bounce):
      try BookDomain.positive.check(duration, "duration")
      try BookDomain.bounce.check(bounce, "bounce")
      self.init(
        mass: 1, duration: duration, dampingRatio: MotionSpring.dampingRatio(bounce: bounce))

    case .response(let response, let dampingRatio):
      try BookDomain.positive.check(response, "response")
      try BookDomain.damping.check(dampingRatio, "dampingRatio")
      self.init(mass: 1, duration: response, dampingRatio: dampingRatio)

    case .mass(let mass, let stiffness, let damping, let allowOverDamping):
      try BookDomain.positive.check(mass, "mass")
      try BookDomain.positive.check(stiffness, "stiffness")
      try BookDomain.damping.check(damping, "damping")
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      // Physics can give any ratio; a spring with one above its domain never moves anyway.
      self.init(
        mass: mass,
        duration: MotionSpring.fullTurn * (mass / stiffness).squareRoot(),
        dampingRatio: allowOverDamping ? min(ratio, BookDomain.damping.highest) : min(ratio, 1))

    case .settlingDuration(let settlingDuration, let dampingRatio, let epsilon):
      try BookDomain.settling.check(settlingDuration, "settlingDuration")
      try BookDomain.settlingRatio.check(dampingRatio, "dampingRatio")
      try BookDomain.epsilon.check(epsilon, "epsilon")
      self.init(
        mass: 1,
        duration: MotionSpring.duration(
          settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon),
        dampingRatio: dampingRatio)
    }
  }

  /// Creates a spring from constants, and stops the program if one of them is invalid.
  init(required parameters: Parameters) {
    do {
      try self.init(parameters)
    } catch {
      error.stop()
    }
  }
}

extension MotionSpring {
  /// A spring without bounce, for most purposes: 0.5 seconds.
  public static let smooth = smooth()

  /// A spring with a small bounce: 0.5 seconds, bounce 0.15.
  public static let snappy = snappy()

  /// A spring with a noticeable bounce: 0.5 seconds, bounce 0.3.
  public static let bouncy = bouncy()

  /// Returns a spring like ``smooth`` with another duration or additional bounce.
  ///
  /// - Precondition: The resulting bounce is above −1 and at most 1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring like ``snappy`` with another duration or additional bounce.
  ///
  /// - Precondition: The resulting bounce is above −1 and at most 1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring like ``bouncy`` with another duration or additional bounce.
  ///
  /// - Precondition: The resulting bounce is above −1 and at most 1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension MotionSpring {
  /// Returns the value after `time` seconds, on its way from 0 to `target`.
  ///
  /// The value is exactly 0 at `time` 0, and exactly `target` at ∞. If `time` is negative or NaN,
  /// the value is 0.
  ///
  /// ```swift
  /// MotionSpring.smooth.value(target: 1.0, time: 0.1)  // 0.3577…
  /// ```
  @inlinable
  public func value<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let basis = solution.basis(at: time)
    var value = target.scaled(by: 1 - basis.remaining)
    value.add(initialVelocity, scaledBy: basis.kick)
    return value
  }

  /// Returns the velocity after `time` seconds of a value on its way from 0 to `target`.
  ///
  /// This is the derivative of ``value(target:initialVelocity:time:)`` in every regime. If `time`
  /// is negative or NaN, it is the initial velocity; at ∞, it is 0.
  @inlinable
  public func velocity<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let basis = solution.basis(at: time)
    var velocity = target.scaled(by: solution.stiffness * basis.kick)
    velocity.add(initialVelocity, scaledBy: basis.kickVelocity)
    return velocity
  }

  /// Returns the force on the mass at `position`: k·(target − position) − c·velocity.
  public func force<Value: MotionVector>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    var force = (target - position).scaled(by: stiffness)
    force.add(velocity, scaledBy: -damping)
    return force
  }

  /// Advances a value and its velocity by `deltaTime` seconds.
  ///
  /// No step is too long: two half steps are the same as the whole. If `deltaTime` is negative or
  /// NaN, nothing changes. Use this method if you keep a value and a velocity yourself; ``Motion``
  /// needs neither.
  @inlinable
  public func update<Value: MotionVector>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let basis = solution.basis(at: deltaTime)
    let displacement = target - value
    // Measured from the target, so that a value at rest is exactly the target.
    var left = displacement.scaled(by: -basis.remaining)
    left.add(velocity, scaledBy: basis.kick)
    value = target + left
    velocity.scale(by: basis.kickVelocity)
    velocity.add(displacement, scaledBy: solution.stiffness * basis.kick)
  }
}

extension BookDomain {
  /// Dampings and damping ratios: from 0 to 1e100.
  package static let damping = BookDomain(0, 1e100)

  /// Bounces: above −1 and at most 1.
  package static let bounce = BookDomain(-1, 1, includesLowest: false)
}

#if !$Embedded
extension MotionSpring: CustomStringConvertible {
  /// A description such as "MotionSpring(duration: 0.5, bounce: 0.3)", which includes a mass other
  /// than 1.
  public var description: String {
    let mass = mass == 1 ? "" : ", mass: \(mass)"
    return "MotionSpring(duration: \(duration), bounce: \(bounce)\(mass))"
  }
}
#endif
