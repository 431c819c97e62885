/// An easing in CSS's meaning: `cubic-bezier()`, `steps()` and `linear()`.
///
/// Unlike ``UnitCurve``, which clamps progress to 0...1, CSS goes on outside: a Bézier curve along
/// the tangent at its end, `linear()` along its last segment, `steps()` with further steps.
///
/// ```swift
/// try CSSEasing.cubicBezier(0.3, 1.5, 0.7, 1).value(at: -0.1)  // -0.5
/// try CSSEasing.steps(4, .jumpStart).value(at: 0.3)  // 0.5
/// try CSSEasing.linear([0, .init(0.75, at: 0.25), 1]).value(at: 0.5)  // 0.8333…
/// ```
///
/// The functions are those of CSS Easing Functions Level 2.
public struct CSSEasing: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case bezier(CubicBezier)
    case steps(Int, StepPosition)
    case linear([Knot])
  }

  /// Where a step jumps inside its interval.
  public enum StepPosition: Hashable, Sendable, CaseIterable {
    /// At the interval's start; the first jump is at 0.
    case jumpStart
    /// At the interval's end; the last jump is at 1.
    case jumpEnd
    /// At neither end: the first value is 0 and the last is 1.
    case jumpNone
    /// At both ends: no step rests at 0 or 1.
    case jumpBoth
  }

  let function: Function

  init(_ function: Function) { self.function = function }
}

extension CSSEasing {
  /// `linear`
  public static let linear = CSSEasing(
    .linear([Knot(input: 0, output: 0), Knot(input: 1, output: 1)]))

  /// `ease`: cubic-bezier(0.25, 0.1, 0.25, 1)
  public static let ease = CSSEasing(.bezier(CubicBezier(0.25, 0.1, 0.25, 1)))

  /// `ease-in`: cubic-bezier(0.42, 0, 1, 1)
  public static let easeIn = CSSEasing(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// `ease-out`: cubic-bezier(0, 0, 0.58, 1)
  public static let easeOut = CSSEasing(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// `ease-in-out`: cubic-bezier(0.42, 0, 0.58, 1)
  public static let easeInOut = CSSEasing(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// `step-start`: steps(1, jump-start)
  public static let stepStart = CSSEasing(.steps(1, .jumpStart))

  /// `step-end`: steps(1, jump-end)
  public static let stepEnd = CSSEasing(.steps(1, .jumpEnd))

  /// `cubic-bezier(x1, y1, x2, y2)`
  ///
  /// - Throws: ``BookMotionError`` where CSS would drop the declaration: an x outside 0...1.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(BookMotionError) -> CSSEasing {
    try Domain.unit.check(x1, "x1")
    try Domain.magnitude.check(y1, "y1")
    try Domain.unit.check(x2, "x2")
    try Domain.magnitude.check(y2, "y2")
    return CSSEasing(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// `steps(count, position)`
  ///
  /// - Throws: ``BookMotionError`` for fewer than one step, or two of `jumpNone`.
  public static func steps(
    _ count: Int, _ position: StepPosition = .jumpEnd
  ) throws(BookMotionError) -> CSSEasing {
    let fewest = position == .jumpNone ? Domain.twoSteps : .oneStep
    try fewest.check(Double(count), "count")
    return CSSEasing(.steps(count, position))
  }
}

extension CSSEasing {
  /// The value at `progress`, outside 0...1 too.
  ///
  /// - Parameters:
  ///   - progress: how far the animation is; NaN counts as 0.
  ///   - isBefore: CSS's "before flag": whether the animation is still in its delay, where a step
  ///     at 0 has not been taken yet.
  /// - Returns: the value, finite for every progress.
  public func value(at progress: Double, isBefore: Bool = false) -> Double {
    let limit = Domain.magnitude.highest
    let progress = progress.isNaN ? 0 : min(max(progress, -limit), limit)
    let value =
      switch function {
      case .bezier(let bezier): bezier.extrapolatedValue(at: progress)
      case .steps(let count, let position):
        position.value(at: progress, count: count, isBefore: isBefore)
      case .linear(let knots): CSSEasing.value(of: knots, at: progress, isBefore: isBefore)
      }
    // A tangent may be steeper than numbers reach.
    return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension CSSEasing.StepPosition {
  func value(at progress: Double, count: Int, isBefore: Bool) -> Double {
    let scaled = progress * Double(count)
    let whole = Elementary.floor(scaled)
    var step = whole
    if self == .jumpStart || self == .jumpBoth { step += 1 }
    if isBefore, scaled == whole { step -= 1 }
    let jumps =
      switch self {
      case .jumpStart, .jumpEnd: Double(count)
      case .jumpNone: Double(count) - 1
      case .jumpBoth: Double(count) + 1
      }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, jumps) }
    return step / jumps
  }
}

extension CubicBezier {
  /// The curve, and outside 0...1 the tangent at the nearer end.
  ///
  /// A tangent that stands upright carries no value further: there CSS stays level.
  func extrapolatedValue(at progress: Double) -> Double {
    if progress < 0 {
      let slope = velocity(at: 0)
      return slope.isFinite ? progress * slope : 0
    }
    if progress > 1 {
      let slope = velocity(at: 1)
      return slope.isFinite ? 1 + (progress - 1) * slope : 1
    }
    return value(at: progress)
  }
}
