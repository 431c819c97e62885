extension BookScene {
  /// A flat part of the book: its kind, its frame, and its projection.
  ///
  /// A painter paints it as if it lay flat in ``rect``, and maps every point through ``projection``, so
  /// that corners, borders, and gradients are in perspective, too.
  ///
  /// ```swift
  /// var driven = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// driven[.flipAngle] = 60
  /// let cover = try BookScene(BookPose(driven)).face(.cover)
  /// cover?.rect.width  // 200
  /// cover?.quad.topRight.x  // 144.779…
  /// cover?.projection(BookPoint(x: 100, y: 140)).x  // 59.14…
  /// ```
  public struct Face: Hashable, Sendable {
    /// What a face is of the book, which determines how to paint it. Faces are laid in this order.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The back cover, which lies on the screen beneath everything.
      case backCover
      /// The block of pages.
      case pageBlock
      /// The edges of the pages.
      case pageEdges
      /// The spine.
      case spine
      /// The first page; in a spread, its right half (its left half if right-bound).
      case firstPage
      /// The half of a spread that lies under the turned cover. It is laid with the first page.
      case facingPage
      /// The shadow in the fold between the halves of a spread.
      case gutter
      /// The front of the cover.
      case cover
      /// The inside of the cover.
      case coverInside
      /// The reader, in front of the book.
      case reader
    }

    /// The kind of the face.
    public let kind: Kind

    /// The frame of the face while nothing is turned, in points of the screen.
    public let rect: BookRect

    /// The radius of its corners, in points: at most half of its shorter side.
    public let cornerRadius: Double

    /// The opacity of the face: above 0, at most 1.
    public let opacity: Double

    /// The projection from points of ``rect`` to points of the screen.
    public let projection: BookScene.Projection

    package init(
      kind: Kind, rect: BookRect, cornerRadius: Double, opacity: Double,
      projection: BookScene.Projection
    ) {
      self.kind = kind
      self.rect = rect
      self.cornerRadius = cornerRadius
      self.opacity = opacity
      self.projection = projection
    }

    /// The corners of the face on the screen. They are finite, because no face reaches the eye.
    public var quad: BookScene.Quad { BookScene.Quad(rect, seenBy: projection) }
  }
}
