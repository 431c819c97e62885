/// The packed contents of a histogram cell, and the tables that map a pixel to its cell.
///
/// A cell is one `UInt64`: the number of pixels (19 bits) and three sums (15 bits each) of the
/// differences between their red, green, and blue and the first byte of their level. The sum of the
/// three table entries of a pixel is the amount that it adds to its cell and, above `indexShift`,
/// the number of that cell.
enum ColorCell {
  static let sumBits: UInt64 = 15
  static let sumMask: UInt64 = 1 << sumBits - 1
  static let countShift = 3 * sumBits
  static let one: UInt64 = 1 << countShift
  /// The first bit above the amount that one pixel adds to a cell.
  static let indexShift = countShift + 1
  static let additionMask: UInt64 = 1 << indexShift - 1

  /// The most pixels that a cell holds: levels are at most 8 bytes wide, and 7 · 4096 < 2¹⁵.
  static let capacity: UInt64 = 4096
  /// The smallest value of a cell that holds more than `capacity` pixels.
  static let overflow = (capacity + 1) << countShift

  /// The number of cells for colors. The cells of the 256 grays follow them, one per gray.
  static let colorCount =
    ColorLevels.red.count * ColorLevels.green.count * ColorLevels.blue.count
  static let count = colorCount + 256

  /// The tables for red, green, and blue, with 256 entries each.
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
