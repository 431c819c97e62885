public import BookMotion

/// The path of a page's corner from one side of an open book to the other.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// PageCornerPath.hand.position(at: 0.5, on: page)  // x 0, y 355
/// PageCornerPath(isUpper: true, rise: 0).position(at: 0.25, on: page)  // x 150, y 0
/// ```
public struct PageCornerPath: Hashable, Sendable {
  /// A Boolean value that indicates whether the path is that of the upper corner instead of the
  /// lower one.
  package var isUpper: Bool

  /// The height of the arc halfway, toward the middle of the page, as a share of the page's shorter
  /// side.
  package var rise: Double

  /// The distance from the corner to the start of the path, both across and toward the middle of
  /// the page, as a share of the page's height. The corner is lifted this far at once.
  package var start: Double

  /// Creates a path.
  ///
  /// - Precondition: `rise` and `start` are from 0 to 1.
  public init(isUpper: Bool = false, rise: Double = 0.15, start: Double = 0) {
    BookDomain.unit.require(rise, "rise")
    BookDomain.unit.require(start, "start")
    self.isUpper = isUpper
    self.rise = rise
    self.start = start
  }

  /// The lower corner, on a flat arc.
  public static let hand = PageCornerPath()

  /// The upper corner, on a straight line that starts a tenth of the page's height in from its
  /// place.
  public static let straight = PageCornerPath(isUpper: true, rise: 0, start: 0.1)

  /// Returns the position of the corner at a share of the path: 0 is its place, and 1 is the mirror
  /// image of that beyond the spine, where x is negative.
  ///
  /// With `inset` = `start` · height, the corner's distance from the page's edge is
  /// `inset` · (1 − share) + 4 · share · (1 − share) · `rise` · min(width, height). Where that is
  /// beyond the paper's reach, the leaf follows as far as it can.
  public func position(at share: Double, on page: BookSize) -> BookPoint {
    let corner = corner(of: page)
    guard share > 0 else { return corner }
    let share = min(share, 1)
    let inset = start * page.height
    let from = min(max(corner.x - inset, -corner.x), corner.x)
    let inwards =
      inset * (1 - share) + 4 * share * (1 - share) * rise * min(page.height, page.width)
    return BookPoint(
      x: from + (-corner.x - from) * share, y: isUpper ? inwards : corner.y - inwards)
  }

  /// Returns the corner of a page that lies flat.
  func corner(of page: BookSize) -> BookPoint {
    BookPoint(x: page.width, y: isUpper ? 0 : page.height)
  }
}
