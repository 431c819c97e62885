extension Elementary {
  /// The base raised to the power of the exponent.
  ///
  /// Used where light becomes numbers: `pow((c + 0.055) / 1.055, 2.4)` undoes sRGB's curve.
  ///
  /// ```swift
  /// Elementary.pow(2, 0.5)      // 1.4142135623730951
  /// Elementary.pow(10, -3)      // 0.001
  /// ```
  ///
  /// Edges, as in IEEE 754 and C99: anything to the power ±0 is 1, and so is 1 to any power, NaN
  /// included; −1 to the power ±∞ is 1; a negative base wants an integer exponent, and the result is
  /// negative if that is odd, otherwise NaN; zero to a negative power is infinite. Results too large
  /// are ±∞, too small ±0.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.502 ulp, or 0.750 ulp of a subnormal result.
  ///
  /// Method: exp(y·log x), with the logarithm to 2⁻⁷⁵ and all in double-double arithmetic.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard exponent != 0, base != 1 else { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    let parity = Parity(exponent)
    let isNegative = base.sign == .minus && parity == .odd
    let sign = isNegative ? -1.0 : 1.0
    if base == 0 || base.isInfinite {
      return (base == 0) == (exponent < 0) ? sign * .infinity : sign * 0
    }
    if exponent.isInfinite {
      guard base != -1 else { return 1 }
      return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
    }
    guard base > 0 || parity != .fractional else { return .nan }
    return sign * positivePower(base.magnitude, exponent)
  }

  /// The power of a positive, finite base to a finite exponent.
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    guard base != 1 else { return 1 }
    let logarithm = logarithm(of: base)
    let estimate = exponent * logarithm.high
    guard estimate < overflowingExponent else { return .infinity }
    guard estimate > vanishingExponent else { return 0 }
    guard estimate.magnitude > sameAsOne else { return 1 }
    let (k, fraction) = exponentialLessOne(of: logarithm * exponent)
    return scaled((fraction + 1).high, byPowerOfTwo: k)
  }

  /// What the sign of a power hangs on.
  private enum Parity {
    case even
    case odd
    case fractional

    init(_ x: Double) {
      let magnitude = x.magnitude
      // From 2⁵³ on every double is an even integer, infinity among them.
      guard magnitude < 0x1p53 else {
        self = .even
        return
      }
      let integer = Int64(magnitude)
      if Double(integer) != magnitude {
        self = .fractional
      } else {
        self = integer & 1 == 0 ? .even : .odd
      }
    }
  }

  /// A power whose logarithm is smaller rounds to 1.
  private static let sameAsOne = 0x1p-60
}

extension Elementary {
  /// The cube root, of negative numbers too.
  ///
  /// Used by OKLab, whose three channels are cube roots of light.
  ///
  /// ```swift
  /// Elementary.cbrt(27)     // 3.0
  /// Elementary.cbrt(-0.5)   // -0.7937005259840998
  /// ```
  ///
  /// Edges: `cbrt(±0)` is ±0, `cbrt(±∞)` is ±∞, NaN gives NaN.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.5000 ulp.
  ///
  /// Method: a third of the exponent field for a first guess, Halley's iteration twice, and a last
  /// Newton step whose remainder is taken in double-double arithmetic (Dekker 1971).
  public static func cbrt(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x != 0, x.isFinite else { return x }
    let isSubnormal = x.magnitude < .leastNormalMagnitude
    let bits = (isSubnormal ? x.magnitude * cubeScale : x.magnitude).bitPattern
    // Exponents are counted from one that makes them positive, so that the division rounds down.
    let exponent = Int64(bits >> 52) - 1023 + 1074
    let thirds = exponent / 3
    // The significand with what is left of the exponent: from 1 to 8.
    let m = Double(bitPattern: bits &- UInt64(bitPattern: thirds * 3 - 1074) << 52)

    var root = Double(bitPattern: m.bitPattern / 3 + firstGuessOffset)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + (m + m)) / ((cube + cube) + m)
    }
    let square = DoubleDouble.exact(root, times: root)
    let remainder = square * -root + m
    let result = root + remainder.high / (3 * square.high)
    let power = thirds - 358 - (isSubnormal ? 18 : 0)
    return (x < 0 ? -result : result) * powerOfTwo(power)
  }

  /// 2⁵⁴: makes a subnormal number normal, and has a cube root itself.
  private static let cubeScale = 0x1p54
  /// Two thirds of the exponent bias, less what makes the largest error of the guess smallest.
  private static let firstGuessOffset: UInt64 = 0x2A9F_7893_0000_0000
}
