/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never runs back.
///
/// ``MotionEasing`` and ``CSSEasing`` share it; they differ outside 0...1.
package struct CubicBezier: Hashable, Sendable {
  /// The control points as they were given; only `x` clamps them, so that an inverse of an
  /// inverse has lost nothing.
  package let start: BookPoint
  package let end: BookPoint

  package init(start: BookPoint, end: BookPoint) {
    self.start = start
    self.end = end
  }

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(start: BookPoint(x: x1, y: y1), end: BookPoint(x: x2, y: y2))
  }

  package var inverse: CubicBezier {
    CubicBezier(start.y, start.x, end.y, end.x)
  }

  private var x: Cubic { Cubic(CubicBezier.clamped(start.x), CubicBezier.clamped(end.x)) }
  private var y: Cubic { Cubic(start.y, end.y) }

  private static func clamped(_ x: Double) -> Double { min(max(x, 0), 1) }

  /// The value at a progress inside 0...1.
  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return y.value(at: x.parameter(of: progress))
  }

  /// The slope at a progress inside 0...1: where both coordinates stand still, the limit.
  package func velocity(at progress: Double) -> Double {
    let (x, y) = (x, y)
    let (parameter, run, rise): (Double, Double, Double)
    switch progress {
    // At the ends the tangent is the side of the polygon, free of the cubic's rounding.
    case ...0: (parameter, run, rise) = (0, CubicBezier.clamped(start.x), start.y)
    case 1...: (parameter, run, rise) = (1, 1 - CubicBezier.clamped(end.x), 1 - end.y)
    default:
      parameter = x.parameter(of: progress)
      (run, rise) = (x.slope(at: parameter), y.slope(at: parameter))
    }
    if run > 0 { return rise / run }
    if rise != 0 { return rise < 0 ? -.infinity : .infinity }
    // Both stand still: l'Hôpital. Seen from the end the second derivatives have the other sign,
    // and so has their quotient's denominator: the quotient stays.
    let (bend, lift) = (x.bend(at: parameter), y.bend(at: parameter))
    if bend != 0 { return lift / bend }
    if lift != 0 {
      let comesFromLeft = parameter > 0
      return (lift < 0) == comesFromLeft ? .infinity : -.infinity
    }
    return y.third / x.third
  }
}

/// One coordinate of the curve: 3(1−t)²t·p + 3(1−t)t²·q + t³, as ((a·t + b)·t + c)·t.
private struct Cubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ p: Double, _ q: Double) {
    c = 3 * p
    b = 3 * (q - p) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  func bend(at t: Double) -> Double { 6 * a * t + 2 * b }
  var third: Double { 6 * a }

  /// The t in 0...1 with this value: Newton's method, and halving where it would leave the bracket.
  func parameter(of target: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    var t = target
    for _ in 0..<Cubic.mostSteps {
      let excess = value(at: t) - target
      if excess == 0 { return t }
      if excess < 0 { lower = t } else { upper = t }
      let newton = t - excess / slope(at: t)
      let next = newton > lower && newton < upper ? newton : lower + (upper - lower) / 2
      // A step of an ulp says that rounding has the last word.
      if abs(next - t) <= .ulpOfOne * t { return next }
      t = next
    }
    return t
  }

  /// Halving alone narrows 0...1 to one double in fewer.
  private static let mostSteps = 1100
}
