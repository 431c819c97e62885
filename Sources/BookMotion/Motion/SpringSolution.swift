/// The two basis functions that every motion of a spring is composed of.
///
/// The remaining displacement d = target − value obeys d″ + 2ζω·d′ + ω²·d = 0. It is therefore
/// d(t) = d(0)·p(t) + d′(0)·s(t), where p (`remaining`) starts at rest at 1, and s (`kick`) starts at
/// 0 with velocity 1. In all three regimes, p = c + a·s and s′ = f − a·s:
///
/// | regime | c | s | f | a |
/// |---|---|---|---|---|
/// | ζ < 1 | e^−gt·cos wt | e^−gt·sin wt / w | c | g |
/// | ζ = 1 | e^−gt | t·e^−gt | c | g |
/// | ζ > 1 | e^−at | c·(1 − e^−2bt)/2b | c·e^−2bt | g − b |
///
/// with g = ζω, w = ω√(1 − ζ²), and b = ω√(ζ² − 1). In this form nothing cancels, and the three
/// regimes join without a seam: sin(wt)/w and (1 − e^−2bt)/2b both approach t.
@usableFromInline
package struct SpringSolution: Hashable, Sendable {
  /// The three kinds of springs, by their damping.
  package enum Regime: Hashable, Sendable {
    case swinging
    case critical
    case creeping
  }

  /// The values of the basis functions at one instant.
  @usableFromInline
  package struct Basis: Sendable {
    /// p: the fraction left of a displacement that started at rest.
    @usableFromInline package var remaining: Double
    /// s: the displacement caused by a velocity of 1.
    @usableFromInline package var kick: Double
    /// s′: the fraction left of a velocity.
    @usableFromInline package var kickVelocity: Double

    static let start = Basis(remaining: 1, kick: 0, kickVelocity: 1)
    static let rest = Basis(remaining: 0, kick: 0, kickVelocity: 0)
  }

  package let regime: Regime
  /// a: the decay rate of the slowest part.
  package let decay: Double
  /// w for a spring that swings, b for one that creeps, and 0 for a critical one.
  package let frequency: Double
  /// 1/w or 1/2b, stored because a multiplication costs a third of a division.
  private let kickScale: Double
  /// a, in steps of ``DampedTurn``.
  private let decaySteps: Double
  /// w or 2b, in steps of ``DampedTurn``.
  private let turnSteps: Double
  /// ω².
  @usableFromInline package let stiffness: Double

  package init(angularFrequency: Double, dampingRatio: Double) {
    let damped = dampingRatio * angularFrequency
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² would lose near ζ = 1.
    let detuning = (1 - dampingRatio) * (1 + dampingRatio)
    stiffness = angularFrequency * angularFrequency
    if detuning > 0 {
      regime = .swinging
      frequency = angularFrequency * detuning.squareRoot()
      decay = damped
      kickScale = 1 / frequency
    } else if detuning < 0 {
      let spread = (-detuning).squareRoot()
      regime = .creeping
      frequency = angularFrequency * spread
      // ζ − √(ζ² − 1) as the reciprocal of its conjugate, which loses no digits for large ζ.
      decay = angularFrequency / (dampingRatio + spread)
      kickScale = 1 / (2 * frequency)
    } else {
      regime = .critical
      frequency = 0
      decay = damped
      kickScale = 1
    }
    decaySteps = decay * DampedTurn.stepsPerDecay
    turnSteps =
      regime == .swinging
      ? frequency * DampedTurn.stepsPerTurn : 2 * frequency * DampedTurn.stepsPerDecay
  }

  /// The time up to which the fast functions of ``DampedTurn`` are valid.
  @inline(__always)
  var reach: Double {
    let fastest = regime == .creeping ? max(decay, 2 * frequency) : decay
    let turning = regime == .swinging ? frequency : 0
    return 1 / max(fastest * (1 / DampedTurn.largestDecay), turning * (1 / DampedTurn.largestTurn))
  }

  /// h: the decay rate of the fastest part.
  package var fastDecay: Double { regime == .creeping ? decay + 2 * frequency : decay }

  /// Returns the basis at `time`: the start for times up to 0, and rest at ∞.
  @usableFromInline
  @inline(__always)
  package func basis(at time: Double) -> Basis {
    // Written so that NaN counts as "not begun".
    guard time > 0 else { return .start }
    guard time < reach else { return distantBasis(at: time) }
    return nearBasis(at: time)
  }

  /// Returns the basis at a time above 0 and below ``reach``, by the functions of ``DampedTurn``.
  @inline(__always)
  func nearBasis(at time: Double) -> Basis {
    basis(at: time, envelope: DampedTurn.power(ofMinus: decaySteps * time)) {
      DampedTurn.sineAndCosine(of: turnSteps * time)
    }
  }

  /// Returns the basis beyond the reach of ``DampedTurn``: after hundreds of turns, or with almost
  /// nothing left.
  @inline(never)
  func distantBasis(at time: Double) -> Basis {
    let elapsed = decay * time
    // e^−746 is 0, and an infinite phase has no sine.
    guard elapsed < SpringSolution.longest, frequency * time < .infinity, time < .infinity else {
      return .rest
    }
    return basis(at: time, envelope: Elementary.exp(-elapsed)) {
      Elementary.sinCos(frequency * time)
    }
  }

  /// Returns the basis at a time, given e^−at, and the sine and cosine of wt for a spring that swings.
  @inline(__always)
  private func basis(
    at time: Double, envelope: Double, turn: () -> (sine: Double, cosine: Double)
  ) -> Basis {
    let (even, kick): (Double, Double)
    switch regime {
    case .swinging:
      let (sine, cosine) = turn()
      (even, kick) = (envelope * cosine, envelope * sine * kickScale)
    case .critical: (even, kick) = (envelope, envelope * time)
    case .creeping:
      let gone = gone(at: time)
      let kick = envelope * gone * kickScale
      return Basis(
        remaining: envelope + decay * kick, kick: kick,
        kickVelocity: envelope * (1 - gone) - decay * kick)
    }
    return Basis(remaining: even + decay * kick, kick: kick, kickVelocity: even - decay * kick)
  }

  /// Returns the lost fraction of the fast part of a spring that creeps, 1 − e^−2bt.
  @inline(__always)
  private func gone(at time: Double) -> Double {
    let spread = 2 * frequency * time
    // Only a small difference from 1 needs its own function, and a large one is 1.
    guard spread < DampedTurn.largestDecay else { return 1 }
    return spread < 0.5
      ? DampedTurn.loss(after: spread) : 1 - DampedTurn.power(ofMinus: turnSteps * time)
  }

  private static let longest = 746.0
}
