public import BookMotion

/// The layout of a book's page thumbnails: two columns, 16 points apart, below a close button.
///
/// ```swift
/// let layout = PageGridLayout(pageCount: 5, screen: BookSize(width: 390, height: 844))
/// layout.thumbnail(0).width  // 155
/// layout.thumbnail(1).x  // 203
/// PageGridLayout(pageCount: 0, screen: BookSize(width: 390, height: 844)).contentHeight  // 0
/// ```
///
/// The panel fills the screen except for a margin, and is at most 480 points wide. The frames of
/// thumbnails are in the coordinates of the screen, before scrolling. A right-bound book has its
/// first page on the right.
///
/// On a screen less than 160 points wide or high, the gaps shrink with it; there are always two
/// columns.
public struct PageGridLayout: Hashable, Sendable {
  /// The number of pages.
  package let pageCount: Int

  /// The panel that holds the thumbnails, in the middle of the screen.
  public let panel: BookRect

  /// The part of the panel below the close button, in which the thumbnails scroll.
  public let viewport: BookRect

  /// The frame of the close button, in the panel's upper right corner, or its upper left for a
  /// right-bound book.
  public let closeButton: BookRect

  /// The distance between thumbnails, and from them to the edges of the panel.
  package let gap: Double

  /// The size of a thumbnail.
  let thumbnailSize: BookSize

  /// The edge at which the book is bound.
  package let binding: BookBinding

  /// Lays out the pages of a book.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages, which may be 0.
  ///   - screen: The size of the screen, in points.
  ///   - aspect: A size with the aspect ratio of a page.
  ///   - binding: The edge at which the book is bound.
  /// - Precondition: `pageCount` is from 0 to 1e9, and all sides are from 0.001 to 1e9.
  public init(
    pageCount: Int, screen: BookSize, aspect: BookSize = BookSize(width: 3, height: 4),
    binding: BookBinding = .left
  ) {
    BookDomain(0, BookDomain.length.highest).require(Double(pageCount), "pageCount")
    BookDomain.length.require(screen.width, "screen.width")
    BookDomain.length.require(screen.height, "screen.height")
    BookDomain.length.require(aspect.width, "aspect.width")
    BookDomain.length.require(aspect.height, "aspect.height")
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
  /// The gap is at most the shorter side of the screen divided by this.
  private static let gapsAcross = 10.0
  private static let widestPanel = 480.0
  /// The size of a comfortable touch target.
  private static let largestButton = 44.0
  private static let badgeDiameter = 24.0
  private static let columns = 2
}

extension PageGridLayout {
  /// The number of rows.
  package var rowCount: Int { (pageCount + PageGridLayout.columns - 1) / PageGridLayout.columns }

  /// The height of all rows, including the gaps between and around them; 0 if there are none.
  public var contentHeight: Double {
    pageCount == 0 ? 0 : Double(rowCount) * (thumbnailSize.height + gap) + gap
  }

  /// Returns the frame of a page's thumbnail.
  ///
  /// - Precondition: `page` is from 0 to `pageCount - 1`.
  public func thumbnail(_ page: Int) -> BookRect {
    BookDomain(0, Double(pageCount) - 1).require(Double(page), "page")
    let (row, column) = page.quotientAndRemainder(dividingBy: PageGridLayout.columns)
    let isRight = (column == 1) == (binding == .left)
    return BookRect(
      x: panel.x + gap + (isRight ? thumbnailSize.width + gap : 0),
      y: viewport.y + gap + Double(row) * (thumbnailSize.height + gap),
      width: thumbnailSize.width, height: thumbnailSize.height)
  }

  /// Returns the frame of the page number's badge: a circle in the lower outer corner of the
  /// thumbnail.
  ///
  /// - Precondition: `page` is from 0 to `pageCount - 1`.
  public func badge(_ page: Int) -> BookRect {
    let frame = thumbnail(page)
    let diameter = min(PageGridLayout.badgeDiameter, frame.width / 2, frame.height / 2)
    let inset = min(gap / 2, diameter / 2)
    return BookRect(
      x: binding == .left ? frame.x + frame.width - inset - diameter : frame.x + inset,
      y: frame.y + frame.height - inset - diameter, width: diameter, height: diameter)
  }

  /// Returns the scroll distance that centers a page vertically, as far as the content can scroll.
  ///
  /// - Precondition: `page` is from 0 to `pageCount - 1`.
  public func scroll(showing page: Int) -> Double {
    let wanted = thumbnail(page).center.y - viewport.center.y
    return max(0, min(wanted, contentHeight - viewport.height))
  }

  /// Returns the target at a point on the screen, with the thumbnails scrolled by `scroll`.
  public func target(under point: BookPoint, scrolledBy scroll: Double = 0) -> PageGrid.Target {
    if closeButton.contains(point) { return .closeButton }
    guard panel.contains(point) else { return .outside }
    guard viewport.contains(point) else { return .panel }
    let moved = BookPoint(x: point.x, y: point.y + scroll)
    let rowHeight = thumbnailSize.height + gap
    // Rounding can assign the upper edge of a row to the row above, so both rows are searched.
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
