/// An animation made ready to be asked thousands of times: what depends on its parameters alone
/// has been worked out.
///
/// It answers what is still to go rather than what has been gone: near its end that number is
/// small, so a sum of many such keeps every digit of the target.
package struct UnitResponse: Hashable, Sendable {
  private enum Kernel: Hashable, Sendable {
    case spring(SpringSolution)
    case curve(MotionEasing)
    case none
  }

  private let kernel: Kernel
  private let delay: Double
  /// A curve's duration, or the time after which a spring has less than half an ulp to go.
  private let duration: Double

  private init(kernel: Kernel, delay: Double, duration: Double) {
    self.kernel = kernel
    self.delay = delay
    self.duration = duration
  }

  package init(_ animation: MotionCurve) {
    delay = animation.delay
    switch animation.driver {
    case .spring(let spring):
      kernel = .spring(spring.solution)
      duration = spring.exactSettlingDuration(epsilon: UnitResponse.invisible)
    case .curve(let curve, let duration) where duration > 0:
      kernel = .curve(curve)
      self.duration = duration
    case .curve, .none:
      kernel = .none
      duration = 0
    }
  }

  /// Makes an animation ready for one question only.
  ///
  /// Where a spring ends takes long to find, and matters only where next to nothing is left.
  package init(_ animation: MotionCurve, askedAt time: Double) {
    if case .spring(let spring) = animation.driver {
      let solution = spring.solution
      let remaining = solution.basis(at: time - animation.delay).remaining
      if abs(remaining) > 2 * UnitResponse.invisible {
        self.init(kernel: .spring(solution), delay: animation.delay, duration: .infinity)
        return
      }
    }
    self.init(animation)
  }

  /// 2⁻⁵³: beside 1 nothing smaller can be told from 0. Here a spring is cut off, so that its
  /// step has ended and can be forgotten.
  static let invisible = 0x1p-53

  /// The time from which on nothing is left.
  package var end: Double { delay + duration }

  /// Whether anything can have happened by `time`.
  @inline(__always)
  package func hasBegun(at time: Double) -> Bool {
    time > delay || time >= end
  }

  /// How much of a step of 1 is still to go: 1 before the start, exactly 0 from `end` on.
  @inline(__always)
  package func remaining(at time: Double) -> Double {
    guard hasBegun(at: time) else { return 1 }
    guard time < end else { return 0 }
    let elapsed = time - delay
    switch kernel {
    case .spring(let solution): return solution.basis(at: elapsed).remaining
    case .curve(let curve): return 1 - curve.value(at: elapsed / duration)
    case .none: return 0
    }
  }

  /// How fast a step of 1 is going: 0 where it jumps, and where a curve stands upright.
  @inline(__always)
  package func velocity(at time: Double) -> Double {
    guard hasBegun(at: time), time < end else { return 0 }
    let elapsed = time - delay
    switch kernel {
    case .spring(let solution): return solution.stiffness * solution.basis(at: elapsed).kick
    case .curve(let curve):
      // Upright tangents have no number that could be added to others.
      let velocity = curve.velocity(at: elapsed / duration) / duration
      return velocity.isFinite ? velocity : 0
    case .none: return 0
    }
  }
}
