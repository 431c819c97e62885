/// A hash of numbers, equal only if all of them are equal to the last bit.
package struct BitHash {
  /// The hash of no numbers: FNV-1a, with words for bytes.
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01B3
  }

  /// The hash, as two halves of 32 bits, which are whole numbers.
  package var halves: (Double, Double) { (Double(value >> 32), Double(value & 0xFFFF_FFFF)) }
}
