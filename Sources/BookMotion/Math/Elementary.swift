/// The elementary functions, computed the same way on every machine.
///
/// A golden file must not go red because somebody's libm was updated, and a timeline made on a phone
/// must equal the one made in a browser. So this library brings its own `exp`, `log`, `sin` …,
/// and never calls the platform's:
///
/// ```swift
/// Elementary.exp(1)                   // 2.718281828459045
/// Elementary.sinCos(degrees: 90)      // (sine: 1.0, cosine: 0.0)
/// Elementary.atan2(1, -1)             // 2.356194490192345
/// ```
///
/// **Promise.** Every function is within one unit in the last place of the true value for every
/// `Double` – huge, tiny and subnormal ones too – is monotone wherever the function it stands for
/// is, keeps its symmetries bit for bit, and returns `Double.nan` itself, never another NaN, where
/// there is no answer. Each function's documentation gives the largest error that was ever seen.
///
/// **Method.** Only `+`, `−`, `×`, `÷`, `squareRoot()`, comparisons and integer arithmetic on bit
/// patterns: operations whose result IEEE 754 fixes to the last bit. No fused multiply-add, which
/// one machine has and another has not. An argument is brought near 0 with the help of a small table,
/// the leading terms are kept exactly, in two parts where one is too short, and a minimax polynomial
/// gives the rest. What is rounded is then small beside the result, and smaller than the step from one
/// argument to the next, which keeps every function monotone.
///
/// **Deliberately not here.** Hyperbolic and special functions (nothing in the library needs them),
/// `Float` versions, floating-point exception flags, other rounding modes, and correct rounding:
/// up to one or two results in a hundred are not the nearest double to the true value but the one on
/// its other side.
public enum Elementary {
  /// 1.5 · 2⁵². Adding it pushes the fraction of a number off the end of the significand, so that
  /// the sum's low bits hold the nearest integer (ties to even), in two's complement.
  static let roundingShift = 0x1.8p52

  /// 2 to the power `exponent`, for exponents from −1022 to 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) << 52)
  }

  /// A number cut off after the first 26 bits of its significand: the product of two such is exact.
  @inline(__always)
  static func shortened(_ value: Double) -> Double {
    Double(bitPattern: value.bitPattern & 0xFFFF_FFFF_F800_0000)
  }

  /// `value · 2^exponent`, rounded at most once more, for exponents from −2044 to 2046.
  ///
  /// The two halves keep every factor normal, and only the last product can leave the normal range.
  static func scaled(_ value: Double, byPowerOfTwo exponent: Int64) -> Double {
    let half = exponent >> 1
    return value * powerOfTwo(half) * powerOfTwo(exponent - half)
  }
}

extension Elementary {
  /// The largest whole number that is not above `value`.
  ///
  /// Exact. ±∞ and numbers from 2⁵² on are whole already; NaN gives NaN.
  package static func floor(_ value: Double) -> Double {
    guard value.magnitude < firstWholeBinade else { return value.isNaN ? .nan : value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }

  /// 2⁵², from where on every double is whole.
  private static let firstWholeBinade = 0x1p52
}
