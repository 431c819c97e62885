extension Spring {
  /// Creates a spring that settles in a given time.
  ///
  /// It undoes ``settlingDuration``: `Spring(settlingDuration: s.settlingDuration, dampingRatio:
  /// s.dampingRatio)` is `s` for a spring `s` that swings. One that does not swing settles exactly
  /// then: its ``exactSettlingDuration(target:initialVelocity:epsilon:)`` is what was asked for,
  /// since the estimate of SwiftUI's goes in steps of 0.1 s that nothing can undo.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds.
  ///   - dampingRatio: above 0, since a spring without damping never settles.
  ///   - epsilon: how close to the target "settled" is, as a part of the way.
  /// - Precondition: all inside what they take. For numbers from outside use ``init(_:)``.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(
      required: .settlingDuration(
        settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon))
  }

  static func duration(
    settlingDuration time: Double, dampingRatio: Double, epsilon: Double
  ) -> Double {
    guard dampingRatio < 1 else {
      let unit = Spring(mass: 1, duration: 1, dampingRatio: dampingRatio)
      return time / unit.exactSettlingDuration(epsilon: epsilon)
    }
    // ln((g + 1)/ε) = g·T. Beyond its root the difference falls and bends down, so Newton's
    // method from the right comes nearer with every step and stops where rounding stops it.
    let depth = -Elementary.log(epsilon)
    var rate = startingRate(time: time, depth: depth)
    for _ in 0..<mostRateSteps {
      let excess = Elementary.log(1 + rate) + depth - rate * time
      let next = rate - excess / (1 / (1 + rate) - time)
      if !(next < rate) { break }
      rate = next
    }
    return fullTurn * dampingRatio / rate
  }

  /// A rate at which g·T is above ln((g + 1)/ε) for sure.
  private static func startingRate(time: Double, depth: Double) -> Double {
    var rate = 1 / time + depth / time
    while Elementary.log(1 + rate) + depth > rate * time { rate *= 2 }
    return rate
  }

  private static let mostRateSteps = 100
}
