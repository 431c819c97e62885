extension BookScene {
  /// The four corners of a face on the screen, in the order in which a viewer of its front reads
  /// them: top left, top right, bottom right, bottom left.
  ///
  /// ```swift
  /// var driven = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// driven[.flipAngle] = 150
  /// let scene = try BookScene(BookPose(driven))
  /// scene.face(.coverInside)?.quad.topRight.x ?? 0  // -210.85…
  /// scene.face(.firstPage)?.quad.bounds.width ?? 0  // 200
  /// ```
  public struct Quad: Hashable, Sendable {
    /// The corner at the top left of the face.
    public let topLeft: BookPoint
    /// The corner at the top right of the face.
    public let topRight: BookPoint
    /// The corner at the bottom right of the face.
    public let bottomRight: BookPoint
    /// The corner at the bottom left of the face.
    public let bottomLeft: BookPoint

    /// Creates the corners of a rectangle, seen through a projection.
    ///
    /// - Precondition: All four are in front of the eye.
    package init(_ rect: BookRect, seenBy projection: BookScene.Projection) {
      topLeft = projection(BookPoint(x: rect.x, y: rect.y))
      topRight = projection(BookPoint(x: rect.x + rect.width, y: rect.y))
      bottomRight = projection(BookPoint(x: rect.x + rect.width, y: rect.y + rect.height))
      bottomLeft = projection(BookPoint(x: rect.x, y: rect.y + rect.height))
    }

    /// The area inside, which is positive while the corners run clockwise on the screen, that is,
    /// while the front is visible.
    ///
    /// This determines which side of a face a viewer sees. Angles do not: in perspective, a face that
    /// turns about an edge beside the vanishing point shows its back before or after 90°.
    package var signedArea: Double {
      let down = bottomRight - topLeft
      let up = bottomLeft - topRight
      return (down.x * up.y - down.y * up.x) / 2
    }

    /// The smallest upright rectangle that contains the quad.
    public var bounds: BookRect {
      let left = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
      let right = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
      let top = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
      let bottom = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
      return BookRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
