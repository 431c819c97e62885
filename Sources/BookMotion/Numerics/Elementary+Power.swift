extension Elementary {
  /// Returns `base` raised to the power `exponent`.
  ///
  /// Use it to turn colors into light: `pow((c + 0.055) / 1.055, 2.4)` undoes the sRGB curve.
  ///
  /// ```swift
  /// Elementary.pow(2, 0.5)      // 1.4142135623730951
  /// Elementary.pow(10, -3)      // 0.001
  /// ```
  ///
  /// Special cases, as in IEEE 754 and C99: Anything to the power ±0 is 1, and so is 1 to any
  /// power, even NaN; −1 to the power ±∞ is 1. For a finite negative base, the exponent must be an
  /// integer, otherwise the result is NaN; if the exponent is odd, the result is negative. Zero to
  /// a negative power is infinite. Results that are too large are ±∞, and those that are too small
  /// are ±0.
  ///
  /// Error: The largest observed at 2·10⁷ points is 0.562 ulp, or 0.754 ulp of a subnormal result.
  ///
  /// Method: exp(y·log x), with log x in two parts, accurate to 2⁻⁶⁷ of itself.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    guard base >= .leastNormalMagnitude, base < .infinity else {
      return powerAtTheEdge(base, exponent)
    }
    let x = product(Logarithm(ofNormal: base, times: 0).long, exponent)
    // An infinite or NaN exponent doesn't pass this check, either.
    guard x.high.magnitude < plainExponentialLimit else { return powerAtTheEdge(base, exponent) }
    let power = PowerOfE(x)
    return Double(
      bitPattern: power.significand.bitPattern &+ UInt64(bitPattern: power.exponent) << 52)
  }

  /// Returns a power that may overflow, be subnormal, or be NaN, or whose base is subnormal,
  /// infinite, or not positive.
  @inline(never)
  private static func powerAtTheEdge(_ base: Double, _ exponent: Double) -> Double {
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

  /// Returns a positive, finite base raised to a finite exponent.
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    let x = product(Logarithm(of: base).long, exponent)
    guard x.high < overflowingExponent else { return .infinity }
    guard x.high > vanishingExponent else { return 0 }
    let power = PowerOfE(x)
    return scaled(power.significand, byPowerOfTwo: power.exponent)
  }

  /// Returns the product of a logarithm and an exponent, accurate to 2⁻⁶⁷ of itself.
  ///
  /// Only the product of the upper halves has to be exact. If the product is too large, its first
  /// part is infinite, with the right sign.
  @inline(__always)
  private static func product(
    _ logarithm: (high: Double, low: Double), _ exponent: Double
  ) -> DoubleDouble {
    let upper = shortened(logarithm.high)
    let lower = (logarithm.high - upper) + logarithm.low
    let upperExponent = shortened(exponent)
    let lowerExponent = exponent - upperExponent
    return DoubleDouble.ordered(
      upper * upperExponent, plus: upper * lowerExponent + lower * exponent)
  }

  /// The property of an exponent that determines the sign of a power.
  private enum Parity {
    case even
    case odd
    case fractional

    init(_ x: Double) {
      let magnitude = x.magnitude
      // From 2⁵³ on, every double is an even integer; infinity counts as one.
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
}

extension Elementary {
  /// Returns the cube root of `x`, which may be negative.
  ///
  /// OKLab uses it: its three channels are cube roots of light.
  ///
  /// ```swift
  /// Elementary.cbrt(27)     // 3.0
  /// Elementary.cbrt(-0.5)   // -0.7937005259840998
  /// ```
  ///
  /// Special cases: `cbrt(±0)` is ±0, `cbrt(±∞)` is ±∞, and NaN gives NaN.
  ///
  /// Error: The largest observed at 2·10⁷ points is 0.5000 ulp.
  ///
  /// Method: A polynomial for 1/∛m and one division-free Newton step give 26 bits of the root; the
  /// remainder of their cube is exact, and one Halley step with it gives the rest.
  package static func cbrt(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    guard x != 0, x.isFinite else { return x }
    let isSubnormal = x.magnitude < .leastNormalMagnitude
    let bits = (isSubnormal ? x.magnitude * cubeScale : x.magnitude).bitPattern
    // The bias makes exponents positive, so that the division rounds down.
    let exponent = Int64(bits >> 52) - 1023 + 1074
    let thirds = exponent / 3
    let left = exponent - thirds * 3
    let fraction = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    // The significand times the remaining power of two: from 1 to 8.
    let m = Double(bitPattern: bits &- UInt64(bitPattern: thirds * 3 - 1074) << 52)

    let square = fraction * fraction
    let p01 = 0x1.aa913e4c930ecp+0 - 0x1.2992df8a9809cp+0 * fraction
    let p23 = 0x1.5e8accb9a7d37p-1 - 0x1.bb1bec900c2fdp-3 * fraction
    let guess =
      (p01 + square * (p23 + square * 0x1.c731837107b28p-6))
      * (left == 0 ? 1 : left == 1 ? inverseRootOfTwo : inverseRootOfFour)
    let inverse = guess * (fourThirds - (oneThird * m) * (guess * guess * guess))
    let near = m * (inverse * inverse)
    let root = shortened(near)

    let rootSquare = root * root
    let upper = shortened(rootSquare)
    let remainder = (m - upper * root) - (rootSquare - upper) * root
    let result = root + root * remainder / (2 * (rootSquare * root) + m)
    let power = thirds - 358 - (isSubnormal ? 18 : 0)
    return (x < 0 ? -result : result) * powerOfTwo(power)
  }

  /// 2⁵⁴, a cube itself, which makes subnormal numbers normal.
  private static let cubeScale = 0x1p54
  private static let oneThird = 0x1.5555555555555p-2
  private static let fourThirds = 0x1.5555555555555p+0
  /// 1/∛2 and 1/∛4.
  private static let inverseRootOfTwo = 0x1.965fea53d6e3dp-1
  private static let inverseRootOfFour = 0x1.428a2f98d728bp-1
}
