/// The inputs for both sides.
enum Inputs {
  /// Returns instants as a display requests them: evenly spaced, in order.
  static func frames(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    let step = (range.upperBound - range.lowerBound) / Double(count)
    return (0..<count).map { range.lowerBound + (Double($0) + 0.5) * step }
  }

  /// Returns random numbers, the same ones in every run.
  static func scattered(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    var random = SplitMix64(state: 42)
    return (0..<count).map { _ in Double.random(in: range, using: &random) }
  }
}

/// SplitMix64 (Steele, Lea & Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
