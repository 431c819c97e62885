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
