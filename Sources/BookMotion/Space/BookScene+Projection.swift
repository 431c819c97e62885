extension BookScene {
  /// The projection of a flat face: a mapping from its points to points of the screen.
  ///
  /// ```swift
  /// var driven = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// driven[.flipAngle] = 60
  /// if let cover = try BookScene(BookPose(driven)).face(.cover)?.projection {
  ///   cover(BookPoint(x: 200, y: 0)).x  // 144.779…
  ///   cover(BookPoint(x: 200, y: 0)).y  // -62.69…
  ///   cover.depth(of: BookPoint(x: 200, y: 0))  // 0.6907…
  /// }
  /// ```
  ///
  /// A painter maps every corner, gradient stop, and line of a face through it, so that all of them
  /// are in the face's plane. Straight lines stay straight; even spacing on the face does not stay
  /// even on the screen.
  ///
  /// A point (x, y) of the face is seen at (X/W, Y/W), where X, Y, and W are linear in x and y. W is
  /// the distance from the eye relative to that of the screen: 1 on the screen, and less in front of
  /// it.
  public struct Projection: Hashable, Sendable {
    /// The first column of the 3 × 3 matrix: the coefficients of x in X, Y, and W.
    public package(set) var x: SIMD3<Double>
    /// The second column: the coefficients of y in X, Y, and W.
    public package(set) var y: SIMD3<Double>
    /// The third column: X, Y, and W of the point (0, 0).
    public package(set) var origin: SIMD3<Double>

    /// The projection that maps every point to itself.
    package static let identity = BookScene.Projection(
      x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1))

    /// Returns X, Y, and W of a point.
    package func homogeneous(_ point: BookPoint) -> SIMD3<Double> {
      SIMD3(
        x.x * point.x + y.x * point.y + origin.x, x.y * point.x + y.y * point.y + origin.y,
        x.z * point.x + y.z * point.y + origin.z)
    }

    /// Returns the point of the screen at which a point of the face is seen.
    ///
    /// - Precondition: The point is in front of the eye: ``depth(of:)`` is above 0. This holds for
    ///   every point of a face of a ``BookScene``.
    public func callAsFunction(_ point: BookPoint) -> BookPoint {
      let seen = homogeneous(point)
      guard seen.z > 0 else {
        fatalError("BookMotion: a point behind the eye can't be projected")
      }
      return BookPoint(x: seen.x / seen.z, y: seen.y / seen.z)
    }

    /// Returns the distance of a point from the eye, relative to that of the screen: 1 on the screen,
    /// 0 at the eye, and negative behind it.
    ///
    /// Things are seen scaled by 1/depth.
    public func depth(of point: BookPoint) -> Double { homogeneous(point).z }

    /// Returns the projection that applies this one first, and then `next` to the resulting flat
    /// picture.
    ///
    /// Nested effects in SwiftUI and nested transforms in CSS do the same.
    ///
    /// ```swift
    /// let half = BookScene.Projection.turn(60, about: .vertical, through: .zero, nearness: 0)
    /// half.then(half)(BookPoint(x: 200, y: 0)).x  // 50.0…
    /// ```
    package func then(_ next: BookScene.Projection) -> BookScene.Projection {
      BookScene.Projection(
        x: next.applied(to: x), y: next.applied(to: y), origin: next.applied(to: origin))
    }

    private func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
      x * vector.x + y * vector.y + origin * vector.z
    }
  }
}

extension BookScene.Projection {
  /// A line in the screen to turn about.
  package enum Axis: Sendable {
    /// From top to bottom, like a hinge: CSS's `rotateY`.
    case vertical
    /// From left to right: CSS's `rotateX`.
    case horizontal
  }

  /// Returns a turn about a line in the screen, seen in perspective with the anchor as vanishing
  /// point.
  ///
  /// SwiftUI's `rotation3DEffect` draws this with `nearness = perspective / max(width, height)`,
  /// and CSS with `perspective(1/nearness)` and `rotateY` or `rotateX`. With d and e the distances
  /// of a point from the anchor across and along the axis, the point is seen at d · cos(degrees)/W
  /// across and e/W along the axis, where W = 1 + d · sin(degrees) · nearness for a vertical axis,
  /// and W = 1 − d · sin(degrees) · nearness for a horizontal one.
  ///
  /// With a negative angle, a hinge at the left opens toward the viewer.
  ///
  /// - Parameters:
  ///   - degrees: The angle, in degrees.
  ///   - axis: The direction of the line.
  ///   - anchor: A point of the line, which is also the vanishing point.
  ///   - nearness: One divided by the distance of the eye from the screen, or 0 for no perspective.
  /// - Returns: The projection of a face that lies flat on the screen before it is turned.
  /// - Precondition: Every number is finite, and `nearness` is not negative.
  package static func turn(
    _ degrees: Double, about axis: Axis, through anchor: BookPoint, nearness: Double
  ) -> BookScene.Projection {
    BookDomain.finite.require(degrees, "degrees")
    let (sine, cosine) = Elementary.sinCos(degrees: degrees)
    let eye = BookPerspective(vanishingPoint: anchor, nearness: nearness)
    switch axis {
    case .vertical:
      return eye.projection(
        origin: SIMD3(anchor.x - anchor.x * cosine, 0, anchor.x * sine),
        across: SIMD3(cosine, 0, -sine), down: SIMD3(0, 1, 0))
    case .horizontal:
      return eye.projection(
        origin: SIMD3(0, anchor.y - anchor.y * cosine, -anchor.y * sine),
        across: SIMD3(1, 0, 0), down: SIMD3(0, cosine, sine))
    }
  }
}
