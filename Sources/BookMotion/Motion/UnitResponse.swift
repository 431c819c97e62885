/// An animation made ready to be asked thousands of times: what depends on its parameters alone
/// has been worked out.
///
/// It answers what is still to go rather than what has been gone: near its end that number is
/// small, so a sum of many such keeps every digit of the target.
package struct UnitResponse: Hashable, Sendable {
  /// What drives it: one of both, or nothing. As two fields they are read where they lie; out of an
  /// enumeration each would be put together again at every evaluation.
  private let spring: SpringSolution?
  private let curve: MotionEasing?
  private let delay: Double
  /// A curve's duration, or the time after which a spring has less than half an ulp to go.
  private let duration: Double
  /// Between `delay` and this time a spring's quick way serves.
  private let near: Double

  private init(spring: SpringSolution, delay: Double, duration: Double) {
    self.spring = spring
    curve = nil
    self.delay = delay
    self.duration = duration
    near = min(delay + duration, delay + spring.reach)
  }

  private init(curve: MotionEasing?, delay: Double, duration: Double) {
    spring = nil
    self.curve = curve
    self.delay = delay
    self.duration = duration
    near = -.infinity
  }

  package init(_ animation: MotionCurve) {
    let delay = animation.delay
    switch animation.driver {
    case .spring(let spring):
      self.init(
        spring: spring.solution, delay: delay,
        duration: spring.exactSettlingDuration(epsilon: UnitResponse.invisible))
    case .curve(let curve, let duration) where duration > 0:
      self.init(curve: curve, delay: delay, duration: duration)
    case .curve, .none:
      self.init(curve: nil, delay: delay, duration: 0)
    }
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
    nearRemaining(at: time) ?? otherRemaining(at: time)
  }

  /// The same where a spring's quick way serves, and nil elsewhere.
  @inline(__always)
  func nearRemaining(at time: Double) -> Double? {
    guard time > delay, time < near, let spring else { return nil }
    return spring.nearBasis(at: time - delay).remaining
  }

  /// What is seldom asked for stands apart: a call takes a copy of the spring, and made ready for each
  /// evaluation it would hold up the others.
  @inline(never)
  func otherRemaining(at time: Double) -> Double {
    guard hasBegun(at: time) else { return 1 }
    guard time < end else { return 0 }
    let elapsed = time - delay
    if let spring { return spring.distantBasis(at: elapsed).remaining }
    if let curve { return 1 - curve.value(at: elapsed / duration) }
    return 0
  }

  /// How fast a step of 1 is going: 0 where it jumps, and where a curve stands upright.
  @inline(__always)
  package func velocity(at time: Double) -> Double {
    guard hasBegun(at: time), time < end else { return 0 }
    let elapsed = time - delay
    if let spring { return spring.stiffness * spring.basis(at: elapsed).kick }
    guard let curve else { return 0 }
    // Upright tangents have no number that could be added to others.
    let velocity = curve.velocity(at: elapsed / duration) / duration
    return velocity.isFinite ? velocity : 0
  }
}
