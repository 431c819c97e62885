import BookMotion

/// A step of a motion that can be evaluated from both sides of every instant.
struct LintedStep {
  let step: Schedule.Step
  /// The displacement of every channel.
  let displacement: BookVector
  /// The target of every channel.
  let target: BookVector

  enum Side {
    case before
    case after
  }

  /// The tolerance within which two times are the same instant, since times are rounded sums of
  /// durations.
  static let instant = 1e-9

  static func areOne(_ time: Double, _ another: Double) -> Bool {
    abs(time - another) <= max(instant, 4 * time.ulp)
  }
}

extension LintedStep {
  var animation: MotionCurve { step.animation }

  /// The time at which the step begins to move something, after its delay.
  var begins: Double { step.time }

  /// The time from which the step is complete.
  var ends: Double { step.end }

  /// Returns the time from which less than the fraction `part` of the way is left.
  func settles(within part: Double) -> Double {
    begins + animation.settlingDuration(epsilon: part)
  }

  /// Returns the completed fraction of the way at `time` and its speed, as limits from one side.
  func progress(at time: Double, _ side: Side) -> (value: Double, speed: Double) {
    let isStart = LintedStep.areOne(time, begins)
    if isStart ? side == .before : time < begins { return (0, 0) }
    switch animation.driver {
    case .none: return (1, 0)
    case .spring:
      if isStart { return (0, 0) }
      let elapsed = time - begins
      return (1 - step.response.remaining(at: elapsed), step.response.velocity(at: elapsed))
    case .curve(let curve, let duration):
      let isEnd = LintedStep.areOne(time, ends)
      if duration <= LintedStep.instant || (isEnd ? side == .after : time > ends) { return (1, 0) }
      let share = isStart ? 0 : isEnd ? 1 : (time - begins) / duration
      return (curve.value(at: share), LintedStep.slope(of: curve, at: share, over: duration))
    }
  }

  /// Returns a curve's speed. Where it is infinite, as at the steep end of a circular easing, the
  /// result is the average over the nearest millisecond.
  private static func slope(
    of curve: MotionEasing, at share: Double, over duration: Double
  ) -> Double {
    let slope = curve.velocity(at: share) / duration
    guard !slope.isFinite else { return slope }
    let window = min(0.001 / duration, 1)
    let from = share < 0.5 ? share : share - window
    return (curve.value(at: from + window) - curve.value(at: from)) / (window * duration)
  }
}

extension LintedStep {
  /// Returns times so close together that no channel turns twice between two of them.
  static func searchTimes(of steps: [LintedStep]) -> [Double] {
    var times: [Double] = [0]
    for step in steps {
      times.append(step.begins)
      switch step.animation.driver {
      case .none: break
      case .curve(_, let duration):
        times.append(step.ends)
        times += (1..<parts).map { step.begins + Double($0) * (duration / Double(parts)) }
      case .spring(let spring):
        let cell = spring.duration / Double(parts)
        // Multiplied, because the standard library's strides over doubles use fused operations
        // where available.
        let cells = min(max((step.ends - step.begins) / cell, 0), Double(mostParts))
        for part in 1..<Int(cells) + 2 where Double(part) * cell < step.ends - step.begins {
          times.append(step.begins + Double(part) * cell)
        }
        // A spring jumps by its last bit where it is cut off; the jump must be between two
        // instants.
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

  /// The number of cells per duration of a spring or curve. Half a swing of a spring still has half
  /// as many, and a curve bends at most twice.
  private static let parts = 16
  /// The maximum number of cells of one spring: later swings are like the earlier ones.
  private static let mostParts = 2048
}

/// The values and speeds of all channels.
struct LintedState {
  var values: BookVector
  var speeds: BookVector
}
