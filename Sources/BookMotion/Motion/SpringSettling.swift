extension MotionSpring {
  /// Creates a spring that settles in the given time.
  ///
  /// For a spring `s` that swings, this is the inverse of ``settlingDuration``:
  /// `MotionSpring(settlingDuration: s.settlingDuration, dampingRatio: s.dampingRatio)` is `s`. A
  /// spring that does not swing instead has the given duration as its
  /// ``exactSettlingDuration(target:initialVelocity:epsilon:)``, because SwiftUI's estimate
  /// increases in steps of 0.1 s and so has no inverse.
  ///
  /// - Parameters:
  ///   - settlingDuration: The settling duration, in seconds.
  ///   - dampingRatio: The damping ratio, above 0, because a spring without damping never settles.
  ///   - epsilon: The distance from the target that counts as settled, as a fraction of the whole
  ///     distance.
  /// - Precondition: `settlingDuration` is in 1e-90...1e90, `dampingRatio` is in 1e-9...1e9, and
  ///   `epsilon` is in 1e-100...0.5. For numbers that may be invalid, use ``init(_:)``.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(
      required: .settlingDuration(
        settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon))
  }

  static func duration(
    settlingDuration time: Double, dampingRatio: Double, epsilon: Double
  ) -> Double {
    guard dampingRatio < 1 else {
      let unit = MotionSpring(mass: 1, duration: 1, dampingRatio: dampingRatio)
      return time / unit.exactSettlingDuration(epsilon: epsilon)
    }
    // Solve ln((g + 1)/ε) = g·T. To the right of its root, the difference is decreasing and
    // concave, so Newton's method from the right comes closer with every step, until rounding stops
    // it.
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

  /// Returns a rate g at which g·T is certainly not below ln((g + 1)/ε).
  private static func startingRate(time: Double, depth: Double) -> Double {
    var rate = 1 / time + depth / time
    while Elementary.log(1 + rate) + depth > rate * time { rate *= 2 }
    return rate
  }

  private static let mostRateSteps = 100
}

extension MotionSpring {
  /// The settling duration that SwiftUI reports, for a target of 1 and an epsilon of 0.001.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// Returns the settling duration that SwiftUI reports, which is an estimate.
  ///
  /// If the spring swings, the estimate is ln((|gX − v₀| + |X|)/ε)/g, with g = ζω and the target X.
  /// This adds a rate to a length, so it is not proportional to the duration, and near ζ = 1 it may
  /// be earlier than the actual settling. If the spring does not swing, the estimate is the first
  /// of the instants 0, 0.1, 0.2, … from which the value stays within ε for a second. Use this
  /// method to compare with SwiftUI; timelines use
  /// ``exactSettlingDuration(target:initialVelocity:epsilon:)`` instead.
  ///
  /// For a spring without damping, which never settles, the result is ∞. After 1024 steps,
  /// SwiftUI's scan gives up and returns 0; this one continues with times that double.
  ///
  /// - Complexity: O(1) if the spring swings; otherwise, one evaluation of the spring per step.
  public func settlingDuration<Value: MotionVector>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double = 0.001
  ) -> Double {
    BookDomain.epsilonLength.require(epsilon, "epsilon")
    let solution = solution
    if solution.regime == .swinging {
      guard solution.decay > 0 else { return .infinity }
      let push = target.scaled(by: solution.decay) - initialVelocity
      let reach = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
      return max(0, Elementary.log(reach / epsilon) / solution.decay)
    }
    return scannedSettlingDuration(epsilon: epsilon, solution: solution) { basis in
      // The remaining displacement: X·p − v₀·s.
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
    // Every spring that gets here creeps so slowly that only its slow part is still noticeable.
    while distance(solution.basis(at: time)) >= epsilon { time *= 2 }
    return time
  }

  private enum Scan {
    static let step = 0.1
    static let steps = 1024
    static let calm = 1.0
  }
}

extension MotionSpring {
  /// Returns the last instant at which the value is at least `epsilon` away from its target.
  ///
  /// Timelines use this instant as the end of a spring. It is exact up to rounding in all three
  /// regimes, proportional to the duration, and continuous where swinging turns into creeping.
  ///
  /// ```swift
  /// MotionSpring.smooth.exactSettlingDuration()  // 0.7347…
  /// MotionSpring.smooth.settlingDuration  // 0.7999…: SwiftUI's estimate
  /// ```
  ///
  /// The result is 0 for a value that is never that far away, and ∞ for one that swings without
  /// damping.
  ///
  /// - Complexity: O(1), about ten evaluations of the spring.
  public func exactSettlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    BookDomain.epsilonLength.require(epsilon, "epsilon")
    BookDomain.magnitude.require(target, "target")
    BookDomain.magnitude.require(initialVelocity, "initialVelocity")
    // Solved for ω = 1, then scaled, so that a longer duration settles later even to the last bit.
    let frequency = angularFrequency
    let swing = Displacement(
      solution: SpringSolution(angularFrequency: 1, dampingRatio: dampingRatio),
      start: target, velocity: -initialVelocity / frequency)
    return swing.lastInstant(outside: epsilon) / frequency
  }
}

/// The remaining displacement d(t) = d(0)·p(t) + d′(0)·s(t), and its turning points.
private struct Displacement {
  let solution: SpringSolution
  let start: Double
  let velocity: Double

  func value(at time: Double) -> Double {
    let basis = solution.basis(at: time)
    return start * basis.remaining + velocity * basis.kick
  }

  func slope(at time: Double) -> Double {
    let basis = solution.basis(at: time)
    return velocity * basis.kickVelocity - start * solution.stiffness * basis.kick
  }

  /// Returns the last instant at which |d| is at least `level`.
  ///
  /// After its last turning point outside `level`, or after the start if there is none, |d| falls
  /// through `level` only once.
  func lastInstant(outside level: Double) -> Double {
    if let turn = lastTurningPoint(outside: level) {
      return crossing(of: level, from: turn.time, to: turn.next)
    }
    guard abs(start) >= level else { return 0 }
    return crossing(of: level, from: 0, to: firstTurningPoint ?? .infinity)
  }

  /// The first instant from 0 on at which d′ is 0, if any.
  private var firstTurningPoint: Double? {
    if velocity == 0 { return 0 }
    // d′ = d′(0)·c − (ω²·d(0) + h·d′(0))·s
    let pull = solution.stiffness * start + solution.fastDecay * velocity
    switch solution.regime {
    case .swinging:
      let phase = Elementary.atan2(velocity * solution.frequency, pull)
      return (phase < 0 ? phase + .pi : phase) / solution.frequency
    case .critical:
      let time = velocity / pull
      return time > 0 ? time : nil
    case .creeping:
      // The fraction of the fast part that is left there, not as 1 − its complement, which may
      // round to 0.
      let left = (solution.stiffness * start + solution.decay * velocity) / pull
      return left > 0 && left < 1 ? -Elementary.log(left) / (2 * solution.frequency) : nil
    }
  }

  private func lastTurningPoint(outside level: Double) -> (time: Double, next: Double)? {
    guard let first = firstTurningPoint else { return nil }
    let height = abs(value(at: first))
    guard height >= level else { return nil }
    guard solution.regime == .swinging else { return (first, .infinity) }
    guard solution.decay > 0 else { return (.infinity, .infinity) }
    // After every half swing, the next turning point is lower by the same factor.
    let halfSwing = Double.pi / solution.frequency
    let swings = Elementary.log(height / level) / (solution.decay * halfSwing)
    let count = Elementary.floor(swings)
    return (first + count * halfSwing, first + (count + 1) * halfSwing)
  }

  /// Returns the instant at which |d| falls through `level`, by Newton's method within a bracket.
  private func crossing(of level: Double, from start: Double, to end: Double) -> Double {
    guard start < .infinity else { return .infinity }
    let sign: Double = value(at: start) < 0 ? -1 : 1
    var lower = start
    var upper = end
    if upper == .infinity {
      upper = lower + 1
      while sign * value(at: upper) >= level {
        lower = upper
        upper *= 2
      }
    }
    var time = lower + (upper - lower) / 2
    for _ in 0..<Displacement.mostSteps {
      let excess = sign * value(at: time) - level
      if excess >= 0 { lower = time } else { upper = time }
      let newton = time - excess / (sign * slope(at: time))
      let next = newton > lower && newton < upper ? newton : lower + (upper - lower) / 2
      let isSame = abs(next - time) <= .ulpOfOne * next
      time = next
      if isSame { break }
    }
    return time
  }

  /// The maximum number of steps; bisection alone needs no more for any two doubles of the same
  /// sign.
  private static let mostSteps = 1100
}

extension BookDomain {
  /// Settling durations, in seconds: from 1e-90 to 1e90.
  package static let settling = BookDomain(1e-90, 1e90)

  /// Damping ratios of springs that settle: from 1e-9 to 1e9.
  package static let settlingRatio = BookDomain(1e-9, 1e9)

  /// Distances that count as settled, as a fraction of the whole distance: from 1e-100 to 0.5.
  package static let epsilon = BookDomain(1e-100, 0.5)

  /// Distances that count as settled, as a length: from 1e-100 to 1e100.
  static let epsilonLength = BookDomain(1e-100, 1e100)
}
