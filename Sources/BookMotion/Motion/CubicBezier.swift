/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never decreases.
package struct CubicBezier: Sendable {
  /// The control points as given. Only `x` clamps them, so that the inverse of an inverse is the
  /// original curve.
  package let start: BookPoint
  package let end: BookPoint

  private let x: Cubic
  private let y: Cubic
  /// The starting point of the search for a parameter of `x`.
  private let guess: Guess

  package init(start: BookPoint, end: BookPoint) {
    self.start = start
    self.end = end
    x = Cubic(CubicBezier.clamped(start.x), CubicBezier.clamped(end.x))
    y = Cubic(start.y, end.y)
    guess = Guess(x)
  }

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(start: BookPoint(x: x1, y: y1), end: BookPoint(x: x2, y: y2))
  }

  package var inverse: CubicBezier {
    CubicBezier(start.y, start.x, end.y, end.x)
  }

  private static func clamped(_ x: Double) -> Double { min(max(x, 0), 1) }

  /// Returns the value at `progress`: 0 for progress below 0 or NaN, and 1 for progress above 1.
  ///
  /// It is inlined to read the curve in place: values that a call puts on the stack are slow to
  /// read back.
  @inline(__always)
  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return y.value(at: x.parameter(of: progress, from: guess))
  }

  /// Returns the slope at a progress in 0...1, or its limit if neither coordinate changes there.
  package func velocity(at progress: Double) -> Double {
    let (parameter, run, rise): (Double, Double, Double)
    switch progress {
    // At the ends, the tangent is a side of the control polygon, free of the cubic's rounding
    // errors.
    case ...0: (parameter, run, rise) = (0, CubicBezier.clamped(start.x), start.y)
    case 1...: (parameter, run, rise) = (1, 1 - CubicBezier.clamped(end.x), 1 - end.y)
    default:
      parameter = x.parameter(of: progress, after: guess.parameter(of: progress))
      (run, rise) = (x.slope(at: parameter), y.slope(at: parameter))
    }
    if run > 0 { return rise / run }
    if rise != 0 { return rise < 0 ? -.infinity : .infinity }
    // Both slopes are 0: l'Hôpital. Seen from the end, the second derivatives have the opposite
    // sign, and so has the denominator of their quotient: the quotient is the same.
    let (bend, lift) = (x.bend(at: parameter), y.bend(at: parameter))
    if bend != 0 { return lift / bend }
    if lift != 0 {
      let comesFromLeft = parameter > 0
      return (lift < 0) == comesFromLeft ? .infinity : -.infinity
    }
    return y.third / x.third
  }
}

extension CubicBezier: Hashable {
  package static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    left.start == right.start && left.end == right.end
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}

/// One coordinate of the curve: 3(1−t)²t·p + 3(1−t)t²·q + t³, expanded to a·t³ + b·t² + c·t.
private struct Cubic: Sendable {
  let a: Double
  let b: Double
  let c: Double

  init(_ p: Double, _ q: Double) {
    c = 3 * p
    b = 3 * (q - p) - c
    a = 1 - c - b
  }

  // Not Horner's scheme: two short dependency chains finish earlier than a long one.
  func value(at t: Double) -> Double { (a * t + b) * (t * t) + c * t }
  func slope(at t: Double) -> Double { (3 * a * t + b) * t + (b * t + c) }
  func bend(at t: Double) -> Double { 6 * a * t + 2 * b }
  var third: Double { 6 * a }

  /// Returns the t in 0...1 at which the value is `target`.
  ///
  /// Two steps of Halley's method from a good guess are enough for most curves.
  @inline(__always)
  func parameter(of target: Double, from guess: Guess) -> Double {
    let guessed = guess.parameter(of: target)
    let near = guessed - step(at: guessed, to: target)
    let step = step(at: near, to: target)
    let next = near - step
    return isLast(step, at: near, to: next) ? next : parameter(of: target, after: next)
  }

  /// Returns the amount that Halley's method subtracts from t.
  @inline(__always)
  private func step(at t: Double, to target: Double) -> Double {
    let excess = (a * t + b) * (t * t) + (c * t - target)
    let (slope, halfBend) = (slope(at: t), 3 * a * t + b)
    return excess * slope / (slope * slope - excess * halfBend)
  }

  /// Returns true if no further step is needed.
  ///
  /// A step of s leaves an error of s³·(h² + |a|·f)/f², where f is the slope and h is half the
  /// second derivative, and (h² + |a|·f)·f·t² is at most 144. So |s| ≤ 2⁻¹⁹·t·f leaves at most
  /// 2⁻⁴⁹·t, and for a gentle curve less than an ulp. A step far from its goal is about f/h long,
  /// and never that short.
  @inline(__always)
  private func isLast(_ step: Double, at t: Double, to next: Double) -> Bool {
    abs(step) <= 0x1p-19 * t * slope(at: t) && next > 0 && next < 1
  }

  /// Returns the t in 0...1 at which the value is `target`, after as many steps as it takes.
  ///
  /// Curves that are almost stationary somewhere take a few.
  @inline(never)
  func parameter(of target: Double, after start: Double) -> Double {
    var t = start
    for _ in 0..<4 where t > 0 && t < 1 {
      let step = step(at: t, to: target)
      if isLast(step, at: t, to: t - step) { return t - step }
      t -= step
    }
    return bracketedParameter(of: target)
  }

  /// Returns the parameter by Newton's method, with bisection where that would leave the bracket.
  private func bracketedParameter(of target: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    var t = target
    for _ in 0..<Cubic.mostSteps {
      let excess = value(at: t) - target
      if excess == 0 { return t }
      if excess < 0 { lower = t } else { upper = t }
      let newton = t - excess / slope(at: t)
      let next = newton > lower && newton < upper ? newton : lower + (upper - lower) / 2
      // After a step of one ulp, only rounding errors are left.
      if abs(next - t) <= .ulpOfOne * t { return next }
      t = next
    }
    return t
  }

  /// The maximum number of steps; bisection alone narrows 0...1 to one double in fewer.
  private static let mostSteps = 1100
}

/// A first guess for the parameter at which a cubic has a given value: s + (s − s²)·g(s), where g
/// is the polynomial of degree three that makes it exact at four points.
///
/// Near an end where the cubic is almost stationary, its parameter behaves like a square root,
/// which no short polynomial approximates. There, s is that root; elsewhere, it is the value
/// itself.
private struct Guess: Sendable {
  private let root: Root
  /// The coefficients of g = g₀ + g₁s + g₂s² + g₃s³, which is evaluated two terms at a time.
  private let (g0, g2, g1, g3): (Double, Double, Double, Double)

  private enum Root {
    case none
    case atStart
    case atEnd

    @inline(__always)
    func of(_ value: Double) -> Double {
      switch self {
      case .none: value
      case .atStart: value.squareRoot()
      case .atEnd: 1 - (1 - value).squareRoot()
      }
    }
  }

  init(_ cubic: Cubic) {
    let (startsStill, endsStill) = (cubic.slope(at: 0) < 0.45, cubic.slope(at: 1) < 0.45)
    root = startsStill == endsStill ? .none : startsStill ? .atStart : .atEnd
    guard !(startsStill && endsStill) else {
      (g0, g2, g1, g3) = (0, 0, 0, 0)
      return
    }
    var (s, g) = (Guess.parameters, Guess.parameters)
    for index in g.indices {
      s[index] = root.of(cubic.value(at: g[index]))
      g[index] = (g[index] - s[index]) / (s[index] - s[index] * s[index])
    }
    // Newton's divided differences, …
    for order in 1..<4 {
      for index in (order..<4).reversed() {
        g[index] = (g[index] - g[index - 1]) / (s[index] - s[index - order])
      }
    }
    // … expanded into powers of s.
    for first in [2, 1, 0] {
      for index in first..<3 { g[index] -= s[first] * g[index + 1] }
    }
    (g0, g2, g1, g3) = (g[0], g[2], g[1], g[3])
  }

  @inline(__always)
  func parameter(of value: Double) -> Double {
    let s = root.of(value)
    let s2 = s * s
    return s + (s - s2) * ((g0 + g1 * s) + s2 * (g2 + g3 * s))
  }

  /// The Chebyshev nodes (1 − cos((2k + 1)·π/8))/2.
  private static let parameters = [
    0.03806023374435663, 0.3086582838174551, 0.6913417161825449, 0.9619397662556434,
  ]
}
