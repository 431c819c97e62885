/// The columns of a row's pixels: `count` of them, every `step`th from `first` on.
package struct PixelColumns: Hashable, Sendable {
  package let first: Int
  package let step: Int
  package let count: Int

  /// Creates the columns to the left of another.
  package init(first: Int, step: Int, before column: Int) {
    self.first = first
    self.step = step
    count = column > first ? (column - first - 1) / step + 1 : 0
  }

  /// Returns the number of these pixels to the left of a column.
  func before(column: Int) -> Int {
    min(count, PixelColumns(first: first, step: step, before: column).count)
  }
}
