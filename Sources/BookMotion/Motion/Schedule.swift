/// When the steps of a motion begin and how they go: all of a ``Motion`` but its values.
///
/// It stands apart because it is the same for every kind of value. What an app compiles for a
/// vector of its own is then a short loop, and a spring's constants are read where they lie: out
/// of an array of generic steps each would be copied at every evaluation.
@usableFromInline
struct Schedule: Sendable {
  var steps: [Step] = []

  struct Step: Sendable {
    let time: Double
    let animation: MotionCurve
    let response: UnitResponse
    /// From when on nothing of it is left.
    let end: Double

    @inline(__always)
    func hasBegun(at time: Double) -> Bool {
      time >= end || response.hasBegun(at: time - self.time)
    }

    /// Whether its delay is not over. One that begins at `time` waits no longer, though nothing of it
    /// has happened.
    func waits(at time: Double) -> Bool { time - self.time < animation.delay }
  }

  mutating func append(at time: Double, with animation: MotionCurve) {
    // A finger on the glass retargets one spring over and over: it is made ready once.
    let response =
      if let last = steps.last, last.animation == animation { last.response } else {
        UnitResponse(animation)
      }
    steps.append(
      Step(time: time, animation: animation, response: response, end: time + response.end))
  }
}

extension Schedule {
  /// The number of steps up to the last that has begun by `time`.
  @usableFromInline
  func begunCount(at time: Double) -> Int {
    var count = steps.count
    while count > 0, !steps[count - 1].hasBegun(at: time) { count -= 1 }
    return count
  }

  /// How much of a step's way is still to go: 1 before it begins, 0 from its end on.
  @usableFromInline
  func remaining(of index: Int, at time: Double) -> Double {
    // The end is one number, rounded once, and all go by it: a difference of times is rounded
    // otherwise, and far from 0 by much.
    guard time < steps[index].end else { return 0 }
    return steps[index].response.nearRemaining(at: time - steps[index].time)
      ?? otherRemaining(of: index, at: time)
  }

  @inline(never)
  private func otherRemaining(of index: Int, at time: Double) -> Double {
    steps[index].response.otherRemaining(at: time - steps[index].time)
  }

  /// How fast a step goes, as a part of its way a second.
  @usableFromInline
  func velocity(of index: Int, at time: Double) -> Double {
    guard time < steps[index].end else { return 0 }
    return steps[index].response.velocity(at: time - steps[index].time)
  }

  /// From when on nothing of any step is left.
  var end: Double { steps.reduce(-.infinity) { max($0, $1.end) } }

  /// From when on every step has less than `epsilon` of its way still to go.
  func settlingTime(epsilon: Double) -> Double {
    steps.reduce(-.infinity) { max($0, $1.time + $1.animation.settlingDuration(epsilon: epsilon)) }
  }

  /// The spring of the last step; of a curve, one without bounce that takes about as long.
  var latestSpring: MotionSpring {
    for step in steps.reversed() {
      switch step.animation.driver {
      case .spring(let spring): return spring
      case .curve(_, let duration) where duration > 0:
        return MotionSpring(duration: duration, bounce: 0)
      case .curve, .none: continue
      }
    }
    return .smooth
  }
}
