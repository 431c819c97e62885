/// A damped spring, with the names, the meaning and the values of SwiftUI's `Spring`.
///
/// A spring says how a value travels to its target, and keeps its velocity when the target
/// changes under way. All of it is closed form: any instant can be asked for, in any order, and
/// the answer has the same bits on every machine.
///
/// ```swift
/// let spring = MotionSpring(duration: 0.5, bounce: 0.3)
/// spring.value(target: 100, time: 0.25)  // 98.408…
/// spring.velocity(target: 100, time: 0)  // 0
/// spring.value(target: 100, time: .infinity)  // 100
/// ```
///
/// The equation is m·x″ + c·x′ + k·(x − target) = 0. With ω = √(k/m) and ζ = c/(2√(k·m)) a
/// spring with ζ < 1 swings, ζ = 1 is the fastest that does not, and ζ > 1 creeps.
///
/// It deliberately does not step: there is no state, and no clock is read.
public struct MotionSpring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double

  /// The time of one full swing without damping, 2π·√(m/k): what SwiftUI calls the perceptual
  /// duration, and the response.
  public let duration: Double

  /// The damping as a fraction of the damping that just prevents swinging.
  public let dampingRatio: Double

  /// What an evaluation needs of these three, worked out beforehand: a root and two quotients are
  /// as dear as the evaluation itself.
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
  /// How fast the spring would swing without damping, in radians a second: ω = 2π/duration.
  public var angularFrequency: Double { MotionSpring.fullTurn / duration }

  static let fullTurn = 2 * Double.pi
}

extension MotionSpring {
  /// Creates a spring from how long it feels and how much it bounces.
  ///
  /// A bounce of 0 does not swing, 0.3 is lively, 1 never stops; a bounce below 0 creeps.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds.
  ///   - bounce: above −1, at most 1.
  /// - Precondition: both inside what they take. For numbers from outside use ``init(_:)``.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(required: .duration(duration, bounce: bounce))
  }

  /// Creates a spring from how long it feels, how much it bounces, and the mass at its end.
  ///
  /// The mass changes the force of the spring, not its motion.
  ///
  /// - Precondition: all inside what they take.
  public init(duration: Double, bounce: Double, mass: Double) {
    self.init(MotionSpring(duration: duration, bounce: bounce), mass: mass)
  }

  /// How much the spring bounces: 1 − ζ where it swings, 1/ζ − 1 where it creeps.
  ///
  /// A bounce given with up to fifteen decimals comes back as the very number that was given. It is
  /// never −1, however much damping there is.
  public var bounce: Double {
    let exact = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    // Many bounces round to one damping ratio; the shortest decimal of them is what was meant.
    let scaled = exact * MotionSpring.decimals
    let rounded = (scaled + Elementary.roundingShift) - Elementary.roundingShift
    let short = rounded / MotionSpring.decimals
    return short > -1 && MotionSpring.dampingRatio(bounce: short) == dampingRatio
      ? short : max(exact, (-1.0).nextUp)
  }

  /// Whether its duration and its bounce, and no mass, make the very same spring.
  package var isToldByBounce: Bool {
    guard Domain.positive.contains(duration), Domain.bounce.contains(bounce) else { return false }
    return MotionSpring.dampingRatio(bounce: bounce) == dampingRatio
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  private static let decimals = 1e15
}

extension MotionSpring {
  /// Creates a spring from its physics.
  ///
  /// - Parameters:
  ///   - mass: the mass at the end of the spring.
  ///   - stiffness: the force a unit of displacement.
  ///   - damping: the force a unit of velocity.
  ///   - allowOverDamping: whether a spring that creeps may be made; otherwise it becomes
  ///     critical.
  /// - Precondition: all inside what they take. For numbers from outside use ``init(_:)``.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.init(
      required: .mass(
        mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping))
  }

  /// The force a unit of displacement: k = m·ω². True for springs that creep, too.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force a unit of velocity: c = 2·ζ·m·ω.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }
}

extension MotionSpring {
  /// Creates a spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: the time of one undamped swing in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 just does not swing, above 1 creeps.
  /// - Precondition: both inside what they take. For numbers from outside use ``init(_:)``.
  public init(response: Double, dampingRatio: Double) {
    self.init(required: .response(response, dampingRatio: dampingRatio))
  }

  /// Creates a spring from its response, its damping ratio, and the mass at its end.
  ///
  /// The mass changes the force of the spring, not its motion.
  ///
  /// - Precondition: all inside what they take.
  public init(response: Double, dampingRatio: Double, mass: Double) {
    self.init(MotionSpring(response: response, dampingRatio: dampingRatio), mass: mass)
  }

  private init(_ spring: MotionSpring, mass: Double) {
    Domain.positive.require(mass, "mass")
    self.init(mass: mass, duration: spring.duration, dampingRatio: spring.dampingRatio)
  }

  /// The time of one undamped swing in seconds; the same number as ``duration``.
  public var response: Double { duration }
}

extension MotionSpring {
  /// The four ways to say which spring is meant.
  ///
  /// Use it with ``init(_:)`` for numbers that come from outside: a file, a form, a slider.
  /// Numbers written in code read better with the initializers that carry SwiftUI's names.
  public enum Parameters: Hashable, Sendable {
    /// A perceptual duration in seconds, and a bounce above −1 and at most 1.
    case duration(Double, bounce: Double)

    /// A response in seconds, and a damping ratio of 0 or more.
    case response(Double, dampingRatio: Double)

    /// The physics. An overdamped spring becomes critical unless `allowOverDamping` is true.
    case mass(Double, stiffness: Double, damping: Double, allowOverDamping: Bool)

    /// The time after which the spring counts as settled, its damping ratio, and how close to the
    /// target "settled" is, as a part of the way.
    case settlingDuration(Double, dampingRatio: Double, epsilon: Double)
  }

  /// Creates the spring that the parameters describe, or says what is wrong with them.
  ///
  /// - Throws: ``BookMotionError`` that names the parameter, its value and what it takes.
  public init(_ parameters: Parameters) throws(BookMotionError) {
    switch parameters {
    case .duration(let duration, let bounce):
      try Domain.positive.check(duration, "duration")
      try Domain.bounce.check(bounce, "bounce")
      self.init(
        mass: 1, duration: duration, dampingRatio: MotionSpring.dampingRatio(bounce: bounce))

    case .response(let response, let dampingRatio):
      try Domain.positive.check(response, "response")
      try Domain.damping.check(dampingRatio, "dampingRatio")
      self.init(mass: 1, duration: response, dampingRatio: dampingRatio)

    case .mass(let mass, let stiffness, let damping, let allowOverDamping):
      try Domain.positive.check(mass, "mass")
      try Domain.positive.check(stiffness, "stiffness")
      try Domain.damping.check(damping, "damping")
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      // A ratio this small is a spring that never rests; one this large never moves.
      self.init(
        mass: mass,
        duration: MotionSpring.fullTurn * (mass / stiffness).squareRoot(),
        dampingRatio: allowOverDamping ? min(ratio, Domain.damping.highest) : min(ratio, 1))

    case .settlingDuration(let settlingDuration, let dampingRatio, let epsilon):
      try Domain.settling.check(settlingDuration, "settlingDuration")
      try Domain.settlingRatio.check(dampingRatio, "dampingRatio")
      try Domain.epsilon.check(epsilon, "epsilon")
      self.init(
        mass: 1,
        duration: MotionSpring.duration(
          settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon),
        dampingRatio: dampingRatio)
    }
  }

  /// For a programmer's constants: the same checks, and a wrong one stops the program.
  init(required parameters: Parameters) {
    do {
      try self.init(parameters)
    } catch {
      error.stop()
    }
  }
}

extension MotionSpring {
  /// A spring that does not bounce, for most things: 0.5 s.
  public static let smooth = smooth()

  /// A spring with a small bounce: 0.5 s, bounce 0.15.
  public static let snappy = snappy()

  /// A spring that shows its bounce: 0.5 s, bounce 0.3.
  public static let bouncy = bouncy()

  /// ``smooth``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: Bounce.smooth + extraBounce)
  }

  /// ``snappy``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: Bounce.snappy + extraBounce)
  }

  /// ``bouncy``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> MotionSpring {
    MotionSpring(duration: duration, bounce: Bounce.bouncy + extraBounce)
  }

  private enum Bounce {
    static let smooth = 0.0
    static let snappy = 0.15
    static let bouncy = 0.3
  }
}

extension MotionSpring {
  /// Where a value is that set out from 0 for `target`, after `time` seconds.
  ///
  /// The value at `time` 0 is exactly 0 and at ∞ exactly `target`. Before 0, and for a time that
  /// is not a number, it has not set out.
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

  /// How fast a value moves that set out from 0 for `target`, after `time` seconds.
  ///
  /// It is the derivative of ``value(target:initialVelocity:time:)`` in every regime; before 0 it
  /// is the initial velocity, at ∞ it is 0.
  @inlinable
  public func velocity<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let basis = solution.basis(at: time)
    var velocity = target.scaled(by: solution.stiffness * basis.kick)
    velocity.add(initialVelocity, scaledBy: basis.kickVelocity)
    return velocity
  }

  /// The force on the mass at `position` with `velocity`: k·(target − position) − c·velocity.
  public func force<Value: MotionVector>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    var force = (target - position).scaled(by: stiffness)
    force.add(velocity, scaledBy: -damping)
    return force
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  ///
  /// There is no step that would be too long: two halves are the whole. A `deltaTime` that is
  /// negative or not a number changes nothing. For people who keep a value and a velocity anyway;
  /// ``Motion`` needs neither.
  @inlinable
  public func update<Value: MotionVector>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    guard deltaTime > 0 else { return }
    let basis = solution.basis(at: deltaTime)
    let displacement = target - value
    // Seen from the target, so that a value at rest is the target to the last bit.
    var left = displacement.scaled(by: -basis.remaining)
    left.add(velocity, scaledBy: basis.kick)
    value = target + left
    velocity.scale(by: basis.kickVelocity)
    velocity.add(displacement, scaledBy: solution.stiffness * basis.kick)
  }
}

extension MotionSpring {
  /// Where a value is on its way between two others: `fromValue` at 0, `toValue` at ∞, exactly.
  @inlinable
  public func value<Value: MotionVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var value = fromValue
    var velocity = initialVelocity
    update(value: &value, velocity: &velocity, target: toValue, deltaTime: time)
    return value
  }

  /// How fast a value moves on its way between two others.
  @inlinable
  public func velocity<Value: MotionVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// The force on the mass at `position`, on its way between two values: where it set out from
  /// does not matter to a spring.
  public func force<Value: MotionVector>(
    fromValue: Value, toValue: Value, position: Value, velocity: Value
  ) -> Value {
    force(target: toValue, position: position, velocity: velocity)
  }
}

extension Domain {
  /// Numbers from 0 to 1e100.
  public static let damping = Domain(0, 1e100)

  /// What a bounce may be: above −1, at most 1.
  public static let bounce = Domain(-1, 1, includesLowest: false)
}

#if !$Embedded
extension MotionSpring: CustomStringConvertible {
  /// Such as "MotionSpring(duration: 0.5, bounce: 0.3)", with the mass if it is not 1.
  public var description: String {
    let mass = mass == 1 ? "" : ", mass: \(mass)"
    return "MotionSpring(duration: \(duration), bounce: \(bounce)\(mass))"
  }
}
#endif
