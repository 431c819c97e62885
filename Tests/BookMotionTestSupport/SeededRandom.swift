/// SplitMix64 (Steele, Lea & Flood 2014): small, and the same numbers everywhere for one seed.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// What it began with.
  public let seed: UInt64
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// A number from 0 up to 1, without it.
  public mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// Any of them, each as likely as the others.
  public mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int(next() % UInt64(choices.count))]
  }
}
