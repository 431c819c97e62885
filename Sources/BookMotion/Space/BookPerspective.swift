/// An eye in front of the screen: things in front of the screen look larger, and things on it are
/// unchanged.
///
/// For example, an eye that looks at (0, 140) with a nearness of 0.5/280 sees a point that is 200 points in
/// front of (0, 0) at (0, −77.8).
///
/// Everything that turns about one hinge is seen through one projection, whose vanishing point is
/// on the hinge: a cover that stands upright is then seen exactly edge-on, and the pieces of a bent
/// page meet without a gap. A point (x, y, z), with z toward the viewer, is seen at
/// v + ((x, y) − v)/W, where v is the vanishing point and W = 1 − z · nearness.
public struct BookPerspective: Hashable, Sendable {
  /// The point of the screen that the eye looks at, toward which receding things converge.
  package let vanishingPoint: BookPoint

  /// One divided by the distance of the eye from the screen, or 0 for no perspective.
  package let nearness: Double

  /// Creates a projection from its vanishing point and its nearness.
  ///
  /// - Precondition: Every number is finite, and `nearness` is not negative.
  public init(vanishingPoint: BookPoint, nearness: Double) {
    BookDomain.finite.require(vanishingPoint.x, "vanishingPoint.x")
    BookDomain.finite.require(vanishingPoint.y, "vanishingPoint.y")
    BookDomain.notNegative.require(nearness, "nearness")
    self.vanishingPoint = vanishingPoint
    self.nearness = nearness
  }

  /// Returns the projection of a plane in space, whose point (x, y) is at
  /// origin + x · across + y · down.
  package func projection(
    origin: SIMD3<Double>, across: SIMD3<Double>, down: SIMD3<Double>
  ) -> BookScene.Projection {
    var seen = BookScene.Projection(
      x: flattened(across), y: flattened(down), origin: flattened(origin))
    seen.origin.z += 1
    return seen
  }

  /// Returns the amounts that a vector in space adds to X, Y, and W.
  private func flattened(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let nearer = nearness * vector.z
    return SIMD3(
      vector.x - vanishingPoint.x * nearer, vector.y - vanishingPoint.y * nearer, -nearer)
  }
}

extension BookDomain {
  /// The domain of a turning cover's height toward the viewer, as a share of the eye's distance.
  /// The eye is at 1.
  package static let reach = BookDomain(0, 0.98)
}
