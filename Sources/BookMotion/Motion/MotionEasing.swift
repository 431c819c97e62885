/// An easing curve from 0 to 1, with the names and meanings of SwiftUI's `UnitCurve`.
///
/// ```swift
/// MotionEasing.easeOut.value(at: 0.5)  // 0.6846…
/// MotionEasing.easeOut.velocity(at: 0)  // 1.7241…, the true limit 1/0.58
/// MotionEasing.easeIn.inverse.value(at: MotionEasing.easeIn.value(at: 0.3))  // 0.3000…, rounded
/// ```
///
/// Progress below 0 or NaN counts as 0, and progress above 1 counts as 1. The value itself may
/// overshoot if the y of a control point is outside 0...1. CSS, by contrast, continues along the
/// tangent outside 0...1.
public struct MotionEasing: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circular(CircularEase)
  }

  package let shape: Shape

  package init(_ shape: Shape) { self.shape = shape }
}

extension MotionEasing {
  /// A curve with constant speed.
  public static let linear = MotionEasing(.linear)

  /// A curve that starts slowly: the Bézier curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = MotionEasing(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// A curve that ends slowly: the Bézier curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = MotionEasing(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// A curve that starts and ends slowly: the Bézier curve with the control points (0.42, 0) and
  /// (0.58, 1).
  public static let easeInOut = MotionEasing(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// A quarter circle that starts level.
  public static let circularEaseIn = MotionEasing(.circular(.easeIn))

  /// A quarter circle that ends level.
  public static let circularEaseOut = MotionEasing(.circular(.easeOut))

  /// Two quarter circles, level at both ends.
  public static let circularEaseInOut = MotionEasing(.circular(.easeInOut))

  /// Returns a Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x of a control point is clamped to 0...1, so that there is one value for each progress;
  /// its y may overshoot.
  ///
  /// - Precondition: The coordinates are in −1e100...1e100.
  public static func bezier(startControlPoint: BookPoint, endControlPoint: BookPoint)
    -> MotionEasing
  {
    do {
      return try MotionEasing(
        startControlPoint: startControlPoint, endControlPoint: endControlPoint)
    } catch {
      error.stop()
    }
  }

  /// Creates a Bézier curve from (0, 0) to (1, 1) from coordinates that may be invalid.
  ///
  /// - Throws: ``BookMotionError`` if a coordinate is NaN or beyond ±1e100.
  package init(startControlPoint: BookPoint, endControlPoint: BookPoint) throws(BookMotionError) {
    try BookDomain.magnitude.check(startControlPoint.x, "startControlPoint.x")
    try BookDomain.magnitude.check(startControlPoint.y, "startControlPoint.y")
    try BookDomain.magnitude.check(endControlPoint.x, "endControlPoint.x")
    try BookDomain.magnitude.check(endControlPoint.y, "endControlPoint.y")
    self.init(.bezier(CubicBezier(start: startControlPoint, end: endControlPoint)))
  }
}

extension MotionEasing {
  /// Returns the value at `progress`.
  ///
  /// Bézier curves are solved, not tabulated: the result is the value at a progress within 1e-12 of
  /// `progress`.
  public func value(at progress: Double) -> Double {
    switch shape {
    case .bezier(let bezier): bezier.value(at: progress)
    case .linear: MotionEasing.clamped(progress)
    case .circular(let ease): ease.value(at: MotionEasing.clamped(progress))
    }
  }

  /// Returns `progress` clamped to 0...1, written so that NaN counts as 0.
  private static func clamped(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

  /// Returns the slope at `progress`. At both ends, it is the true limit, which may be infinite.
  public func velocity(at progress: Double) -> Double {
    let progress = MotionEasing.clamped(progress)
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: progress)
    case .circular(let ease): return ease.velocity(at: progress)
    }
  }

  /// The inverse curve, with progress and value exchanged.
  ///
  /// It undoes the named curves, and every Bézier curve whose control points are inside 0...1. A y
  /// outside becomes an x outside and is clamped, as every x is: such a curve may have several
  /// progresses for one value. The inverse of an inverse is always the original curve.
  public var inverse: MotionEasing {
    switch shape {
    case .linear: self
    case .bezier(let bezier): MotionEasing(.bezier(bezier.inverse))
    case .circular(let ease): MotionEasing(.circular(ease.inverse))
    }
  }
}

extension MotionEasing: HasFields {
  package static var blank: MotionEasing { .linear }
  package static var isAlwaysValid: Bool { true }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var name = MotionEasing.named.firstIndex { $0.curve == self }
    var numbers = [0.0, 0, 1, 1]
    switch shape {
    case .bezier(let curve): numbers = [curve.start.x, curve.start.y, curve.end.x, curve.end.y]
    case .linear, .circular: break  // Each has a name.
    }
    try visitor.name(
      &name, of: MotionEasing.named.count, MotionEasing.named.map { $0.name }, or: &numbers,
      Quantity(.magnitude, .share), noun: "the name of a curve")
    try visitor.make(&self) { () throws(BookMotionError) in
      name.map { MotionEasing.named[$0].curve }
        ?? MotionEasing(.bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])))
    }
  }

  /// The curves that have a name in documents. The names are those in Swift, except for the last
  /// curve, which is the inverse of the one before.
  private static let named: [(name: String, curve: MotionEasing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
    ("circularEaseOutIn", .circularEaseInOut.inverse),
  ]
}
