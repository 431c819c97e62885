/// The bench: it checks, measures by turns, and prints.
final class Bench {
  let rounds: Int
  private(set) var failures = 0

  init(isQuick: Bool) {
    rounds = isQuick ? 51 : 1001
  }

  func printConditions() {
    #if DEBUG
    print("A debug build: checks mean something, timings do not.")
    #endif
    print("\(rounds) rounds, ours and C by turns; medians in ns an evaluation.")
  }

  /// Counts a failure, and says so at once.
  func check(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    guard !isTrue else { return }
    failures += 1
    print("  FAILED: \(message())")
  }
}

extension Bench {
  /// One side of a comparison: fills the outputs, one for every input.
  typealias Side<Output> = (inout [Output]) -> Void

  /// Compares two ways to the same numbers, and prints a line.
  ///
  /// Both sides get the same inputs and store every result, so neither has anything to optimise
  /// away; they take turns, and who goes first takes turns too.
  func compare<Output: Outcome>(
    _ name: String, count: Int, tolerance: Double = 1e-12,
    ours: Side<Output>, baseline: Side<Output>
  ) {
    var our = [Output](repeating: .nothing, count: count)
    var their = our
    ours(&our)
    baseline(&their)
    check(our, their, name, tolerance)

    var ourTimes: [Double] = []
    var theirTimes: [Double] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        ourTimes.append(nanoseconds { ours(&our) })
        theirTimes.append(nanoseconds { baseline(&their) })
      } else {
        theirTimes.append(nanoseconds { baseline(&their) })
        ourTimes.append(nanoseconds { ours(&our) })
      }
    }
    check(our, their, name, tolerance)

    let ourTime = median(ourTimes) / Double(count)
    let theirTime = median(theirTimes) / Double(count)
    let pairwise = median(zip(ourTimes, theirTimes).map { $0 / $1 })
    printRow([
      name, ourTime.fixed(2), theirTime.fixed(2), (ourTime / theirTime).fixed(3),
      pairwise.fixed(3),
    ])
  }

  func printComparisonHeader() { printRow(["", "ours", "C", "ratio", "in pairs"]) }

  /// The median time of one evaluation, in nanoseconds.
  func measure<Output: Outcome>(count: Int, _ side: Side<Output>) -> Double {
    var output = [Output](repeating: .nothing, count: count)
    side(&output)
    let time = median((0..<rounds).map { _ in nanoseconds { side(&output) } }) / Double(count)
    let isFinite = output.allSatisfy { $0.distance(to: .nothing).isFinite }
    check(isFinite, "a result is not a finite number")
    return time
  }

  private func check<Output: Outcome>(
    _ ours: [Output], _ baseline: [Output], _ name: String, _ tolerance: Double
  ) {
    let largest = zip(ours, baseline).map { $0.distance(to: $1) }.max() ?? .infinity
    check(largest <= tolerance, "\(name): results differ by \(largest), allowed is \(tolerance)")
  }
}

private func nanoseconds(_ body: () -> Void) -> Double {
  let (seconds, attoseconds) = ContinuousClock().measure(body).components
  return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
