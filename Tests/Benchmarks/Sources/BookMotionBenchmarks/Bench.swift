/// The state of a run: performs checks, times the sides of a comparison in alternation, and prints
/// the results.
final class Bench {
  let isQuick: Bool
  let rounds: Int
  private(set) var failures = 0
  private(set) var figures: [Figure] = []

  /// The name of the running benchmark.
  var group = ""

  init(isQuick: Bool) {
    self.isQuick = isQuick
    rounds = isQuick ? 51 : 1001
  }

  func printConditions() {
    #if DEBUG
    print("A debug build: checks mean something, timings do not.")
    #endif
    print("\(rounds) rounds, ours and C by turns; medians in ns an evaluation.")
  }

  /// Counts and prints a failure if the condition is false.
  func check(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    guard !isTrue else { return }
    failures += 1
    print("  FAILED: \(message())")
  }
}

extension Bench {
  /// Prints a row that ends with a figure, marked if it exceeds its promise, and records the
  /// figure.
  func report(_ name: String, _ cells: [String], figure: Double, promise: Double? = nil) {
    let figure = Figure(group: group, name: name, value: figure, promise: promise)
    figures.append(figure)
    printRow([name] + cells, mark: isQuick ? nil : figure.mark)
  }

  /// Prints the median times of two sides, in units of `unit` nanoseconds, and their ratio. The
  /// figure is the median of the ratios of all turns.
  func report(
    _ name: String, _ turns: Turns, each unit: Double, decimals: Int = 2, promise: Double? = nil,
    more: [String] = []
  ) {
    report(
      name, turns.figures(each: unit, decimals: decimals) + more, figure: turns.pairwise,
      promise: promise)
  }

  /// Prints the figures for programs: group, name, value, and promise, separated by tabs.
  func printFigures() {
    for figure in figures { print(figure.line) }
  }
}

extension Bench {
  /// One side of a comparison: fills the outputs, one for every input.
  typealias Side<Output> = (inout [Output]) -> Void

  /// Compares two ways to compute the same numbers, and prints a row.
  ///
  /// Both sides get the same inputs and store every result, so that the optimizer can't remove any
  /// work. They alternate, and so does the side that goes first.
  func compare<Output: Outcome>(
    _ name: String, promise: Double? = nil, count: Int, tolerance: Double = 1e-12,
    ours: Side<Output>, baseline: Side<Output>
  ) {
    var our = [Output](repeating: .nothing, count: count)
    var their = our
    ours(&our)
    baseline(&their)
    check(our, their, name, tolerance)

    var turns = Turns()
    for _ in 0..<rounds {
      turns.take {
        ours(&our)
      } theirs: {
        baseline(&their)
      }
    }
    check(our, their, name, tolerance)
    report(name, turns, each: Double(count), promise: promise)
  }

  func printComparisonHeader() { printRow(["", "ours", "C", "ratio", "in pairs"]) }

  /// Returns the median time of one evaluation, in nanoseconds.
  func measure<Output: Outcome>(count: Int, _ side: Side<Output>) -> Double {
    var output = [Output](repeating: .nothing, count: count)
    side(&output)
    let times = (0..<rounds).map { _ in nanoseconds { side(&output) } }
    let isFinite = output.allSatisfy { $0.distance(to: .nothing).isFinite }
    check(isFinite, "a result is not a finite number")
    return times.median / Double(count)
  }

  private func check<Output: Outcome>(
    _ ours: [Output], _ baseline: [Output], _ name: String, _ tolerance: Double
  ) {
    let largest = zip(ours, baseline).map { $0.distance(to: $1) }.max() ?? .infinity
    check(largest <= tolerance, "\(name): results differ by \(largest), allowed is \(tolerance)")
  }
}
