import BookMotion

extension MotionFit.Channel {
  /// Creates the motion of a channel, with the values of its targets rounded.
  init(
    _ track: MotionFit.Track, _ channel: FitChannel, _ model: FitModel, _ lane: Int,
    found: [FitStep], tolerance: Double?
  ) {
    let solution = model.solution(channel, lane)
    let steps = model.uses[lane].map { model.steps[$0] }
    var targets: [Double] = []
    for factor in solution.factors {
      targets.append((targets.last ?? channel.lowest) + factor * channel.range)
    }
    // Between two targets, a value is a mixture of them.
    let shares = steps.map { step in step.response(at: track.times) }
    var errors = MotionFit.Channel.errors(track, targets, shares)
    let variance = FitBasis.dot(errors, errors) / Double(max(errors.count - targets.count, 1))
    let floor = channel.floor * channel.range
    for index in targets.indices {
      for grid in MotionFit.Channel.grids(for: channel.range) {
        var rounded = targets
        rounded[index] = (targets[index] * grid).rounded() / grid + 0
        let others = MotionFit.Channel.errors(track, rounded, shares)
        let rise = FitBasis.dot(others, others) - FitBasis.dot(errors, errors)
        guard rise <= FitModel.invisibleRise * max(variance, floor * floor),
          others.allSatisfy({ $0.magnitude <= (tolerance ?? .infinity) * channel.range })
        else { continue }
        (targets, errors) = (rounded, others)
        break
      }
    }
    self.track = track
    start = targets[0]
    moves = zip(model.uses[lane], targets.dropFirst()).map { index, target in
      MotionFit.Move(target: target, step: model.steps[index], found: found[index])
    }
    let worst = errors.indices.max { errors[$0].magnitude < errors[$1].magnitude } ?? 0
    largestError = errors[worst].magnitude
    largestErrorTime = track.times[worst]
    rootMeanSquareError = (FitBasis.dot(errors, errors) / Double(errors.count)).squareRoot()
    self.tolerance =
      tolerance.map { $0 * channel.range }
      ?? max(
        MotionFit.Channel.widest * min(MotionFit.Channel.noise(of: errors), rootMeanSquareError),
        MotionFit.Channel.leastTolerance * channel.range)
  }

  private static func errors(
    _ track: MotionFit.Track, _ targets: [Double], _ shares: [[Double]]
  ) -> [Double] {
    track.values.indices.map { row in
      var value = targets[0]
      for (index, share) in shares.enumerated() {
        value += (targets[index + 1] - targets[index]) * share[row]
      }
      return track.values[row] - value
    }
  }

  /// Returns the standard deviation of noise, whatever slow errors there are besides.
  ///
  /// It is that of independent values whose second differences have this median.
  private static func noise(of errors: [Double]) -> Double {
    let bends = errors.indices.dropFirst(2).map {
      (errors[$0] - 2 * errors[$0 - 1] + errors[$0 - 2]).magnitude
    }.sorted()
    return bends.isEmpty ? 0 : bends[bends.count / 2] / medianBend
  }

  /// 0.6745·√6: the median of a normal value, and the deviation of a second difference.
  private static let medianBend = 1.6522
  /// The number of deviations that noise keeps within, however long the film is.
  private static let widest = 4.5
  private static let leastTolerance = 2e-4

  /// Returns grids of round values, in steps per unit: from the power of ten in the range down to a
  /// thousandth of that.
  private static func grids(for range: Double) -> [Double] {
    var steps = 1.0
    while steps * range < 1 { steps *= 10 }
    while steps * range >= 10 { steps /= 10 }
    return [1, 2, 10, 20, 100, 200, 1000].map { $0 * steps }
  }

  /// Returns the value of the motion at a time.
  package func value(at time: Double) -> Double {
    var (value, last) = (start, start)
    for move in moves {
      value += (move.target - last) * move.step.response(at: [time])[0]
      last = move.target
    }
    return value
  }
}
