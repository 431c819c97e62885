import BookMotion

/// What a pixel adds to its cell, and which cell that is, ready to be added up from three tables.
///
/// A cell is one `UInt64`: how many pixels (19 bits), and three sums, 15 bits each, of how far their
/// red, green and blue lie above the first byte of their level. A table's entry holds a channel's part
/// of that, and above it, where a cell counts, the channel's part of the cell's number.
enum ColorCell {
  static let sumBits: UInt64 = 15
  static let sumMask: UInt64 = 1 << sumBits - 1
  static let countShift = 3 * sumBits
  static let one: UInt64 = 1 << countShift
  /// Above what one pixel adds to a cell.
  static let indexShift = countShift + 1
  static let additionMask: UInt64 = 1 << indexShift - 1

  /// How many pixels a cell holds at most: levels are at most 8 bytes wide, and 7 · 4096 < 2¹⁵.
  static let capacity: UInt64 = 4096
  /// What no cell reaches that holds no more than it can.
  static let overflow = (capacity + 1) << countShift

  /// Cells of colors; behind them stand the 256 grays, each of which has a cell of its own.
  static let colorCount =
    ColorLevels.red.count * ColorLevels.green.count * ColorLevels.blue.count
  static let count = colorCount + 256

  /// The tables of red, green and blue, 256 entries each.
  static let tables: [UInt64] = {
    let perGreen = UInt64(ColorLevels.blue.count)
    let perRed = perGreen * UInt64(ColorLevels.green.count)
    return table(.red, perLevel: perRed, sum: 2, first: one)
      + table(.green, perLevel: perGreen, sum: 1, first: 0)
      + table(.blue, perLevel: 1, sum: 0, first: 0)
  }()

  private static func table(
    _ levels: ColorLevels, perLevel: UInt64, sum: UInt64, first: UInt64
  ) -> [UInt64] {
    (0..<256).map { byte in
      let level = Int(levels.ofByte[byte])
      let above = UInt64(byte) - UInt64(levels.starts[level])
      return UInt64(level) * perLevel << indexShift | above << (sum * sumBits) | first
    }
  }
}
