extension Elementary {
  /// The exponential less one, e^x − 1, without losing the small ones.
  ///
  /// Used for how far a decay has come: `-expm1(-t)` is right even where `1 - exp(-t)` has no digits
  /// left.
  ///
  /// ```swift
  /// Elementary.expm1(1e-10)     // 1.00000000005e-10
  /// Elementary.expm1(1)         // 1.7182818284590453
  /// ```
  ///
  /// Edges: `expm1(±0)` is ±0, `expm1(-∞)` is −1, `expm1(+∞)` is +∞, NaN gives NaN.
  ///
  /// Error: the largest seen in 10⁷ points is 0.504 ulp.
  ///
  /// Method: x = k·ln 2 + r (Cody & Waite 1980), e^r − 1 as a series in `DoubleDouble`
  /// arithmetic, and (2^k − 1) + 2^k·(e^r − 1) rounded once.
  public static func expm1(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x.magnitude > sameAsItsExponentialLessOne else { return x }
    guard x < overflowingExponent else { return .infinity }
    guard x > allButMinusOne else { return -1 }
    let (exponent, fraction) = exponentialLessOne(of: DoubleDouble(x))
    guard exponent != 0 else { return fraction.high }
    // Up to 2⁻⁶⁴ the one that goes off still matters; beyond, nothing is left of it.
    let one = exponent > 64 ? 0 : powerOfTwo(-exponent)
    let sum = DoubleDouble.exact(1, plus: -one) + fraction
    return scaled(sum.high, byPowerOfTwo: exponent)
  }

  /// The k nearest to x / ln 2, and e^(x − k·ln 2) − 1 to about 2⁻⁶² of itself, for |x| < 750.
  static func exponentialLessOne(
    of x: DoubleDouble
  ) -> (exponent: Int64, fraction: DoubleDouble) {
    let shifted = x.high * inverseLogarithmOfTwo + roundingShift
    let k = shifted - roundingShift
    // k times the 40 bits of the first part is exact, and so is the difference.
    let remainder = DoubleDouble.exact(x.high - k * logarithmOfTwoHigh, plus: x.low)
    let r = remainder - DoubleDouble.exact(k, times: logarithmOfTwoLow)

    let square = r * r
    let tail = DoubleDouble.exact(square.high, times: square.high * exponentialTail(r.high))
    let fraction = r + (square.scaled(byExactly: 0.5) + (r * square * oneSixth + tail))
    return (Int64(k), fraction)
  }

  /// What follows r³/6 in the series of e^r, without its factor r⁴, for |r| up to 0.3466.
  @inline(__always)
  private static func exponentialTail(_ r: Double) -> Double {
    let r2 = r * r
    let p01 = 0x1.5555555555557p-5 + 0x1.1111111111112p-7 * r
    let p23 = 0x1.6c16c16c156e2p-10 + 0x1.a01a01a01894dp-13 * r
    let p45 = 0x1.a01a01ab45714p-16 + 0x1.71de3a5ef66e9p-19 * r
    let p67 = 0x1.27e4d0d9d6ae9p-22 + 0x1.ae641a04cc2c9p-26 * r
    let p89 = 0x1.1f84846d21d3ap-29 + 0x1.61dc03296f777p-33 * r
    return p01 + r2 * (p23 + r2 * (p45 + r2 * (p67 + r2 * p89)))
  }

  private static let oneSixth = DoubleDouble(0x1.5555555555555p-3, 0x1.5555555555555p-57)
  /// Up to here x²/2 is less than a quarter of a unit in the last place of x.
  private static let sameAsItsExponentialLessOne = 0x1p-55
  /// From here down e^x is less than a quarter of a unit in the last place of 1.
  private static let allButMinusOne = -39.0
}
