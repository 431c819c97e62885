/// Sums over as many as 2⁴⁸ pixels of any color and opacity.
struct WideSums: Hashable, Sendable {
  /// The sum of the opacities, 255 for an opaque pixel.
  var weight: UInt64 = 0

  /// The sum of opacity times red; `green` and `blue` likewise.
  var red: UInt64 = 0
  var green: UInt64 = 0
  var blue: UInt64 = 0

  /// True if these are the sums of a single color: the mean is an integer in every channel, which
  /// is rare for mixtures.
  var isOneColor: Bool {
    red.isMultiple(of: weight) && green.isMultiple(of: weight) && blue.isMultiple(of: weight)
  }

  static func += (sums: inout WideSums, other: WideSums) {
    sums.weight += other.weight
    sums.red += other.red
    sums.green += other.green
    sums.blue += other.blue
  }
}

extension ColorHistogram {
  /// Returns the cell of a color.
  func cell(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    guard red != green || green != blue else { return firstGray + Int(red) }
    let parts = tables[Int(red)] + tables[256 + Int(green)] + tables[512 + Int(blue)]
    return Int(parts >> ColorCell.indexShift)
  }

  /// Counts a pixel that is partly transparent.
  mutating func addWide(_ red: UInt8, _ green: UInt8, _ blue: UInt8, weight: UInt8) {
    let weight = UInt64(weight)
    wide[wideIndex(of: cell(red, green, blue))] += WideSums(
      weight: weight, red: weight * UInt64(red), green: weight * UInt64(green),
      blue: weight * UInt64(blue))
  }

  /// Moves the contents of a cell to its wide sums.
  mutating func empty(_ cell: Int) {
    wide[wideIndex(of: cell)] += ColorCell.sums(
      of: cells[cell], above: ColorCell.firstBytes(of: cell))
    cells[cell] = 0
  }

  /// Returns the index of a cell's wide sums, creating them if necessary.
  private mutating func wideIndex(of cell: Int) -> Int {
    if wideIndices.isEmpty { wideIndices = [UInt32](repeating: 0, count: ColorCell.count) }
    if wideIndices[cell] == 0 {
      wide.append(WideSums())
      wideIndices[cell] = UInt32(wide.count)
    }
    return Int(wideIndices[cell]) - 1
  }

  /// Returns everything that was counted in a cell, relative to the cell's first bytes.
  func sums(of cell: Int, above first: (UInt8, UInt8, UInt8)) -> WideSums {
    var sums = ColorCell.sums(of: cells[cell], above: first)
    if !wideIndices.isEmpty, wideIndices[cell] > 0 { sums += wide[Int(wideIndices[cell]) - 1] }
    return sums
  }
}

extension ColorCell {
  /// Unpacks the sums of a cell's opaque pixels.
  static func sums(of packed: UInt64, above first: (UInt8, UInt8, UInt8)) -> WideSums {
    let count = packed >> countShift
    return WideSums(
      weight: opaque * count,
      red: opaque * (count * UInt64(first.0) + packed >> (2 * sumBits) & sumMask),
      green: opaque * (count * UInt64(first.1) + packed >> sumBits & sumMask),
      blue: opaque * (count * UInt64(first.2) + packed & sumMask))
  }

  /// Returns the first red, green, and blue of a cell's levels. A gray's sums are relative to these,
  /// too, not to the gray itself.
  static func firstBytes(of cell: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let (reds, greens, blues) = (ColorLevels.red, ColorLevels.green, ColorLevels.blue)
    let levels =
      cell < colorCount
      ? (cell / (greens.count * blues.count), cell / blues.count % greens.count, cell % blues.count)
      : levels(ofGray: cell - colorCount)
    return (reds.starts[levels.0], greens.starts[levels.1], blues.starts[levels.2])
  }

  /// Returns the levels of red, green, and blue that a gray belongs to.
  static func levels(ofGray gray: Int) -> (Int, Int, Int) {
    (
      Int(ColorLevels.red.ofByte[gray]), Int(ColorLevels.green.ofByte[gray]),
      Int(ColorLevels.blue.ofByte[gray])
    )
  }

  /// The weight of an opaque pixel.
  private static let opaque: UInt64 = 255
}
