/// A step of a motion, to be looked at from both sides of every instant.
struct LintedStep {
  /// When its stage set it out.
  let time: Double
  let animation: MotionCurve
  let response: UnitResponse
  /// How far every channel goes.
  let way: SIMD16<Double>

  init(_ step: Schedule.Step, way: SIMD16<Double>) {
    time = step.time
    animation = step.animation
    response = step.response
    self.way = way
  }

  enum Side {
    case before
    case after
  }

  /// What is nearer together than this happens at one instant: times are sums of durations, and
  /// sums are rounded.
  static let instant = 1e-9
}

/// Where every channel is, and how fast it goes.
struct LintedState {
  var values: SIMD16<Double>
  var speeds: SIMD16<Double>
}

extension LintedStep {
  /// When it begins to move something.
  var begins: Double { time + animation.delay }

  /// When nothing of it is left.
  var ends: Double { time + response.end }

  /// Its spring, if it has one.
  var spring: MotionSpring? {
    if case .spring(let spring) = animation.driver { spring } else { nil }
  }

  /// How much of the way is gone at `time`, and how fast, as the limit from one side.
  func progress(at time: Double, _ side: Side) -> (value: Double, speed: Double) {
    let isStart = LintedStep.areOne(time, begins)
    if isStart ? side == .before : time < begins { return (0, 0) }
    switch animation.driver {
    case .none: return (1, 0)
    case .spring:
      if isStart { return (0, 0) }
      let elapsed = time - self.time
      return (1 - response.remaining(at: elapsed), response.velocity(at: elapsed))
    case .curve(let curve, let duration):
      let isEnd = LintedStep.areOne(time, ends)
      if duration <= LintedStep.instant || (isEnd ? side == .after : time > ends) { return (1, 0) }
      let share = isStart ? 0 : isEnd ? 1 : (time - begins) / duration
      return (curve.value(at: share), LintedStep.slope(of: curve, at: share, over: duration))
    }
  }

  /// A curve's speed. Where it has no limit, as at the steep end of a circle, it is the mean of the
  /// nearest millisecond.
  private static func slope(
    of curve: MotionEasing, at share: Double, over duration: Double
  ) -> Double {
    let slope = curve.velocity(at: share) / duration
    guard !slope.isFinite else { return slope }
    let window = min(0.001 / duration, 1)
    let from = share < 0.5 ? share : share - window
    return (curve.value(at: from + window) - curve.value(at: from)) / (window * duration)
  }

  static func areOne(_ time: Double, _ another: Double) -> Bool {
    abs(time - another) <= max(instant, 4 * time.ulp)
  }
}

extension LintedStep {
  /// Times so close that no channel turns round twice between two of them.
  static func searchTimes(of steps: [LintedStep]) -> [Double] {
    var times: [Double] = [0]
    for step in steps {
      times.append(step.begins)
      switch step.animation.driver {
      case .none: break
      case .curve(_, let duration):
        times.append(step.ends)
        let cell = duration / Double(parts)
        for part in 1..<parts { times.append(step.begins + Double(part) * cell) }
      case .spring(let spring):
        let cell = spring.duration / Double(parts)
        var (count, time) = (1, step.begins + cell)
        while time < step.ends, count <= mostParts {
          times.append(time)
          count += 1
          time = step.begins + Double(count) * cell
        }
        // Where a spring is cut off, its last bit jumps: that must lie between two instants.
        times.append(step.ends + 10 * instant)
      }
    }
    var merged: [Double] = []
    for time in times.sorted() where time.isFinite {
      if let last = merged.last, areOne(time, last) { continue }
      merged.append(time)
    }
    return merged
  }

  /// Half a swing of a spring has half as many; a curve bends twice at most.
  private static let parts = 16
  /// A spring that has swung so often is known.
  private static let mostParts = 2048
}

extension [LintedStep] {
  /// The sum of all steps at `time`, as the limit from one side.
  func state(
    at time: Double, _ side: LintedStep.Side, from start: SIMD16<Double>
  ) -> LintedState {
    var state = LintedState(values: start, speeds: .zero)
    for step in self {
      let (value, speed) = step.progress(at: time, side)
      state.values.add(step.way, scaledBy: value)
      state.speeds.add(step.way, scaledBy: speed)
    }
    return state
  }
}
