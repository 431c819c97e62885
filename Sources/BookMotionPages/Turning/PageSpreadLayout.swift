public import BookMotion

/// The layout of an open book on a screen: two pages of 3 : 4 and the spine between them.
///
/// ```swift
/// let layout = PageSpreadLayout(screen: BookSize(width: 1000, height: 768))
/// layout.page.width  // 430
/// layout.spine(turned: 5, of: 12)  // 500: an open book has its spine in the middle
/// layout.spine(turned: 0, of: 12)  // 285: a closed one is centered itself
/// ```
public struct PageSpreadLayout: Hashable, Sendable {
  /// The screen.
  public let screen: BookSize

  /// The size of a page.
  public let page: BookSize

  /// The y-coordinate of the upper edge of the pages.
  public let top: Double

  /// The side of the hinge of the closed book.
  public let binding: BookBinding

  /// Creates the layout of a memoir: two pages of aspect ratio 3 : 4 that take at most 0.86 of the
  /// screen's width, with margins of 0.11 of its height above and below for leaves that stand up.
  ///
  /// - Precondition: The sides of the screen are from 0.001 to 1e9 points.
  public init(screen: BookSize = BookLayout.standardScreen, binding: BookBinding = .left) {
    BookDomain.length.require(screen.width, "screen.width")
    BookDomain.length.require(screen.height, "screen.height")
    let margin = screen.height * PageSpreadLayout.margin
    let spread = PageSpreadLayout.memoir(
      in: BookRect(
        x: 0, y: margin, width: screen.width, height: screen.height - 2 * margin))
    self.screen = screen
    self.binding = binding
    // On a tiny screen, pages still need a valid size.
    let least = BookDomain.length.lowest
    page = BookSize(width: max(spread.width / 2, least), height: max(spread.height, least))
    top = spread.y
  }

  /// Returns the x-coordinate of the spine while `turned` leaves have been turned, with leaves in
  /// the air counted in part.
  ///
  /// A closed book is centered. The spine glides as the first or the last leaf is turned, so that
  /// the visible part of the book is always centered.
  public func spine(turned: Double, of leafCount: Int) -> Double {
    let middle = screen.width / 2
    guard leafCount > 0 else { return middle }
    let opened = min(max(turned, 0), 1)
    let closed = min(max(turned - Double(leafCount - 1), 0), 1)
    let offset = page.width / 2 * (closed + opened - 1)
    return binding == .left ? middle + offset : middle - offset
  }

  /// Returns the frame of a memoir's open book.
  package static func memoir(in safeArea: BookRect) -> BookRect {
    let room = BookSize(width: safeArea.width * Memoir.share, height: safeArea.height)
    return BookRect(
      center: safeArea.center,
      size: room.largest(ofAspect: 2 * Memoir.pageWidth, Memoir.pageHeight))
  }

  private enum Memoir {
    static let share = 0.86
    static let pageWidth = 3.0
    static let pageHeight = 4.0
  }

  package static let margin = 0.11
}
