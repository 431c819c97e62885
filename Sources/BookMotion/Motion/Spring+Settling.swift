extension Spring {
  /// The settling duration that SwiftUI states, for a target of 1 and an epsilon of 0.001.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// The settling duration that SwiftUI states: an estimate, for people who compare with it.
  ///
  /// Where the spring swings it is ln((|gX − v₀| + |X|)/ε)/g, with g = ζω and X the target. That
  /// adds a rate to a length, so it is not proportional to the duration, and beside ζ = 1 it may
  /// come before the spring has settled. Where the spring does not swing it is the first of the
  /// instants 0, 0.1, 0.2 … from which the value stays within ε for a second. Timelines use
  /// ``exactSettlingDuration(target:initialVelocity:epsilon:)`` instead.
  ///
  /// A spring without damping never settles: ∞. After 1024 steps SwiftUI's scan gives up and
  /// answers 0; this one goes on in steps that double.
  ///
  /// - Complexity: O(1) where the spring swings, else one evaluation a step.
  public func settlingDuration<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double = 0.001
  ) -> Double {
    Domain.epsilonLength.require(epsilon, "epsilon")
    let solution = solution
    if solution.regime == .swinging {
      guard solution.decay > 0 else { return .infinity }
      let push = target.scaled(by: solution.decay) - initialVelocity
      let reach = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
      return max(0, Elementary.log(reach / epsilon) / solution.decay)
    }
    return scannedSettlingDuration(epsilon: epsilon, solution: solution) { basis in
      // What is still to go: X·p − v₀·s.
      var left = target.scaled(by: basis.remaining)
      left.add(initialVelocity, scaledBy: -basis.kick)
      return left.magnitudeSquared.squareRoot()
    }
  }

  private func scannedSettlingDuration(
    epsilon: Double, solution: SpringSolution, distance: (SpringSolution.Basis) -> Double
  ) -> Double {
    var settled: Double?
    var time = 0.0
    for _ in 0..<Scan.steps {
      if distance(solution.basis(at: time)) >= epsilon {
        settled = nil
      } else if let since = settled {
        if time - since > Scan.calm { return since }
      } else {
        settled = time
      }
      time += Scan.step
    }
    if let settled { return settled }
    // Every spring that comes here creeps so slowly that only its slow part is left to see.
    while distance(solution.basis(at: time)) >= epsilon { time *= 2 }
    return time
  }

  private enum Scan {
    static let step = 0.1
    static let steps = 1024
    static let calm = 1.0
  }

  /// The settling duration between two values that SwiftUI states.
  public func settlingDuration<Value: MotionVector>(
    fromValue: Value, toValue: Value, initialVelocity: Value, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      target: toValue - fromValue, initialVelocity: initialVelocity, epsilon: epsilon)
  }
}
