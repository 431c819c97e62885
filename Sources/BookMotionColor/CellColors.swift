/// The colors of a histogram's cells, computed for each block on first use.
///
/// The neighborhoods in a palette search overlap, and computing a color takes longer than
/// everything that is done with it there.
struct CellColors {
  /// The contents of a cell as one color.
  private struct CellColor {
    let color: OKLab
    let sums: WideSums
    var kind: Kind
  }

  enum Kind: UInt8 {
    /// The mean of several colors.
    case mixture
    /// A single color.
    case point
    /// Either kind, near a color that has been taken.
    case taken
  }

  private let histogram: ColorHistogram
  private let mean: MeanColor
  /// The numbers of the nonempty blocks.
  private let blocks: [Int]
  private var colors: [CellColor] = []
  /// The range of each block's colors in `colors`; `nil` if they haven't been computed.
  private var ranges: [Range<Int>?]
  /// The colors found so far. Later ones are farther away from them.
  private(set) var taken: [OKLab] = []

  init(of blocks: [Int], in histogram: ColorHistogram, _ mean: MeanColor) {
    self.histogram = histogram
    self.mean = mean
    self.blocks = blocks
    ranges = Array(repeating: nil, count: blocks.count)
    // An array takes twice as much memory while it grows.
    colors.reserveCapacity(CellColors.capacity + Block.cellCount)
  }

  /// Calls `body` with the colors of a block that aren't taken, and the sums of their cells.
  @inline(__always)
  mutating func forEach(ofBlock index: Int, _ body: (OKLab, Kind, WideSums) -> Void) {
    let range = ranges[index] ?? range(ofBlock: index)
    for at in range {
      let known = colors[at]
      if known.kind != .taken { body(known.color, known.kind, known.sums) }
    }
  }

  private mutating func range(ofBlock index: Int) -> Range<Int> {
    if colors.count > CellColors.capacity { forget() }
    let start = colors.count
    // Local copies: capturing `self` while the closure writes `colors` would copy all of it.
    let (mean, taken) = (mean, taken)
    let (reds, greens, blues) = Block.levels(of: blocks[index])
    histogram.forEachColor(reds: reds, greens: greens, blues: blues) { _, _, _, sums in
      let color = mean.lab(of: sums)
      let kind: Kind = !taken.leaveOpen(color) ? .taken : sums.isOneColor ? .point : .mixture
      colors.append(CellColor(color: color, sums: sums, kind: kind))
    }
    let range = start..<colors.count
    ranges[index] = range
    return range
  }

  private mutating func forget() {
    colors.removeAll(keepingCapacity: true)
    for index in ranges.indices { ranges[index] = nil }
  }

  /// The number of colors kept, half a megabyte, which is most colors of a photo. Beyond
  /// it, all are discarded, and those still needed are computed again.
  private static let capacity = 8192

  /// Marks the colors near another as taken.
  mutating func take(_ center: OKLab) {
    taken.append(center)
    for index in colors.indices
    where colors[index].color.distanceSquared(to: center) <= ColorNeighborhood.radiusSquared {
      colors[index].kind = .taken
    }
  }
}
