/// A flat part of the book: what it is made of, where it lies, and how it is seen.
///
/// A painter paints it as if it lay flat in ``rect``, and takes every point of what it paints
/// through ``view``: then corners, borders and gradients are in perspective, too.
///
/// ```swift
/// var posture = BookPosture(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
/// posture.flipAngle = 60
/// let cover = try BookScene(BookPose(posture)).face(.cover)
/// cover?.rect.width  // 200
/// cover?.quad.topRight.x  // 144.779…
/// cover?.view(BookPoint(x: 100, y: 140)).x  // 59.14…
/// ```
public struct Face: Hashable, Sendable {
  /// What a face is made of, which tells a painter how to paint it.
  public enum Material: String, Hashable, Sendable, CaseIterable {
    /// The back cover, which lies on the screen under everything.
    case backCover
    /// The block of pages.
    case pageBlock
    /// The edges of the pages.
    case pageEdges
    /// The spine.
    case spine
    /// The first page; of a spread, its right half (its left half, if bound at the right).
    case firstPage
    /// The half of a spread that lies under the turned cover.
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

  /// What it is made of.
  public let material: Material

  /// Where it lies while nothing is turned, in points of the screen.
  public let rect: BookRect

  /// The radius of its corners, in points: at most half of its shorter side.
  public let cornerRadius: Double

  /// How much of it can be seen: above 0, at most 1.
  public let opacity: Double

  /// How it is seen: from points of ``rect`` to points of the screen.
  public let view: Homography

  package init(
    material: Material, rect: BookRect, cornerRadius: Double, opacity: Double, view: Homography
  ) {
    self.material = material
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.opacity = opacity
    self.view = view
  }

  /// Its corners on the screen. They are finite: no face reaches the eye.
  public var quad: Quad { Quad(rect, seenBy: view) }

  /// How many times as large as on the screen its nearest corner is seen.
  public var largestScale: Double {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    let top = min(
      view.depth(of: BookPoint(x: rect.x, y: rect.y)),
      view.depth(of: BookPoint(x: right, y: rect.y)))
    let low = min(
      view.depth(of: BookPoint(x: rect.x, y: bottom)),
      view.depth(of: BookPoint(x: right, y: bottom)))
    return 1 / min(top, low)
  }
}
