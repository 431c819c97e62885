package import BookMotion

/// A change of a whole tape: everything on it that takes time, when something happens, and every spring's
/// bounce.
///
/// ```swift
/// let calmer = TapePace(slower: 1, bouncier: -0.2)
/// calmer.applied(to: 0.6, .seconds)  // 1.2
/// ```
///
/// A change and the one with both numbers negated undo each other.
package struct TapePace: Hashable, Sendable {
  /// The factor of all durations and delays.
  private let factor: Double
  /// The factor of all damping ratios.
  private let damping: Double

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - octaves: How often the time is doubled.
  ///   - bounce: The bounce that a spring without any gets. The damping of all others changes by the same
  ///     factor.
  package init(slower octaves: Double, bouncier bounce: Double) {
    factor = Elementary.pow(2, octaves)
    damping = MotionSpring(duration: 1, bounce: bounce).dampingRatio
  }

  /// Returns a number after the change, inside its domain.
  package func applied(to number: Double, _ quantity: Quantity) -> Double {
    let (domain, changed) = (quantity.domain, changed(number, quantity.measure))
    return domain.contains(changed) ? changed : number
  }

  private func changed(_ number: Double, _ measure: Quantity.Measure?) -> Double {
    switch measure {
    case .seconds, .instant: return number * factor
    case .ratio: return number * damping
    case .bounce:
      let spring = MotionSpring(duration: 1, bounce: number)
      return MotionSpring(response: 1, dampingRatio: spring.dampingRatio * damping).bounce
    case .points, .degrees, .share, .factor, nil: return number
    }
  }

  /// The numbers that a change can have.
  package static let octaves = BookDomain(-4, 4)
  package static let bounces = BookDomain(-0.9, 0.9)
}
