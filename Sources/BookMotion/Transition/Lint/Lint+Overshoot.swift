extension LintedWay {
  /// Covers that swing past 0° or 180°, where a book of paper would stop.
  var overshoots: [Lint.Finding] {
    guard let lane = BookPosture.lane(of: .flipAngle),
      let trace = LintedTrace(of: lane, in: self, isShown: false)
    else { return [] }
    let ends: [(LintedTrace.Side, Double)] = [(.below, 0), (.above, FaceOpacity.halfTurn)]
    return ends.flatMap { side, end in
      trace.excursions(side, end, by: limits.visible(.flipAngle)).compactMap { excursion in
        guard !isHidden(.flipAngle, in: excursion) else { return nil }
        return finding(
          .overshoot(past: end, lasts: excursion.lasts), .flipAngle, at: excursion.time,
          size: abs(excursion.peak.value - end))
      }
    }
  }

  /// Opacities and lengths that are sent where they cannot be, and are held at their limit.
  var clamps: [Lint.Finding] {
    LintedWay.channels.flatMap { channel, lane -> [Lint.Finding] in
      let ends: [(LintedTrace.Side, Double)] = [
        (.below, LintedWay.least[lane]), (.above, LintedWay.most[lane]),
      ]
      guard let trace = LintedTrace(of: lane, in: self, isShown: false) else { return [] }
      return ends.filter { $0.1.isFinite }.flatMap { side, end in
        trace.excursions(side, end, by: limits.visible(channel)).compactMap { excursion in
          guard !isHidden(channel, in: excursion) else { return nil }
          return finding(
            .clamp(at: end, lasts: excursion.lasts), channel, at: excursion.time,
            size: abs(excursion.peak.value - end))
        }
      }
    }
  }

  private func isHidden(_ channel: BookChannel, in excursion: LintedTrace.Excursion) -> Bool {
    isHidden(channel, at: excursion.time) && isHidden(channel, at: excursion.peak.time)
  }
}
