extension LintedWay {
  /// Springs that are still under way when the next phase begins.
  ///
  /// A phase that waits for somebody (`modeSelection`, `complete`, `idle`) is not over by itself,
  /// and a curve that is longer than its phase says so; a spring does not.
  var unsettledSprings: [Lint.Finding] {
    steps.flatMap { step -> [Lint.Finding] in
      guard step.spring != nil, let stage = stage(of: step), !stages[stage].stage.phase.isResting
      else { return [] }
      let end = end(of: stage)
      let left = abs(step.response.remaining(at: end - step.time))
      let settles = step.time + step.animation.settlingDuration(epsilon: limits.settled)
      guard left >= limits.settled || settles > end + LintedStep.instant else { return [] }
      return LintedWay.channels.compactMap { channel, lane in
        let isHidden =
          isHidden(channel, at: end) && (settles.isFinite ? isHidden(channel, at: settles) : true)
        guard step.way[lane] != 0, !isHidden else { return nil }
        return finding(
          .unsettled(until: settles), channel, at: end, size: left * abs(step.way[lane]),
          phase: stages[stage].stage.phase)
      }
    }
  }

  /// The stage that set a step out: of those that begin at the same time, the one that moves
  /// something with its animation.
  func stage(of step: LintedStep) -> Int? {
    stages.indices.first { index in
      stages[index].time == step.time
        && stages[index].stage.moves.contains { $0.animation == step.animation }
    }
  }
}
