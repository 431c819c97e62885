/// A step of a motion, to be looked at from both sides of every instant.
struct LintedStep {
  let step: Schedule.Step
  /// The distance that every channel goes.
  let way: BookVector
  /// The values that every channel goes to.
  let target: BookVector

  enum Side {
    case before
    case after
  }

  /// The distance of two times that are one instant: times are sums of durations, and sums are
  /// rounded.
  static let instant = 1e-9

  static func areOne(_ time: Double, _ another: Double) -> Bool {
    abs(time - another) <= max(instant, 4 * time.ulp)
  }
}

extension LintedStep {
  var animation: MotionCurve { step.animation }

  /// The time at which it begins to move something: a delay is over by then.
  var begins: Double { step.time }

  /// The time from which nothing of it is left.
  var ends: Double { step.end }

  /// The time from which less than a part of its way is left.
  func settles(within part: Double) -> Double {
    begins + animation.settlingDuration(epsilon: part)
  }

  /// The part of the way that is gone at `time`, and its speed, as the limit from one side.
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
        times += (1..<parts).map { step.begins + Double($0) * (duration / Double(parts)) }
      case .spring(let spring):
        let cell = spring.duration / Double(parts)
        // Multiples, because the standard library's strides of doubles fuse where they can.
        let cells = min(max((step.ends - step.begins) / cell, 0), Double(mostParts))
        for part in 1..<Int(cells) + 2 where Double(part) * cell < step.ends - step.begins {
          times.append(step.begins + Double(part) * cell)
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

/// The values of all channels, and their speeds.
struct LintedState {
  var values: BookVector
  var speeds: BookVector
}
