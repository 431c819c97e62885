/// The numbers a function is tested on: its usual range, everything outside it, and the places
/// where it is likely to break.
///
/// First come the numbers that are special to every function. Then, of every sixteen, about seven
/// are from the ordinary range; four are within a few units in the last place of a multiple of
/// `seam`, where pieces of a function meet; two have any magnitude between 2⁻³² and 2³²; two have
/// an arbitrary bit pattern (huge, subnormal, infinite, or not a number); and one is special again.
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
    switch random.next(below: 16) {
    case 0: return Self.special[random.next(below: Self.special.count)]
    case 1, 2: return Double(bitPattern: random.next())
    case 3, 4: return random.nextMagnitude(exponents: -32...32)
    case 5, 6, 7, 8: return besideSeam()
    default: return random.next(in: ordinary)
    }
  }

  /// Returns a number near a multiple of the seam. Small multiples are as likely as large ones.
  private mutating func besideSeam() -> Double {
    let multiple = Int32(truncatingIfNeeded: random.next()) >> Int32(random.next(below: 32))
    let distance = Int64(random.next(below: 9) - 4)
    let onSeam = Double(multiple) * seam
    return Double(bitPattern: UInt64(bitPattern: Int64(bitPattern: onSeam.bitPattern) &+ distance))
  }
}
