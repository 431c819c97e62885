extension LintedWay {
  /// Channels whose speed changes at once, because a curve starts or ends that is not level there.
  ///
  /// Springs start from rest and never stop: they have no kinks. Two curves that meet at the same
  /// speed have none either; what counts is the sum.
  var kinks: [Lint.Finding] {
    var findings: [Lint.Finding] = []
    for instant in instants {
      let before = shownSpeeds(instant.before, .before)
      let after = shownSpeeds(instant.after, .after)
      guard before != after else { continue }
      for (channel, lane) in LintedWay.channels {
        let size = abs(after[lane] - before[lane])
        guard size > limits.visibleSpeed(channel), !isHidden(channel, at: instant.time) else {
          continue
        }
        let kind = Lint.Finding.Kind.kink(
          from: speedOnScreen(before[lane], channel), to: speedOnScreen(after[lane], channel))
        findings.append(finding(kind, channel, at: instant.time, size: size))
      }
    }
    return findings
  }

  /// The speeds that are seen: what is held at its limit stands still, wherever it is sent.
  private func shownSpeeds(_ state: LintedState, _ side: LintedStep.Side) -> SIMD16<Double> {
    var speeds = state.speeds
    for lane in speeds.indices {
      let (value, least, most) = (state.values[lane], LintedWay.least[lane], LintedWay.most[lane])
      // Where it is going, or where it comes from: a value at its limit is free to leave it inwards.
      let outwards = side == .after ? speeds[lane] : 0 - speeds[lane]
      // Nearer than rounding is at the limit.
      let isBelow = value < least + (outwards < 0 ? rounding : 0 - rounding)
      let isAbove = value > most - (outwards > 0 ? rounding : 0 - rounding)
      if isBelow || isAbove { speeds[lane] = 0 }
    }
    return speeds
  }

  private var rounding: Double { 1e-9 }
}
