extension LintedWay {
  /// Jumps of the look: the book's faces that are cut at an angle instead of fading, each time the
  /// cover passes it.
  ///
  /// Where the flip angle itself jumps, that is the finding; what follows from it is not counted
  /// again.
  var lookCuts: [Lint.Finding] {
    guard let lane = BookPosture.lane(of: .flipAngle),
      let trace = LintedTrace(of: lane, in: self, isShown: false)
    else { return [] }
    return cuts.filter { $0.size > limits.visible($0.channel) }.flatMap { cut in
      zip(trace.nodes, trace.nodes.dropFirst()).compactMap { node, next in
        // A jump of the angle itself is at one of the ends, give or take a rounded sum.
        let (from, to) = (node.time + 8 * node.time.ulp, next.time - 8 * next.time.ulp)
        guard from < to else { return nil }
        let wasPast = cut.isPast(angle(at: from))
        guard wasPast != cut.isPast(angle(at: to)) else { return nil }
        let time = trace.boundary(from: from, to: to) { cut.isPast(angle(at: $0)) == wasPast }
        guard !isHidden(cut.channel, at: time) else { return nil }
        return finding(cut.jump(wasPast: wasPast), cut.channel, at: time, size: cut.size)
      }
    }
  }

  private func angle(at time: Double) -> Double {
    BookPosture(lanes: transition.motion.value(at: time)).flipAngle
  }

  /// The angles at which the look of this book is cut.
  private var cuts: [LookCut] {
    let (cover, spine) = (choreography.style.coverFade, choreography.style.spineFade)
    var cuts: [LookCut] = []
    if cover.start == cover.end, cover.end > 0 {
      cuts.append(
        LookCut(channel: .coverOpacity, angle: cover.end, isPastAtAngle: true, before: 1, after: 0))
    }
    for (channel, share) in [(.spineOpacity, 1), (.pageEdgeOpacity, FaceOpacity.edgeShare)]
      as [(BookChannel, Double)]
    {
      if spine.arrival == 0 {
        cuts.append(
          LookCut(channel: channel, angle: 0, isPastAtAngle: false, before: 0, after: share))
      }
      if spine.departure == 0 {
        cuts.append(
          LookCut(
            channel: channel, angle: FaceOpacity.halfTurn, isPastAtAngle: true, before: share,
            after: 0))
      }
    }
    return cuts
  }
}

/// An angle at which a face comes or goes at once.
private struct LookCut {
  let channel: BookChannel
  let angle: Double
  /// Whether the angle itself belongs to what comes after it.
  let isPastAtAngle: Bool
  let before: Double
  let after: Double

  var size: Double { abs(after - before) }

  func isPast(_ flipAngle: Double) -> Bool {
    isPastAtAngle ? flipAngle >= angle : flipAngle > angle
  }

  func jump(wasPast: Bool) -> Lint.Finding.Kind {
    wasPast
      ? .jump(from: after, to: before, cut: angle) : .jump(from: before, to: after, cut: angle)
  }
}
