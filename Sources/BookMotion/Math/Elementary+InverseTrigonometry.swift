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
