/// The shadow that a book casts, at a flip angle and a height above the shelf.
///
/// ```swift
/// BookShadow(flipAngle: 0)  // radius 8, x 0, y 6, opacity 0.3
/// BookShadow(flipAngle: 90)  // radius 20, x −15, y 6, opacity 0.5
/// ```
///
/// It grows while the cover rises, up to 90°, and stays; sideways it follows the cover's edge.
/// The lift raises it as the book leaves the shelf and contracts it as the book settles. Angles
/// outside 0...180 count as the nearer end.
public struct BookShadow: Hashable, Sendable {
  /// The blur, in points.
  public var radius: Double

  /// The offset across, in points; to the right for a book bound at its right edge.
  public var x: Double

  /// The offset down, in points.
  public var y: Double

  /// How dark it is.
  public var opacity: Double

  /// Creates the shadow at a flip angle in degrees and a lift from 0 to 1.
  public init(flipAngle: Double, lift: Double = 0, binding: BookBinding = .left) {
    let angle = FaceOpacity.turned(flipAngle)
    // In this order a lift that is not a number counts as none.
    let progress = min(max(min(angle, Rise.span) / Rise.span, lift), 1)
    let sideways = Rise.sideways * Elementary.sin(degrees: angle)
    radius = Rise.radius + Rise.moreRadius * progress
    // 0 − 0 is 0, where −0 would be a zero with a sign.
    x = binding == .left ? 0 - sideways : sideways
    y = Rise.y
    opacity = Rise.opacity + Rise.moreOpacity * progress
  }

  private enum Rise {
    static let span = 90.0
    static let radius = 8.0
    static let moreRadius = 12.0
    static let sideways = 15.0
    static let y = 6.0
    static let opacity = 0.3
    static let moreOpacity = 0.2
  }
}
