/// Where the thumbnails of a book's pages lie: two columns, 16 points apart, under a button to close.
///
/// ```swift
/// let layout = PageGridLayout(pageCount: 5, screen: BookSize(width: 390, height: 844))
/// layout.thumbnail(0).width  // 155
/// layout.thumbnail(1).x  // 203
/// layout.rowCount  // 3
/// PageGridLayout(pageCount: 0, screen: BookSize(width: 390, height: 844)).contentHeight  // 0
/// ```
///
/// The panel takes the screen but for a margin, and is at most 480 points wide. Thumbnails are in
/// the coordinates of the screen, as if nothing had been scrolled; a right-bound book has its first
/// page on the right.
///
/// On a screen that is too narrow for that, everything between the thumbnails shrinks with it:
/// there are always two columns.
public struct PageGridLayout: Hashable, Sendable {
  /// How many pages there are.
  public let pageCount: Int

  /// The panel on which they lie, in the middle of the screen.
  public let panel: BookRect

  /// The part of the panel below the button, in which the thumbnails are seen and scrolled.
  public let viewport: BookRect

  /// The button that closes the grid, in the panel's upper corner.
  public let closeButton: BookRect

  /// How far apart thumbnails lie, and how far from the panel's edges.
  public let gap: Double

  /// How large a thumbnail is.
  public let thumbnailSize: BookSize

  /// At which edge the book is bound.
  public let binding: BookBinding

  /// Lays out the pages of a book.
  ///
  /// - Parameters:
  ///   - pageCount: How many there are, which may be none.
  ///   - screen: How large the screen is, in points.
  ///   - aspect: Width and height of a page.
  ///   - binding: At which edge the book is bound.
  /// - Precondition: the count is from 0 to 1e9, and all sides are from 0.001 to 1e9.
  public init(
    pageCount: Int, screen: BookSize, aspect: BookSize = BookSize(width: 3, height: 4),
    binding: BookBinding = .left
  ) {
    Domain(0, Domain.length.highest).require(Double(pageCount), "pageCount")
    Domain.length.require(screen.width, "screen.width")
    Domain.length.require(screen.height, "screen.height")
    Domain.length.require(aspect.width, "aspect.width")
    Domain.length.require(aspect.height, "aspect.height")
    self.pageCount = pageCount
    self.binding = binding
    let gap = min(
      PageGridLayout.largestGap, min(screen.width, screen.height) / PageGridLayout.gapsAcross)
    let width = min(screen.width - 2 * gap, PageGridLayout.widestPanel)
    let panel = BookRect(
      x: (screen.width - width) / 2, y: gap, width: width, height: screen.height - 2 * gap)
    let button = min(PageGridLayout.largestButton, panel.height / 4, panel.width / 4)
    closeButton = BookRect(
      x: binding == .left ? panel.x + panel.width - button : panel.x, y: panel.y, width: button,
      height: button)
    viewport = BookRect(
      x: panel.x, y: panel.y + button, width: width, height: panel.height - button)
    let thumbnail = (width - 3 * gap) / 2
    thumbnailSize = BookSize(width: thumbnail, height: thumbnail * aspect.height / aspect.width)
    self.panel = panel
    self.gap = gap
  }

  private static let largestGap = 16.0
  /// Below so many gaps across, everything shrinks.
  private static let gapsAcross = 10.0
  private static let widestPanel = 480.0
  /// What a finger hits.
  private static let largestButton = 44.0
  private static let badgeDiameter = 24.0
  private static let columns = 2
}

extension PageGridLayout {
  /// How many rows there are.
  public var rowCount: Int { (pageCount + PageGridLayout.columns - 1) / PageGridLayout.columns }

  /// How high all rows are together, with what is between and around them; 0 if there are none.
  public var contentHeight: Double {
    pageCount == 0 ? 0 : Double(rowCount) * (thumbnailSize.height + gap) + gap
  }

  /// Where a page's thumbnail lies.
  ///
  /// - Precondition: there is that page.
  public func thumbnail(_ page: Int) -> BookRect {
    Domain(0, Double(pageCount) - 1).require(Double(page), "page")
    let (row, column) = page.quotientAndRemainder(dividingBy: PageGridLayout.columns)
    let isRight = (column == 1) == (binding == .left)
    return BookRect(
      x: panel.x + gap + (isRight ? thumbnailSize.width + gap : 0),
      y: viewport.y + gap + Double(row) * (thumbnailSize.height + gap),
      width: thumbnailSize.width, height: thumbnailSize.height)
  }

  /// Where the badge with the page's number lies: a circle in the lower outer corner of its thumbnail.
  ///
  /// - Precondition: there is that page.
  public func badge(_ page: Int) -> BookRect {
    let frame = thumbnail(page)
    let diameter = min(PageGridLayout.badgeDiameter, frame.width / 2, frame.height / 2)
    let inset = min(gap / 2, diameter / 2)
    return BookRect(
      x: binding == .left ? frame.x + frame.width - inset - diameter : frame.x + inset,
      y: frame.y + frame.height - inset - diameter, width: diameter, height: diameter)
  }

  /// How far the thumbnails are to be scrolled for a page to stand in the middle, as far as there is
  /// something to scroll.
  ///
  /// - Precondition: there is that page.
  public func scroll(showing page: Int) -> Double {
    let wanted = thumbnail(page).center.y - viewport.center.y
    return max(0, min(wanted, contentHeight - viewport.height))
  }

  /// What a finger hits that touches the screen at a point, when the thumbnails have been scrolled.
  ///
  /// - Precondition: the numbers are from −1e9 to 1e9.
  public func target(under point: BookPoint, scrolledBy scroll: Double = 0) -> PageGrid.Target {
    Domain.place.require(point.x, "point.x")
    Domain.place.require(point.y, "point.y")
    Domain.place.require(scroll, "scroll")
    if closeButton.contains(point) { return .closeButton }
    guard panel.contains(point) else { return .outside }
    guard viewport.contains(point) else { return .panel }
    let moved = BookPoint(x: point.x, y: point.y + scroll)
    let rowHeight = thumbnailSize.height + gap
    // Rounded, an upper edge may seem to belong to the row above: the one below is asked, too.
    let row = max(Elementary.floor((moved.y - viewport.y - gap) / rowHeight), 0)
    guard row < Double(rowCount) else { return .panel }
    let first = Int(row) * PageGridLayout.columns
    for page in first..<min(first + 2 * PageGridLayout.columns, pageCount)
    where thumbnail(page).contains(moved) {
      return .thumbnail(page)
    }
    return .panel
  }
}
