/// The way of a corner from one side of an open book to the other.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// CornerPath.hand.place(at: 0.5, on: page)  // x 0, y 355
/// CornerPath(isUpper: true, rise: 0).place(at: 0.25, on: page)  // x 150, y 0
/// ```
public struct CornerPath: Hashable, Sendable {
  /// Whether it is the upper corner, and not the lower one.
  public var isUpper: Bool

  /// How far towards the middle of the page it goes half-way, as a share of the page's shorter side.
  public var rise: Double

  /// How far from its place the way begins, across and towards the middle of the page, as a share of
  /// the page's height: so far it is lifted at once.
  public var start: Double

  /// Creates the way of a corner.
  ///
  /// - Precondition: the numbers are from 0 to 1.
  public init(isUpper: Bool = false, rise: Double = 0.15, start: Double = 0) {
    Domain.unit.require(rise, "rise")
    Domain.unit.require(start, "start")
    self.isUpper = isUpper
    self.rise = rise
    self.start = start
  }

  /// The lower corner, on a flat arc.
  public static let hand = CornerPath()

  /// The upper corner, straight from a tenth of the page's height inside of its place.
  public static let straight = CornerPath(isUpper: true, rise: 0, start: 0.1)

  /// Where the corner is: 0 is its place, 1 the same on the other side of the spine, where x is below
  /// 0.
  ///
  /// Beyond what paper can reach, the leaf follows as far as it does.
  public func place(at share: Double, on page: BookSize) -> BookPoint {
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

  /// The corner of a page that lies.
  func corner(of page: BookSize) -> BookPoint {
    BookPoint(x: page.width, y: isUpper ? 0 : page.height)
  }
}
