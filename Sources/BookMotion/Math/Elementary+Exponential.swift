extension Elementary {
  /// The exponential e^x.
  ///
  /// For whatever decays, such as a spring's envelope. (Springs themselves ask for it only far out;
  /// near by they use shorter polynomials that are exact enough for a part of a way.)
  ///
  /// ```swift
  /// Elementary.exp(1)       // 2.718281828459045
  /// Elementary.exp(-0.5)    // 0.6065306597126334
  /// ```
  ///
  /// Edges: `exp(±0)` is 1, `exp(-∞)` is 0, `exp(+∞)` is +∞, NaN gives NaN. Above 709.78 the result
  /// is +∞; below −708.40 it is subnormal and below −745.13 it is 0.
  ///
  /// Error: the largest seen in 7·10⁷ points is 0.643 ulp, or 0.769 ulp of a subnormal result.
  ///
  /// Method: x = k·ln 2 + r with ln 2 in two parts (Cody & Waite 1980), then e^r = 1 + r + r²/2 +
  /// r³·P(r), where the sum 1 + r is kept exactly and P is a minimax polynomial (Remez).
  public static func exp(_ x: Double) -> Double {
    guard x.magnitude < plainExponentialLimit else { return exponentialAtTheEdge(x) }
    let shifted = x * inverseLogarithmOfTwo + roundingShift
    let significand = exponential(of: x, lessMultiplesOfLogarithmOfTwo: shifted - roundingShift)
    // The low twelve bits of `shifted` are k, and the product is known to be normal.
    return Double(bitPattern: significand.bitPattern &+ shifted.bitPattern << 52)
  }

  /// e^x where the result may overflow, be subnormal, or not be a number at all.
  @inline(never)
  private static func exponentialAtTheEdge(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x < overflowingExponent else { return .infinity }
    guard x > vanishingExponent else { return 0 }
    let multiple = x * inverseLogarithmOfTwo + roundingShift - roundingShift
    let significand = exponential(of: x, lessMultiplesOfLogarithmOfTwo: multiple)
    return scaled(significand, byPowerOfTwo: Int64(multiple))
  }

  /// e^(x − k·ln 2), for the integer k nearest to x / ln 2.
  @inline(__always)
  private static func exponential(
    of x: Double, lessMultiplesOfLogarithmOfTwo k: Double
  ) -> Double {
    // k times the 40 bits of the first part is exact, and so is the difference.
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

  /// Within ± this, e^x is normal and x / ln 2 needs no thought.
  private static let plainExponentialLimit = 708.0
  /// From here on e^x is certainly larger than the largest double …
  static let overflowingExponent = 710.0
  /// … and down here certainly smaller than half the smallest.
  static let vanishingExponent = -746.0

  static let inverseLogarithmOfTwo = 0x1.71547652b82fep+0
  /// ln 2 to 40 bits, and the rest.
  static let logarithmOfTwoHigh = 0x1.62e42fefa4p-1
  static let logarithmOfTwoLow = -0x1.8432a1b0e2634p-43
}
