/// An easing in CSS's meaning: `cubic-bezier()`, `steps()` and `linear()`.
///
/// Unlike ``MotionEasing``, which clamps progress to 0...1, CSS goes on outside: a Bézier curve along
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

extension CSSEasing {
  /// A point of `linear()` as it is written: an output, and none, one or two inputs.
  public struct Stop: Hashable, Sendable {
    /// The value.
    public var output: Double

    /// Where the value begins, as a part of 1; nil leaves it to its neighbors.
    public var input: Double?

    /// Where the value ends, if it is held for a while.
    public var heldUntil: Double?

    /// Creates a stop, as in `linear(0.75 25% 50%)`.
    public init(_ output: Double, at input: Double? = nil, heldUntil: Double? = nil) {
      self.output = output
      self.input = input
      self.heldUntil = heldUntil
    }
  }

  /// A point of `linear()` with its place settled.
  struct Knot: Hashable, Sendable {
    var input: Double
    var output: Double
  }

  /// `linear(stop, stop, …)`
  ///
  /// Inputs that are missing are spread evenly, and one that runs back is moved up to the
  /// largest before it, as CSS does.
  ///
  /// - Throws: ``BookMotionError`` for no stop at all, or a number that is not finite.
  public static func linear(_ stops: [Stop]) throws(BookMotionError) -> CSSEasing {
    guard !stops.isEmpty else {
      throw BookMotionError(.tooFew(0, .atLeast(1)), at: "stops")
    }
    var inputs: [Double?] = []
    var outputs: [Double] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      try Domain.magnitude.check(stop.output, "output")
      var input = stop.input
      if input == nil, stop.heldUntil == nil {
        if index == 0 { input = 0 } else if index == stops.count - 1 { input = 1 }
      }
      for place in [input, stop.heldUntil] {
        if let place {
          try Domain.magnitude.check(place, "input")
          largest = max(largest, place)
          inputs.append(largest)
          outputs.append(stop.output)
        }
      }
      if input == nil, stop.heldUntil == nil {
        inputs.append(nil)
        outputs.append(stop.output)
      }
    }
    return CSSEasing(.linear(spread(inputs, outputs)))
  }

  /// Places each run of missing inputs evenly between its neighbors.
  private static func spread(_ inputs: [Double?], _ outputs: [Double]) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      // The first and the last are always placed, so a run has a neighbor on either side.
      let left = knots.last?.input ?? input
      let run = index - knots.count
      for place in 0..<run {
        let share = Double(place + 1) / Double(run + 1)
        knots.append(Knot(input: left + (input - left) * share, output: outputs[knots.count]))
      }
      knots.append(Knot(input: input, output: outputs[index]))
    }
    return knots
  }

  static func value(of knots: [Knot], at progress: Double, isBefore: Bool) -> Double {
    let last = knots.count - 1
    guard last > 0 else { return knots[0].output }
    if isBefore, progress == knots[0].input { return knots[0].output }
    // The last knot at or before the progress; -1 if there is none.
    var low = -1
    var high = knots.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].input <= progress { low = middle } else { high = middle }
    }
    if low >= 0, knots[low].input == progress { return knots[low].output }
    let from = knots[min(max(low, 0), last - 1)]
    let to = knots[min(max(low, 0), last - 1) + 1]
    if from.input == to.input { return low < 0 ? from.output : to.output }
    if from.output == to.output { return from.output }
    let share = (progress - from.input) / (to.input - from.input)
    return from.output + (to.output - from.output) * share
  }
}

extension CSSEasing.Stop: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A stop without an input.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A stop without an input.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Domain {
  /// How many steps an easing may have.
  public static let oneStep = Domain(1, 1e9)

  /// How many steps an easing may have that jumps at neither end.
  public static let twoSteps = Domain(2, 1e9)
}
