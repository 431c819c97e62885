extension MotionSpring {
  /// Creates a spring that settles in a given time.
  ///
  /// It undoes ``settlingDuration``: `MotionSpring(settlingDuration: s.settlingDuration, dampingRatio:
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
      let unit = MotionSpring(mass: 1, duration: 1, dampingRatio: dampingRatio)
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

extension MotionSpring {
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

extension MotionSpring {
  /// The last instant at which the value is `epsilon` or more away from its target.
  ///
  /// Timelines end by it. It is exact to rounding in all three regimes, proportional to the
  /// duration, and continuous where swinging turns into creeping.
  ///
  /// ```swift
  /// MotionSpring.smooth.exactSettlingDuration()  // 0.7347…
  /// MotionSpring.smooth.settlingDuration  // 0.7999…: SwiftUI's estimate
  /// ```
  ///
  /// A value that is never so far away settles at 0; one that swings without damping, never: ∞.
  ///
  /// - Complexity: O(1); about ten evaluations of the spring.
  public func exactSettlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    Domain.epsilonLength.require(epsilon, "epsilon")
    Domain.magnitude.require(target, "target")
    Domain.magnitude.require(initialVelocity, "initialVelocity")
    // Solved for ω = 1 and scaled: then a longer duration settles later to the last bit.
    let frequency = angularFrequency
    let swing = Displacement(
      solution: SpringSolution(angularFrequency: 1, dampingRatio: dampingRatio),
      start: target, velocity: -initialVelocity / frequency)
    return swing.lastInstant(outside: epsilon) / frequency
  }
}

/// What is left to go, d(t) = d(0)·p(t) + d′(0)·s(t), and its turning points.
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

  /// Beyond its last turning point outside `level`, or from the start if there is none, |d| falls
  /// through `level` once and for all. That is the instant that is wanted.
  func lastInstant(outside level: Double) -> Double {
    if let turn = lastTurningPoint(outside: level) {
      return crossing(of: level, from: turn.time, to: turn.next)
    }
    guard abs(start) >= level else { return 0 }
    return crossing(of: level, from: 0, to: firstTurningPoint ?? .infinity)
  }

  /// The first instant from 0 on at which d′ is 0.
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
      // What is left of the fast part there. Not 1 − its share, which may round to nothing.
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
    // Every half swing later the turning point is lower by the same factor.
    let halfSwing = Double.pi / solution.frequency
    let swings = Elementary.log(height / level) / (solution.decay * halfSwing)
    let count = Elementary.floor(swings)
    return (first + count * halfSwing, first + (count + 1) * halfSwing)
  }

  /// Where |d| falls through `level`: Newton's method, kept between two instants that enclose it.
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

  /// Halving alone needs no more for any two doubles of the same sign.
  private static let mostSteps = 1100
}

extension Domain {
  /// What a settling time may be, in seconds: from 1e-90 to 1e90.
  public static let settling = Domain(1e-90, 1e90)

  /// What the damping ratio of a spring may be that settles: from 1e-9 to 1e9.
  public static let settlingRatio = Domain(1e-9, 1e9)

  /// What may count as settled, as a part of the way: from 1e-100 up to 0.5.
  public static let epsilon = Domain(1e-100, 0.5)

  /// What may count as settled, as a length: from 1e-100 up.
  public static let epsilonLength = Domain(1e-100, 1e100)
}
