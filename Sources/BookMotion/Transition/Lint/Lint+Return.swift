extension LintedWay {
  /// What the way back does not undo.
  ///
  /// Compared are the poses that stages lead to, not their timing: after a stage of the way back
  /// everything should stand where it stood before the stages that this one undoes
  /// (``AnimationPhase/reverse``), and after the last where it stood at first. What stands
  /// elsewhere and comes right later is reported where it first stands wrong; what never comes
  /// right only once, at the end.
  ///
  /// Poses in which the reader hides the book are alike, wherever the book is.
  var notUndone: [Lint.Finding] {
    guard way == .closing, let last = stages.indices.last else { return [] }
    let ends = posturesOnTheWayBack
    let start = postureBefore(stagesUndoneAfter: last)
    var findings: [Lint.Finding] = []
    for (channel, lane) in LintedWay.channels {
      let limit = limits.visible(channel)
      let difference = abs(ends[last].lanes[lane] - start.lanes[lane])
      if difference > limit {
        let kind = Lint.Finding.Kind.notReturned(
          at: onScreen(ends[last].lanes[lane], channel),
          insteadOf: onScreen(start.lanes[lane], channel))
        findings.append(finding(kind, channel, at: end(of: last), size: difference))
        continue
      }
      var wrongBefore = 0.0
      for index in stages.indices where undoesSomething(stages[index].stage.phase) {
        let expected = postureBefore(stagesUndoneAfter: index)
        let isHidden =
          isHidden(channel, in: shown(expected.lanes))
          && isHidden(channel, in: shown(ends[index].lanes))
        let wrong = isHidden ? 0 : ends[index].lanes[lane] - expected.lanes[lane]
        defer { wrongBefore = wrong }
        guard abs(wrong) > limit, abs(wrong - wrongBefore) > limit else { continue }
        let kind = Lint.Finding.Kind.notUndone(
          at: onScreen(ends[index].lanes[lane], channel),
          insteadOf: onScreen(expected.lanes[lane], channel))
        findings.append(
          finding(
            kind, channel, at: end(of: index), size: abs(wrong), phase: stages[index].stage.phase))
      }
    }
    return findings
  }

  /// Whether a stage of the way back has an end to compare. Two of them bring the book back to the
  /// shelf, `returning` and `idle`: only the last has to have done it.
  private func undoesSomething(_ phase: AnimationPhase) -> Bool {
    phase != .returning && phase != .idle
  }

  /// Where everything comes to stand with each stage of the way back.
  private var posturesOnTheWayBack: [BookPosture] {
    var posture = BookPosture(lanes: transition.motion.start)
    return stages.map { planned in
      for move in planned.stage.moves { posture.move(to: move.goal, frames: transition.frames) }
      return posture
    }
  }

  /// Where everything stands on the way there when all those stages are over that are undone only
  /// after a stage of the way back. What a stage would undo that is left out falls to the next.
  private func postureBefore(stagesUndoneAfter index: Int) -> BookPosture {
    var posture = BookPosture(frame: transition.frames(.shelf))
    let rank = rank(of: stages[index].stage.phase)
    for stage in choreography.opening where self.rank(of: stage.phase.reverse) > rank {
      for move in stage.moves { posture.move(to: move.goal, frames: transition.frames) }
    }
    return posture
  }

  private func rank(of phase: AnimationPhase) -> Int {
    AnimationPhase.closingOrder.firstIndex(of: phase) ?? 0
  }
}
