/// How a fade gets from 0 to 1, with the names and the meaning of SwiftUI's `UnitCurve`.
///
/// ```swift
/// UnitCurve.easeOut.value(at: 0.5)  // 0.6846…
/// UnitCurve.easeOut.velocity(at: 0)  // 1.7241…, the true limit 1/0.58
/// UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3))  // 0.3000…, to rounding
/// ```
///
/// Progress below 0 counts as 0 and above 1 as 1, and progress that is not a number as 0. The
/// value itself may overshoot where a control point lies outside 0...1. For CSS's meaning, which
/// goes on along the tangent instead, see ``CSSEasing``.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circular(CircularEase)
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }
}

extension UnitCurve {
  /// Even from start to end.
  public static let linear = UnitCurve(.linear)

  /// Starts slowly: the Bézier curve (0.42, 0) (1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// Ends slowly: the Bézier curve (0, 0) (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// Starts and ends slowly: the Bézier curve (0.42, 0) (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// A quarter of a circle that starts level.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))

  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))

  /// Two quarters of a circle, level at both ends.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))

  /// A Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x of a control point is clamped to 0...1, so that there is one value at each progress;
  /// its y may overshoot.
  ///
  /// - Precondition: the coordinates are finite. For numbers from outside use
  ///   ``init(startControlPoint:endControlPoint:)``.
  public static func bezier(startControlPoint: Point, endControlPoint: Point) -> UnitCurve {
    do {
      return try UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
    } catch {
      error.stop()
    }
  }

  /// Creates a Bézier curve from (0, 0) to (1, 1), or says which coordinate is not a number.
  ///
  /// - Throws: ``BookMotionError`` for a coordinate beyond ±1e100.
  public init(startControlPoint: Point, endControlPoint: Point) throws(BookMotionError) {
    try Domain.magnitude.check(startControlPoint.x, "startControlPoint.x")
    try Domain.magnitude.check(startControlPoint.y, "startControlPoint.y")
    try Domain.magnitude.check(endControlPoint.x, "endControlPoint.x")
    try Domain.magnitude.check(endControlPoint.y, "endControlPoint.y")
    self.init(.bezier(CubicBezier(start: startControlPoint, end: endControlPoint)))
  }
}

extension UnitCurve {
  /// The value at `progress`.
  ///
  /// Bézier curves are solved, not tabulated: the progress of the answer is within 1e-12 of the
  /// one that was asked for.
  public func value(at progress: Double) -> Double {
    // Written so that NaN counts as 0.
    let progress = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return progress
    case .bezier(let bezier): return bezier.value(at: progress)
    case .circular(let ease): return ease.value(at: progress)
    }
  }

  /// The slope at `progress`: the true limit at both ends, which may be infinite.
  public func velocity(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: progress)
    case .circular(let ease): return ease.velocity(at: progress)
    }
  }

  /// The curve with progress and value exchanged.
  ///
  /// It undoes the named curves, and every Bézier curve whose control points lie inside 0...1. A y
  /// outside becomes an x outside and is clamped, as every x is: such a curve may have several
  /// progresses for one value. The inverse of an inverse is always the curve itself.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let bezier): UnitCurve(.bezier(bezier.inverse))
    case .circular(let ease): UnitCurve(.circular(ease.inverse))
    }
  }
}
