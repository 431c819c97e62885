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

  /// The distance, as a fraction of its shorter side, that a page growing to be the reader may
  /// still have to go when the reader appears.
  private static let nearReader = 0.05
}
