/// An easing function of CSS: `cubic-bezier()`, `steps()`, or `linear()`.
///
/// Unlike ``MotionEasing``, which clamps progress to 0...1, a CSS easing continues outside that
/// range: a Bézier curve along the tangent at its nearer end, `linear()` along its first or last
/// segment, and `steps()` with further steps.
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

  /// The position of the jump within each interval of a step easing.
  public enum StepPosition: Hashable, Sendable, CaseIterable {
    /// Jumps at the start of each interval; the first jump is at 0.
    case jumpStart
    /// Jumps at the end of each interval; the last jump is at 1.
    case jumpEnd
    /// Jumps at neither end: the first value is 0 and the last is 1.
    case jumpNone
    /// Jumps at both ends: no step rests at 0 or 1.
    case jumpBoth
  }

  let function: Function

  init(_ function: Function) { self.function = function }
}

extension CSSEasing {
  /// The CSS easing `linear`.
  public static let linear = CSSEasing(
    .linear([Knot(input: 0, output: 0), Knot(input: 1, output: 1)]))

  /// The CSS easing `ease`, which is `cubic-bezier(0.25, 0.1, 0.25, 1)`.
  public static let ease = CSSEasing(.bezier(CubicBezier(0.25, 0.1, 0.25, 1)))

  /// The CSS easing `ease-in`, which is `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = CSSEasing(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// The CSS easing `ease-out`, which is `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = CSSEasing(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// The CSS easing `ease-in-out`, which is `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = CSSEasing(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// The CSS easing `step-start`, which is `steps(1, jump-start)`.
  public static let stepStart = CSSEasing(.steps(1, .jumpStart))

  /// The CSS easing `step-end`, which is `steps(1, jump-end)`.
  public static let stepEnd = CSSEasing(.steps(1, .jumpEnd))

  /// Returns the easing `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// - Throws: ``BookMotionError`` if an x is outside 0...1, where CSS would drop the declaration,
  ///   or if a y is beyond ±1e100.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(BookMotionError) -> CSSEasing {
    try Domain.unit.check(x1, "x1")
    try Domain.magnitude.check(y1, "y1")
    try Domain.unit.check(x2, "x2")
    try Domain.magnitude.check(y2, "y2")
    return CSSEasing(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// Returns the easing `steps(count, position)`.
  ///
  /// - Throws: ``BookMotionError`` if `count` is less than 1, or less than 2 for `jumpNone`, or if
  ///   it is greater than 1e9.
  public static func steps(
    _ count: Int, _ position: StepPosition = .jumpEnd
  ) throws(BookMotionError) -> CSSEasing {
    let fewest = position == .jumpNone ? Domain.twoSteps : .oneStep
    try fewest.check(Double(count), "count")
    return CSSEasing(.steps(count, position))
  }
}

extension CSSEasing {
  /// Returns the value at `progress`, which may be outside 0...1.
  ///
  /// - Parameters:
  ///   - progress: The progress of the animation. NaN counts as 0.
  ///   - isBefore: The "before flag" of CSS: `true` if the animation is still in its delay, where a
  ///     step at 0 has not been taken yet.
  /// - Returns: The value, which is finite for every progress.
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
    // The value on a steep tangent may overflow.
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
  /// Returns the value of the curve, or, outside 0...1, of the tangent at the nearer end.
  ///
  /// A vertical tangent doesn't change the value: there, CSS stays level.
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
  /// A stop of `linear()` as it is written: an output, and up to two inputs.
  public struct Stop: Hashable, Sendable {
    /// The output of the easing.
    public var output: Double

    /// The input at which the output begins, as a fraction of 1; `nil` to derive it from the
    /// neighbors.
    public var input: Double?

    /// The input at which the output ends, if it is held for a while.
    public var heldUntil: Double?

    /// Creates a stop, as in `linear(0.75 25% 50%)`.
    public init(_ output: Double, at input: Double? = nil, heldUntil: Double? = nil) {
      self.output = output
      self.input = input
      self.heldUntil = heldUntil
    }
  }

  /// A point of `linear()` whose input is known.
  struct Knot: Hashable, Sendable {
    var input: Double
    var output: Double
  }

  /// Returns the easing `linear(stop, stop, …)`.
  ///
  /// As in CSS, missing inputs are spread evenly, and an input that is less than one before it is
  /// raised to the largest one before it.
  ///
  /// - Throws: ``BookMotionError`` if there are no stops, or if a number is not finite or is beyond
  ///   ±1e100.
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

  /// Returns the knots, with each run of missing inputs spread evenly between its neighbors.
  private static func spread(_ inputs: [Double?], _ outputs: [Double]) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      // The first and the last input are always present, so a run has a neighbor on either side.
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
    // The index of the last knot at or before `progress`; -1 if there is none.
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
  /// Creates a stop without an input.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a stop without an input.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Domain {
  /// The number of steps that an easing may have: from 1 to 1e9.
  public static let oneStep = Domain(1, 1e9)

  /// The number of steps that an easing that jumps at neither end may have: from 2 to 1e9.
  public static let twoSteps = Domain(2, 1e9)
}
