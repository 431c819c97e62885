extension Elementary {
  /// Sine and cosine of an angle in degrees, exact at every multiple of 90.
  ///
  /// Used for everything that turns: a cover at 90° is to stand upright, not 6·10⁻¹⁷ off.
  ///
  /// ```swift
  /// Elementary.sinCos(degrees: 90)      // (sine: 1.0, cosine: 0.0)
  /// Elementary.sinCos(degrees: 30).sine // 0.5
  /// ```
  ///
  /// Edges: sine and cosine of 45° are the same double. The sine of −0 is −0, and that of a multiple of 180 has the angle's sign; a cosine that
  /// is 0 is +0; ±∞ and NaN give NaN for both. Huge angles are exact as well: whole turns are taken
  /// off by integer arithmetic.
  ///
  /// Error: the largest seen in 8·10⁷ points is 0.731 ulp, or 0.826 ulp of a subnormal result.
  ///
  /// Method: the remainder by 90 is exact; times π/180 in double-double arithmetic it goes the
  /// way of ``sinCos(_:)``.
  public static func sinCos(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    var magnitude = degrees.magnitude
    guard magnitude > smallestUnscaledDegrees else {
      return ((degrees * tinyScale) * radiansPerDegree.high / tinyScale, 1)
    }
    if magnitude >= integersFromHere { magnitude = wholeTurnsRemoved(from: magnitude) }
    let shifted = magnitude * quartersPerDegree + roundingShift
    let remainder = magnitude - (shifted - roundingShift) * rightAngle
    let angle = radiansPerDegree * remainder
    var both = sineAndCosine(
      of: ReducedAngle(quarterTurns: shifted.bitPattern, high: angle.high, low: angle.low))
    if remainder.magnitude == 45 {
      // On a diagonal both are √½, but lie so near the middle between two doubles that it is luck
      // which of them a polynomial finds, and a square turned by 45° should stay symmetrical.
      both = SIMD2(
        Double(signOf: both[0], magnitudeOf: squareRootOfHalf),
        Double(signOf: both[1], magnitudeOf: squareRootOfHalf))
    }
    return (degrees < 0 ? -both[0] : both[0], both[1])
  }

  /// The sine of an angle in degrees; see ``sinCos(degrees:)``.
  ///
  /// ```swift
  /// Elementary.sin(degrees: 30)     // 0.5
  /// ```
  public static func sin(degrees: Double) -> Double {
    sinCos(degrees: degrees).sine
  }

  /// The cosine of an angle in degrees; see ``sinCos(degrees:)``.
  ///
  /// ```swift
  /// Elementary.cos(degrees: 90)     // 0.0
  /// ```
  public static func cos(degrees: Double) -> Double {
    sinCos(degrees: degrees).cosine
  }

  /// The remainder by 360 of m·2^e, for e from 0 up.
  private static func wholeTurnsRemoved(from magnitude: Double) -> Double {
    let bits = magnitude.bitPattern
    let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    let exponent = bits >> 52 - 1075
    // 360 is 8·45, and from 2³ on the powers of two repeat modulo 360 after twelve.
    let power = exponent < 3 ? exponent : 3 + (exponent - 3) % 12
    return Double((significand % 360) << power % 360)
  }

  private static let squareRootOfHalf = 0x1.6a09e667f3bcdp-1
  private static let quartersPerDegree = 1.0 / 90
  private static let rightAngle = 90.0
  private static let radiansPerDegree = DoubleDouble(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)
  /// From here on every double is an integer.
  private static let integersFromHere = 0x1p52
  /// Below this the sine is the angle itself in radians, and the lower half of the product would be
  /// subnormal.
  private static let smallestUnscaledDegrees = 0x1p-800
  private static let tinyScale = 0x1p200
}
