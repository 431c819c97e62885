import BookMotion

extension FitModel {
  /// Creates a model of all channels from one model for each.
  init(joining models: [FitModel]) {
    self.init(uses: [])
    for model in models {
      uses.append(model.uses[0].map { $0 + steps.count })
      steps += model.steps
    }
  }

  /// Lets channels share a step, such as the coordinates of one flight, if that is as good.
  ///
  /// Two steps are one if the errors grow by less than the numbers that are saved are worth.
  mutating func share(on channels: [FitChannel], limits: FitLimits) {
    let scales = scales(on: channels)
    let solutions = channels.indices.map { solution(channels[$0], $0) }
    // The clearest step first: it lends its shape to those that noise has hidden.
    var clarity = [Double](repeating: 0, count: steps.count)
    for (lane, solution) in solutions.enumerated() {
      for (use, index) in uses[lane].enumerated() {
        clarity[index] = solution.factors[use + 1].magnitude / scales[lane]
      }
    }
    let order = steps.indices.sorted { (clarity[$0], $1) > (clarity[$1], $0) }
    var kept: [Int] = []
    for index in order {
      let others = kept.filter {
        (steps[$0].start - steps[index].start).magnitude
          <= FitModel.window * limits.frame
      }
      var isShared = false
      for other in others where !isShared {
        guard let joined = joining(index, to: other, channels, scales, limits) else { continue }
        (self, isShared) = (joined, true)
      }
      if !isShared { kept.append(index) }
    }
    // What is not used any longer goes, and the rest is in order of time.
    kept.sort { (steps[$0].start, $0) < (steps[$1].start, $1) }
    steps = kept.map { steps[$0] }
    uses = uses.map { $0.compactMap(kept.firstIndex(of:)).sorted() }
  }

  /// Returns the model in which one step takes the place of another, or `nil` if that is worse.
  private func joining(
    _ index: Int, to other: Int, _ channels: [FitChannel], _ scales: [Double], _ limits: FitLimits
  ) -> FitModel? {
    let moved = uses.indices.filter { uses[$0].contains(index) }
    let lanes = uses.indices.filter { uses[$0].contains(index) || uses[$0].contains(other) }
    guard moved.allSatisfy({ !uses[$0].contains(other) }) else { return nil }
    var joined = self
    for lane in moved { joined.uses[lane] = uses[lane].map { $0 == index ? other : $0 } }
    let places = joined.places.filter { $0.step == other }
    joined.refine(places, on: channels, scales: scales, limits: limits)
    func cost(_ model: FitModel) -> Double {
      lanes.reduce(0) { sum, lane in
        let (channel, squares) = (channels[lane], model.solution(channels[lane], lane).squares)
        let count = Double(channel.values.count)
        return sum + count * Elementary.log(max(squares / count, channel.floor * channel.floor))
      }
    }
    let points = lanes.reduce(0) { $0 + channels[$1].values.count }
    let saved = Double(steps[index].numbers.count) * Elementary.log(Double(points))
    return cost(joined) - cost(self) < saved ? joined : nil
  }

  /// The largest distance of two starts that may be one, in frames.
  private static let window = 3.0
}
