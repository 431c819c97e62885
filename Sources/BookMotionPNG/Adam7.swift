/// The pixels of a picture that come together: all, or those of one of the seven passes of Adam7.
struct PNGPass {
  let firstColumn: Int
  let columnStep: Int
  let firstRow: Int
  let rowStep: Int

  private init(firstColumn: Int, every columnStep: Int, firstRow: Int, every rowStep: Int) {
    self.firstColumn = firstColumn
    self.columnStep = columnStep
    self.firstRow = firstRow
    self.rowStep = rowStep
  }

  static let whole = [PNGPass(firstColumn: 0, every: 1, firstRow: 0, every: 1)]

  static let adam7 = [
    PNGPass(firstColumn: 0, every: 8, firstRow: 0, every: 8),
    PNGPass(firstColumn: 4, every: 8, firstRow: 0, every: 8),
    PNGPass(firstColumn: 0, every: 4, firstRow: 4, every: 8),
    PNGPass(firstColumn: 2, every: 4, firstRow: 0, every: 4),
    PNGPass(firstColumn: 0, every: 2, firstRow: 2, every: 4),
    PNGPass(firstColumn: 1, every: 2, firstRow: 0, every: 2),
    PNGPass(firstColumn: 0, every: 1, firstRow: 1, every: 2),
  ]

  /// Returns the row of the picture that a row of this pass belongs to.
  func row(_ index: Int) -> Int { firstRow + index * rowStep }

  /// Returns the position of a row of this pass, with the pixels in the first `columns`.
  func position(ofRow index: Int, columns: Int) -> PNGRow {
    let count = columns > firstColumn ? (columns - firstColumn - 1) / columnStep + 1 : 0
    return PNGRow(
      y: row(index), firstColumn: firstColumn, columnStep: columnStep, count: count)
  }
}
