/// The times and unit responses of a motion's steps: all of a ``Motion`` but its values.
///
/// This type is separate because it is the same for every type of value. The code that an app
/// compiles for its own vector type is then a short loop, and the constants of a spring are read in
/// place; generic steps would be copied out of their array at every evaluation.
@usableFromInline
package struct Schedule: Equatable, Sendable {
  package var steps: [Step] = []

  package struct Step: Equatable, Sendable {
    package let time: Double
    package let animation: MotionCurve
    package let response: UnitResponse
    /// The time from which nothing of the step is left.
    package let end: Double

    @inline(__always)
    func hasBegun(at time: Double) -> Bool {
      time >= end || response.hasBegun(at: time - self.time)
    }

    /// Returns true if the delay of the step is not over.
    ///
    /// A step that begins exactly at `time` is no longer waiting, though nothing of it has happened
    /// yet.
    func waits(at time: Double) -> Bool { time - self.time < animation.delay }
  }

  mutating func append(at time: Double, with animation: MotionCurve) {
    // A finger retargets the same spring over and over, so its response is prepared once.
    let response =
      if let last = steps.last, last.animation == animation { last.response } else {
        UnitResponse(animation)
      }
    steps.append(
      Step(time: time, animation: animation, response: response, end: time + response.end))
  }
}

extension Schedule {
  /// Returns the number of steps up to and including the last one that has begun by `time`.
  @usableFromInline
  @inline(__always)  // The calls made a pose take up to a tenth longer.
  func begunCount(at time: Double) -> Int {
    var count = steps.count
    while count > 0, !steps[count - 1].hasBegun(at: time) { count -= 1 }
    return count
  }

  /// Returns the fraction of a step's distance that is left: 1 before it begins, 0 from its end on.
  ///
  /// Never inlined: where it was, into some of its callers, a pose took up to a tenth longer.
  @usableFromInline
  @inline(never)
  func remaining(of index: Int, at time: Double) -> Double {
    // The end is a single number that is rounded once, and all callers compare with it: differences
    // of times are rounded differently, by much if they are far from 0.
    guard time < steps[index].end else { return 0 }
    return steps[index].response.nearRemaining(at: time - steps[index].time)
      ?? otherRemaining(of: index, at: time)
  }

  @inline(never)
  private func otherRemaining(of index: Int, at time: Double) -> Double {
    steps[index].response.otherRemaining(at: time - steps[index].time)
  }

  /// Returns the velocity of a step, as a fraction of its distance per second.
  @usableFromInline
  func velocity(of index: Int, at time: Double) -> Double {
    guard time < steps[index].end else { return 0 }
    return steps[index].response.velocity(at: time - steps[index].time)
  }

  /// The time from which nothing of any step is left.
  var end: Double { steps.reduce(-.infinity) { max($0, $1.end) } }

  /// Returns the time from which every step has less than `epsilon` of its distance left.
  func settlingTime(epsilon: Double) -> Double {
    steps.reduce(-.infinity) { max($0, $1.time + $1.animation.settlingDuration(epsilon: epsilon)) }
  }

  /// The spring of the last animated step, or, if that is a curve, a spring without bounce that
  /// takes about as long.
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
