/// Where an open book lies on a screen: two pages of 3 : 4 and the spine between them.
///
/// ```swift
/// let layout = SpreadLayout(screen: BookSize(width: 1000, height: 768))
/// layout.page.width  // 430
/// layout.spine(turned: 5, of: 12)  // 500: an open book has its spine in the middle
/// layout.spine(turned: 0, of: 12)  // 285: a closed one is in the middle itself
/// ```
public struct SpreadLayout: Hashable, Sendable {
  /// The screen.
  public let screen: BookSize

  /// How large a page is.
  public let page: BookSize

  /// How far down its upper edge is.
  public let top: Double

  /// The side of the hinge of the closed book.
  public let binding: BookBinding

  /// Lays a book out as ``BookLayout/memoirSpread(in:)`` does, with room above and below, 0.11 of the
  /// screen, for leaves that stand up.
  ///
  /// - Precondition: the sides of the screen are from 0.001 to 1e9 points.
  public init(screen: BookSize = BookLayout.standardScreen, binding: BookBinding = .left) {
    Domain.length.require(screen.width, "screen.width")
    Domain.length.require(screen.height, "screen.height")
    let margin = screen.height * SpreadLayout.margin
    let spread = BookLayout.memoir(
      in: BookRect(
        x: 0, y: margin, width: screen.width, height: screen.height - 2 * margin))
    self.screen = screen
    self.binding = binding
    // However small a screen is, its pages are pages.
    let least = Domain.length.lowest
    page = BookSize(width: max(spread.width / 2, least), height: max(spread.height, least))
    top = spread.y
  }

  /// Where the spine is, across the screen, while so many leaves are turned, those in the air in
  /// part.
  ///
  /// A closed book lies in the middle; it glides as its first leaf, or its last, is turned, so that
  /// what is to be seen of it always is in the middle.
  public func spine(turned: Double, of leafCount: Int) -> Double {
    let middle = screen.width / 2
    guard leafCount > 0 else { return middle }
    let opened = min(max(turned, 0), 1)
    let closed = min(max(turned - Double(leafCount - 1), 0), 1)
    let way = page.width / 2 * (closed + opened - 1)
    return binding == .left ? middle + way : middle - way
  }

  /// The thickness of all leaves together, in points.
  package static let thickness = 11.0

  private static let margin = 0.11
}
