/// A flat piece of a page that bends: which part of the paper it is, and where that stands in space.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// let facets = PageBend(turn: 0.5).facets(of: page, count: 8)
/// facets.count  // 8
/// facets[7].place(of: BookPoint(x: 300, y: 0)).z  // 270.0…
/// ```
///
/// The pieces meet the bent page along their folds, where they meet one another, too; between them
/// they are chords of it. They come from the spine outwards, or from the paper that lies flat to the
/// paper that has been lifted furthest: each is in front of those before it.
///
/// Space is the page's own: x away from the spine along the flat page, y down, z towards the viewer.
public struct PageFacet: Hashable, Sendable {
  /// The part of the paper.
  public let outline: PagePolygon

  /// Where the paper's origin would be, were all of it in this plane …
  let origin: SIMD3<Double>
  /// … and what a point further across and a point further down adds.
  let across: SIMD3<Double>
  let down: SIMD3<Double>

  /// Where a point of the paper stands: x, y, z.
  public func place(of point: BookPoint) -> SIMD3<Double> {
    origin + across * point.x + down * point.y
  }

  /// The direction that its front looks to, of length 1: (0, 0, 1) is towards the viewer.
  ///
  /// It is what shading goes by; below 0 in z the back is seen.
  public var normal: SIMD3<Double> {
    let normal = SIMD3(
      across.y * down.z - across.z * down.y, across.z * down.x - across.x * down.z,
      across.x * down.y - across.y * down.x)
    let square = (normal * normal).sum()
    return square > 0 ? normal / square.squareRoot() : SIMD3(0, 0, 1)
  }

  /// How it is seen: from points of the paper to points of the screen.
  ///
  /// - Parameters:
  ///   - spine: Where the upper end of the spine is on the screen.
  ///   - side: The side of the spine that the flat page lies on.
  ///   - projection: How it is seen.
  /// - Returns: A homography for ``outline`` and all that is on it.
  public func view(
    spine: BookPoint, side: Side = .right, in projection: Projection
  ) -> Homography {
    let mirror = SIMD3(side == .right ? 1.0 : -1.0, 1, 1)
    return projection.view(
      origin: origin * mirror + SIMD3(spine.x, spine.y, 0), across: across * mirror,
      down: down * mirror)
  }

  /// A side of the spine.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// To the right of it.
    case right
    /// To the left of it.
    case left

    /// The other one.
    public var other: Side { self == .right ? .left : .right }
  }
}
