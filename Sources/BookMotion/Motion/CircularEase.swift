/// The easings made of quarter circles.
package enum CircularEase: Hashable, Sendable, CaseIterable {
  case easeIn
  case easeOut
  case easeInOut
  /// The inverse of `easeInOut`: steep at both ends.
  case easeOutIn

  var inverse: CircularEase {
    switch self {
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeOutIn
    case .easeOutIn: .easeInOut
    }
  }

  func value(at progress: Double) -> Double {
    switch self {
    case .easeIn: return CircularEase.sag(progress)
    case .easeOut: return CircularEase.bulge(progress)
    case .easeInOut:
      return progress < 0.5
        ? CircularEase.sag(2 * progress) / 2 : 1 - CircularEase.sag(2 - 2 * progress) / 2
    case .easeOutIn:
      return progress < 0.5
        ? CircularEase.bulge(2 * progress) / 2 : 1 - CircularEase.bulge(2 - 2 * progress) / 2
    }
  }

  func velocity(at progress: Double) -> Double {
    let mirrored = progress < 0.5 ? 2 * progress : 2 - 2 * progress
    return switch self {
    case .easeIn: CircularEase.sagSlope(progress)
    case .easeOut: CircularEase.bulgeSlope(progress)
    case .easeInOut: CircularEase.sagSlope(mirrored)
    case .easeOutIn: CircularEase.bulgeSlope(mirrored)
    }
  }

  /// Returns 1 − √(1 − p²), without the cancellation near 0.
  private static func sag(_ p: Double) -> Double { p * p / (1 + halfChord(p)) }

  /// Returns p/√(1 − p²).
  private static func sagSlope(_ p: Double) -> Double { p / halfChord(p) }

  /// Returns √(1 − (1 − p)²) = √(p(2 − p)).
  private static func bulge(_ p: Double) -> Double { (p * (2 - p)).squareRoot() }

  private static func bulgeSlope(_ p: Double) -> Double { (1 - p) / bulge(p) }

  private static func halfChord(_ p: Double) -> Double { ((1 - p) * (1 + p)).squareRoot() }
}
