import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording

/// One value that a spring moves to its target.
struct SpringMotion {
  let spring: MotionSpring
  let from: Double
  let to: Double
  /// In units per second.
  let initialVelocity: Double
  /// The distance from the target that counts as settled, as a fraction of the way.
  let epsilon: Double
  /// The time from which the value stays that near its target; ∞ if it never does.
  let settlingDuration: Double

  init(
    _ spring: MotionSpring, from: Double, to: Double, initialVelocity: Double, epsilon: Double
  ) throws(BookMotionError) {
    self.spring = spring
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.epsilon = epsilon
    // Solved for a displacement of 1, so that none is too short. A value that is only pushed is as
    // far from its target as a push of 1 per ω takes it.
    let displacement = to - from
    let push = displacement == 0 ? spring.angularFrequency : initialVelocity / displacement
    guard BookDomain.magnitude.contains(push) else {
      let most = (displacement == 0 ? 1 : displacement.magnitude) * 1e100
      let limit = BookDomain(-most, most)
      throw BookMotionError(.outsideDomain(initialVelocity, limit), at: "initialVelocity")
    }
    let isStill = displacement == 0 && initialVelocity == 0
    settlingDuration =
      isStill
      ? 0
      : spring.exactSettlingDuration(
        target: displacement == 0 ? 0 : 1, initialVelocity: push, epsilon: epsilon)
  }

  func value(at time: Double) -> Double {
    var (value, velocity) = (from, initialVelocity)
    spring.update(value: &value, velocity: &velocity, target: to, deltaTime: time)
    return value
  }

  func velocity(at time: Double) -> Double {
    spring.velocity(target: to - from, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the motion until a time or, without one, until the spring has settled, when the value
  /// is exactly the target.
  func recording(until end: Double?, framesPerSecond: Double) throws(BookExportError) -> Recording {
    try Recording(
      "spring", channels: [.init("value", .fraction), .init("velocity", .fraction)],
      duration: end ?? settlingDuration, framesPerSecond: framesPerSecond
    ) { time in
      end == nil && time >= settlingDuration ? [to, 0] : [value(at: time), velocity(at: time)]
    }
  }

  /// Everything about the motion, in words.
  var lines: [String] {
    func text(_ value: Double) -> String { ReadableNumbers.text(value) }
    return [
      "duration \(text(spring.duration)) s, bounce \(text(spring.bounce))",
      "response \(text(spring.response)) s, damping ratio \(text(spring.dampingRatio))",
      "mass \(text(spring.mass)), stiffness \(text(spring.stiffness)), "
        + "damping \(text(spring.damping))",
      settlingDuration < .infinity
        ? "settles after \(text(settlingDuration)) s, to within \(text(epsilon)) of the way"
        : "never settles",
      peak.map { "overshoots to \(text(value(at: $0))), at \(text($0)) s" } ?? "doesn't overshoot",
    ]
  }

  /// The time at which the value is farthest beyond its target, if it ever is.
  private var peak: Double? {
    // A swing takes longer than the duration, but not much in springs that still overshoot visibly.
    let end = min(settlingDuration, Peak.swings * spring.duration)
    var (best, height) = (nil as Double?, epsilon * (to - from).magnitude)
    for step in 1...Peak.steps {
      var low = end * Double(step - 1) / Double(Peak.steps)
      var high = end * Double(step) / Double(Peak.steps)
      let wasRising = velocity(at: low) > 0
      guard wasRising != (velocity(at: high) > 0) else { continue }
      while case let middle = (low + high) / 2, middle > low, middle < high {
        if (velocity(at: middle) > 0) == wasRising { low = middle } else { high = middle }
      }
      let beyond = (value(at: low) - to) * (to < from || to == from && !wasRising ? -1 : 1)
      if beyond > height { (best, height) = (low, beyond) }
    }
    return best
  }

  private enum Peak {
    static let swings = 4.0
    static let steps = 1000
  }
}
