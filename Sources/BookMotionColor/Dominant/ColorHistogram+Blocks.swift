/// Blocks of 2 × 2 × 2 cells.
enum Block {
  private static let greens = (ColorLevels.green.count + 1) / 2
  private static let blues = (ColorLevels.blue.count + 1) / 2
  static let count = (ColorLevels.red.count + 1) / 2 * greens * blues

  /// The number of cells in a block.
  static let cellCount = 2 * 2 * 2

  /// Returns the block of the cell with the given levels.
  static func number(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red / 2 * greens + green / 2) * blues + blue / 2
  }

  /// Returns the levels of a block.
  static func levels(of number: Int) -> (reds: Range<Int>, greens: Range<Int>, blues: Range<Int>) {
    func both(from first: Int, of levels: ColorLevels) -> Range<Int> {
      first..<min(first + 2, levels.count)
    }
    return (
      both(from: number / (greens * blues) * 2, of: .red),
      both(from: number / blues % greens * 2, of: .green),
      both(from: number % blues * 2, of: .blue)
    )
  }
}

extension ColorHistogram {
  /// Calls `body` with the levels and the sums of every cell of these levels that isn't empty, except
  /// grays.
  func forEachColor(
    reds: Range<Int> = 0..<ColorLevels.red.count, greens: Range<Int> = 0..<ColorLevels.green.count,
    blues: Range<Int> = 0..<ColorLevels.blue.count, _ body: (Int, Int, Int, WideSums) -> Void
  ) {
    let levels = (red: ColorLevels.red, green: ColorLevels.green, blue: ColorLevels.blue)
    for red in reds {
      for green in greens {
        let first = (red * levels.green.count + green) * levels.blue.count
        let row = first + blues.lowerBound..<first + blues.upperBound
        // Most rows of most pictures are empty.
        if wideIndices.isEmpty, isEmpty(row) { continue }
        for blue in blues where holdsSomething(first + blue) {
          let bytes = (levels.red.starts[red], levels.green.starts[green], levels.blue.starts[blue])
          body(red, green, blue, sums(of: first + blue, above: bytes))
        }
      }
    }
  }

  /// Calls `body` with the byte and the sums of every gray that occurs.
  func forEachGray(_ body: (Int, WideSums) -> Void) {
    for gray in 0..<256 where holdsSomething(firstGray + gray) {
      body(gray, sums(of: firstGray + gray, above: ColorCell.firstBytes(of: firstGray + gray)))
    }
  }

  /// Returns true if no opaque pixel is in any of these cells.
  private func isEmpty(_ row: Range<Int>) -> Bool {
    // By hand, because `allSatisfy` would take most of the time of a search in a debug build.
    var cell = row.lowerBound
    while cell < row.upperBound, cells[cell] == 0 { cell += 1 }
    return cell == row.upperBound
  }

  private func holdsSomething(_ cell: Int) -> Bool {
    if cells[cell] != 0 { return true }
    return wideIndices.isEmpty ? false : wideIndices[cell] != 0
  }
}
