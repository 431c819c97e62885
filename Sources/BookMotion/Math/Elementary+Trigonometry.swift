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
    guard x.isFinite else { return (.nan, .nan) }
    let angle = reducedAngle(x)
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

    let s01 = -0x1.5555555555549p-3 + 0x1.111111110f87ap-7 * z
    let s23 = -0x1.a01a019c11996p-13 + 0x1.71de3577b69c0p-19 * z
    let s45 = -0x1.ae5e663a8ea5ap-26 + 0x1.5d9300fb26d8ep-33 * z
    let sinePolynomial = s01 + z2 * (s23 + z2 * s45)

    let c01 = 0x1.555555555554cp-5 + -0x1.6c16c16c1517ep-10 * z
    let c23 = 0x1.a01a019cb1bd7p-16 + -0x1.27e4f809f0685p-22 * z
    let c45 = 0x1.1ee9ebe9048fap-29 + -0x1.8fae9c60e5ccap-37 * z
    let cosinePolynomial = c01 + z2 * (c23 + z2 * c45)

    // v²/2 in two parts: the square of v's upper half is exact, and so is what 1 − that loses.
    let upper = Double(bitPattern: v.bitPattern & upperHalfMask)
    let halfSquare = 0.5 * (upper * upper)
    let leading = 1 - halfSquare
    let lost = (1 - leading) - halfSquare
    let rest = (v + upper) * (0.5 * (v - upper)) + v * low

    return (
      sine: v + ((v * z) * sinePolynomial + low * leading),
      cosine: leading + (lost + (z2 * cosinePolynomial - rest))
    )
  }

  /// Sine and cosine of an angle that is so many quarter turns further on.
  @inline(__always)
  private static func turned(
    _ near: (sine: Double, cosine: Double), byQuarterTurns turns: UInt64
  ) -> (sine: Double, cosine: Double) {
    let isOdd = turns & 1 != 0
    let sine = isOdd ? near.cosine : near.sine
    let cosine = isOdd ? near.sine : near.cosine
    // Bit 1 of the count is the sine's sign, and bit 1 of the next count the cosine's.
    return (
      Double(bitPattern: sine.bitPattern ^ (turns & 2) << 62),
      Double(bitPattern: cosine.bitPattern ^ ((turns &+ 1) & 2) << 62)
    )
  }

  /// Keeps the upper 26 bits of a significand, whose square fits into 52.
  private static let upperHalfMask: UInt64 = 0xFFFF_FFFF_F800_0000
}
