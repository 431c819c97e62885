extension Elementary {
  /// Returns the sine and cosine of an angle in radians, for little more than the cost of one of
  /// them.
  ///
  /// Use it for anything that turns or swings. (Springs themselves call it only at late times;
  /// before that, shorter polynomials are accurate enough for them.)
  ///
  /// ```swift
  /// let (sine, cosine) = Elementary.sinCos(1)   // 0.8414709848078965, 0.5403023058681398
  /// ```
  ///
  /// Special cases: `sinCos(-0)` is (−0, 1); ±∞ and NaN give NaN for both. Every finite angle is
  /// taken as exact, however large: 10³⁰⁰ radians has a sine, and this returns it.
  ///
  /// Error: The largest observed at 1.5·10⁸ points is 0.734 ulp.
  ///
  /// Method: Quarter turns are removed by the method of Cody & Waite (1980) or of Payne & Hanek
  /// (1983); minimax polynomials (Remez) around exact leading terms are evaluated at the rest,
  /// which is within π/4.
  package static func sinCos(_ x: Double) -> (sine: Double, cosine: Double) {
    let angle = ReducedAngle(plain: x)
    guard angle.isAccurate(for: x) else { return sinCosThoroughly(x) }
    return sineAndCosine(of: angle)
  }

  /// Returns the sine and cosine of a less usual angle: tiny, huge, near a multiple of π/2, or not
  /// finite.
  @inline(never)
  private static func sinCosThoroughly(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    guard x != 0 else { return (x, 1) }
    let angle = ReducedAngle(thorough: x)
    return sineAndCosine(of: angle)
  }

  /// Returns the sine and cosine of a reduced angle. A result that is zero is never negative.
  @inline(__always)
  static func sineAndCosine(of angle: ReducedAngle) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = (sine(within: angle), cosine(within: angle))
    // Quarter turns are a rotation by an angle whose sine and cosine are 0, 1, or −1, so it is
    // exact. The compiler makes a table of this switch, without branches: successive angles may be
    // in any quadrant.
    let turnCosine: Double
    let turnSine: Double
    switch angle.quarterTurns & 3 {
    case 0: (turnCosine, turnSine) = (1, 0)
    case 1: (turnCosine, turnSine) = (0, 1)
    case 2: (turnCosine, turnSine) = (-1, 0)
    default: (turnCosine, turnSine) = (0, -1)
    }
    return (sine * turnCosine + cosine * turnSine, cosine * turnCosine + sine * -turnSine)
  }

  /// Returns the sine of a reduced angle without its quarter turns.
  @inline(__always)
  private static func sine(within angle: ReducedAngle) -> Double {
    // sin v = v + v³·(−1/6 + z·tail), with z = v²
    let v = angle.high
    let z = v * v
    let z2 = z * z
    let tail01 = 0x1.11111111106f3p-7 + -0x1.a01a019d8fa4ep-13 * z
    let tail23 = 0x1.71de3694a10e8p-19 + -0x1.ae5f2b5738d3fp-26 * z
    let tail = tail01 + z2 * (tail23 + z2 * 0x1.5dc67736c063dp-33)
    let cube = v * z
    let cosine = 1 - halfSquare(of: angle).upper
    return v + (cube * -0x1.5555555555555p-3 + ((cube * z) * tail + angle.low * cosine))
  }

  /// Returns the cosine of a reduced angle without its quarter turns.
  @inline(__always)
  private static func cosine(within angle: ReducedAngle) -> Double {
    // cos v = 1 − v²/2 + v⁴·(1/24 + z·tail), with z = v²
    let z = angle.high * angle.high
    let z2 = z * z
    let tail01 = -0x1.6c16c16c16313p-10 + 0x1.a01a019e39662p-16 * z
    let tail23 = -0x1.27e4f90abd305p-22 + 0x1.1eea8c75bd8e0p-29 * z
    let tail = tail01 + z2 * (tail23 + z2 * -0x1.8ffbd99605cecp-37)
    let half = halfSquare(of: angle)
    let start = 1 - half.upper
    let lost = (1 - start) - half.upper
    return start + (z2 * 0x1.5555555555555p-5 + ((z2 * z) * tail + (lost - half.rest)))
  }

  /// Returns half the square of a reduced angle, in two parts: the part from the upper bits is exact,
  /// and so is the rounding error of 1 minus that part.
  @inline(__always)
  private static func halfSquare(of angle: ReducedAngle) -> (upper: Double, rest: Double) {
    let v = angle.high
    let upper = (v + upperBitsShift) - upperBitsShift
    let lower = (v - upper) + angle.low
    return (0.5 * (upper * upper), (0.5 * lower) * (v + upper))
  }

  /// 1.5 · 2²⁶. Adding it rounds to a multiple of 2⁻²⁶, whose square fits into a significand.
  private static let upperBitsShift = 0x1.8p26
}

extension Elementary {
  /// Returns the sine and cosine of an angle in degrees, exact at every multiple of 90.
  ///
  /// Use it for everything that turns: a cover at 90° must be upright, not off by 6·10⁻¹⁷.
  ///
  /// ```swift
  /// Elementary.sinCos(degrees: 90)      // (sine: 1.0, cosine: 0.0)
  /// Elementary.sinCos(degrees: 30).sine // 0.5
  /// ```
  ///
  /// Special cases: The sine and cosine of 45° are the same double. The sine of −0 is −0, that of a
  /// multiple of 180 has the sign of the angle, and a cosine that is 0 is +0. ±∞ and NaN give NaN
  /// for both. Huge angles are exact as well: whole turns are removed by integer arithmetic.
  ///
  /// Error: The largest observed at 8·10⁷ points is 0.731 ulp, or 0.826 ulp of a subnormal result.
  ///
  /// Method: The remainder modulo 90 is exact; multiplied by π/180 in double-double arithmetic, it
  /// is evaluated as in ``sinCos(_:)``.
  package static func sinCos(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    var magnitude = degrees.magnitude
    guard magnitude > smallestUnscaledDegrees else {
      return ((degrees * tinyScale) * radiansPerDegree.high / tinyScale, 1)
    }
    if magnitude >= integersFromHere { magnitude = wholeTurnsRemoved(from: magnitude) }
    let (angle, remainder) = reduced(degrees: magnitude)
    var both = sineAndCosine(of: angle)
    if remainder.magnitude == 45 {
      // On a diagonal, both are √½, which is so close to the midpoint of two doubles that a
      // polynomial may find either; and a square that is turned by 45° should stay symmetrical.
      both = (
        Double(signOf: both.sine, magnitudeOf: squareRootOfHalf),
        Double(signOf: both.cosine, magnitudeOf: squareRootOfHalf)
      )
    }
    return (degrees < 0 ? -both.sine : both.sine, both.cosine)
  }

  /// Returns the sine of an angle from 0 to 180 degrees, as ``sinCos(degrees:)`` does, in less time.
  package static func sine(ofTurn degrees: Double) -> Double {
    guard degrees > smallestUnscaledDegrees else { return sinCos(degrees: degrees).sine }
    let (angle, remainder) = reduced(degrees: degrees)
    guard remainder.magnitude != 45 else { return squareRootOfHalf }
    return angle.quarterTurns & 1 == 0 ? sine(within: angle).magnitude : cosine(within: angle)
  }

  /// Returns an angle in radians without its quarter turns, and what is left of the degrees.
  @inline(__always)
  private static func reduced(degrees: Double) -> (angle: ReducedAngle, remainder: Double) {
    let shifted = degrees * quartersPerDegree + roundingShift
    let remainder = degrees - (shifted - roundingShift) * rightAngle
    let angle = radiansPerDegree * remainder
    return (
      ReducedAngle(quarterTurns: shifted.bitPattern, high: angle.high, low: angle.low), remainder
    )
  }

  /// Returns the remainder modulo 360 of m·2^e, for e from 0 up.
  private static func wholeTurnsRemoved(from magnitude: Double) -> Double {
    let bits = magnitude.bitPattern
    let significand = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    let exponent = bits >> 52 - 1075
    // 360 is 8·45, and from 2³ on, the powers of two modulo 360 repeat after twelve.
    let power = exponent < 3 ? exponent : 3 + (exponent - 3) % 12
    return Double((significand % 360) << power % 360)
  }

  private static let squareRootOfHalf = 0x1.6a09e667f3bcdp-1
  private static let quartersPerDegree = 1.0 / 90
  /// The degrees of a right angle, of half a turn, and of a radian.
  package static let rightAngle = 90.0
  package static let halfTurn = 180.0
  package static let degreesPerRadian = halfTurn / Double.pi
  private static let radiansPerDegree = DoubleDouble(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)
  /// From here on, every double is an integer.
  private static let integersFromHere = 0x1p52
  /// Up to here, the sine is the angle itself in radians, and the lower half of the product would
  /// be subnormal.
  private static let smallestUnscaledDegrees = 0x1p-800
  private static let tinyScale = 0x1p200
}
