import BookMotion

/// The search for the steps of one channel.
///
/// Nobody knows how many steps there are, nor where they start, and errors have many hollows. So
/// steps are found in two ways: the best one for all values, then the best one beside it, and so on;
/// and from the first value to the last, each step as long as it follows. The first way bears more
/// noise, and the second one isn't misled by a step that makes do for two.
struct FitSearch {
  let channel: FitChannel
  let limits: FitLimits
  let families: [FitStep.Family]
  /// The largest error that is allowed, or `nil` for as much as noise explains.
  let tolerance: Double?

  /// Steps, and how well they do.
  struct Candidate {
    var model: FitModel
    var solution: FitModel.Solution
    /// Bayes' criterion (Schwarz 1978): each number has to be worth it.
    var cost: Double
  }

  /// Returns the steps that are worth it, or, if there is a tolerance, the fewest within it.
  func model(upTo most: Int) -> FitModel {
    var best = growing(upTo: min(most, FitSearch.mostGrowing))
    var known = best.model.steps.count
    for error in FitSearch.errors where !isEnough(best) {
      let most = min(most, known + FitSearch.mostMore)
      let steps = following(within: error, upTo: most)
      if steps.steps.count > most { continue }
      known = max(known, steps.steps.count)
      let next = refined(steps)
      if (next.cost - best.cost).magnitude < FitSearch.leastDifference { continue }
      best = [best, pruned(shaped(polished(next)))].min(by: isBetter) ?? best
    }
    return pruned(best).model
  }

  private func candidate(_ model: FitModel) -> Candidate {
    let solution = model.solution(channel)
    let numbers = Double(model.steps.reduce(1) { $0 + $1.worth })
    let count = Double(channel.values.count)
    let variance = max(solution.squares / count, channel.floor * channel.floor)
    let penalty = numbers * count / max(count - numbers - 1, 1)
    return Candidate(
      model: model, solution: solution,
      cost: count * Elementary.log(variance) + penalty * Elementary.log(count))
  }

  private func refined(_ model: FitModel, rounds: Int = FitModel.mostRounds) -> Candidate {
    var model = model
    model.refine(model.places, on: [channel], scales: [1], limits: limits, rounds: rounds)
    return candidate(model)
  }

  private func isWithin(_ error: Double, _ candidate: Candidate) -> Bool {
    candidate.solution.errors.allSatisfy { $0.magnitude <= error }
  }

  private func isEnough(_ candidate: Candidate) -> Bool {
    if let tolerance { return isWithin(tolerance, candidate) }
    return candidate.solution.squares
      <= channel.floor * channel.floor * Double(channel.values.count)
  }

  /// Returns true if the first candidate has fewer steps, where both are within the tolerance, or
  /// else is worth more.
  private func isBetter(_ one: Candidate, than other: Candidate) -> Bool {
    guard tolerance != nil, isEnough(one) || isEnough(other) else { return one.cost < other.cost }
    guard isEnough(one), isEnough(other) else { return isEnough(one) }
    return (Double(one.model.steps.count), one.cost) < (Double(other.model.steps.count), other.cost)
  }

  /// The errors within which steps follow, as shares of the range: those of noise, and those of
  /// rounded numbers.
  private static let errors = [0.06, 0.03, 0.01, 0.001, 0.0001]
  /// If more steps than these are needed beside those that are known, they follow noise.
  private static let mostMore = 6
  /// The same steps have been found before.
  private static let leastDifference = 1e-3
}

extension FitSearch {
  /// Returns the best steps for all values, one after the other.
  private func growing(upTo most: Int) -> Candidate {
    var last = candidate(FitModel(uses: [[]]))
    var best = last
    // Steps that are not worth it alone may be together, such as one there and one back.
    var patience = FitSearch.patience
    while last.model.steps.count < most, patience > 0, !isEnough(best) {
      last = polished(grown(last))
      // A curve of its own fits anything a little, so the next step is found beside those without.
      let next = shaped(last)
      if next.cost < best.cost - FitSearch.leastGain || isEnough(next) {
        (best, patience) = (next, FitSearch.patience)
      } else {
        patience -= 1
      }
    }
    return best
  }

  /// Returns steps that follow the values from the first to the last, each as long as it can.
  private func following(within error: Double, upTo most: Int) -> FitModel {
    var model = FitModel(uses: [[]])
    let count = channel.values.count
    var end = channel.values.prefix { ($0 - channel.values[0]).magnitude <= error }.count
    while end < count, model.steps.count <= most {
      var (followed, size) = (nil as FitModel?, end)
      repeat {
        size = min(size + max(FitSearch.leastValues, (size - end) / FitSearch.stride), count)
        let part = FitSearch(
          channel: channel.prefix(size), limits: limits, families: families, tolerance: error)
        var next = part.refined(followed ?? model)
        if followed == nil || !part.isEnough(next) {
          next = part.grown(part.candidate(model))
        }
        // A step that can't even follow its first values goes on, and the next one helps it.
        guard followed == nil || part.isEnough(next) else { break }
        (followed, end) = (next.model, size)
        if !part.isEnough(next) { break }
      } while end < count
      model = followed ?? model
    }
    return model
  }

  /// Returns the candidate with the best step added.
  private func grown(_ candidate: Candidate) -> Candidate {
    let tries = openings(for: candidate.solution).map { step in
      var model = candidate.model
      model.steps.append(step)
      model.uses[0].append(model.steps.count - 1)
      return refined(model, rounds: FitSearch.firstRounds)
    }
    return tries.min { $0.cost < $1.cost }.map { refined($0.model) } ?? candidate
  }

  /// Returns the candidate with each step exchanged for a better one, if there is one.
  private func polished(_ candidate: Candidate) -> Candidate {
    var best = candidate
    for _ in 0..<(isEnough(candidate) ? 0 : FitSearch.polishes) {
      let before = best.cost
      for index in best.model.steps.indices {
        let other = grown(self.candidate(best.model.without(index)))
        if other.cost < best.cost { best = other }
      }
      if !(best.cost < before) { break }
    }
    return best
  }

  /// Returns the candidate with curves of its own where those with a name don't do.
  private func shaped(_ candidate: Candidate) -> Candidate {
    guard families.contains(.bezier), !isEnough(candidate) else { return candidate }
    var best = candidate
    for (index, step) in candidate.model.steps.enumerated() where step.numbers.count > 1 {
      for points in FitSearch.openingPoints {
        var model = best.model
        model.steps[index] = FitStep(
          family: .bezier, numbers: [step.start, step.numbers[1]] + points)
        let other = refined(model)
        if other.cost < best.cost { best = other }
      }
    }
    return best
  }

  /// Returns the candidate without the steps that are not worth it.
  private func pruned(_ candidate: Candidate) -> Candidate {
    for index in candidate.model.steps.indices {
      let other = refined(candidate.model.without(index))
      let isWorse = isEnough(candidate) || other.cost > candidate.cost + FitSearch.leastGain
      if isEnough(other) || !isWorse {
        return pruned(other)
      }
    }
    return candidate
  }

  private static let mostGrowing = 3
  private static let patience = 2
  private static let polishes = 2
  /// A smaller gain is chance.
  private static let leastGain = 6.0
  /// The fewest values that show where a step leads, and the part of a step that is looked ahead.
  private static let leastValues = 3
  private static let stride = 3
  private static let firstRounds = 12
  private static let openingPoints = [
    [0.3, 0, 0.7, 1], [0.2, 0.5, 0.4, 1], [0.6, 0, 0.8, 0.5],
  ]
}

extension FitSearch {
  /// Returns the steps with which a search begins: the best of each family, and of springs several.
  private func openings(for solution: FitModel.Solution) -> [FitStep] {
    let (times, stride) = (channel.times, 1 + channel.times.count / FitSearch.mostStarts)
    return families.flatMap { family in
      var found: [(step: FitStep, gain: Double)] = []
      for shape in shapes(of: family) {
        var (step, best) = (shape, (start: 0.0, gain: 0.0))
        for index in times.indices where index % stride == 0 {
          step.numbers[0] = times[index]
          let column = step.response(at: times)
          // What the column adds to the others.
          let length = solution.basis.columns.reduce(FitBasis.dot(column, column)) {
            guard !$1.isEmpty else { return $0 }
            let share = FitBasis.dot($1, column)
            return $0 - share * share
          }
          guard length > FitSearch.leastLength else { continue }
          let product = FitBasis.dot(column, solution.errors)
          if product * product / length > best.gain {
            best = (times[index], product * product / length)
          }
        }
        step.numbers[0] = best.start
        found.append((step, best.gain))
      }
      found.sort { $0.gain > $1.gain }
      return found.prefix(family == .spring ? FitSearch.springTries : 1).map(\.step)
    }
  }

  private func shapes(of family: FitStep.Family) -> [FitStep] {
    let others: [[Double]]
    switch family {
    case .jump: return [FitStep(family: .jump, numbers: [0])]
    case .bezier: return []
    case .easing: others = [[]]
    case .spring: others = FitSearch.bounces.map { [$0] }
    }
    var (shapes, duration) = ([FitStep](), FitSearch.shortest * limits.frame)
    while duration < limits.durations.upperBound {
      shapes += others.map { FitStep(family: family, numbers: [0, duration] + $0) }
      duration *= FitSearch.ratio
    }
    return shapes
  }

  private static let bounces = [-0.3, 0.05, 0.3, 0.6]
  /// The shortest duration that is tried, in frames, and the ratio of the next ones.
  private static let shortest = 2.0
  private static let ratio = 1.5
  private static let mostStarts = 100
  private static let springTries = 4
  private static let leastLength = 1e-6
}
