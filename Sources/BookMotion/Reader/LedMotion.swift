/// A value that a finger leads, and that springs take over with the velocity it is given.
///
/// What a finger holds is nothing but where the finger is, so each hold begins a ``Motion`` of its
/// own; from when it lets go, that motion is a sum of steps as any other. The ones before are kept,
/// for whoever asks for the past.
struct LedMotion: Sendable {
  private struct Leg: Sendable {
    let time: Double
    var motion: Motion<Double>
  }

  /// In the order of their times, and never empty.
  private var legs: [Leg]

  init(_ value: Double) {
    legs = [Leg(time: -.greatestFiniteMagnitude, motion: Motion(value))]
  }

  /// A finger on what it leads.
  struct Grip: Hashable, Sendable {
    /// Where the finger touched, along the way that the value goes.
    let touched: Double
    /// Where the value was when it was touched, as if nothing held it back.
    let start: Double
    /// How far the finger has gone on since.
    var travel = 0.0
  }

  private static let rememberedLegs = 512

  /// What is so near to its place has arrived, for who looks at it, in points.
  private static let arrival = 0.5
}

extension LedMotion {
  private func motion(at time: Double) -> Motion<Double> {
    // A time before all others, or none at all, is that of the first one known.
    legs.last { $0.time <= time }?.motion ?? legs[0].motion
  }

  func value(at time: Double) -> Double { motion(at: time).value(at: time) }

  /// 0 while a finger holds the value: only the finger knows how fast it is.
  func velocity(at time: Double) -> Double { motion(at: time).velocity(at: time) }

  var target: Double { last.target }

  /// From when on the value is its target to the last bit.
  var end: Double { last.end }

  private var last: Motion<Double> { legs[legs.count - 1].motion }
}

extension LedMotion {
  /// A finger has the value at `value`.
  mutating func hold(_ value: Double, at time: Double) {
    if legs.count >= LedMotion.rememberedLegs { legs.removeFirst(legs.count / 2) }
    legs.append(Leg(time: time, motion: Motion(value)))
  }

  /// A spring takes the value to `target`, from where it is and with the velocity that it has and
  /// that a finger adds.
  ///
  /// - Returns: from when on it stays within half a point of the target. All that is under way moves on
  ///   this spring, too.
  mutating func fly(
    to target: Double, adding velocity: Double = 0, at time: Double, with spring: MotionSpring
  ) -> Double {
    let way = target - value(at: time)
    let speed = self.velocity(at: time) + velocity
    legs[legs.count - 1].motion.turn(to: target, at: time, with: .spring(spring))
    if velocity != 0 {
      legs[legs.count - 1].motion.toss(by: velocity, at: time, with: spring)
    }
    return time
      + spring.exactSettlingDuration(
        target: way, initialVelocity: speed, epsilon: LedMotion.arrival)
  }
}
