/// Folds a sequence of bit patterns into 64 bits.
///
/// Each step is a bijection of the state, so a single differing bit anywhere in the sequence can
/// only be hidden by a second difference that happens to undo it.
struct BitHash {
  private(set) var value: UInt64 = 0x6A09_E667_F3BC_C908

  mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Adds the bits of a number.
  ///
  /// IEEE 754 leaves a NaN's sign and payload to the machine, and they do differ (x86-64 makes
  /// negative ones, arm64 positive ones), so all NaNs count as equal.
  mutating func add(_ number: Double) {
    add(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern)
  }

  /// Adds every component of a vector.
  mutating func add<Vector: SIMD>(_ vector: Vector) where Vector.Scalar == Double {
    for index in vector.indices { add(vector[index]) }
  }
}
