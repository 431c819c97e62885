import BookMotion

/// The colors around a place, finely: where among them a ball of radius 0.05 holds most.
struct ColorNeighborhood {
  /// Means of cells that hold several colors.
  let mixtures: ColorCloud
  /// Single colors: grays, and cells in which nothing else is.
  let points: ColorCloud
  /// Places that are taken: nothing is found so near to them.
  let found: [OKLab]

  /// All that there is.
  private let weight: UInt64

  init(mixtures: ColorCloud, points: ColorCloud, found: [OKLab]) {
    self.mixtures = mixtures
    self.points = points
    self.found = found
    weight = mixtures.total + points.total
  }

  /// How different two colors look that are still called the same.
  static let radius = 0.05
  static let radiusSquared = radius * radius

  /// The highest place that small steps lead to: first as if all were seen blurred, which hides the
  /// small dents that one would be caught in; then sharply.
  func climb(from start: OKLab) -> Peak {
    var best = peak(at: start, Climb.ball)
    var place = start
    for _ in 0..<Climb.meanShifts {
      var middle = ColorMiddle()
      mixtures.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: place)
      points.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: place)
      guard let next = middle.color, next != place, isWithinReach(next, of: start) else { break }
      let found = peak(at: next, Climb.ball)
      if found.weight > best.weight { best = found }
      place = next
    }
    guard sums(around: best.place).weight < weight else { return best }
    step(up: &best, from: start, by: Climb.firstStep, Climb.ball)
    guard points.count > 0 else { return best }

    best = peak(at: best.place, Climb.pointBall)
    if looks > Climb.gridPlaces { search(around: &best, start) }
    step(up: &best, from: start, by: Climb.lastFirstStep, Climb.pointBall)
    return best
  }

  /// How many looks there is time for.
  private var looks: Int {
    max(Climb.fewestLooks, Climb.work / max(mixtures.count + points.count, 1))
  }

  private func isWithinReach(_ place: OKLab, of start: OKLab) -> Bool {
    place.distance(to: start) <= Climb.reach
  }

  /// Goes along the axes as long as that gains anything, then with half the steps.
  private func step(
    up best: inout Peak, from start: OKLab, by first: Double, _ ball: SoftBall
  ) {
    var left = looks
    var step = first
    while step > Climb.lastStep, left > 0 {
      let here = best.place
      for axis in Climb.directions {
        let next = OKLab(
          inside: here.lightness + step * axis.0, here.a + step * axis.1, here.b + step * axis.2)
        guard isWithinReach(next, of: start) else { continue }
        let found = peak(at: next, ball)
        if found.weight > best.weight * Climb.gain { best = found }
        left -= 1
      }
      if best.place == here { step *= 0.5 }
    }
  }

  /// Looks at every place of a grid: among few colors the heights are a jagged country.
  private func search(around best: inout Peak, _ start: OKLab) {
    let middle = best.place
    for light in Climb.grid {
      for red in Climb.grid {
        for yellow in Climb.grid {
          let next = OKLab(
            inside: middle.lightness + Climb.gridStep * Double(light),
            middle.a + Climb.gridStep * Double(red), middle.b + Climb.gridStep * Double(yellow))
          guard isWithinReach(next, of: start) else { continue }
          let found = peak(at: next, Climb.pointBall)
          if found.weight > best.weight * Climb.gain { best = found }
        }
      }
    }
  }

  /// How much lies around a place, single colors seen in `ball`.
  private func peak(at place: OKLab, _ ball: SoftBall) -> Peak {
    let isTaken = found.contains {
      $0.distanceSquared(to: place) <= ColorNeighborhood.radiusSquared
    }
    guard !isTaken else { return Peak(place: place, weight: -1) }
    return Peak(
      place: place,
      weight: mixtures.weight(near: place, in: Climb.ball) + points.weight(near: place, in: ball))
  }

  /// The color to name for a peak: the mean of what lies around it, unless that is further from
  /// some of it.
  func color(of peak: Peak) -> RGB {
    let sums = sums(around: peak.place)
    guard sums.weight > 0 else { return peak.place.rgb }
    let mean = RGB(
      red: Double(sums.red) / Double(sums.weight) / RGB.largestByte,
      green: Double(sums.green) / Double(sums.weight) / RGB.largestByte,
      blue: Double(sums.blue) / Double(sums.weight) / RGB.largestByte)
    let isAsGood = self.peak(at: OKLab(mean), Climb.pointBall).weight * Climb.gain >= peak.weight
    return isAsGood ? mean : peak.place.rgb
  }

  /// What lies around a place.
  func sums(around place: OKLab) -> WideSums {
    var sums = WideSums()
    mixtures.forEach(within: ColorNeighborhood.radiusSquared, of: place) {
      sums += mixtures.sums[$0]
    }
    points.forEach(within: ColorNeighborhood.radiusSquared, of: place) { sums += points.sums[$0] }
    return sums
  }

  private enum Climb {
    /// Half of what a cell extends on either side of its mean.
    static let ball = SoftBall(radius: radius, halfRim: 0.006)
    /// For points what softens the rim are the last digits.
    static let pointBall = SoftBall(radius: radius, halfRim: 1e-6)
    static let meanShifts = 8
    /// How many distances may be taken, and how many looks are worth it whatever they take.
    static let work = 250_000
    static let fewestLooks = 12
    static let firstStep = 0.016
    static let lastStep = 0.0015
    /// For the second climb, which begins near the top.
    static let lastFirstStep = 0.008
    static let grid = -3...3
    static let gridStep = 0.006
    static let gridPlaces = grid.count * grid.count * grid.count
    static let directions: [(Double, Double, Double)] = [
      (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1),
    ]
    /// What does not gain this much is no gain, but the last digits of a sum.
    static let gain: Float = 1 + 1e-6
    /// How far from its start a search goes: beyond, not all that lies around is known.
    static let reach = 0.04
  }
}
