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
