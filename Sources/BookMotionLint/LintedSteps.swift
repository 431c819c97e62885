import BookMotion
import BookMotionDocuments

/// The steps of a motion in the order in which they begin, with the sums of those that are
/// complete: a long motion has many steps, but few are in progress at any instant.
struct LintedSteps {
  let all: [LintedStep]

  /// The values after the first *n* steps, at index *n*.
  private var sums: [BookVector]
  /// The time from which a step and all before it are complete.
  private var ends: [Double] = []

  init(_ steps: [LintedStep], from start: BookVector) {
    all = steps
    sums = [start]
    for step in steps {
      var sum = sums[sums.count - 1]
      sum.add(step.displacement, scaledBy: 1)
      sums.append(sum)
      ends.append(max(ends.last ?? -.infinity, step.ends))
    }
  }

  /// Returns the number of steps that have begun by `time`.
  func begunCount(at time: Double) -> Int { all.prefixCount { $0.begins <= time } }

  /// Returns the steps that may be in progress at `time`, or begin or end then. All steps before
  /// the range are complete; all steps after it have not begun.
  func live(at time: Double) -> Range<Int> {
    let first = ends.prefixCount { $0 < time && !LintedStep.areOne(time, $0) }
    return
      first..<max(
        first, all.prefixCount { $0.begins <= time || LintedStep.areOne(time, $0.begins) })
  }

  /// Returns the sum of all steps at `time`, as the limit from one side.
  func state(at time: Double, _ side: LintedStep.Side) -> LintedState {
    let live = live(at: time)
    var state = LintedState(values: sums[live.lowerBound], speeds: .zero)
    for step in all[live] {
      let (value, speed) = step.progress(at: time, side)
      state.values.add(step.displacement, scaledBy: value)
      state.speeds.add(step.displacement, scaledBy: speed)
    }
    return state
  }

  /// Returns the value of one channel just after `time`.
  func value(of lane: BookPose.Driven.Channel, at time: Double) -> Double {
    let live = live(at: time)
    return all[live].reduce(sums[live.lowerBound][lane]) {
      $0 + $1.displacement[lane] * $1.progress(at: time, .after).value
    }
  }

  /// Returns the speed of one channel just after `time`.
  func speed(of lane: BookPose.Driven.Channel, at time: Double) -> Double {
    all[live(at: time)].reduce(0) {
      $0 + $1.displacement[lane] * $1.progress(at: time, .after).speed
    }
  }
}
