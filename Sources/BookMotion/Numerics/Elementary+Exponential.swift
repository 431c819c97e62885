extension Elementary {
  /// Returns e raised to the power `x`.
  ///
  /// Use it for anything that decays, such as the envelope of a spring. (Springs themselves call it
  /// only at late times; before that, shorter polynomials are accurate enough for them.)
  ///
  /// ```swift
  /// Elementary.exp(1)       // 2.718281828459045
  /// Elementary.exp(-0.5)    // 0.6065306597126334
  /// ```
  ///
  /// Special cases: `exp(±0)` is 1, `exp(-∞)` is 0, `exp(+∞)` is +∞, and NaN gives NaN. Above
  /// 709.78, the result is +∞; below −708.40 it is subnormal, and below −745.13 it is 0.
  ///
  /// Error: The largest observed at 7·10⁷ points is 0.643 ulp, or 0.769 ulp of a subnormal result.
  ///
  /// Method: x = k·ln 2 + r with ln 2 in two parts (Cody & Waite 1980), then e^r = 1 + r + r²/2 +
  /// r³·P(r), where the sum 1 + r is kept exactly and P is a minimax polynomial (Remez).
  package static func exp(_ x: Double) -> Double {
    guard x.magnitude < plainExponentialLimit else { return exponentialAtTheEdge(x) }
    let shifted = x * inverseLogarithmOfTwo + roundingShift
    let significand = exponential(of: x, lessMultiplesOfLogarithmOfTwo: shifted - roundingShift)
    // Add k, which is the low twelve bits of `shifted`, to the exponent. The result is known to be
    // normal.
    return Double(bitPattern: significand.bitPattern &+ shifted.bitPattern << 52)
  }

  /// Returns e^x for an argument whose result may overflow, be subnormal, or be NaN.
  @inline(never)
  private static func exponentialAtTheEdge(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x < overflowingExponent else { return .infinity }
    guard x > vanishingExponent else { return 0 }
    let multiple = x * inverseLogarithmOfTwo + roundingShift - roundingShift
    let significand = exponential(of: x, lessMultiplesOfLogarithmOfTwo: multiple)
    return scaled(significand, byPowerOfTwo: Int64(multiple))
  }

  /// Returns e^(x − k·ln 2), where k is the integer nearest to x / ln 2.
  @inline(__always)
  private static func exponential(
    of x: Double, lessMultiplesOfLogarithmOfTwo k: Double
  ) -> Double {
    // The product of k and the 40-bit first part is exact, and so is the difference.
    let remainder = x - k * logarithmOfTwoHigh
    let correction = k * logarithmOfTwoLow
    let r = remainder - correction
    let rLow = (remainder - r) - correction

    let r2 = r * r
    let r4 = r2 * r2
    let p01 = 0x1.555555555555bp-3 + 0x1.555555555555ap-5 * r
    let p23 = 0x1.111111110ebf7p-7 + 0x1.6c16c16c14157p-10 * r
    let p45 = 0x1.a01a01b3a5a8bp-13 + 0x1.a01a01b1fcf8cp-16 * r
    let p67 = 0x1.71ddefc0d969fp-19 + 0x1.27e4c2c35f3f6p-22 * r
    let p89 = 0x1.af6c88fdb57dap-26 + 0x1.1f99bad5a4bafp-29 * r
    let cube = r * r2

    let leading = 1 + r
    let lost = r - (leading - 1)
    let lower = cube * (p01 + r2 * p23) + (lost + rLow)
    let upper = (cube * r4) * ((p45 + r2 * p67) + r4 * p89)
    return leading + (0.5 * r2 + (lower + upper))
  }

  /// Below this magnitude of x, e^x is normal and no special case applies.
  static let plainExponentialLimit = 708.0
  /// From this x up, e^x is certainly larger than the largest double.
  static let overflowingExponent = 710.0
  /// From this x down, e^x is certainly smaller than half the smallest double.
  static let vanishingExponent = -746.0

  static let inverseLogarithmOfTwo = 0x1.71547652b82fep+0
  /// ln 2 to 40 bits, and the remainder.
  static let logarithmOfTwoHigh = 0x1.62e42fefa4p-1
  static let logarithmOfTwoLow = -0x1.8432a1b0e2634p-43
}

extension Elementary {
  /// Returns e^x − 1, without the loss of accuracy that the subtraction causes near 0.
  ///
  /// Use it for the completed fraction of a decay: where `1 - exp(-t)` has no correct digits left,
  /// `-expm1(-t)` is still accurate.
  ///
  /// ```swift
  /// Elementary.expm1(1e-10)     // 1.00000000005e-10
  /// Elementary.expm1(1)         // 1.7182818284590453
  /// ```
  ///
  /// Special cases: `expm1(±0)` is ±0, `expm1(-∞)` is −1, `expm1(+∞)` is +∞, and NaN gives NaN.
  ///
  /// Error: The largest observed at 2·10⁷ points is 0.510 ulp.
  ///
  /// Method: x = (k + j/32)·ln 2 + r, and e^x − 1 = (2^(k + j/32) − 1) + 2^(k + j/32)·(e^r − 1).
  /// The powers of two come from a table; the leading parts of r and of the powers are short enough
  /// that their products are exact.
  package static func expm1(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x.magnitude > sameAsItsExponentialLessOne else { return x }
    guard x < overflowingExponent else { return .infinity }
    guard x > allButMinusOne else { return -1 }
    let power = PowerOfE(DoubleDouble(x))
    // Relative to the power, the 1 to subtract is 2^−k. Below 2⁻⁶⁴, it no longer affects the
    // result.
    let one = power.exponent > 64 ? 0 : powerOfTwo(-power.exponent)
    return scaled(power.significand(less: one), byPowerOfTwo: power.exponent)
  }

  /// A power of e in the form 2^k · 2^(j/32) · e^(r + rest).
  struct PowerOfE {
    /// The exponent k.
    let exponent: Int64
    /// The factor 2^(j/32), whose first part has 26 bits.
    let start: (high: Double, low: Double)
    /// The remaining exponent, whose magnitude is at most about ln 2 / 64.
    let r: Double
    /// The rounding error of `r`.
    let rest: Double

    /// Creates the power e^x, for |x| < 750.
    @inline(__always)
    init(_ x: DoubleDouble) {
      let shifted = x.high * inverseStep + roundingShift
      let steps = Int64(Int32(truncatingIfNeeded: shifted.bitPattern))
      exponent = steps >> 5
      // Done before the sums: next to a condition in the caller, this switch would become jumps
      // instead of a table.
      start = Elementary.power(ofThirtySeconds: Int(truncatingIfNeeded: steps & 31))
      // The product of the count and the 36-bit first part is exact, and so is the difference.
      let count = shifted - roundingShift
      let near = x.high - count * stepHigh
      let correction = count * stepLow - x.low
      r = near - correction
      rest = (near - r) - correction
    }

    /// The factor of 2^k, about 1 to 2, with an error of 2⁻⁵⁷ before the last rounding.
    var significand: Double {
      @inline(__always) get {
        let growth = (start.high + start.low) * (r + bend)
        return start.high + (start.low + growth)
      }
    }

    /// Returns the significand minus `one`, accurately even if little of it remains.
    ///
    /// The product with the leading part of `r` is exact, and what is rounded is 2⁻⁶⁶ of the whole.
    @inline(__always)
    func significand(less one: Double) -> Double {
      let upper = (r + upperBitsShift) - upperBitsShift
      let lower = ((r - upper) + rest) + bend
      let difference = DoubleDouble.exact(start.high, plus: -one)
      let sum = DoubleDouble.ordered(difference.high, plus: start.high * upper)
      let last = start.high * lower + (start.low + start.low * (upper + lower))
      return sum.high + (sum.low + (difference.low + last))
    }

    /// The difference e^r − 1 − r.
    private var bend: Double {
      @inline(__always) get {
        let square = r * r
        let p01 = 0x1.555555555554dp-3 + 0x1.55555555516ddp-5 * r
        let p23 = 0x1.111111154514cp-7 + 0x1.6c170126f55e9p-10 * r
        let tail = (r * square) * (p01 + square * (p23 + square * 0x1.9ffebd7dc47cp-13))
        return 0.5 * square + tail
      }
    }
  }

  /// 1.5 · 2¹⁹. Adding it rounds to a multiple of 2⁻³³, which leaves 26 bits of a remainder.
  private static let upperBitsShift = 0x1.8p19
  /// 32 / ln 2.
  private static let inverseStep = 0x1.71547652b82fep+5
  /// ln 2 / 32 to 36 bits, and the remainder.
  private static let stepHigh = 0x1.62e42fefap-6
  private static let stepLow = 0x1.cf79abc9e3b3ap-45

  /// Returns 2^(j/32), whose first part has 26 bits.
  @inline(__always)
  private static func power(ofThirtySeconds j: Int) -> (high: Double, low: Double) {
    switch j {
    case 0: (0x1p+0, 0x0p+0)
    case 1: (0x1.059b0dp+0, 0x1.8ac2ba1d73e2ap-27)
    case 2: (0x1.0b55868p+0, 0x1.3e6243d8a62e5p-26)
    case 3: (0x1.11301dp+0, 0x1.25b50a4ebbf1bp-32)
    case 4: (0x1.172b838p+0, 0x1.1f545eb737df2p-26)
    case 5: (0x1.1d4873p+0, 0x1.68b9aa7805b8p-28)
    case 6: (0x1.2387a68p+0, 0x1.9d588e19b07ebp-26)
    case 7: (0x1.29e9dfp+0, 0x1.47f7b84b09745p-26)
    case 8: (0x1.306fe08p+0, 0x1.18db8a96f46adp-27)
    case 9: (0x1.371a73p+0, 0x1.ceaa72a9c5154p-26)
    case 10: (0x1.3dea648p+0, 0x1.048d088d6d049p-26)
    case 11: (0x1.44e086p+0, 0x1.8624b40c4dbdp-30)
    case 12: (0x1.4bfdadp+0, 0x1.4d8a89c750e5fp-26)
    case 13: (0x1.5342b5p+0, 0x1.a753e077c2a0fp-26)
    case 14: (0x1.5ab07d8p+0, 0x1.52150a56324cp-26)
    case 15: (0x1.6247ebp+0, 0x1.d2ac258f87d03p-31)
    case 16: (0x1.6a09e6p+0, 0x1.9fcef32422cbfp-26)
    case 17: (0x1.71f75e8p+0, 0x1.d8bee7ba46e1ep-29)
    case 18: (0x1.7a1147p+0, 0x1.f580c36bea881p-27)
    case 19: (0x1.8258998p+0, 0x1.4cce128acf88bp-28)
    case 20: (0x1.8ace54p+0, 0x1.15506dadd3e2bp-27)
    case 21: (0x1.93737bp+0, 0x1.9b8bc9e8a0388p-29)
    case 22: (0x1.9c4918p+0, 0x1.51f8480e3e236p-27)
    case 23: (0x1.a5503bp+0, 0x1.1f12ae45a1225p-27)
    case 24: (0x1.ae89f98p+0, 0x1.5ad3ad5e8734dp-28)
    case 25: (0x1.b7f76fp+0, 0x1.7daf237553d84p-27)
    case 26: (0x1.c199bd8p+0, 0x1.6154a7088832cp-26)
    case 27: (0x1.cb720d8p+0, 0x1.3be41a4540f2fp-26)
    case 28: (0x1.d5818d8p+0, 0x1.3ee921c976817p-26)
    case 29: (0x1.dfc973p+0, 0x1.bdcdaf5cb4656p-27)
    case 30: (0x1.ea4afap+0, 0x1.52486cc2c7b9dp-27)
    default: (0x1.f507658p+0, 0x1.b722a033a7c26p-27)
    }
  }

  /// Up to here, x²/2 is less than a quarter of a unit in the last place of x.
  private static let sameAsItsExponentialLessOne = 0x1p-55
  /// From here down, e^x is less than a quarter of a unit in the last place of 1.
  private static let allButMinusOne = -39.0
}
