/// e^−x, and e^−x·cos y and e^−x·sin y, as springs need them: quickly, and to 2⁻⁵² of 1.
///
/// ``Elementary`` answers to the last bit of results of any size. A spring's response is added to
/// values that are as large as its whole way, and its arguments g·t and w·t were rounded before they
/// came here; what is lost below 2⁻⁵² of 1 was never known. So the long polynomials give way to
/// short ones around the nearest of 64 tabulated points (Tang 1989), for the exponential and for the
/// turn alike, and quarter turns need no thought.
///
/// Only + − × on doubles and integer arithmetic on their bits, as everywhere: the same bits on every
/// machine.
enum DampedTurn {
  /// Up to here x and y may go; further on the multiples below are no longer exact.
  static let largestDecay = 700.0
  static let largestTurn = 1000.0

  /// e^−x for x from 0 to `largestDecay`.
  @inline(__always)
  static func exponential(ofMinus x: Double) -> Double {
    let shifted = Elementary.roundingShift - x * sixtyFourthsPerX
    let multiple = shifted - Elementary.roundingShift
    let r = (-x - multiple * sixtyFourthHigh) - multiple * sixtyFourthLow
    let r2 = r * r
    // r + r²/2! + r³/3! + r⁴/4! + r⁵/5!, for |r| up to ln 2 / 128.
    let low = 0.5 + r * 0x1.5555555555555p-3
    let high = 0x1.5555555555555p-5 + r * 0x1.1111111111111p-7
    let excess = r + r2 * (low + r2 * high)
    // The low six bits of `shifted` choose the table's entry, those above are the power of two.
    let bits = shifted.bitPattern
    let power = Double(
      bitPattern: powers[Int(bits & 63)].bitPattern &+ (bits >> 6) << 52)
    return power + power * excess
  }

  /// Sine and cosine of y, for |y| up to `largestTurn`.
  @inline(__always)
  static func sineAndCosine(of y: Double) -> (sine: Double, cosine: Double) {
    let shifted = y * sixtyFourthsPerY + Elementary.roundingShift
    let multiple = shifted - Elementary.roundingShift
    let w = (y - multiple * turnHigh) - multiple * turnLow
    let z = w * w
    // sin w and cos w − 1, for |w| up to π/64.
    let sineTail = 0x1.1111111111111p-7 - z * 0x1.a01a01a01a01ap-13
    let sine = w + (w * z) * (z * sineTail - 0x1.5555555555555p-3)
    let cosineTail = z * 0x1.a01a01a01a01ap-16 - 0x1.6c16c16c16c17p-10
    let fall = z * ((z * 0x1.5555555555555p-5 - 0.5) + (z * z) * cosineTail)
    let index = Int(shifted.bitPattern & 63)
    let (s, c) = (turns[2 * index], turns[2 * index + 1])
    return (s + (c * sine + s * fall), c + (c * fall - s * sine))
  }

  /// 64/ln 2, and ln 2/64 to 37 bits, and the rest.
  private static let sixtyFourthsPerX = 0x1.71547652b82fep+6
  private static let sixtyFourthHigh = 0x1.62e42fefap-7
  private static let sixtyFourthLow = 0x1.cf79abc9e3b3ap-46

  /// 64/2π, and 2π/64 to 39 bits, and the rest.
  private static let sixtyFourthsPerY = 0x1.45f306dc9c883p+3
  private static let turnHigh = 0x1.921fb54444p-4
  private static let turnLow = -0x1.2e7b9676733afp-44

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
