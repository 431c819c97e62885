/// The elementary functions, with the same results on every machine.
///
/// A golden file must not fail because a libm was updated, and a timeline computed on a phone must
/// equal the one computed in a browser. This library therefore brings its own `exp`, `log`, `sin`,
/// and so on, and never calls the platform's:
///
/// ```swift
/// Elementary.exp(1)                   // 2.718281828459045
/// Elementary.sinCos(degrees: 90)      // (sine: 1.0, cosine: 0.0)
/// Elementary.atan2(1, -1)             // 2.356194490192345
/// ```
///
/// **Guarantee.** Every function is within one unit in the last place of the true value for every
/// `Double`, including huge, tiny, and subnormal ones. It is monotone wherever the mathematical
/// function is, preserves its symmetries bit for bit, and returns `Double.nan` itself, never
/// another NaN, where there is no result. The documentation of each function states the largest
/// error observed.
///
/// **Method.** The functions use only `+`, `−`, `×`, `÷`, `squareRoot()`, comparisons, and integer
/// arithmetic on bit patterns: operations whose results IEEE 754 defines to the last bit. They
/// don't use fused multiply-add, which not every machine has. An argument is reduced to a number
/// near 0 with the help of a small table; the leading terms are kept exactly, in two parts where
/// one is too short; and a minimax polynomial gives the rest. The rounding error is then small
/// compared with the result, and smaller than the step from one argument to the next, which keeps
/// every function monotone.
///
/// **Deliberately not included.** Hyperbolic and special functions, which the library doesn't need;
/// `Float` versions; floating-point exception flags; other rounding modes; and correct rounding: up
/// to one or two results in a hundred are not the double nearest to the true value but the one on
/// its other side.
package enum Elementary {
  /// 1.5 · 2⁵². Adding it shifts the fraction of a number out of the significand, so that the low
  /// bits of the sum are the nearest integer (ties to even), in two's complement.
  static let roundingShift = 0x1.8p52

  /// Returns 2 to the power `exponent`, for exponents from −1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }

  /// Returns a number truncated to the first 26 bits of its significand.
  ///
  /// The product of two such numbers is exact.
  @inline(__always)
  static func shortened(_ value: Double) -> Double {
    Double(bitPattern: value.bitPattern & 0xFFFF_FFFF_F800_0000)
  }

  /// Returns `value · 2^exponent`, rounded at most once, for exponents from −2044 to 2046.
  ///
  /// Halving the exponent keeps both factors normal, so only the last product can leave the normal
  /// range.
  static func scaled(_ value: Double, byPowerOfTwo exponent: Int64) -> Double {
    let half = exponent >> 1
    return value * powerOfTwo(half) * powerOfTwo(exponent - half)
  }
}

extension Elementary {
  /// Returns the largest integer that is not greater than `value`.
  ///
  /// The result is exact. Infinities and numbers of magnitude 2⁵² or more are returned unchanged;
  /// NaN gives NaN.
  package static func floor(_ value: Double) -> Double {
    guard value.magnitude < firstWholeBinade else { return value.isNaN ? .nan : value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }

  /// 2⁵², from which on every double is an integer.
  private static let firstWholeBinade = 0x1p52
}
