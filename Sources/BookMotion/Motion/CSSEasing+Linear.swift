extension CSSEasing {
  /// A point of `linear()` as it is written: an output, and none, one or two inputs.
  public struct Stop: Hashable, Sendable {
    /// The value.
    public var output: Double

    /// Where the value begins, as a part of 1; nil leaves it to its neighbours.
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

  /// Places each run of missing inputs evenly between its neighbours.
  private static func spread(_ inputs: [Double?], _ outputs: [Double]) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
      guard let input else { continue }
      // The first and the last are always placed, so a run has a neighbour on either side.
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
