import BookMotion

/// A finger on the only page that is seen, which may pull the previous leaf back over it.
///
/// That leaf lies beyond the edge of the screen, where no finger gets to. Once the finger has gone
/// away from the spine, a point of the leaf follows it, so many times as far that the leaf lies flat
/// when the finger comes to the outer edge of the page. Where the finger has come back, the leaf lies
/// beyond the edge again, and stays there.
///
/// Positions are in the coordinates of a page; beyond the spine, x is negative.
struct BookPagesPull: Hashable, Sendable {
  /// The position of the finger from which on the leaf moves.
  private let start: BookPoint
  /// The distance from the spine to the point of the leaf that follows the finger.
  private let distance: Double
  /// How many times as far as the finger the point moves.
  private let lever: Double
  /// A Boolean value that indicates whether the finger has the previous leaf.
  var hasLeaf = false

  /// Creates a finger that touches a page, or `nil` if it touches none.
  init?(touching page: BookSize, at finger: BookPoint) {
    guard BookDomain(0, page.width).contains(finger.x),
      BookDomain(0, page.height).contains(finger.y)
    else { return nil }
    start = BookPoint(x: finger.x + Self.slop, y: finger.y)
    distance = Self.held * page.width
    let room = max(Self.outer * page.width - start.x, Self.leastRoom * page.width)
    lever = 2 * distance / room
  }

  /// Returns `true` if the finger has gone far enough away from the spine to take the leaf.
  func pulls(with finger: BookPoint) -> Bool { finger.x > start.x }

  /// The position of the leaf's point before the finger moves it.
  var rest: BookPoint { BookPoint(x: -distance, y: start.y) }

  /// Returns the position to which the finger leads the point of the leaf that it has.
  ///
  /// The previous leaf follows the finger up and down only as far as its point is from both its places
  /// at rest: it leaves them, and comes to them, flat.
  func point(under finger: BookPoint) -> BookPoint {
    guard hasLeaf else { return finger }
    let way = min(max(lever * (finger.x - start.x), 0), 2 * distance)
    let room = min(way, 2 * distance - way)
    let down = min(max(finger.y - start.y, -room), room)
    return BookPoint(x: way - distance, y: start.y + down)
  }

  /// Returns the velocity of that point, given the finger's.
  func velocity(under finger: BookPoint) -> BookPoint {
    BookPoint(x: hasLeaf ? lever * finger.x : finger.x, y: finger.y)
  }

  /// The distance, in points, by which a finger goes away from the spine before it pulls.
  private static let slop = 6.0
  /// The distance from the spine to the point that follows the finger, in widths of a page. With a
  /// point further out, the leaf would be half over before any of it came into sight.
  private static let held = 0.6
  /// The place, in widths of a page, at which the finger has pulled the leaf flat.
  private static let outer = 0.95
  /// The least way of the finger for that, in widths of a page: from further out, it gets less far.
  private static let leastRoom = 0.25
}
