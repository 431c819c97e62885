package import BookMotion

extension BookLayout {
  /// Returns true if a book is not in the place of the page that is read. With reduced motion, a
  /// book does not grow to be that page, which fades in over it instead.
  package func isAwayFromReader(_ book: BookRect) -> Bool {
    let reader = frame(of: .reader)
    let near = BookLayout.nearReader * min(reader.width, reader.height)
    return abs(book.x - reader.x) > near || abs(book.y - reader.y) > near
      || abs(book.width - reader.width) > near || abs(book.height - reader.height) > near
  }

  /// Returns the place of the page that is read over a book that may be elsewhere.
  package func readerFrame(over book: BookRect) -> BookRect {
    isAwayFromReader(book) ? frame(of: .reader) : book
  }

  /// Returns the place of the page beyond the hinge while a spread is read. A book that has gone, or is
  /// elsewhere, leaves the screen to its pages.
  package func openPage(of pose: BookPose, _ style: BookStyle) -> BookRect {
    style.spread == .centered || pose.bookOpacity < 1 ? frame(of: .zoomed) : pose.frame
  }

  /// Returns the part of a reader in which dots count the pages: that which is as high as its pages.
  package func counting(in reader: BookRect, _ pose: BookPose, _ style: BookStyle) -> BookRect {
    guard style.spread.hasTwoPages else { return reader }
    let page = openPage(of: pose, style)
    let top = max(reader.y, page.y)
    let bottom = min(reader.y + reader.height, page.y + page.height)
    guard bottom > top else { return reader }
    return BookRect(x: reader.x, y: top, width: reader.width, height: bottom - top)
  }

  /// The distance, as a fraction of its shorter side, that a page growing to be the reader may
  /// still have to go when the reader appears.
  private static let nearReader = 0.05
}
