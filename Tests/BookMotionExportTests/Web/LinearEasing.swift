/// CSS's easing `linear()`, as a browser plays it, inside 0...1.
///
/// As in CSS, missing inputs are spread evenly, and an input that is less than one before it is
/// raised to the largest one before it.
struct LinearEasing {
  /// An output as it is written, and up to two inputs at which it begins and ends.
  struct Stop {
    let output: Double
    let inputs: [Double]
  }

  private var knots: [(input: Double, output: Double)] = []

  /// Creates the easing `linear(stop, stop, …)`.
  init(_ stops: [Stop]) {
    var inputs: [Double?] = []
    var outputs: [Double] = []
    for (index, stop) in stops.enumerated() {
      var given: [Double?] = stop.inputs
      if given.isEmpty { given = [index == 0 ? 0 : index == stops.count - 1 ? 1 : nil] }
      for input in given {
        let largest = inputs.compactMap(\.self).max() ?? -.infinity
        inputs.append(input.map { max($0, largest) })
        outputs.append(stop.output)
      }
    }
    for index in inputs.indices {
      // The first and the last input are always there.
      guard let before = inputs[...index].lastIndex(where: { $0 != nil }),
        let left = inputs[before],
        let after = inputs[index...].firstIndex(where: { $0 != nil }), let right = inputs[after]
      else { continue }
      let share = before == after ? 0 : Double(index - before) / Double(after - before)
      knots.append((left + (right - left) * share, outputs[index]))
    }
  }

  /// Returns the value at a progress from 0 to 1.
  func value(at progress: Double) -> Double {
    guard knots.count > 1 else { return knots[0].output }
    let low = knots.lastIndex { $0.input <= progress } ?? 0
    if knots[low].input == progress { return knots[low].output }
    let (from, to) = (knots[min(low, knots.count - 2)], knots[min(low, knots.count - 2) + 1])
    if from.input == to.input { return progress < from.input ? from.output : to.output }
    return from.output
      + (to.output - from.output) * ((progress - from.input) / (to.input - from.input))
  }
}
