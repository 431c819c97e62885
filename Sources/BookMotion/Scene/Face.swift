/// A flat part of the book: what it is made of, where it lies, and how it is seen.
public struct Face: Hashable, Sendable {
  /// What a face is made of, which tells a painter how to paint it.
  public enum Material: String, Hashable, Sendable, CaseIterable {
    /// The back cover, which lies on the screen under everything.
    case backCover
    /// The block of pages.
    case pageBlock
    /// The first page; of a spread, its right half (its left half, if bound at the right).
    case firstPage
    /// The edges of the pages.
    case pageEdges
    /// The spine.
    case spine
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
  public let rect: Rect

  /// The radius of its corners, in points.
  public let cornerRadius: Double

  /// How much of it can be seen.
  public let opacity: Double

  /// How it is seen: from points of ``rect`` to points of the screen.
  public let view: Homography

  /// Its corners on the screen.
  public var quad: Quad { Quad(rect, seenBy: view) }
}
