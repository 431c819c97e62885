extension Elementary {
  /// An angle reduced to at most an eighth of a turn, and the number of quarter turns removed.
  struct ReducedAngle {
    /// The number of quarter turns, of which only the last two bits are significant.
    var quarterTurns: UInt64
    /// The remaining angle in radians, rounded.
    var high: Double
    /// The rounding error of `high`.
    var low: Double
  }
}

extension Elementary.ReducedAngle {
  /// Removes quarter turns from an ordinary angle, with π/2 in two parts (Cody & Waite 1980).
  ///
  /// The first product is exact, and the error of the second is below 2⁻⁸⁷.
  @inline(__always)
  init(plain x: Double) {
    let shifted = x * Self.twoOverPi + Elementary.roundingShift
    let multiple = shifted - Elementary.roundingShift
    let remainder = x - multiple * Self.halfPiFirst
    let correction = multiple * Self.halfPiSecond
    high = remainder - correction
    low = (remainder - high) - correction
    quarterTurns = shifted.bitPattern
  }

  /// Returns true if ``init(plain:)`` is accurate to 2⁻⁶⁷ of the remainder; false for one angle in
  /// a million.
  @inline(__always)
  func isAccurate(for x: Double) -> Bool {
    x.magnitude < Self.twoPartLimit && high.magnitude >= Self.smallestPlainRemainder
  }

  /// Removes quarter turns from any finite angle, by Payne & Hanek's method (1983).
  ///
  /// x is m·2^e with a 53-bit integer m. Only the 192 bits of 2/π from weight 2^(1−e) on matter:
  /// the bits before them contribute whole turns, and those after them less than 2⁻¹³⁷, while no
  /// double comes closer than 2⁻⁶² to a multiple of π/2.
  init(thorough x: Double) {
    let magnitude = x.magnitude
    guard magnitude > Self.eighthOfATurn else {
      self.init(quarterTurns: 0, high: x, low: 0)
      return
    }
    let bits = magnitude.bitPattern
    let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    // The table starts with 64 zero bits, so the window begins inside it for every x above π/4.
    let firstBit = Int(bits >> 52) - 1075 + 62
    let limb = firstBit >> 6
    let shift = UInt64(firstBit & 63)
    let window = (
      Self.bitsOfTwoOverPi[limb] << shift | Self.bitsOfTwoOverPi[limb + 1] >> (64 - shift),
      Self.bitsOfTwoOverPi[limb + 1] << shift | Self.bitsOfTwoOverPi[limb + 2] >> (64 - shift),
      Self.bitsOfTwoOverPi[limb + 2] << shift | Self.bitsOfTwoOverPi[limb + 3] >> (64 - shift)
    )

    // The product modulo 2¹⁹²: two bits of quarter turns, 190 bits of fraction.
    let lower = significand.multipliedFullWidth(by: window.2)
    let middle = significand.multipliedFullWidth(by: window.1)
    let (product1, carry) = middle.low.addingReportingOverflow(lower.high)
    let product0 = significand &* window.0 &+ middle.high &+ (carry ? 1 : 0)
    var quarterTurns = product0 >> 62
    var fraction0 = product0 << 2 | product1 >> 62
    var fraction1 = product1 << 2 | lower.low >> 62
    // Beyond half a quarter turn, count from the next quarter turn backward.
    let isPast = fraction0 >> 63 != 0
    if isPast {
      quarterTurns &+= 1
      fraction0 = ~fraction0
      fraction1 = ~fraction1
    }

    let zeros = UInt64(fraction0.leadingZeroBitCount)
    let digits0 = fraction0 << zeros | fraction1 >> (64 - zeros)
    let digits1 = fraction1 << zeros
    let unit = Elementary.powerOfTwo(-53 - Int64(zeros))
    let fraction = DoubleDouble(
      Double(digits0 >> 11) * unit,
      Double(digits0 << 53 | digits1 >> 11) * (unit * 0x1p-64))
    let angle = fraction * Elementary.halfPi
    let isNegative = isPast != (x < 0)
    self.init(
      quarterTurns: x < 0 ? 0 &- quarterTurns : quarterTurns,
      high: isNegative ? -angle.high : angle.high,
      low: isNegative ? -angle.low : angle.low)
  }

  /// The bits of 2/π, 64 to an element; the first element precedes the point.
  private static let bitsOfTwoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]

  /// Below this, the multiple of π/2 has ten bits, and its product with the first part is exact.
  private static let twoPartLimit = 1600.0
  /// From here on, the two-part remainder is accurate to 2⁻⁶⁷ of itself.
  private static let smallestPlainRemainder = 0x1p-20
  private static let eighthOfATurn = 0x1.921fb54442d18p-1
  private static let twoOverPi = 0x1.45f306dc9c883p-1
  /// π/2 to 41 bits, and the remainder.
  private static let halfPiFirst = 0x1.921fb54443p+0
  private static let halfPiSecond = -0x1.73dcb3b399d74p-43
}

extension Elementary {
  /// π/2.
  static let halfPi = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
}
