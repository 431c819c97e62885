/// The SplitMix64 generator: tiny, seeded, and the same everywhere.
///
/// From Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number from `range`, every one of 2⁵³ steps equally likely.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }

  /// Returns an integer from 0 up to, but not including, `bound`.
  mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns a number of either sign whose binary exponent is equally likely to be any of
  /// `exponents`.
  mutating func nextMagnitude(exponents: ClosedRange<Int>) -> Double {
    let signAndFraction = next() & 0x800F_FFFF_FFFF_FFFF
    let exponent = exponents.lowerBound + next(below: exponents.count)
    return Double(bitPattern: signAndFraction | UInt64(1023 + exponent) << 52)
  }
}
