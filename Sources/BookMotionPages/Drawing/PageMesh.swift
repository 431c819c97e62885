public import BookMotion

/// A leaf at an instant, for a GPU: a grid of vertices, or the numbers by which a vertex shader bends
/// a flat grid itself.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// let mesh = PageMesh(.bend(PageBend(turn: 0.5)), of: page)
/// mesh.vertexCount  // 825: 33 columns, 25 rows
/// var vertices = [Float](repeating: 0, count: 10 * mesh.vertexCount)
/// mesh.fill(&vertices)
/// vertices[322]  // 270.0…: the height of the upper outer corner
/// ```
///
/// A shape of each kind is a flat page that is wound on a cone or a cylinder, and then turned about
/// the spine as a whole. This is how a point (x, y) of the flat page, x from the spine and y from the
/// top, gets to its place. With a its vector from ``origin``, f = a · ``axis``, s = a · ``normal``, and
/// r = |``radius``|:
///
/// - Where s ≤ 0 or x ≤ 0, the paper lies flat: it stays where it is, and its normal is (0, 0, 1).
/// - With k = ``sine``/r and m = √((1 + kf)² + (ks)²), other paper is wound by twice the angle h, where
///   2h = atan2(ks, 1 + kf)/``sine``, or s/r if ``sine`` is 0. Up to 2h = π it is at
///   - along = (2f + k (f² + s²))/(m + 1) − 2 m r · ``sine`` · sin² h,
///   - across = 2 m r sin h cos h,
///   - height = 2 m r c sin² h, where c = √(1 − ``sine``²).
/// - Beyond that, it lies in the plane that touches the cone where h = π/2. With b = π · ``sine`` and
///   u = f cos b + s sin b − 2 r sin²(b/2)/``sine``, it is at
///   - along = u − 2 · ``sine`` · (u · ``sine`` + r),
///   - across = r sin b/``sine`` + f sin b − s cos b,
///   - height = 2 c (u · ``sine`` + r).
///
///   For a cylinder, these are f, πr − s, and 2r. The paper is beyond where this `across` is not above 0.
/// - The result is ``origin`` + along · ``axis`` + across · ``normal`` in the plane, and `height` above
///   it, or below it if ``radius`` is negative. The normal has the components 2 c · ``sine`` · sin² h along,
///   −2 c sin h cos h across, both with the sign of ``radius``, and 1 − 2 c² sin² h upward.
/// - At last, positions (x, y, z) and normals are turned to (x C − z S, y, x S + z C), where (C, S) is
///   ``hinge``.
///
/// No difference of nearly equal numbers occurs, so that `Float` is exact enough for all of it. The
/// article <doc:DrawingWithMetal> has it as a shader.
public struct PageMesh: Hashable, Sendable {
  /// A point of the fold at which the lifted paper begins.
  public let origin: SIMD2<Double>

  /// The unit vector along the fold: for a cone, the direction in which it becomes wider.
  public let axis: SIMD2<Double>

  /// The unit vector on the paper across the fold, toward the lifted paper.
  public let normal: SIMD2<Double>

  /// The radius at ``origin`` of the cylinder or cone that the paper is wound on, which is negative
  /// if the paper is wound away from its front.
  public let radius: Double

  /// The sine of the cone's half angle, or 0 for a cylinder. The tip of the cone is at
  /// `origin - abs(radius) / sine * axis`.
  public let sine: Double

  /// The cosine and the sine of the angle by which the leaf is turned about the spine: (1, 0) on the
  /// side that has not been read, (0, 1) toward the viewer, and (−1, 0) on the side that has been read.
  public let hinge: SIMD2<Double>

  @usableFromInline let page: BookSize
  @usableFromInline let columns: Int
  @usableFromInline let rows: Int

  /// Creates the mesh of a leaf.
  ///
  /// - Parameters:
  ///   - shape: The shape of the leaf. A leaf that lies flat has the shape `.fade(0)` on the side that
  ///     has not been read, and `.fade(1)` on the other.
  ///   - page: The size of the page that has this shape.
  ///   - columns: The number of vertices from the spine to the free edge. A cylinder looks round if its
  ///     radius is at least as wide as a column.
  ///   - rows: The number of vertices from the top to the bottom.
  /// - Precondition: The page's sides are from 0.001 to 1e9, and `columns` and `rows` are from 2 to
  ///   4096.
  public init(
    _ shape: PageTurnPose.Shape, of page: BookSize, columns: Int = 33, rows: Int = 25
  ) {
    BookDomain.length.require(page.width, "page.width")
    BookDomain.length.require(page.height, "page.height")
    PageMesh.sides.require(Double(columns), "columns")
    PageMesh.sides.require(Double(rows), "rows")
    (self.page, self.columns, self.rows) = (page, columns, rows)
    switch shape {
    case .bend(let bend) where bend.lead.magnitude > PageMesh.leastLead:
      (origin, axis, normal) = (.zero, SIMD2(0, 1), SIMD2(1, 0))
      (radius, sine) = (page.width / (2 * Double.pi * bend.lead), 0)
      hinge = PageMesh.hinge(bend)
    case .roll(let roll, let side) where roll.depth > 0:
      // Paper that is wound upward on the left is wound downward before the leaf is turned.
      let sign = side == .right ? 1.0 : -1
      hinge = SIMD2(sign, 0)
      if let cone = roll.cone {
        // The tip may be so far away that a `Float` loses the page: measure from near the page.
        let distance = max((roll.grabbed - cone.tip).dot(cone.along), page.width)
        let point = cone.tip + distance * cone.along
        origin = SIMD2(point.x, point.y)
        (axis, normal) = (SIMD2(cone.along.x, cone.along.y), SIMD2(cone.across.x, cone.across.y))
        (radius, sine) = (sign * cone.sine * distance, cone.sine)
      } else {
        (axis, sine) = (SIMD2(-roll.normal.y, roll.normal.x), 0)
        normal = SIMD2(roll.normal.x, roll.normal.y)
        (origin, radius) = (roll.fold * normal, sign * roll.radius)
      }
    case .bend, .roll, .fade:
      // Flat: the fold is beyond the page.
      (origin, axis, normal) = (SIMD2(2 * page.width, 0), SIMD2(0, 1), SIMD2(1, 0))
      (radius, sine) = (0, 0)
      switch shape {
      case .bend(let bend): hinge = PageMesh.hinge(bend)
      case .roll(_, let side): hinge = SIMD2(side == .right ? 1 : -1, 0)
      case .fade(let share): hinge = SIMD2(share < 0.5 ? 1 : -1, 0)
      }
    }
  }

  private static func hinge(_ bend: PageBend) -> SIMD2<Double> {
    let (sine, cosine) = Elementary.sinCos(degrees: bend.hingeDegrees)
    return SIMD2(cosine, sine)
  }

  /// The number of vertices.
  public var vertexCount: Int { columns * rows }

  /// The number of indices: three for each triangle, of which a cell of the grid has two.
  public var indexCount: Int { 6 * (columns - 1) * (rows - 1) }

  private static let sides = BookDomain(2, 4096)

  /// The least lead of an edge that shows; a stiff page has none, and its radius would be infinite.
  private static let leastLead = 1e-12
}
