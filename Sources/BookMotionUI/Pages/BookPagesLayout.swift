package import BookMotion
import BookMotionPages

/// The places of the pages of an open book on a screen: two beside the spine, or, where there is more
/// height than width, one whose spine is at the edge of the screen.
package struct BookPagesLayout: Hashable, Sendable {
  /// Two pages beside the spine.
  private let spread: PageSpreadLayout
  /// The size of a page.
  package let page: BookSize
  /// The y-coordinate of the upper edge of the pages.
  let top: Double
  /// The number of sides of a leaf that show pages: of one page at a time, nobody sees the back.
  let sides: Int

  /// Creates a layout.
  ///
  /// - Precondition: The sides of the screen are from 0.001 to 1e9 points.
  init(screen: BookSize, binding: BookBinding) {
    spread = PageSpreadLayout(screen: screen, binding: binding)
    guard screen.width < screen.height else {
      (page, top, sides) = (spread.page, spread.top, 2)
      return
    }
    // For leaves that stand up, and for buttons.
    (top, sides) = (screen.height * PageSpreadLayout.margin, 1)
    page = BookSize(
      width: screen.width, height: max(screen.height - 2 * top, BookDomain.length.lowest))
  }
}

extension BookPagesLayout {
  package var screen: BookSize { spread.screen }
  var binding: BookBinding { spread.binding }

  /// The sign of x away from the spine, on the side of the pages that have not been read.
  var outward: Double { binding == .left ? 1 : -1 }

  /// Returns the leaves of a book that is open at a page. The last page of an odd number lies on the
  /// board: there is nothing behind it to turn to.
  func leaves(
    of count: Int, at page: Int, button: PageTurning.ButtonTurn, isReduced: Bool
  ) -> PageTurning {
    PageTurning(
      page: self.page, leafCount: (count + sides - 2) / sides, turned: (page + sides - 1) / sides,
      animation: isReduced ? PageTurning.dissolve : PageTurning.standard, button: button,
      isReduced: isReduced)
  }

  /// Returns the pages that are seen once leaves have been turned.
  func pages(turned: Int, of count: Int) -> ClosedRange<Int> {
    max(sides * turned - sides + 1, 0)...min(sides * turned, count - 1)
  }

  /// Returns the x-coordinate of the spine, which glides as the first and the last leaf of a spread
  /// turn, or stays in the middle if `turned` is `nil`.
  func spine(turned: Double?, of count: Int) -> Double {
    if sides == 1 { return binding == .left ? 0 : screen.width }
    guard let turned else { return screen.width / 2 }
    return spread.spine(turned: turned, of: (count + 1) / 2)
  }
}
