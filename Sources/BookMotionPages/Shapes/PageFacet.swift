public import BookMotion

/// A flat piece of a bent page: a part of the paper, and its position in space.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// let facets = PageBend(turn: 0.5).facets(of: page, count: 8)
/// facets.count  // 8
/// facets[7].position(of: BookPoint(x: 300, y: 0)).z  // 270.0…
/// ```
///
/// The pieces meet the bent page along their folds, where they also meet one another; between
/// folds, they are chords of it. They are ordered from the spine outward, or from the paper that
/// lies flat to the paper that has been lifted furthest: each is in front of those before it.
///
/// The coordinates are the page's own: x away from the spine along the flat page, y down, and z
/// toward the viewer.
public struct PageFacet: Hashable, Sendable {
  /// The part of the paper.
  public let outline: PagePolygon

  /// The position of the paper's origin, extrapolated in the plane of the piece.
  let origin: SIMD3<Double>
  /// The changes in position per point across and per point down the paper.
  let across: SIMD3<Double>
  let down: SIMD3<Double>

  /// Returns the position of a point of the paper in space: x, y, z.
  public func position(of point: BookPoint) -> SIMD3<Double> {
    origin + across * point.x + down * point.y
  }

  /// The unit normal of the front, used for shading. (0, 0, 1) points toward the viewer; if z is
  /// negative, the back is visible.
  public var normal: SIMD3<Double> {
    let normal = SIMD3(
      across.y * down.z - across.z * down.y, across.z * down.x - across.x * down.z,
      across.x * down.y - across.y * down.x)
    let square = (normal * normal).sum()
    return square > 0 ? normal / square.squareRoot() : SIMD3(0, 0, 1)
  }

  /// Returns the projection from points of the paper to points of the screen.
  ///
  /// - Parameters:
  ///   - spine: The position of the upper end of the spine on the screen.
  ///   - side: The side of the spine that the flat page lies on.
  ///   - perspective: The perspective in which the piece is seen.
  /// - Returns: A projection for ``outline`` and everything on it.
  public func projection(
    spine: BookPoint, side: Side = .right, in perspective: BookPerspective
  ) -> BookScene.Projection {
    let mirror = SIMD3(side == .right ? 1.0 : -1.0, 1, 1)
    return perspective.projection(
      origin: origin * mirror + SIMD3(spine.x, spine.y, 0), across: across * mirror,
      down: down * mirror)
  }

  /// A side of the spine.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// To the right of the spine.
    case right
    /// To the left of the spine.
    case left

    /// The opposite side.
    public var other: Side { self == .right ? .left : .right }

    /// Returns a point of the book as it is seen from this side, where x grows away from the spine.
    func seen(_ point: BookPoint) -> BookPoint {
      BookPoint(x: self == .right ? point.x : -point.x, y: point.y)
    }
  }
}
