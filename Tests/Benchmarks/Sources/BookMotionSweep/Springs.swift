import BookMotion

/// A sequence of springs: first the presets, then springs of every regime and near the seams
/// between them.
struct Springs {
  private var random: SplitMix64
  private var index = 0

  init(seed: UInt64 = 1) {
    random = SplitMix64(seed: seed)
  }

  private static let presets: [MotionSpring] = [
    .smooth, .snappy, .bouncy, MotionSpring(duration: 0.6, bounce: 0.05),
    MotionSpring(duration: 0.4, bounce: 0.15), MotionSpring(duration: 0.5, bounce: 1),
    MotionSpring(duration: 0.5, bounce: -0.2), MotionSpring(duration: 0.5, bounce: -0.999),
  ]

  mutating func next() -> MotionSpring {
    defer { index += 1 }
    if index < Self.presets.count { return Self.presets[index] }
    let isOrdinary = random.next(below: 4) > 0
    let duration =
      isOrdinary ? random.next(in: 0.05...5) : random.nextMagnitude(exponents: -20...20).magnitude
    switch random.next(below: 8) {
    case 0: return MotionSpring(duration: duration)
    case 1, 2: return MotionSpring(duration: duration, bounce: random.next(in: -0.99...0))
    case 3:
      return MotionSpring(duration: duration, bounce: random.nextMagnitude(exponents: -53 ... -4))
    case 4: return fromPhysics()
    default: return MotionSpring(duration: duration, bounce: random.next(in: 0...1))
    }
  }

  /// Returns a spring with a mass other than 1, and damping on either side of critical.
  private mutating func fromPhysics() -> MotionSpring {
    MotionSpring(
      mass: random.nextMagnitude(exponents: -6...6).magnitude,
      stiffness: random.nextMagnitude(exponents: -4...12).magnitude,
      damping: random.nextMagnitude(exponents: -6...10).magnitude,
      allowOverDamping: true)
  }

  /// Returns an instant at which to evaluate `spring`: mostly while it moves; also before it
  /// starts, long after it settles, and at the ends of time.
  mutating func time(for spring: MotionSpring) -> Double {
    switch random.next(below: 16) {
    case 0: return Arguments.special[random.next(below: Arguments.special.count)]
    case 1: return -random.next(in: 0...1)
    case 2, 3: return spring.duration * random.nextMagnitude(exponents: -40...8).magnitude
    default: return spring.duration * random.next(in: 0...4)
    }
  }

  /// Returns a finite amount: a target, a velocity, or a position.
  mutating func amount() -> Double {
    switch random.next(below: 8) {
    case 0: return 0
    case 1: return 1
    case 2: return random.nextMagnitude(exponents: -30...30)
    default: return random.next(in: -1000...1000)
    }
  }

  /// Returns a settling threshold.
  mutating func epsilon() -> Double {
    random.next(below: 2) == 0 ? 0.001 : random.nextMagnitude(exponents: -30 ... -2).magnitude
  }
}
