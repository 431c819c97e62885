extension Elementary {
  /// The angle whose tangent is x, in radians from −π/2 to π/2.
  ///
  /// Where the two legs are known, ``atan2(_:_:)`` is the better choice.
  ///
  /// ```swift
  /// Elementary.atan(1)      // 0.7853981633974483
  /// ```
  ///
  /// Edges: `atan(±0)` is ±0, `atan(±∞)` is ±π/2, NaN gives NaN.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.503 ulp.
  ///
  /// Method: that of ``atan2(_:_:)``.
  public static func atan(_ x: Double) -> Double {
    atan2(x, 1)
  }

  /// The direction of the point (x, y), in radians from −π to π.
  ///
  /// Used for the angle that a matrix turns by, and for hues.
  ///
  /// ```swift
  /// Elementary.atan2(1, -1)     // 2.356194490192345
  /// Elementary.atan2(-0.0, -1)  // -3.141592653589793
  /// ```
  ///
  /// Edges, as in IEEE 754 and C99: the result has y's sign, that of zeros included; at y = ±0 it is
  /// ±0 for positive x (+0 too) and ±π for negative x (−0 too); infinities count as equally long, so
  /// that `atan2(∞, ∞)` is π/4; NaN in either gives NaN.
  ///
  /// Error: the largest seen in 3·10⁷ points is 0.505 ulp.
  ///
  /// Method: the nearest eighth c is taken off the slope by t = (y − c·x) / (x + c·y); the result is
  /// artan c, a constant, and artan t, a minimax polynomial (Remez), in double-double arithmetic.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let isLeft = x.sign == .minus
    let angle = direction(y: y.magnitude, x: x.magnitude, isLeft: isLeft)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle whose sine is x, in radians from −π/2 to π/2.
  ///
  /// ```swift
  /// Elementary.asin(0.5)    // 0.5235987755982989
  /// ```
  ///
  /// Edges: `asin(±0)` is ±0; beyond ±1 and for NaN it is NaN.
  ///
  /// Error: the largest seen in 2.5·10⁷ points is 0.504 ulp.
  ///
  /// Method: the direction of (√(1 − x²), x), the root taken in double-double arithmetic.
  public static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    guard x.magnitude > sameAsItsArcSine else { return x }
    let angle = arcTangent(DoubleDouble(x.magnitude), over: otherLeg(of: x)).high
    return x < 0 ? -angle : angle
  }

  /// The angle whose cosine is x, in radians from 0 to π.
  ///
  /// ```swift
  /// Elementary.acos(0.5)    // 1.0471975511965979
  /// ```
  ///
  /// Edges: `acos(1)` is 0; beyond ±1 and for NaN it is NaN.
  ///
  /// Error: the largest seen in 2.5·10⁷ points is 0.501 ulp.
  ///
  /// Method: the direction of (x, √(1 − x²)), the root taken in double-double arithmetic.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    // So small an x moves π/2 by less than a quarter of a unit in its last place.
    guard x.magnitude > sameAsItsArcSine else { return halfPi.high }
    let angle = arcTangent(otherLeg(of: x), over: DoubleDouble(x.magnitude))
    return (x < 0 ? pi - angle : angle).high
  }

  /// √(1 − x²).
  private static func otherLeg(of x: Double) -> DoubleDouble {
    (DoubleDouble.exact(1, plus: x) * DoubleDouble.exact(1, plus: -x)).squareRoot()
  }

  /// Up to here x³/6 is less than a quarter of a unit in the last place of x.
  private static let sameAsItsArcSine = 0x1p-60
}

extension Elementary {
  /// The angle between the point (±x, y) and the positive axis, for x and y that are not negative.
  static func direction(y: Double, x: Double, isLeft: Bool) -> Double {
    if y == 0 { return isLeft ? pi.high : 0 }
    if y.isInfinite || x.isInfinite {
      let angle = x < y ? halfPi : (y < x ? DoubleDouble(0) : halfPi.scaled(byExactly: 0.5))
      return (isLeft ? pi - angle : angle).high
    }
    // Equal scaling of both keeps every product below in range. A point so near to an axis that it
    // does not come out of this unharmed has its angle from the plain quotient.
    let largest = max(x, y)
    if min(x, y) / largest < nearAnAxis {
      if y > x { return halfPi.high }
      return isLeft ? pi.high : y / x
    }
    let exponent = Int64(largest.bitPattern >> 52) - 1023
    let scaledX = scaled(x, byPowerOfTwo: -exponent)
    let scaledY = scaled(y, byPowerOfTwo: -exponent)
    let angle = arcTangent(DoubleDouble(scaledY), over: DoubleDouble(scaledX))
    return (isLeft ? pi - angle : angle).high
  }

  /// The angle whose tangent is y / x, from 0 to π/2, to about 2⁻⁶⁶ of itself.
  static func arcTangent(_ y: DoubleDouble, over x: DoubleDouble) -> DoubleDouble {
    guard y.high <= x.high else { return halfPi - arcTangent(x, over: y) }
    let shifted = 8 * (y.high / x.high) + roundingShift
    let eighths = shifted - roundingShift
    let c = 0.125 * eighths
    let t = (y - x * c) / (x + y * c)
    let z = t.high * t.high
    let z2 = z * z
    let p01 = -0x1.5555555555555p-2 + 0x1.99999999997f2p-3 * z
    let p23 = -0x1.24924923ed90cp-3 + 0x1.c71c6e17e73c7p-4 * z
    let p45 = -0x1.7457c15c326ddp-4 + 0x1.374574f8445bbp-4 * z
    let cubic = (t.high * z) * (p01 + z2 * (p23 + z2 * p45))
    return arcTangent(ofEighths: Int(eighths)) + (t + cubic)
  }

  /// The angle whose tangent is so many eighths, from 0 to 1.
  private static func arcTangent(ofEighths count: Int) -> DoubleDouble {
    switch count {
    case 1: DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
    case 2: DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
    case 3: DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
    case 4: DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    case 5: DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
    case 6: DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
    case 7: DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
    case 8: DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    default: DoubleDouble(0)
    }
  }

  /// π.
  static let pi = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
  /// A slope whose square no longer shows: x and y differ by more than anything that adds up.
  private static let nearAnAxis = 0x1p-70
}
