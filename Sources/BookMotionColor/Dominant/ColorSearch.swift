/// Finds the point in OKLab with the most of a picture around it: the ball of radius 0.05 that
/// holds the largest share.
///
/// The search uses two scales, so that pictures of a hundred thousand colors take only
/// milliseconds. The coarse search sees blocks of 2 × 2 × 2 cells: it weighs the surroundings of
/// the fullest blocks, and climbs from the densest of them to where the mean of a ball is its
/// center (mean shift; Fukunaga & Hostetler 1975). The fine search sees the cells around the best
/// of these: mean shift again, then small steps along the axes as long as they gain anything (Hooke
/// & Jeeves 1961). Nothing is random, no number of clusters is guessed, and the search maximizes
/// the wanted quantity itself.
struct ColorSearch {
  private var blocks: ColorCloud
  private var cells: CellColors
  private let grays: ColorCloud
  /// The colors found so far. Later ones are farther away from them.
  private var taken: [OKLab] = []

  // Results that are still valid because nothing was removed near them: the weight around each
  // block, and the ends of climbs.
  private var heights: [Float?]
  private var climbs: [Climb] = []

  private struct Climb {
    let start: OKLab
    /// The distance from the start to the farthest color that was examined.
    let reach: Double
    let find: Find?
  }

  init(_ histogram: ColorHistogram) {
    let mean = MeanColor()
    var grays = ColorCloud()
    histogram.forEachGray { _, gray in grays.append(mean.lab(of: gray), gray) }
    self.grays = grays
    let numbers: [Int]
    (blocks, numbers) = ColorSearch.blocks(of: histogram, mean)
    cells = CellColors(of: numbers, in: histogram, mean)
    heights = Array(repeating: nil, count: blocks.count)
  }

  /// Returns the nonempty blocks and their numbers.
  ///
  /// A separate function, so that the sums of all blocks are freed before the search allocates
  /// memory.
  private static func blocks(
    of histogram: ColorHistogram, _ mean: MeanColor
  ) -> (ColorCloud, [Int]) {
    var sums = [WideSums](repeating: WideSums(), count: Block.count)
    histogram.forEachColor { red, green, blue, cell in
      sums[Block.number(red, green, blue)] += cell
    }
    histogram.forEachGray { gray, cell in
      let (red, green, blue) = ColorCell.levels(ofGray: gray)
      sums[Block.number(red, green, blue)] += cell
    }
    var (blocks, numbers) = (ColorCloud(), [Int]())
    for number in sums.indices where sums[number].weight > 0 {
      blocks.append(mean.lab(of: sums[number]), sums[number])
      numbers.append(number)
    }
    return (blocks, numbers)
  }

  /// The weight of the whole picture.
  var total: UInt64 { blocks.total }

  /// A color, and the weight of the pixels that look like it.
  struct Find {
    let color: RGB
    let weight: UInt64
  }

  /// Returns the most common color of the remaining picture; `nil` if nothing remains.
  mutating func next() -> Find? {
    var best: Find?
    for start in starts() {
      guard let find = find(from: start), find.weight > best?.weight ?? 0,
        taken.leaveOpen(OKLab(find.color))
      else { continue }
      best = find
    }
    if let best { take(OKLab(best.color)) }
    return best
  }

  /// Returns the result of a fine search from a color; `nil` if nothing remains there.
  private mutating func find(from start: OKLab) -> Find? {
    if let climb = climbs.first(where: { $0.start == start }) { return climb.find }
    let (neighborhood, reach) = neighborhood(of: start)
    let peak = neighborhood.climb(from: start)
    var find: Find?
    if peak.weight > 0 {
      let color = neighborhood.color(of: peak)
      find = Find(color: color, weight: neighborhood.sums(around: OKLab(color)).weight)
    }
    climbs.append(Climb(start: start, reach: reach, find: find))
    return find
  }

  /// Removes everything that looks like a color from the search, and the cached results near it.
  mutating func take(_ center: OKLab) {
    taken.append(center)
    climbs.removeAll {
      $0.start.distance(to: center) <= $0.reach + ColorNeighborhood.radius + Search.slack
    }
    for index in 0..<blocks.count {
      let distance = blocks[index].distanceSquared(to: center)
      if distance <= ColorNeighborhood.radiusSquared { blocks.silence(index) }
      if distance <= Search.disturbed * Search.disturbed { heights[index] = nil }
    }
  }

  /// Returns the best colors of the coarse search that are clearly different.
  private mutating func starts() -> [OKLab] {
    var peaks: [Peak] = []
    for index in fullest() {
      let color = blocks[index]
      let weight = heights[index] ?? blocks.weight(near: color, in: Search.coarseBall)
      heights[index] = weight
      if weight > 0 { peaks.append(Peak(color: color, weight: weight)) }
    }
    // Noise has the most blocks, and one color in it is as good as another.
    let starts = max(3, min(Search.starts, Search.startsTimesBlocks / max(blocks.count, 1)))
    let finalists = max(
      1, min(Search.finalists, Search.finalistsTimesBlocks / max(blocks.count, 1)))
    let ends = peaks.apart(atMost: starts).map { uphill($0) }.apart(atMost: finalists)
    return ends.filter { $0.weight >= Search.worthwhile * ends[0].weight }.map { $0.color }
  }

  private func peak(at color: OKLab) -> Peak {
    Peak(color: color, weight: blocks.weight(near: color, in: Search.coarseBall))
  }

  private func uphill(_ start: Peak) -> Peak {
    let mean = { (color: OKLab) in
      var middle = ColorMiddle()
      blocks.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: color)
      return middle.color
    }
    return start.uphill(mean: mean, peak: peak)
  }

  /// Returns the fullest blocks, as many as the time budget allows, in the order of their numbers.
  private func fullest() -> [Int] {
    var left = max(
      Search.fewestCandidates, min(Search.candidates, Search.work / max(blocks.count, 1)))
    let open = (0..<blocks.count).filter { blocks.weight(of: $0) > 0 }
    let largest = open.reduce(0) { max($0, blocks.weight(of: $1)) }
    // Sorting all of them would take longer than everything else.
    let drawers = open.map { Int(blocks.weight(of: $0) / largest * Float(Search.drawers - 1)) }
    var sizes = [Int](repeating: 0, count: Search.drawers)
    for drawer in drawers { sizes[drawer] += 1 }
    var lowest = Search.drawers - 1
    while lowest > 0, sizes[lowest] < left {
      left -= sizes[lowest]
      lowest -= 1
    }
    return open.indices.filter { index in
      guard drawers[index] == lowest else { return drawers[index] > lowest }
      left -= 1
      return left >= 0
    }.map { open[$0] }
  }

  /// Returns the cells that a fine search from a color can reach, and the distance of the farthest.
  private mutating func neighborhood(of center: OKLab) -> (ColorNeighborhood, reach: Double) {
    var mixtures = ColorCloud()
    var points = ColorCloud()
    var farthest = Search.reach * Search.reach
    var near: [Int] = []
    blocks.forEach(within: Search.reach * Search.reach, of: center) { near.append($0) }
    for block in near {
      for cell in cells.colors(ofBlock: block) where taken.leaveOpen(cell.color) {
        farthest = max(farthest, cell.color.distanceSquared(to: center))
        if cell.isOneColor {
          points.append(cell.color, cell.sums)
        } else {
          mixtures.append(cell.color, cell.sums)
        }
      }
    }
    grays.forEach(within: Search.reach * Search.reach, of: center) { index in
      if taken.leaveOpen(grays[index]) { points.append(grays[index], grays.sums[index]) }
    }
    return (
      ColorNeighborhood(mixtures: mixtures, points: points, found: taken),
      reach: farthest.squareRoot()
    )
  }

  private enum Search {
    static let coarseBall = SoftBall(radius: ColorNeighborhood.radius, halfRim: 0.015)
    static let candidates = 256
    static let fewestCandidates = 32
    /// The budget of distance computations for finding the starts.
    static let work = 600_000
    static let drawers = 4096
    static let starts = 10
    static let startsTimesBlocks = 40_000
    static let finalists = 4
    static let finalistsTimesBlocks = 16_000
    /// A coarse peak below this fraction of the highest isn't the highest in the fine search
    /// either.
    static let worthwhile: Float = 0.5
    /// The ball's radius, the reach of a fine search, and the extent of a block around its mean.
    static let reach = 0.12
    /// The rounding error of distances.
    static let slack = 1e-6
    /// The distance within which removing a color changes the heights of blocks: its radius plus
    /// the outer radius of the coarse ball.
    static let disturbed = 2 * ColorNeighborhood.radius + 0.015 + slack
  }
}

/// A color, and the weight around it.
struct Peak {
  var color: OKLab
  var weight: Float

  /// Returns the highest of the peaks on the way to where the mean of a ball is its center (mean
  /// shift); `mean` returns `nil` where the way ends.
  func uphill(mean: (OKLab) -> OKLab?, peak: (OKLab) -> Peak) -> Peak {
    var best = self
    var color = self.color
    for _ in 0..<Peak.meanShifts {
      guard let next = mean(color), next != color else { break }
      let found = peak(next)
      if found.weight > best.weight { best = found }
      color = next
    }
    return best
  }

  private static let meanShifts = 8
}

extension [OKLab] {
  /// Returns true if a color isn't near any of these colors.
  @inline(__always)
  func leaveOpen(_ candidate: OKLab) -> Bool {
    for color in self
    where color.distanceSquared(to: candidate) <= ColorNeighborhood.radiusSquared { return false }
    return true
  }
}

extension [Peak] {
  /// Returns the highest peaks, at most one for each color.
  fileprivate func apart(atMost limit: Int) -> [Peak] {
    let order = indices.sorted { (self[$0].weight, $1) > (self[$1].weight, $0) }
    var chosen: [Peak] = []
    for index in order where chosen.count < limit {
      let isNew = chosen.allSatisfy { $0.color.distance(to: self[index].color) > 0.02 }
      if isNew { chosen.append(self[index]) }
    }
    return chosen
  }
}
