extension Elementary {
  /// Sine and cosine of one angle in radians, for little more than the price of one of them.
  ///
  /// For whatever turns or swings. (Springs themselves ask for it only far out; near by they use
  /// shorter polynomials that are exact enough for a part of a way.)
  ///
  /// ```swift
  /// let (sine, cosine) = Elementary.sinCos(1)   // 0.8414709848078965, 0.5403023058681398
  /// ```
  ///
  /// Edges: `sinCos(-0)` is (−0, 1); ±∞ and NaN give NaN for both. Every finite angle is taken as it
  /// is, however large: 10³⁰⁰ radians has a sine, and this is it.
  ///
  /// Error: the largest seen in 1.5·10⁸ points is 0.734 ulp.
  ///
  /// Method: quarter turns are taken off by Cody & Waite's (1980) or Payne & Hanek's (1983) way;
  /// the rest, within π/4, goes into minimax polynomials (Remez) around exact leading terms.
  public static func sinCos(_ x: Double) -> (sine: Double, cosine: Double) {
    let angle = ReducedAngle(plain: x)
    guard angle.isAccurate(for: x) else { return sinCosTheLongWay(x) }
    let both = sineAndCosine(of: angle)
    return (both[0], both[1])
  }

  /// Sine and cosine of what is not an everyday angle: tiny, huge, near a multiple of π/2, NaN.
  @inline(never)
  private static func sinCosTheLongWay(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    guard x != 0 else { return (x, 1) }
    let angle = ReducedAngle(thorough: x)
    let both = sineAndCosine(of: angle)
    return (both[0], both[1])
  }

  /// The sine of an angle in radians.
  ///
  /// For both sine and cosine of one angle, ``sinCos(_:)`` is the cheaper way to the same bits.
  ///
  /// ```swift
  /// Elementary.sin(1)       // 0.8414709848078965
  /// ```
  ///
  /// Edges: `sin(-0)` is −0; ±∞ and NaN give NaN.
  ///
  /// Error and method: those of ``sinCos(_:)``.
  public static func sin(_ x: Double) -> Double {
    sinCos(x).sine
  }

  /// The cosine of an angle in radians.
  ///
  /// For both sine and cosine of one angle, ``sinCos(_:)`` is the cheaper way to the same bits.
  ///
  /// ```swift
  /// Elementary.cos(1)       // 0.5403023058681398
  /// ```
  ///
  /// Edges: `cos(±0)` is 1; ±∞ and NaN give NaN. It is never exactly 0: no double is a multiple of
  /// π/2. See ``cos(degrees:)`` for one that is.
  ///
  /// Error and method: those of ``sinCos(_:)``.
  public static func cos(_ x: Double) -> Double {
    sinCos(x).cosine
  }

  /// Sine and cosine, side by side in the two lanes of a vector: both take the same steps.
  ///
  /// A zero that it returns is never negative.
  @inline(__always)
  static func sineAndCosine(of angle: ReducedAngle) -> SIMD2<Double> {
    let v = angle.high
    let square = v * v

    // Half the square in two parts: that of the upper bits is exact, and so is what 1 − it loses.
    let upper = (v + upperBitsShift) - upperBitsShift
    let lower = (v - upper) + angle.low
    let halfSquare = 0.5 * (upper * upper)
    let halfSquareRest = (0.5 * lower) * (v + upper)
    let cosineStart = 1 - halfSquare
    let lost = (1 - cosineStart) - halfSquare

    let start = SIMD2(v, cosineStart)
    let rest = SIMD2(angle.low * cosineStart, lost - halfSquareRest)

    // sin v = v + v³·(−1/6 + z·tail) and cos v = 1 − v²/2 + v⁴·(1/24 + z·tail), with z = v²
    let z = SIMD2(repeating: square)
    let z2 = z * z
    let p01 =
      SIMD2(0x1.11111111106f3p-7, -0x1.6c16c16c16313p-10)
      + SIMD2(-0x1.a01a019d8fa4ep-13, 0x1.a01a019e39662p-16) * z
    let p23 =
      SIMD2(0x1.71de3694a10e8p-19, -0x1.27e4f90abd305p-22)
      + SIMD2(-0x1.ae5f2b5738d3fp-26, 0x1.1eea8c75bd8e0p-29) * z
    let p4 = SIMD2(0x1.5dc67736c063dp-33, -0x1.8ffbd99605cecp-37)
    let tail = p01 + z2 * (p23 + z2 * p4)
    let factor = SIMD2(v, square) * z
    let first = SIMD2(-0x1.5555555555555p-3, 0x1.5555555555555p-5)
    let near = start + (factor * first + ((factor * z) * tail + rest))

    // Quarter turns are a rotation whose own sine and cosine are 0, 1 or −1, and so exact. The
    // compiler makes a table of this: no branch, for successive angles may lie in any quadrant.
    let turnCosine: Double
    let turnSine: Double
    switch angle.quarterTurns & 3 {
    case 0: (turnCosine, turnSine) = (1, 0)
    case 1: (turnCosine, turnSine) = (0, 1)
    case 2: (turnCosine, turnSine) = (-1, 0)
    default: (turnCosine, turnSine) = (0, -1)
    }
    let exchanged = SIMD2(near[1], near[0])
    return near * SIMD2(repeating: turnCosine) + exchanged * SIMD2(turnSine, -turnSine)
  }

  /// 1.5 · 2²⁶. Adding it rounds to a multiple of 2⁻²⁶, whose square fits into a significand.
  private static let upperBitsShift = 0x1.8p26
}

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

extension Elementary {
  /// The tangent of an angle in radians.
  ///
  /// Used for slopes and fields of view: a picture `d` away that fills the angle 2α is
  /// `2 * d * tan(α)` high.
  ///
  /// ```swift
  /// Elementary.tan(1)       // 1.5574077246549023
  /// ```
  ///
  /// Edges: `tan(±0)` is ±0; ±∞ and NaN give NaN. It is never infinite: no double is a multiple of
  /// π/2.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.501 ulp.
  ///
  /// Method: the reduction of ``sinCos(_:)``, then sine over cosine, both of them series in
  /// double-double arithmetic.
  public static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude > sameAsItsTangent else { return x }
    let plain = ReducedAngle(plain: x)
    let angle = plain.isAccurate(for: x) ? plain : ReducedAngle(thorough: x)
    let v = DoubleDouble.ordered(angle.high, plus: angle.low)
    let square = v * v

    let z = square.high
    let sineTail = DoubleDouble.exact(z, times: tangentSineTail(z))
    let sine = v + v * square * (minusOneSixth + square * (oneHundredTwentieth + sineTail))
    let cosineTail = DoubleDouble.exact(z, times: tangentCosineTail(z))
    let fourthPower = square * square * (oneTwentyFourth + cosineTail)
    let cosine = (fourthPower - square.scaled(byExactly: 0.5)) + 1
    return (angle.quarterTurns & 1 == 0 ? sine / cosine : -cosine / sine).high
  }

  /// What follows v⁵/120 in the series of the sine, without its factor v⁷, by z = v².
  @inline(__always)
  private static func tangentSineTail(_ z: Double) -> Double {
    let p01 = -0x1.a01a01a01a019p-13 + 0x1.71de3a556c35fp-19 * z
    let p23 = -0x1.ae64567e7a94cp-26 + 0x1.61245fb35aefap-33 * z
    let p45 = -0x1.ae7c49af7d4a8p-41 + 0x1.923b73177bd2ep-49 * z
    let z2 = z * z
    return p01 + z2 * (p23 + z2 * p45)
  }

  /// What follows v⁴/24 in the series of the cosine, without its factor v⁶, by z = v².
  @inline(__always)
  private static func tangentCosineTail(_ z: Double) -> Double {
    let p01 = -0x1.6c16c16c16c15p-10 + 0x1.a01a01a019703p-16 * z
    let p23 = -0x1.27e4fb768791cp-22 + 0x1.1eed8d2f4cf1ep-29 * z
    let p45 = -0x1.9393c85742230p-37 + 0x1.ab015fceabf5cp-45 * z
    let z2 = z * z
    return p01 + z2 * (p23 + z2 * p45)
  }

  private static let minusOneSixth = DoubleDouble(-0x1.5555555555555p-3, -0x1.5555555555555p-57)
  private static let oneHundredTwentieth = DoubleDouble(
    0x1.1111111111111p-7, 0x1.1111111111111p-63)
  private static let oneTwentyFourth = DoubleDouble(0x1.5555555555555p-5, 0x1.5555555555555p-59)
  /// Up to here x³/3 is less than a quarter of a unit in the last place of x.
  private static let sameAsItsTangent = 0x1p-28
}
