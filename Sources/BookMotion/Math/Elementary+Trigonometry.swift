extension Elementary {
  /// Sine and cosine of one angle in radians, for little more than the price of one of them.
  ///
  /// What an underdamped spring swings with: `sinCos(ωt)` at every frame.
  ///
  /// ```swift
  /// let (sine, cosine) = Elementary.sinCos(1)   // 0.8414709848078965, 0.5403023058681398
  /// ```
  ///
  /// Edges: `sinCos(-0)` is (−0, 1); ±∞ and NaN give NaN for both. Every finite angle is taken as it
  /// is, however large: 10³⁰⁰ radians has a sine, and this is it.
  ///
  /// Error: at most 0.65 ulp each.
  ///
  /// Method: quarter turns are taken off by Cody & Waite's (1980) or Payne & Hanek's (1983) way;
  /// the rest, within π/4, goes into minimax polynomials (Remez) around exact leading terms.
  public static func sinCos(_ x: Double) -> (sine: Double, cosine: Double) {
    let angle = ReducedAngle(plain: x)
    guard angle.isAccurate(for: x) else { return sinCosTheLongWay(x) }
    let near = sineAndCosine(high: angle.high, low: angle.low)
    return turned(near, byQuarterTurns: angle.quarterTurns)
  }

  /// Sine and cosine of what is not an everyday angle: tiny, huge, near a multiple of π/2, NaN.
  @inline(never)
  private static func sinCosTheLongWay(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let angle = ReducedAngle(thorough: x)
    let near = sineAndCosine(high: angle.high, low: angle.low)
    return turned(near, byQuarterTurns: angle.quarterTurns)
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

  /// Sine and cosine of `high + low`, within π/4 of nought.
  @inline(__always)
  static func sineAndCosine(high v: Double, low: Double) -> (sine: Double, cosine: Double) {
    let z = v * v
    let z2 = z * z

    // sin v = v + v³·(−1/6 + …)
    let s12 = 0x1.11111111106f3p-7 + -0x1.a01a019d8fa4ep-13 * z
    let s34 = 0x1.71de3694a10e8p-19 + -0x1.ae5f2b5738d3fp-26 * z
    let s5 = 0x1.5dc67736c063dp-33
    let cube = v * z
    let sineTail = cube * (z * (s12 + z2 * (s34 + z2 * s5)))

    // cos v = 1 − v²/2 + v⁴·(1/24 + …)
    let c01 = 0x1.5555555555555p-5 + -0x1.6c16c16c16313p-10 * z
    let c23 = 0x1.a01a019e39662p-16 + -0x1.27e4f90abd305p-22 * z
    let c45 = 0x1.1eea8c75bd8e0p-29 + -0x1.8ffbd99605cecp-37 * z
    let cosineTail = z2 * (c01 + z2 * (c23 + z2 * c45))

    // Half the square in two parts: that of the upper bits is exact, and so is what 1 − it loses.
    let upper = (v + upperBitsShift) - upperBitsShift
    let lower = (v - upper) + low
    let halfSquare = 0.5 * (upper * upper)
    let halfSquareRest = (0.5 * lower) * (v + upper)
    let leading = 1 - halfSquare
    let lost = (1 - leading) - halfSquare

    return (
      sine: v + (cube * minusSixth + (sineTail + low * leading)),
      cosine: leading + (lost + (cosineTail - halfSquareRest))
    )
  }

  /// Sine and cosine of an angle that is so many quarter turns further on.
  ///
  /// Without a branch: successive angles may lie in any quadrant, and no processor would guess it.
  @inline(__always)
  static func turned(
    _ near: (sine: Double, cosine: Double), byQuarterTurns turns: UInt64
  ) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = (near.sine.bitPattern, near.cosine.bitPattern)
    let isOdd = turns & 1 != 0
    // Bit 1 of the count is the sine's sign, and bit 1 of the next count the cosine's.
    return (
      Double(bitPattern: (isOdd ? cosine : sine) ^ (turns & 2) << 62),
      Double(bitPattern: (isOdd ? sine : cosine) ^ ((turns &+ 1) & 2) << 62)
    )
  }

  /// 1.5 · 2²⁶. Adding it rounds to a multiple of 2⁻²⁶, whose square fits into a significand.
  private static let upperBitsShift = 0x1.8p26
  private static let minusSixth = -0x1.5555555555555p-3
}
