/// The colors of a histogram's cells, computed for each block on first use.
///
/// The neighborhoods in a palette search overlap, and computing a color takes longer than
/// everything that is done with it there.
struct CellColors {
  /// The contents of a cell as one color.
  struct CellColor {
    let color: OKLab
    let sums: WideSums
    let isOneColor: Bool
  }

  private let histogram: ColorHistogram
  private let mean: MeanColor
  /// The numbers of the nonempty blocks.
  private let blocks: [Int]
  private var colors: [CellColor] = []
  /// The range of each block's colors in `colors`; `nil` if they haven't been computed.
  private var ranges: [Range<Int>?]

  init(of blocks: [Int], in histogram: ColorHistogram, _ mean: MeanColor) {
    self.histogram = histogram
    self.mean = mean
    self.blocks = blocks
    ranges = Array(repeating: nil, count: blocks.count)
    // An array takes twice as much memory while it grows.
    colors.reserveCapacity(CellColors.capacity + Block.cellCount)
  }

  /// Returns the colors of a block's cells.
  mutating func colors(ofBlock index: Int) -> ArraySlice<CellColor> {
    colors[ranges[index] ?? range(ofBlock: index)]
  }

  private mutating func range(ofBlock index: Int) -> Range<Int> {
    if colors.count > CellColors.capacity {
      colors.removeAll(keepingCapacity: true)
      ranges = Array(repeating: nil, count: blocks.count)
    }
    let start = colors.count
    // A local copy: capturing `self` while the closure writes `colors` would copy all of it.
    let mean = mean
    let (reds, greens, blues) = Block.levels(of: blocks[index])
    histogram.forEachColor(reds: reds, greens: greens, blues: blues) { _, _, _, sums in
      colors.append(
        CellColor(color: mean.lab(of: sums), sums: sums, isOneColor: sums.isOneColor))
    }
    let range = start..<colors.count
    ranges[index] = range
    return range
  }

  /// The number of colors kept, half a megabyte, which is most colors of a photo. Beyond
  /// it, all are discarded, and those still needed are computed again.
  private static let capacity = 8192
}
