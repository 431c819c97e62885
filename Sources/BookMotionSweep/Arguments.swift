/// The numbers a function is tried on: where it is used, everywhere else, and where it is likely to
/// break.
///
/// First come the numbers that are special to every function; then, of every eight, four from the
/// ordinary range, one of any bit pattern whatever (huge, subnormal, infinite, not a number), one of
/// any magnitude between 2⁻³² and 2³², and two that lie within a few units in the last place of a
/// multiple of `seam`, where pieces of a function meet.
struct Arguments {
  private var random: SplitMix64
  private let ordinary: ClosedRange<Double>
  private let seam: Double
  private var index = 0

  init(_ ordinary: ClosedRange<Double>, seam: Double, seed: UInt64 = 1) {
    self.random = SplitMix64(seed: seed)
    self.ordinary = ordinary
    self.seam = seam
  }

  static let special: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 10, -10, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -.leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, -.ulpOfOne,
    1 + .ulpOfOne, 1 - .ulpOfOne / 2, 0x1p53, 0x1p63, -0x1p63, 0x1p64, 0x1p31, -0x1p31, 0x1p32,
  ]

  mutating func next() -> Double {
    defer { index += 1 }
    if index < Self.special.count { return Self.special[index] }
    switch index % 8 {
    case 4: return Double(bitPattern: random.next())
    case 5: return anyMagnitude()
    case 6, 7: return besideSeam()
    default: return random.next(in: ordinary)
    }
  }

  private mutating func anyMagnitude() -> Double {
    let bits = random.next()
    let exponent = UInt64(1023 - 32 + random.next(below: 65))
    return Double(bitPattern: (bits & 0x800F_FFFF_FFFF_FFFF) | exponent << 52)
  }

  /// Small multiples of the seam are as likely as large ones.
  private mutating func besideSeam() -> Double {
    let multiple = Int32(truncatingIfNeeded: random.next()) >> Int32(random.next(below: 32))
    let distance = Int64(random.next(below: 9) - 4)
    let onSeam = Double(multiple) * seam
    return Double(bitPattern: UInt64(bitPattern: Int64(bitPattern: onSeam.bitPattern) &+ distance))
  }
}
