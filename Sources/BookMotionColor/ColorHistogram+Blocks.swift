import BookMotion

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

  /// Returns the block of the cell that a gray would fall into if grays had no cells of their own.
  static func number(ofGray gray: Int) -> Int {
    number(
      Int(ColorLevels.red.ofByte[gray]), Int(ColorLevels.green.ofByte[gray]),
      Int(ColorLevels.blue.ofByte[gray]))
  }

  /// Returns the lowest levels of a block.
  static func levels(of number: Int) -> (red: Int, green: Int, blue: Int) {
    (number / (greens * blues) * 2, number / blues % greens * 2, number % blues * 2)
  }
}

extension ColorHistogram {
  /// Calls `body` with the levels and the sums of every cell that isn't empty, except grays.
  func forEachColor(_ body: (Int, Int, Int, WideSums) -> Void) {
    let (reds, greens, blues) = (ColorLevels.red, ColorLevels.green, ColorLevels.blue)
    let hasWide = !wideIndices.isEmpty
    let width = blues.count
    var first = 0
    for red in 0..<reds.count {
      for green in 0..<greens.count {
        let row = first..<first + width
        first += width
        // Most rows of most pictures are empty.
        guard hasWide || !isEmpty(row) else { continue }
        for cell in row where holdsSomething(cell) {
          let blue = cell - row.lowerBound
          body(
            red, green, blue,
            sums(
              of: cell, above: UInt64(reds.starts[red]), UInt64(greens.starts[green]),
              UInt64(blues.starts[blue])))
        }
      }
    }
  }

  /// Calls `body` with every cell of a block that isn't empty, except grays: its number, the bytes
  /// that its sums are relative to, and its sums.
  func forEachColor(
    ofBlock number: Int, _ body: (Int, (red: UInt8, green: UInt8, blue: UInt8), WideSums) -> Void
  ) {
    let (reds, greens, blues) = (ColorLevels.red, ColorLevels.green, ColorLevels.blue)
    let first = Block.levels(of: number)
    for red in first.red..<min(first.red + 2, reds.count) {
      for green in first.green..<min(first.green + 2, greens.count) {
        for blue in first.blue..<min(first.blue + 2, blues.count) {
          let cell = (red * greens.count + green) * blues.count + blue
          guard holdsSomething(cell) else { continue }
          let first = (red: reds.starts[red], green: greens.starts[green], blue: blues.starts[blue])
          body(
            cell, first,
            sums(of: cell, above: UInt64(first.red), UInt64(first.green), UInt64(first.blue)))
        }
      }
    }
  }

  /// Calls `body` with the byte and the sums of every gray that occurs.
  func forEachGray(_ body: (Int, WideSums) -> Void) {
    for gray in 0..<256 where holdsSomething(firstGray + gray) {
      let (red, green, blue) = ColorCell.firstBytes(ofGray: gray)
      body(gray, sums(of: firstGray + gray, above: red, green, blue))
    }
  }

  /// Returns true if no opaque pixel is in any of these cells.
  private func isEmpty(_ row: Range<Int>) -> Bool {
    unsafe cells.withUnsafeBufferPointer { cells in unsafe cells[row].reduce(0, |) == 0 }
  }

  private func holdsSomething(_ cell: Int) -> Bool {
    cells[cell] != 0 || !wideIndices.isEmpty && wideIndices[cell] != 0
  }
}
