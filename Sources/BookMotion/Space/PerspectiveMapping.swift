/// A book's turn in the terms of other platforms: the distance of their eye, and their angle.
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
/// With these numbers, the transforms of Core Animation, Android, Flutter, CSS, or three.js draw a
/// cover in exactly the projection of ``BookScene``. The hinge of the turning part stays in place:
/// the anchor, or pivot, is the middle of the edge at ``hinge``, and the eye looks there, too.
///
/// The distance depends on the size of the turning part. While a book grows, animate the distance
/// along with the size: a constant distance would change the perspective.
///
/// This type deliberately ignores leaning: a book that leans is the flat picture of the book turned
/// once more, about its middle, with the body's own mapping.
public struct PerspectiveMapping: Hashable, Sendable {
  /// The distance of the eye from the screen, in points: the longer side divided by the
  /// perspective.
  public let distance: Double

  /// The angle about the vertical axis, in degrees, with the sign that all platforms share: if it
  /// is positive, the right side moves away; if negative, it comes closer.
  public let degrees: Double

  /// The position of the edge that stays in place, as a share of the width: 0 is the left edge, and
  /// 1 is the right edge.
  public let hinge: Double

  /// Creates the mapping of a turn about a book's hinge.
  ///
  /// - Parameters:
  ///   - size: The size of the turning part, in points.
  ///   - flipAngle: The angle by which a cover has opened, in degrees, regardless of the binding.
  ///   - perspective: The perspective of the book's style.
  ///   - binding: The side of the hinge.
  /// - Precondition: The sides are from 0.001 to 1e9, `perspective` is above 0, and `flipAngle` is
  ///   finite.
  public init(
    turning size: BookSize, by flipAngle: Double,
    perspective: Double = BookStyle.polish.perspective, binding: BookBinding = .left
  ) {
    Domain.length.require(size.width, "size.width")
    Domain.length.require(size.height, "size.height")
    Domain.finite.require(flipAngle, "flipAngle")
    Domain.positive.require(perspective, "perspective")
    distance = max(size.width, size.height) / perspective
    // Avoids −0 for a closed book.
    degrees = binding == .right ? flipAngle : 0 - flipAngle
    hinge = binding == .right ? 1 : 0
  }

  /// The angle in radians, for Core Animation, Flutter, and three.js.
  public var radians: Double { degrees * (Double.pi / FaceFade.halfTurn) }

  /// The perspective entry of a matrix: `m34` of Core Animation's `CATransform3D`, and entry (3, 2)
  /// of Flutter's `Matrix4`.
  public var m34: Double { -1 / distance }

  /// Returns the distance of the eye for Android's `RenderNode` and Compose's `graphicsLayer`: in
  /// units of 72 physical pixels, despite what their documentation says.
  ///
  /// A `View` divides its camera distance by the screen's dots per inch: multiply the result by its
  /// `densityDpi`.
  ///
  /// - Parameter density: The number of physical pixels per point.
  /// - Returns: The distance in those units.
  /// - Precondition: `density` is above 0.
  public func cameraDistance(density: Double) -> Double {
    Domain.positive.require(density, "density")
    return distance * density / PerspectiveMapping.pixelsPerUnit
  }

  /// Returns the vertical field of view, in degrees, of a three.js `PerspectiveCamera` that is at
  /// ``distance`` from the screen and sees `height` points of it.
  ///
  /// - Precondition: `height` is from 0.001 to 1e9.
  public func fieldOfView(ofHeight height: Double) -> Double {
    Domain.length.require(height, "height")
    return 2 * Elementary.atan(height / 2 / distance) * (FaceFade.halfTurn / Double.pi)
  }

  /// The number of points per inch, which a renderer takes for pixels per inch.
  private static let pixelsPerUnit = 72.0
}
