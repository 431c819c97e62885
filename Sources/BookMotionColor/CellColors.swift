import BookMotion

/// The colors of a histogram's cells, block by block, each worked out when it is first asked for.
///
/// The neighborhoods in which a palette is searched overlap, and to work a color out takes longer
/// than all that is done with it there.
struct CellColors {
  /// What a cell holds, seen as one color.
  private struct CellColor {
    let color: OKLab
    let cell: UInt32
    /// What the cell's sums are counted from.
    let first: (red: UInt8, green: UInt8, blue: UInt8)
    var kind: Kind
  }

  enum Kind: UInt8 {
    /// The mean of several colors.
    case mixture
    /// A single one.
    case point
    /// Either, near to a place that is taken.
    case taken
  }

  private let histogram: ColorHistogram
  private let mean: MeanColor
  /// The number of each block that holds something.
  private let blocks: [Int]
  private var colors: [CellColor] = []
  /// Where the colors of each of them stand; nil if nobody has asked yet.
  private var places: [Range<UInt32>?]
  /// What has been found already: later finds are further away.
  private(set) var taken: [OKLab] = []

  init(of blocks: [Int], in histogram: ColorHistogram, _ mean: MeanColor) {
    self.histogram = histogram
    self.mean = mean
    self.blocks = blocks
    places = Array(repeating: nil, count: blocks.count)
    // An array that grows takes twice as much while it is copied.
    colors.reserveCapacity(CellColors.capacity + Block.cellCount)
  }

  /// Calls `body` with the colors of a block that are not taken, and what their cells hold.
  @inline(__always)
  mutating func forEach(ofBlock index: Int, _ body: (OKLab, Kind, WideSums) -> Void) {
    let place = places[index] ?? place(ofBlock: index)
    for at in place {
      let known = colors[Int(at)]
      guard known.kind != .taken else { continue }
      let (red, green, blue) = known.first
      let sums = histogram.sums(
        of: Int(known.cell), above: UInt64(red), UInt64(green), UInt64(blue))
      body(known.color, known.kind, sums)
    }
  }

  private mutating func place(ofBlock index: Int) -> Range<UInt32> {
    if colors.count > CellColors.capacity { forget() }
    let start = UInt32(colors.count)
    // A closure that asked the whole would copy it, since it writes a part.
    let (mean, taken) = (mean, taken)
    histogram.forEachColor(ofBlock: blocks[index]) { cell, first, sums in
      let color = mean.lab(of: sums)
      let kind: Kind = !taken.leaveOpen(color) ? .taken : sums.isOneColor ? .point : .mixture
      colors.append(CellColor(color: color, cell: UInt32(cell), first: first, kind: kind))
    }
    let place = start..<UInt32(colors.count)
    places[index] = place
    return place
  }

  private mutating func forget() {
    colors.removeAll(keepingCapacity: true)
    for index in places.indices { places[index] = nil }
  }

  /// How many colors are kept, in a quarter of a megabyte: most of a photo's. Beyond, all are
  /// forgotten, and those that are still asked for are worked out again.
  private static let capacity = 8192

  /// Takes what is near to a place.
  mutating func take(_ center: OKLab) {
    taken.append(center)
    for index in colors.indices
    where colors[index].color.distanceSquared(to: center) <= ColorNeighborhood.radiusSquared {
      colors[index].kind = .taken
    }
  }
}
