import BookMotion

/// A step of a motion that is being fitted: when it starts, and on which way it leads to its end.
///
/// Its distance is not part of it: given all steps, the distances are a linear problem.
struct FitStep: Hashable, Sendable {
  /// The kind of way.
  let family: Family

  /// The start, then the duration, in seconds, then the bounce of a spring or the control points of
  /// a Bézier curve. A jump has only its start.
  var numbers: [Double]

  enum Family: Hashable, Sendable {
    case spring
    case easing(MotionEasing)
    case bezier
    case jump
  }

  var start: Double { numbers[0] }

  /// The way as an animation.
  var animation: MotionCurve {
    switch family {
    case .spring: .spring(duration: numbers[1], bounce: numbers[2])
    case .easing(let easing): .curve(easing, duration: numbers[1])
    case .bezier:
      .timingCurve(numbers[2], numbers[3], numbers[4], numbers[5], duration: numbers[1])
    case .jump: MotionCurve.none
    }
  }

  /// Returns the share of the way that is covered at each of `times`.
  func response(at times: [Double]) -> [Double] {
    let start = start
    switch animation.driver {
    case .spring(let spring):
      // A `MotionCurve` finds the end of its spring first, which takes longer than all of this.
      let solution = spring.solution
      return times.map { 1 - solution.basis(at: $0 - start).remaining }
    case .curve(let easing, let duration):
      return times.map { easing.value(at: ($0 - start) / duration) }
    case .none: return times.map { $0 >= start ? 1 : 0 }
    }
  }

  /// Returns how the response changes with one of the numbers.
  func derivative(by index: Int, at times: [Double]) -> [Double] {
    var (lower, upper) = (self, self)
    lower.numbers[index] -= FitStep.nudge
    upper.numbers[index] += FitStep.nudge
    let (before, after) = (lower.response(at: times), upper.response(at: times))
    return times.indices.map { (after[$0] - before[$0]) / (2 * FitStep.nudge) }
  }

  /// The numbers that are chosen, together with the distance, and a name among others.
  var worth: Int {
    switch family {
    case .easing: numbers.count + 2
    case .spring, .bezier, .jump: numbers.count + 1
    }
  }

  /// Returns the step with numbers that a motion can have.
  func limited(to limits: FitLimits) -> FitStep {
    var step = self
    for index in numbers.indices {
      let range =
        switch (index, family) {
        case (0, _): limits.starts
        case (1, _): limits.durations
        case (_, .spring): FitLimits.bounces
        case (2, _), (4, _): FitLimits.progress
        default: FitLimits.heights
        }
      step.numbers[index] = min(max(numbers[index], range.lowerBound), range.upperBound)
    }
    return step
  }

  /// Large against rounding errors, and small against frames, bounces, and control points.
  private static let nudge = 1e-5
}

/// The numbers that steps can have.
struct FitLimits: Sendable {
  let starts: ClosedRange<Double>
  let durations: ClosedRange<Double>
  /// The median distance of two times.
  let frame: Double

  /// A spring that bounces more doesn't rest within a film, and one that creeps more is hardly
  /// known from one with another duration.
  static let bounces = -0.8...0.95
  // A nudge stays within 0 and 1.
  static let progress = 1e-4...(1 - 1e-4)
  static let heights = -1.0...2.0

  init(times: [Double]) {
    let (first, last) = (times.first ?? 0, times.last ?? 0)
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    frame = gaps.isEmpty ? 1 : gaps[gaps.count / 2]
    starts = (first - frame)...last
    durations = frame...max(frame, last - first)
  }
}
