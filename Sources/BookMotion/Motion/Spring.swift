/// A damped spring, with the names, the meaning and the values of SwiftUI's `Spring`.
///
/// A spring says how a value travels to its target, and keeps its velocity when the target
/// changes under way. All of it is closed form: any instant can be asked for, in any order, and
/// the answer has the same bits on every machine.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// spring.value(target: 100, time: 0.25)  // 98.408…
/// spring.velocity(target: 100, time: 0)  // 0
/// spring.value(target: 100, time: .infinity)  // 100
/// ```
///
/// The equation is m·x″ + c·x′ + k·(x − target) = 0. With ω = √(k/m) and ζ = c/(2√(k·m)) a
/// spring with ζ < 1 swings, ζ = 1 is the fastest that does not, and ζ > 1 creeps.
///
/// It deliberately does not step: there is no state, and no clock is read.
///
/// In a file that also imports SwiftUI, write `BookMotion.Spring`.
public struct Spring: Hashable, Sendable {
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

  init(mass: Double, duration: Double, dampingRatio: Double) {
    self.mass = mass
    self.duration = duration
    self.dampingRatio = dampingRatio
    solution = SpringSolution(
      angularFrequency: Spring.fullTurn / duration, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// How fast the spring would swing without damping, in radians a second: ω = 2π/duration.
  public var angularFrequency: Double { Spring.fullTurn / duration }

  static let fullTurn = 2 * Double.pi
}
