/// The colors around one of them, searched finely for the ball of radius 0.05 that holds the most.
struct ColorNeighborhood {
  /// The means of cells that hold several colors.
  let mixtures: ColorCloud
  /// Single colors: grays, and cells that hold only one color.
  let points: ColorCloud
  /// The colors found already. A new one is never within `radius` of them.
  let found: [OKLab]

  /// The total weight.
  private var weight: UInt64 { mixtures.total + points.total }

  /// The largest difference between two colors that are still called the same.
  static let radius = 0.05
  static let radiusSquared = radius * radius

  /// Returns the highest peak that small steps from `start` lead to.
  ///
  /// The first climb uses a blurred view of all colors, which smooths over small local maxima; the
  /// second is sharp.
  func climb(from start: OKLab) -> Peak {
    var best = peak(at: start, Climb.ball).uphill { color in
      var middle = ColorMiddle()
      mixtures.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: color)
      points.add(to: &middle, within: ColorNeighborhood.radiusSquared, of: color)
      return middle.color.flatMap { isWithinReach($0, of: start) ? $0 : nil }
    } peak: {
      peak(at: $0, Climb.ball)
    }
    guard sums(around: best.color).weight < weight else { return best }
    step(up: &best, from: start, by: Climb.firstStep, Climb.ball)
    guard points.count > 0 else { return best }

    best = peak(at: best.color, Climb.pointBall)
    if looks > Climb.gridPoints { search(around: &best, start) }
    step(up: &best, from: start, by: Climb.lastFirstStep, Climb.pointBall)
    return best
  }

  /// The number of evaluations that fit in the time budget.
  private var looks: Int {
    max(Climb.fewestLooks, Climb.work / max(mixtures.count + points.count, 1))
  }

  private func isWithinReach(_ color: OKLab, of start: OKLab) -> Bool {
    color.distance(to: start) <= Climb.reach
  }

  /// Steps along the axes as long as the weight increases, then halves the step.
  private func step(
    up best: inout Peak, from start: OKLab, by first: Double, _ ball: SoftBall
  ) {
    var left = looks
    var step = first
    while step > Climb.lastStep, left > 0 {
      let here = best.color
      for axis in Climb.directions {
        if move(&best, to: here.moved(by: step, axis.0, axis.1, axis.2), start, ball) { left -= 1 }
      }
      if best.color == here { step *= 0.5 }
    }
  }

  /// Evaluates every point of a grid, because the weights of few colors have many local maxima.
  private func search(around best: inout Peak, _ start: OKLab) {
    let middle = best.color
    for light in Climb.grid {
      for red in Climb.grid {
        for yellow in Climb.grid {
          let next = middle.moved(by: Climb.gridStep, Double(light), Double(red), Double(yellow))
          move(&best, to: next, start, Climb.pointBall)
        }
      }
    }
  }

  /// Makes another color the best if there is more weight around it. Returns false if it is out of
  /// reach.
  @discardableResult
  private func move(_ best: inout Peak, to next: OKLab, _ start: OKLab, _ ball: SoftBall) -> Bool {
    guard isWithinReach(next, of: start) else { return false }
    let found = peak(at: next, ball)
    if found.weight > best.weight * Climb.gain { best = found }
    return true
  }

  /// Returns the weight around a color, with single colors seen in `ball`.
  private func peak(at color: OKLab, _ ball: SoftBall) -> Peak {
    guard found.leaveOpen(color) else { return Peak(color: color, weight: -1) }
    return Peak(
      color: color,
      weight: mixtures.weight(near: color, in: Climb.ball) + points.weight(near: color, in: ball))
  }

  /// Returns the color of a peak: the mean of the colors around it, unless the mean has less weight
  /// around it than the peak.
  func color(of peak: Peak) -> RGB {
    let sums = sums(around: peak.color)
    guard sums.weight > 0 else { return peak.color.rgb }
    let mean = RGB(
      red: Double(sums.red) / Double(sums.weight) / RGB.largestByte,
      green: Double(sums.green) / Double(sums.weight) / RGB.largestByte,
      blue: Double(sums.blue) / Double(sums.weight) / RGB.largestByte)
    let isAsGood = self.peak(at: OKLab(mean), Climb.pointBall).weight * Climb.gain >= peak.weight
    return isAsGood ? mean : peak.color.rgb
  }

  /// Returns the sums of the colors around a color.
  func sums(around color: OKLab) -> WideSums {
    var sums = WideSums()
    for cloud in [mixtures, points] {
      cloud.forEach(within: ColorNeighborhood.radiusSquared, of: color) { sums += cloud.sums[$0] }
    }
    return sums
  }

  private enum Climb {
    /// The rim's half width is half of a cell's extent from its mean.
    static let ball = SoftBall(radius: radius, halfRim: 0.006)
    /// The rim for points only absorbs rounding errors.
    static let pointBall = SoftBall(radius: radius, halfRim: 1e-6)
    /// The budget of distance computations, and the least number of evaluations whatever they cost.
    static let work = 250_000
    static let fewestLooks = 12
    static let firstStep = 0.016
    static let lastStep = 0.0015
    /// The first step of the second climb, which starts near the top.
    static let lastFirstStep = 0.008
    static let grid = -3...3
    static let gridStep = 0.006
    static let gridPoints = grid.count * grid.count * grid.count
    static let directions: [(Double, Double, Double)] = [
      (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1),
    ]
    /// A smaller gain is only rounding error in a sum.
    static let gain: Float = 1 + 1e-6
    /// The distance that a search may move from its start. Beyond it, not all nearby colors are
    /// known.
    static let reach = 0.04
  }
}

extension OKLab {
  fileprivate func moved(
    by step: Double, _ lightness: Double, _ a: Double, _ b: Double
  ) -> OKLab {
    OKLab(
      lightness: self.lightness + step * lightness, a: self.a + step * a, b: self.b + step * b)
  }
}
