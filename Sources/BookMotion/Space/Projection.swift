/// One eye before the screen: what stands before it is seen larger, what lies on it as it is.
///
/// ```swift
/// let eye = Projection(vanishingPoint: BookPoint(x: 0, y: 140), nearness: 0.5 / 280)
/// eye(x: 0, y: 0, z: 200).y  // -77.77…
/// eye(x: 200, y: 0, z: 0).x  // 200
/// ```
///
/// Everything that turns about one hinge is seen through one projection, whose vanishing point lies
/// on the hinge: a cover that stands upright is then seen exactly from its edge, and the pieces of a
/// bent page meet without a gap. A point (x, y, z), with z towards the viewer, is seen at
/// v + ((x, y) − v)/W, where v is the vanishing point and W = 1 − z · nearness.
public struct Projection: Hashable, Sendable {
  /// The point of the screen that the eye looks at: what goes away from the viewer goes there.
  public let vanishingPoint: BookPoint

  /// One through the distance of the eye from the screen; 0 is no perspective.
  public let nearness: Double

  /// Creates a projection from its vanishing point and one through the distance of its eye.
  ///
  /// - Precondition: every number is finite, and the nearness is not below 0.
  public init(vanishingPoint: BookPoint, nearness: Double) {
    Domain.finite.require(vanishingPoint.x, "vanishingPoint.x")
    Domain.finite.require(vanishingPoint.y, "vanishingPoint.y")
    Domain.notNegative.require(nearness, "nearness")
    self.vanishingPoint = vanishingPoint
    self.nearness = nearness
  }

  /// Where a point in space is seen.
  ///
  /// - Precondition: it lies before the eye: z · nearness is below 1.
  public func callAsFunction(x: Double, y: Double, z: Double) -> BookPoint {
    view(origin: SIMD3(x, y, z), across: .zero, down: .zero)(.zero)
  }

  /// How a plane in space is seen: its point (x, y) stands at origin + x · across + y · down.
  package func view(
    origin: SIMD3<Double>, across: SIMD3<Double>, down: SIMD3<Double>
  ) -> Homography {
    var seen = Homography(x: flattened(across), y: flattened(down), origin: flattened(origin))
    seen.origin.z += 1
    return seen
  }

  /// What a way in space adds to X, Y and W.
  private func flattened(_ way: SIMD3<Double>) -> SIMD3<Double> {
    let nearer = nearness * way.z
    return SIMD3(way.x - vanishingPoint.x * nearer, way.y - vanishingPoint.y * nearer, -nearer)
  }
}

extension Domain {
  /// How near to the eye a turning cover may come, as a part of the way: below 1, where the eye is.
  public static let reach = Domain(0, 0.98)
}
