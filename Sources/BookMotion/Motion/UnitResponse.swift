/// An animation prepared for thousands of evaluations: everything that depends only on its
/// parameters is computed in advance.
///
/// A response gives the distance that is left rather than the distance covered: near its end, that
/// number is small, so a sum of many of them keeps every digit of the target.
package struct UnitResponse: Equatable, Sendable {
  /// The driver: one of the two, or neither. As two fields they are read in place; an enumeration
  /// would be reassembled at every evaluation.
  private let spring: SpringSolution?
  private let curve: MotionEasing?
  private let delay: Double
  /// The duration of a curve, or the time after which a spring has less than half an ulp left.
  private let duration: Double
  /// The end of the time in which a spring's fast path is valid; it begins at `delay`.
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

  /// 2⁻⁵³: next to 1, anything smaller is indistinguishable from 0. A spring is cut off here, so
  /// that its step has an end and can be forgotten.
  static let invisible = 0x1p-53

  /// The time from which nothing is left.
  package var end: Double { delay + duration }

  /// Returns true if anything can have happened by `time`.
  @inline(__always)
  package func hasBegun(at time: Double) -> Bool {
    time > delay || time >= end
  }

  /// Returns the fraction of a step that is left: 1 before the start, exactly 0 from `end` on.
  @inline(__always)
  package func remaining(at time: Double) -> Double {
    nearRemaining(at: time) ?? otherRemaining(at: time)
  }

  /// Returns the same fraction where a spring's fast path is valid; otherwise, `nil`.
  @inline(__always)
  func nearRemaining(at time: Double) -> Double? {
    guard time > delay, time < near, let spring else { return nil }
    return spring.nearBasis(at: time - delay).remaining
  }

  /// Returns the same fraction at all other times.
  ///
  /// Kept out of line: this path is rare, and inlining it would copy the spring on every
  /// evaluation.
  @inline(never)
  func otherRemaining(at time: Double) -> Double {
    guard hasBegun(at: time) else { return 1 }
    guard time < end else { return 0 }
    let elapsed = time - delay
    if let spring { return spring.distantBasis(at: elapsed).remaining }
    if let curve { return 1 - curve.value(at: elapsed / duration) }
    return 0
  }

  /// Returns the velocity of a step of 1, per second: 0 where it jumps, and where a curve is
  /// vertical.
  @inline(__always)
  package func velocity(at time: Double) -> Double {
    guard hasBegun(at: time), time < end else { return 0 }
    let elapsed = time - delay
    if let spring { return spring.stiffness * spring.basis(at: elapsed).kick }
    guard let curve else { return 0 }
    // An infinite velocity could not be added to others.
    let velocity = curve.velocity(at: elapsed / duration) / duration
    return velocity.isFinite ? velocity : 0
  }
}
