extension Spring {
  /// The four ways to say which spring is meant.
  ///
  /// Use it with ``init(_:)`` for numbers that come from outside: a file, a form, a slider.
  /// Numbers written in code read better with the initialisers that carry SwiftUI's names.
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
        mass: 1, duration: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))

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
        duration: Spring.fullTurn * (mass / stiffness).squareRoot(),
        dampingRatio: allowOverDamping ? min(ratio, Domain.damping.highest) : min(ratio, 1))

    case .settlingDuration(let settlingDuration, let dampingRatio, let epsilon):
      try Domain.settling.check(settlingDuration, "settlingDuration")
      try Domain.settlingRatio.check(dampingRatio, "dampingRatio")
      try Domain.epsilon.check(epsilon, "epsilon")
      self.init(
        mass: 1,
        duration: Spring.duration(
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
