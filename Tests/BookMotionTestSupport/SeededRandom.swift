/// SplitMix64 (Steele, Lea & Flood 2014): a small generator that produces the same numbers
/// everywhere for a seed.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// The initial seed.
  public let seed: UInt64
  private var state: UInt64

  /// Creates a generator with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Returns a number from 0 up to, but not including, 1.
  public mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// Returns one of the choices, all equally likely.
  public mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int(next() % UInt64(choices.count))]
  }
}
