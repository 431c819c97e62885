extension LintedWay {
  /// What a low frame rate would miss.
  ///
  /// A pose is a function of time: at 24, 30, 60 and 120 frames a second the same instant shows the
  /// same pose. What depends on the rate is what falls between two frames. So there are three
  /// findings, each against one frame at the lowest rate that has to show everything: a phase
  /// that is shorter, a move that is shorter (it looks like a jump) and a peak that is narrower at
  /// half its height. Where a phase begins between two frames nothing is missed.
  var missedByFrames: [Lint.Finding] { shortPhases + shortMoves + shortPeaks }

  private var frame: Double { 1 / limits.lowestRate }

  private var shortPhases: [Lint.Finding] {
    stages.indices.compactMap { index in
      let planned = stages[index]
      let lasts = end(of: index) - planned.time
      guard !planned.stage.phase.isResting, lasts < frame - LintedStep.instant else { return nil }
      return finding(
        .shortPhase(framesPerSecond: limits.lowestRate), nil, at: planned.time, size: lasts,
        phase: planned.stage.phase)
    }
  }

  private var shortMoves: [Lint.Finding] {
    steps.flatMap { step -> [Lint.Finding] in
      let lasts = step.animation.settlingDuration(epsilon: limits.settled) - step.animation.delay
      guard lasts > LintedStep.instant, lasts < frame - LintedStep.instant else { return [] }
      return LintedWay.channels.compactMap { channel, lane in
        let size = abs(step.way[lane])
        let isHidden =
          isHidden(channel, at: step.begins) && isHidden(channel, at: step.begins + lasts)
        guard size > limits.visible(channel), !isHidden else { return nil }
        return finding(
          .shortMove(lasts: lasts, framesPerSecond: limits.lowestRate), channel, at: step.begins,
          size: size)
      }
    }
  }

  private var shortPeaks: [Lint.Finding] {
    LintedWay.channels.flatMap { channel, lane -> [Lint.Finding] in
      guard let trace = LintedTrace(of: lane, in: self, isShown: true) else { return [] }
      return trace.peaks(higherThan: limits.visible(channel)).compactMap { peak in
        guard peak.lasts < frame - LintedStep.instant, !isHidden(channel, at: peak.time) else {
          return nil
        }
        return finding(
          .shortPeak(lasts: peak.lasts, framesPerSecond: limits.lowestRate), channel,
          at: peak.time, size: peak.height)
      }
    }
  }
}
