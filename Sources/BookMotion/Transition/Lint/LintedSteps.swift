/// The steps of a motion, in the order in which they begin, and how far those have brought it that are
/// over: a long motion has many steps, and few of them have to do with an instant.
struct LintedSteps {
  let all: [LintedStep]

  /// The values when so many steps are over, beginning with none.
  private var sums: [BookVector]
  /// When all steps are over up to one, and that one.
  private var ends: [Double] = []

  init(_ steps: [LintedStep], from start: BookVector) {
    all = steps
    sums = [start]
    for step in steps {
      var sum = sums[sums.count - 1]
      sum.add(step.way, scaledBy: 1)
      sums.append(sum)
      ends.append(max(ends.last ?? -.infinity, step.ends))
    }
  }

  /// The number of steps that have begun by `time`.
  func begunCount(at time: Double) -> Int { all.prefixCount { $0.begins <= time } }

  /// The steps that may be under way at `time`, or begin or end then: those before are over, those
  /// behind have not begun.
  func live(at time: Double) -> Range<Int> {
    let first = ends.prefixCount { $0 < time && !LintedStep.areOne(time, $0) }
    return
      first..<max(
        first, all.prefixCount { $0.begins <= time || LintedStep.areOne(time, $0.begins) })
  }

  /// The sum of all steps at `time`, as the limit from one side.
  func state(at time: Double, _ side: LintedStep.Side) -> LintedState {
    let live = live(at: time)
    var state = LintedState(values: sums[live.lowerBound], speeds: .zero)
    for step in all[live] {
      let (value, speed) = step.progress(at: time, side)
      state.values.add(step.way, scaledBy: value)
      state.speeds.add(step.way, scaledBy: speed)
    }
    return state
  }

  /// The value of one channel just after `time`.
  func value(of lane: Int, at time: Double) -> Double {
    let live = live(at: time)
    return all[live].reduce(sums[live.lowerBound][lane]) {
      $0 + $1.way[lane] * $1.progress(at: time, .after).value
    }
  }

  /// The speed of one channel just after `time`.
  func speed(of lane: Int, at time: Double) -> Double {
    all[live(at: time)].reduce(0) { $0 + $1.way[lane] * $1.progress(at: time, .after).speed }
  }
}
