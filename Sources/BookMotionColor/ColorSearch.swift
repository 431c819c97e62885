import BookMotion

/// Finds where in OKLab most of a picture lies: the ball of radius 0.05 that holds the largest share.
///
/// Two scales, so that pictures of a hundred thousand colors take no longer than milliseconds.
/// Coarsely, in blocks of 2 × 2 × 2 cells: how much lies around each of the fullest, and from the
/// densest of them uphill to where the middle of a ball is its place (mean shift; Fukunaga &
/// Hostetler 1975). Finely, in the cells around the best of these: mean shift again, and then small
/// steps along the axes as long as they gain anything (Hooke & Jeeves 1961). Nothing is random, no
/// number of clusters is guessed, and what is searched is what is wanted.
struct ColorSearch {
  private var blocks: ColorCloud
  private var cells: CellColors
  private let grays: ColorCloud

  // What was found out already and is still true, since nothing was taken out near it: how much lies
  // around a block, and where climbs came to.
  private var heights: [Float?]
  private var climbs: [Climb] = []

  private struct Climb {
    let start: OKLab
    /// How far from the start everything lies that was looked at.
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

  /// The blocks that hold something, and their numbers.
  ///
  /// By itself, so that the sums of all blocks are gone before the search takes memory.
  private static func blocks(
    of histogram: ColorHistogram, _ mean: MeanColor
  ) -> (ColorCloud, [Int]) {
    var sums = [WideSums](repeating: WideSums(), count: Block.count)
    histogram.forEachColor { red, green, blue, cell in
      sums[Block.number(red, green, blue)] += cell
    }
    histogram.forEachGray { gray, cell in sums[Block.number(ofGray: gray)] += cell }
    var blocks = ColorCloud()
    var numbers: [Int] = []
    for (number, block) in sums.enumerated() where block.weight > 0 {
      blocks.append(mean.lab(of: block), weight: block.weight)
      numbers.append(number)
    }
    return (blocks, numbers)
  }

  /// The weight of the whole picture.
  var total: UInt64 { blocks.total }

  /// A color, and how much of the picture looks like it.
  struct Find {
    let color: RGB
    let weight: UInt64
  }

  /// The color of which there is most among what is left; nil if nothing is.
  mutating func next() -> Find? {
    var best: Find?
    for start in starts() {
      guard let find = find(from: start), find.weight > best?.weight ?? 0,
        isOpen(OKLab(find.color))
      else { continue }
      best = find
    }
    if let best { take(OKLab(best.color)) }
    return best
  }

  /// What a fine search from a place comes to; nil if nothing is left there.
  private mutating func find(from start: OKLab) -> Find? {
    if let climb = climbs.first(where: { $0.start == start }) { return climb.find }
    let (place, reach) = neighborhood(of: start)
    let peak = place.climb(from: start)
    var find: Find?
    if peak.weight > 0 {
      let color = place.color(of: peak)
      find = Find(color: color, weight: place.sums(around: OKLab(color)).weight)
    }
    climbs.append(Climb(start: start, reach: reach, find: find))
    return find
  }

  /// Takes what looks like a color out of the search, and forgets what was found out near it.
  mutating func take(_ center: OKLab) {
    cells.take(center)
    climbs.removeAll {
      $0.start.distance(to: center) <= $0.reach + ColorNeighborhood.radius + Search.slack
    }
    for index in 0..<blocks.count {
      let distance = blocks[index].distanceSquared(to: center)
      if distance <= ColorNeighborhood.radiusSquared { blocks.silence(index) }
      if distance <= Search.disturbed * Search.disturbed { heights[index] = nil }
    }
  }

  /// The best places of the coarse search, a few that are really different.
  private mutating func starts() -> [OKLab] {
    var peaks: [Peak] = []
    for index in fullest() {
      let place = blocks[index]
      let weight = heights[index] ?? blocks.weight(near: place, in: Search.coarseBall)
      heights[index] = weight
      if weight > 0 { peaks.append(Peak(place: place, weight: weight)) }
    }
    // Of noise, which has most blocks, one place is as good as another.
    let starts = max(3, min(Search.starts, Search.startsTimesBlocks / max(blocks.count, 1)))
    let finalists = max(
      1, min(Search.finalists, Search.finalistsTimesBlocks / max(blocks.count, 1)))
    let ends = peaks.apart(atMost: starts).map { uphill($0) }.apart(atMost: finalists)
    return ends.filter { $0.weight >= Search.worthwhile * ends[0].weight }.map { $0.place }
  }

  private func peak(at place: OKLab) -> Peak {
    Peak(place: place, weight: blocks.weight(near: place, in: Search.coarseBall))
  }

  private func uphill(_ start: Peak) -> Peak {
    var best = start
    var place = start.place
    for _ in 0..<Search.coarseSteps {
      var middle = ColorMiddle()
      blocks.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: place)
      guard let next = middle.color, next != place else { break }
      let found = peak(at: next)
      if found.weight > best.weight { best = found }
      place = next
    }
    return best
  }

  /// The blocks that hold most, as many as there is time for, in the order of their numbers.
  private func fullest() -> [Int] {
    let limit = max(
      Search.fewestCandidates, min(Search.candidates, Search.work / max(blocks.count, 1)))
    var largest: Float = 0
    for index in 0..<blocks.count where isOpen(blocks[index]) {
      largest = max(largest, blocks.weight(of: index))
    }
    guard largest > 0 else { return [] }
    // Sorting all of them would take longer than everything else.
    func drawer(_ index: Int) -> Int {
      Int(blocks.weight(of: index) / largest * Float(Search.drawers - 1))
    }
    var sizes = [Int](repeating: 0, count: Search.drawers)
    for index in 0..<blocks.count where isOpen(blocks[index]) { sizes[drawer(index)] += 1 }
    var lowest = Search.drawers - 1
    var above = 0
    while lowest > 0, above + sizes[lowest] < limit {
      above += sizes[lowest]
      lowest -= 1
    }
    var left = limit - above
    return (0..<blocks.count).filter { index in
      guard blocks.weight(of: index) > 0, isOpen(blocks[index]) else { return false }
      let drawer = drawer(index)
      guard drawer == lowest else { return drawer > lowest }
      left -= 1
      return left >= 0
    }
  }

  private func isOpen(_ place: OKLab) -> Bool { cells.taken.leaveOpen(place) }

  /// The cells that a fine search from a place may come to see, and how far they reach.
  private mutating func neighborhood(of place: OKLab) -> (ColorNeighborhood, reach: Double) {
    var mixtures = ColorCloud()
    var points = ColorCloud()
    var farthest = Search.reach * Search.reach
    var near: [Int] = []
    blocks.forEach(within: Search.reach * Search.reach, of: place) { near.append($0) }
    for block in near {
      cells.forEach(ofBlock: block) { color, kind, sums in
        farthest = max(farthest, color.distanceSquared(to: place))
        if kind == .point { points.append(color, sums) } else { mixtures.append(color, sums) }
      }
    }
    grays.forEach(within: Search.reach * Search.reach, of: place) { index in
      if cells.taken.leaveOpen(grays[index]) { points.append(grays[index], grays.sums[index]) }
    }
    return (
      ColorNeighborhood(mixtures: mixtures, points: points, found: cells.taken),
      reach: farthest.squareRoot()
    )
  }

  private enum Search {
    static let coarseBall = SoftBall(radius: ColorNeighborhood.radius, halfRim: 0.015)
    static let coarseSteps = 8
    static let candidates = 256
    static let fewestCandidates = 32
    /// How many distances may be taken to find where to start.
    static let work = 600_000
    static let drawers = 4096
    static let starts = 10
    static let startsTimesBlocks = 40_000
    static let finalists = 4
    static let finalistsTimesBlocks = 16_000
    /// What is lower than this part of the highest does not come out higher when it is seen finely.
    static let worthwhile: Float = 0.5
    /// The radius, the way that a fine search goes, and what a block extends beyond its middle.
    static let reach = 0.12
    /// What rounding may add to distances.
    static let slack = 1e-6
    /// How far from a color that is taken out the heights of blocks change: its radius and the outer
    /// end of the coarse ball's rim.
    static let disturbed = 2 * ColorNeighborhood.radius + 0.015 + slack
  }
}

/// A place and how much lies around it.
struct Peak {
  var place: OKLab
  var weight: Float
}

extension [OKLab] {
  /// Whether a place is near to none of these.
  @inline(__always)
  func leaveOpen(_ place: OKLab) -> Bool {
    for color in self
    where color.distanceSquared(to: place) <= ColorNeighborhood.radiusSquared { return false }
    return true
  }
}

extension [Peak] {
  /// The highest, one for each place.
  fileprivate func apart(atMost limit: Int) -> [Peak] {
    let order = indices.sorted { (self[$0].weight, $1) > (self[$1].weight, $0) }
    var chosen: [Peak] = []
    for index in order where chosen.count < limit {
      let isNew = chosen.allSatisfy { $0.place.distance(to: self[index].place) > 0.02 }
      if isNew { chosen.append(self[index]) }
    }
    return chosen
  }
}
