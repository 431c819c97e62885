import BookMotion

/// A value that follows a finger and then springs on with the finger's velocity.
///
/// While a finger holds the value, the value depends only on the finger's position, so each hold
/// begins its own `Motion`; once the finger lets go, that motion is a sum of steps like any
/// other. Earlier motions are kept for queries about the past.
struct LedMotion: Hashable, Sendable {
  private struct Leg: Hashable, Sendable {
    let time: Double
    var motion: Motion<Double>
  }

  /// The motions, ordered by time; never empty.
  private var legs: [Leg]

  init(_ value: Double) {
    legs = [Leg(time: -.greatestFiniteMagnitude, motion: Motion(value))]
  }

  /// A finger that holds the value.
  struct Grip: Hashable, Sendable {
    /// The coordinate at which the finger touched, along the axis of the value.
    let touched: Double
    /// The value at the time of the touch, without rubber-banding.
    let start: Double
    /// The distance that the finger has moved since, in the direction of the value.
    var travel = 0.0
  }

  /// The distance from the target at which the value appears to have arrived, in points.
  private static let arrival = 0.5
}

extension LedMotion {
  private func motion(at time: Double) -> Motion<Double> {
    // A time before all others, or NaN, belongs to the first leg.
    legs.last { $0.time <= time }?.motion ?? legs[0].motion
  }

  func value(at time: Double) -> Double { motion(at: time).value(at: time) }

  /// Returns the velocity at `time`, or 0 while a finger holds the value: only the finger knows how
  /// fast it is.
  func velocity(at time: Double) -> Double { motion(at: time).velocity(at: time) }

  var target: Double { last.target }

  /// The time from which the value equals its target exactly.
  var end: Double { last.end }

  private var last: Motion<Double> { legs[legs.count - 1].motion }
}

extension LedMotion {
  /// Holds the value at `value` from `time` on.
  mutating func hold(_ value: Double, at time: Double) {
    legs.makeRoom()
    legs.append(Leg(time: time, motion: Motion(value)))
  }

  /// Springs the value to `target` from where it is, with its current velocity plus `velocity`.
  ///
  /// - Returns: The time from which the value stays within half a point of `target`, exact because
  ///   every step under way uses the same spring.
  mutating func fly(
    to target: Double, adding velocity: Double = 0, at time: Double, with spring: MotionSpring
  ) -> Double {
    let displacement = target - value(at: time)
    let speed = self.velocity(at: time) + velocity
    legs[legs.count - 1].motion.turn(to: target, at: time, with: .spring(spring))
    if velocity != 0 {
      legs[legs.count - 1].motion.toss(by: velocity, at: time, with: spring)
    }
    return time
      + spring.exactSettlingDuration(
        target: displacement, initialVelocity: speed, epsilon: LedMotion.arrival)
  }
}
