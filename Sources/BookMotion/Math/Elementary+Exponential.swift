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
  /// Error: the largest seen in 3·10⁷ points is 0.504 ulp.
  ///
  /// Method: x = k·ln 2 + r (Cody & Waite 1980), e^r − 1 as a series in double-double
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

extension Elementary {
  /// The natural logarithm.
  ///
  /// Used for the time a decaying motion takes: an envelope falls to a thousandth after
  /// `-log(0.001) / (ζω)` seconds.
  ///
  /// ```swift
  /// Elementary.log(10)      // 2.302585092994046
  /// Elementary.log(1)       // 0.0
  /// ```
  ///
  /// Edges: `log(±0)` is −∞, `log(+∞)` is +∞; negative numbers and NaN give NaN.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.5000 ulp.
  ///
  /// Method: x = 2^k·m with m about 1, and log m = 2·artanh((m − 1)/(m + 1)) as a series in
  /// double-double arithmetic, its tail a minimax polynomial (Remez).
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return .infinity }
    return logarithm(of: x).high
  }

  /// The natural logarithm of a positive, finite number to about 2⁻⁷⁵ of itself.
  static func logarithm(of x: Double) -> DoubleDouble {
    let isSubnormal = x < .leastNormalMagnitude
    let bits = (isSubnormal ? x * subnormalScale : x).bitPattern
    // Counted from √½ the exponent field grows by one exactly where k should.
    let exponent = Int64(bitPattern: bits &- squareRootOfHalfBits) >> 52
    let m = Double(bitPattern: bits &- UInt64(bitPattern: exponent) << 52)
    let k = Double(isSubnormal ? exponent - subnormalExponent : exponent)

    let s = DoubleDouble(m - 1) / DoubleDouble.exact(1, plus: m)
    let z = s * s
    let tail = logarithmTail(z.high)
    let series = ((z * tail + twoSevenths) * z + twoFifths) * z + twoThirds
    let logarithmOfM = s.scaled(byExactly: 2) + s * z * series
    guard k != 0 else { return logarithmOfM }
    // k times the 40 bits of the first part of ln 2 is exact.
    let multiple = DoubleDouble.exact(k, times: logarithmOfTwoLow) + k * logarithmOfTwoHigh
    return multiple + logarithmOfM
  }

  /// What follows 2/3, 2/5 and 2/7 in the series 2·artanh(s) / s, for z = s² up to 0.0295.
  @inline(__always)
  private static func logarithmTail(_ z: Double) -> Double {
    let p01 = 0x1.c71c71c71c6fbp-3 + 0x1.745d1745d5af2p-3 * z
    let p23 = 0x1.3b13b13789667p-3 + 0x1.111112af0fca7p-3 * z
    let p45 = 0x1.e1e0fec55ba61p-4 + 0x1.af4ee0b9aaacep-4 * z
    let p67 = 0x1.8229fabb1de6ap-4 + 0x1.9cacd60f37e78p-4 * z
    let z2 = z * z
    return p01 + z2 * (p23 + z2 * (p45 + z2 * p67))
  }

  private static let twoThirds = DoubleDouble(0x1.5555555555555p-1, 0x1.5555555555555p-55)
  private static let twoFifths = DoubleDouble(0x1.999999999999ap-2, -0x1.999999999999ap-56)
  private static let twoSevenths = DoubleDouble(0x1.2492492492492p-2, 0x1.2492492492492p-56)

  /// The bit pattern of the double next below √½.
  private static let squareRootOfHalfBits: UInt64 = 0x3FE6_A09E_667F_3BCC
  private static let subnormalScale = 0x1p54
  private static let subnormalExponent: Int64 = 54
}
