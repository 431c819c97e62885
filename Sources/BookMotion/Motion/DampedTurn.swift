/// Fast exponentials, sines, and cosines for springs, with an absolute accuracy of 2⁻⁵².
///
/// ``Elementary`` is accurate to the last bit for results of any size. A spring's response,
/// however, is added to values as large as its whole distance, and its arguments g·t and w·t are
/// already rounded, so anything below 2⁻⁵² of 1 is unknown anyway. Short polynomials around the
/// nearest of 64 tabulated points (Tang 1989) therefore replace the long ones, for the exponential
/// and for the turn alike. A spring keeps its rates in steps of these tables: the offset of an
/// argument from the nearest point is then a single exact difference, and quarter turns need no
/// special treatment.
///
/// Like the rest of the library, this uses only + − × on doubles and integer arithmetic on their
/// bits, which give the same bits on every machine.
enum DampedTurn {
  /// The largest exponent and the largest angle. Beyond them, the powers are no longer normal, and
  /// the angles are no longer known.
  static let largestDecay = 700.0
  static let largestTurn = 1000.0

  /// The steps of the tables: 64/ln 2 per unit of the exponent, and 64/2π per radian.
  static let stepsPerDecay = 0x1.71547652b82fep6
  static let stepsPerTurn = 0x1.45f306dc9c883p3

  /// Returns 2^(−steps/64), for `steps` of 0 and above.
  @inline(__always)
  static func power(ofMinus steps: Double) -> Double {
    let shifted = Elementary.roundingShift - steps
    let r = (Elementary.roundingShift - shifted) - steps
    let r2 = r * r
    // x + x²/2! + x³/3! + x⁴/4! + x⁵/5!, for x = r·ln 2/64 and |r| up to 1/2.
    let low = 0x1.ebfbdff82c58fp-15 + r * 0x1.c6b08d704a0cp-23
    let high = 0x1.3b2ab6fba4e77p-31 + r * 0x1.5d87fe78a6731p-40
    let excess = r * 0x1.62e42fefa39efp-7 + r2 * (low + r2 * high)
    // The low six bits of `shifted` select the table entry; those above are the power of two.
    let bits = shifted.bitPattern
    let power = Double(
      bitPattern: powers[Int(bits & 63)].bitPattern &+ (bits >> 6) << 52)
    return power + power * excess
  }

  /// Returns the sine and cosine of `steps`/64 turns.
  @inline(__always)
  static func sineAndCosine(of steps: Double) -> (sine: Double, cosine: Double) {
    let shifted = steps + Elementary.roundingShift
    let r = steps - (shifted - Elementary.roundingShift)
    let z = r * r
    // sin x and cos x − 1, for x = r·2π/64 and |r| up to 1/2.
    let sineTail = 0x1.466bc6775aae2p-24 - z * 0x1.32d2cce62bd86p-36
    let sine = r * 0x1.921fb54442d18p-4 + (r * z) * (z * sineTail - 0x1.4abbce625be53p-13)
    let cosineTail = z * 0x1.e1f506891babbp-43 - 0x1.55d3c7e3cbffap-30
    let fall = z * ((z * 0x1.03c1f081b5ac4p-18 - 0x1.3bd3cc9be45dep-8) + (z * z) * cosineTail)
    let index = Int(shifted.bitPattern & 63)
    let (s, c) = (turns[2 * index], turns[2 * index + 1])
    return (s + (c * sine + s * fall), c + (c * fall - s * sine))
  }

  /// Returns 1 − e^−x for x from 0 to 1/2, with full relative accuracy: x − x²/2! + x³/3! …
  @inline(__always)
  static func loss(after x: Double) -> Double {
    let x2 = x * x
    let x4 = x2 * x2
    let first =
      (0x1p-1 - x * 0x1.5555555555555p-3) + x2 * (0x1.5555555555555p-5 - x * 0x1.1111111111111p-7)
    let second =
      (0x1.6c16c16c16c17p-10 - x * 0x1.a01a01a01a01ap-13) + x2
      * (0x1.a01a01a01a01ap-16 - x * 0x1.71de3a556c734p-19)
    let third =
      (0x1.27e4fb7789f5cp-22 - x * 0x1.ae64567f544e4p-26)
      + x2 * ((0x1.1eed8eff8d898p-29 - x * 0x1.6124613a86d09p-33) + x2 * 0x1.93974a8c07c9dp-37)
    return x - x2 * (first + x4 * (second + x4 * third))
  }

  /// 2^(j/64), rounded.
  static let powers: [Double] = [
    0x1p+0, 0x1.02c9a3e778061p+0, 0x1.059b0d3158574p+0, 0x1.0874518759bc8p+0,
    0x1.0b5586cf9890fp+0, 0x1.0e3ec32d3d1a2p+0, 0x1.11301d0125b51p+0, 0x1.1429aaea92dep+0,
    0x1.172b83c7d517bp+0, 0x1.1a35beb6fcb75p+0, 0x1.1d4873168b9aap+0, 0x1.2063b88628cd6p+0,
    0x1.2387a6e756238p+0, 0x1.26b4565e27cddp+0, 0x1.29e9df51fdee1p+0, 0x1.2d285a6e4030bp+0,
    0x1.306fe0a31b715p+0, 0x1.33c08b26416ffp+0, 0x1.371a7373aa9cbp+0, 0x1.3a7db34e59ff7p+0,
    0x1.3dea64c123422p+0, 0x1.4160a21f72e2ap+0, 0x1.44e086061892dp+0, 0x1.486a2b5c13cdp+0,
    0x1.4bfdad5362a27p+0, 0x1.4f9b2769d2ca7p+0, 0x1.5342b569d4f82p+0, 0x1.56f4736b527dap+0,
    0x1.5ab07dd485429p+0, 0x1.5e76f15ad2148p+0, 0x1.6247eb03a5585p+0, 0x1.6623882552225p+0,
    0x1.6a09e667f3bcdp+0, 0x1.6dfb23c651a2fp+0, 0x1.71f75e8ec5f74p+0, 0x1.75feb564267c9p+0,
    0x1.7a11473eb0187p+0, 0x1.7e2f336cf4e62p+0, 0x1.82589994cce13p+0, 0x1.868d99b4492edp+0,
    0x1.8ace5422aa0dbp+0, 0x1.8f1ae99157736p+0, 0x1.93737b0cdc5e5p+0, 0x1.97d829fde4e5p+0,
    0x1.9c49182a3f09p+0, 0x1.a0c667b5de565p+0, 0x1.a5503b23e255dp+0, 0x1.a9e6b5579fdbfp+0,
    0x1.ae89f995ad3adp+0, 0x1.b33a2b84f15fbp+0, 0x1.b7f76f2fb5e47p+0, 0x1.bcc1e904bc1d2p+0,
    0x1.c199bdd85529cp+0, 0x1.c67f12e57d14bp+0, 0x1.cb720dcef9069p+0, 0x1.d072d4a07897cp+0,
    0x1.d5818dcfba487p+0, 0x1.da9e603db3285p+0, 0x1.dfc97337b9b5fp+0, 0x1.e502ee78b3ff6p+0,
    0x1.ea4afa2a490dap+0, 0x1.efa1bee615a27p+0, 0x1.f50765b6e454p+0, 0x1.fa7c1819e90d8p+0,
  ]

  /// sin(j·2π/64) and cos(j·2π/64), rounded.
  static let turns: [Double] = [
    0, 0x1p+0, 0x1.917a6bc29b42cp-4, 0x1.fd88da3d12526p-1,
    0x1.8f8b83c69a60bp-3, 0x1.f6297cff75cbp-1, 0x1.294062ed59f06p-2, 0x1.e9f4156c62ddap-1,
    0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1, 0x1.e2b5d3806f63bp-2, 0x1.c38b2f180bdb1p-1,
    0x1.1c73b39ae68c8p-1, 0x1.a9b66290ea1a3p-1, 0x1.44cf325091dd6p-1, 0x1.8bc806b151741p-1,
    0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, 0x1.8bc806b151741p-1, 0x1.44cf325091dd6p-1,
    0x1.a9b66290ea1a3p-1, 0x1.1c73b39ae68c8p-1, 0x1.c38b2f180bdb1p-1, 0x1.e2b5d3806f63bp-2,
    0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2, 0x1.e9f4156c62ddap-1, 0x1.294062ed59f06p-2,
    0x1.f6297cff75cbp-1, 0x1.8f8b83c69a60bp-3, 0x1.fd88da3d12526p-1, 0x1.917a6bc29b42cp-4,
    0x1p+0, 0, 0x1.fd88da3d12526p-1, -0x1.917a6bc29b42cp-4,
    0x1.f6297cff75cbp-1, -0x1.8f8b83c69a60bp-3, 0x1.e9f4156c62ddap-1, -0x1.294062ed59f06p-2,
    0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2, 0x1.c38b2f180bdb1p-1, -0x1.e2b5d3806f63bp-2,
    0x1.a9b66290ea1a3p-1, -0x1.1c73b39ae68c8p-1, 0x1.8bc806b151741p-1, -0x1.44cf325091dd6p-1,
    0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, 0x1.44cf325091dd6p-1, -0x1.8bc806b151741p-1,
    0x1.1c73b39ae68c8p-1, -0x1.a9b66290ea1a3p-1, 0x1.e2b5d3806f63bp-2, -0x1.c38b2f180bdb1p-1,
    0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1, 0x1.294062ed59f06p-2, -0x1.e9f4156c62ddap-1,
    0x1.8f8b83c69a60bp-3, -0x1.f6297cff75cbp-1, 0x1.917a6bc29b42cp-4, -0x1.fd88da3d12526p-1,
    0, -0x1p+0, -0x1.917a6bc29b42cp-4, -0x1.fd88da3d12526p-1,
    -0x1.8f8b83c69a60bp-3, -0x1.f6297cff75cbp-1, -0x1.294062ed59f06p-2, -0x1.e9f4156c62ddap-1,
    -0x1.87de2a6aea963p-2, -0x1.d906bcf328d46p-1, -0x1.e2b5d3806f63bp-2, -0x1.c38b2f180bdb1p-1,
    -0x1.1c73b39ae68c8p-1, -0x1.a9b66290ea1a3p-1, -0x1.44cf325091dd6p-1, -0x1.8bc806b151741p-1,
    -0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bcdp-1, -0x1.8bc806b151741p-1, -0x1.44cf325091dd6p-1,
    -0x1.a9b66290ea1a3p-1, -0x1.1c73b39ae68c8p-1, -0x1.c38b2f180bdb1p-1, -0x1.e2b5d3806f63bp-2,
    -0x1.d906bcf328d46p-1, -0x1.87de2a6aea963p-2, -0x1.e9f4156c62ddap-1, -0x1.294062ed59f06p-2,
    -0x1.f6297cff75cbp-1, -0x1.8f8b83c69a60bp-3, -0x1.fd88da3d12526p-1, -0x1.917a6bc29b42cp-4,
    -0x1p+0, 0, -0x1.fd88da3d12526p-1, 0x1.917a6bc29b42cp-4,
    -0x1.f6297cff75cbp-1, 0x1.8f8b83c69a60bp-3, -0x1.e9f4156c62ddap-1, 0x1.294062ed59f06p-2,
    -0x1.d906bcf328d46p-1, 0x1.87de2a6aea963p-2, -0x1.c38b2f180bdb1p-1, 0x1.e2b5d3806f63bp-2,
    -0x1.a9b66290ea1a3p-1, 0x1.1c73b39ae68c8p-1, -0x1.8bc806b151741p-1, 0x1.44cf325091dd6p-1,
    -0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bcdp-1, -0x1.44cf325091dd6p-1, 0x1.8bc806b151741p-1,
    -0x1.1c73b39ae68c8p-1, 0x1.a9b66290ea1a3p-1, -0x1.e2b5d3806f63bp-2, 0x1.c38b2f180bdb1p-1,
    -0x1.87de2a6aea963p-2, 0x1.d906bcf328d46p-1, -0x1.294062ed59f06p-2, 0x1.e9f4156c62ddap-1,
    -0x1.8f8b83c69a60bp-3, 0x1.f6297cff75cbp-1, -0x1.917a6bc29b42cp-4, 0x1.fd88da3d12526p-1,
  ]
}
