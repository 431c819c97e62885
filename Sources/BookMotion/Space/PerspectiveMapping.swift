/// A book's turn in the words of other platforms: where their eye stands, and which way they turn.
///
/// ```swift
/// let cover = PerspectiveMapping(
///   turning: BookSize(width: 200, height: 280), by: 60, perspective: 0.5)
/// cover.distance  // 560
/// cover.degrees  // -60
/// cover.m34  // -0.00178…
/// cover.cameraDistance(density: 2)  // 15.55…
/// ```
///
/// Whoever draws a cover with the transforms of Core Animation, Android, Flutter, CSS or three.js gets
/// the very projection of ``BookScene`` with these numbers. What turns keeps its hinge: the anchor, or
/// pivot, is the middle of the edge at ``hinge``, and there the eye looks, too.
///
/// The distance follows from the size of what turns. While a book grows, animate it with the size:
/// a distance that stands still is a perspective that changes.
///
/// It deliberately knows nothing of a book that leans: that is the flat picture of the book turned
/// once more, about its middle, with the body's own mapping.
public struct PerspectiveMapping: Hashable, Sendable {
  /// The distance of the eye from the screen, in points: the longer side over the perspective.
  public let distance: Double

  /// The angle about the vertical axis, in degrees, with the sign that all platforms share: above 0
  /// the right side goes away, below 0 it comes nearer.
  public let degrees: Double

  /// The edge that stays where it is, as a part of the width: 0 is the left one, 1 the right one.
  public let hinge: Double

  /// Maps a turn about a book's hinge.
  ///
  /// - Parameters:
  ///   - size: The size of what turns, in points.
  ///   - flipAngle: How far a cover has opened, in degrees, whatever the binding.
  ///   - perspective: The perspective of the book's style.
  ///   - binding: The side of the hinge.
  /// - Precondition: The sides are lengths, the perspective is above 0, and the angle is finite.
  public init(
    turning size: BookSize, by flipAngle: Double,
    perspective: Double = BookStyle.polish.perspective, binding: BookBinding = .left
  ) {
    Domain.length.require(size.width, "size.width")
    Domain.length.require(size.height, "size.height")
    Domain.finite.require(flipAngle, "flipAngle")
    Domain.positive.require(perspective, "perspective")
    distance = max(size.width, size.height) / perspective
    // No minus zero for a closed book.
    degrees = binding == .right ? flipAngle : 0 - flipAngle
    hinge = binding == .right ? 1 : 0
  }

  /// The angle in radians, for Core Animation, Flutter and three.js.
  public var radians: Double { degrees * (Double.pi / FaceFade.halfTurn) }

  /// What brings nearer what stands before the screen: `m34` of Core Animation's `CATransform3D`,
  /// entry (3, 2) of Flutter's `Matrix4`.
  public var m34: Double { -1 / distance }

  /// The distance of the eye as Android's `RenderNode` and Compose's `graphicsLayer` take it: in
  /// units of 72 physical pixels, whatever their documentation says of it.
  ///
  /// A `View` divides what it is given by the screen's dots per inch: multiply by its `densityDpi`.
  ///
  /// - Parameter density: Physical pixels per point.
  /// - Returns: The distance in those units.
  /// - Precondition: The density is above 0.
  public func cameraDistance(density: Double) -> Double {
    Domain.positive.require(density, "density")
    return distance * density / PerspectiveMapping.pixelsPerUnit
  }

  /// The vertical field of view of three.js's `PerspectiveCamera`, in degrees, that stands at
  /// ``distance`` from the screen and sees this much of it.
  ///
  /// - Precondition: The height is a length.
  public func fieldOfView(ofHeight height: Double) -> Double {
    Domain.length.require(height, "height")
    return 2 * Elementary.atan(height / 2 / distance) * (FaceFade.halfTurn / Double.pi)
  }

  /// Points per inch, which a renderer takes for pixels per inch.
  private static let pixelsPerUnit = 72.0
}
