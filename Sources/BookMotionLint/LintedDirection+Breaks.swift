import BookMotion

extension LintedDirection {
  /// The channels that jump because an animation takes no time.
  var jumps: [Choreography.Lint.Finding] {
    instants.flatMap { instant -> [Choreography.Lint.Finding] in
      let (before, after) = (shown(instant.before.values), shown(instant.after.values))
      guard before != after else { return [] }
      return findings(.jump, at: instant.time) { channel, lane in
        guard abs(after[lane] - before[lane]) > limits.visible(channel),
          !isHidden(channel, in: before) || !isHidden(channel, in: after)
        else { return nil }
        return change(channel, from: before[lane], to: after[lane])
      }
    }
  }

  /// The channels whose speed changes suddenly, because a curve starts or ends that is not level
  /// there.
  ///
  /// Springs start from rest and never stop, so they have no kinks. Neither do two curves that meet
  /// at the same speed, since only the sum counts.
  var kinks: [Choreography.Lint.Finding] {
    instants.flatMap { instant -> [Choreography.Lint.Finding] in
      let before = shownSpeeds(instant.before, .before)
      let after = shownSpeeds(instant.after, .after)
      guard before != after else { return [] }
      return [Choreography.Lint.Finding.Kind.kink, .suddenStart, .suddenStop].flatMap { kind in
        findings(kind, at: instant.time) { channel, lane in
          let (from, to, limit) = (before[lane], after[lane], limits.visibleSpeed(channel))
          guard abs(to - from) > limit, !isHidden(channel, at: instant.time),
            LintedDirection.kink(from: from, to: to, limit: limit) == kind
          else { return nil }
          return change(channel, from: from, to: to, isSpeed: true)
        }
      }
    }
  }

  /// Returns the kind of a change of speed; a speed that is too low to be visible counts as rest.
  private static func kink(from: Double, to: Double, limit: Double)
    -> Choreography.Lint.Finding.Kind
  {
    abs(from) <= limit ? .suddenStart : abs(to) <= limit ? .suddenStop : .kink
  }

  /// Returns the visible speeds: a channel that is clamped at its limit does not move, whatever its
  /// target.
  private func shownSpeeds(_ state: LintedState, _ side: LintedStep.Side) -> BookVector {
    var speeds = state.speeds
    for (_, lane) in BookChannel.driven {
      let value = state.values[lane]
      // The direction in which the value leaves or arrives: a value at its limit is free to move
      // inward.
      let outwards = side == .after ? speeds[lane] : 0 - speeds[lane]
      let isBelow = value < LintedDirection.least[lane] + (outwards < 0 ? rounding : 0 - rounding)
      let isAbove = value > LintedDirection.most[lane] - (outwards > 0 ? rounding : 0 - rounding)
      if isBelow || isAbove { speeds[lane] = 0 }
    }
    return speeds
  }

  /// The distance within which a value is at its limit.
  private var rounding: Double { 1e-9 }
}

// MARK: Cuts of the look

extension LintedDirection {
  /// The jumps of the appearance: faces that are cut at an angle instead of fading, each time that
  /// the cover passes the angle.
  ///
  /// If the flip angle itself jumps, only that is reported.
  var lookCuts: [Choreography.Lint.Finding] {
    guard let trace = LintedTrace(of: .flipAngle, in: self, isShown: false) else { return [] }
    return cuts.flatMap { cut in
      zip(trace.nodes, trace.nodes.dropFirst()).compactMap { node, next in
        // The angle is monotonic between nodes, but the sum of all steps may be rounded
        // differently.
        guard min(node.value, next.value) <= cut.angle + LintedStep.instant,
          max(node.value, next.value) >= cut.angle - LintedStep.instant
        else { return nil }
        // A jump of the angle itself is at one of the ends, up to rounding.
        let (from, to) = (node.time + 8 * node.time.ulp, next.time - 8 * next.time.ulp)
        guard from < to else { return nil }
        let wasPast = cut.isPast(angle(at: from))
        guard wasPast != cut.isPast(angle(at: to)) else { return nil }
        let time = trace.boundary(from: from, to: to) { cut.isPast(angle(at: $0)) == wasPast }
        let goes = wasPast == cut.comes
        let changes = cut.faces.filter {
          $0.opacity > limits.visible($0.channel) && !isHidden($0.channel, at: time)
        }.map { change($0.channel, from: goes ? $0.opacity : 0, to: goes ? 0 : $0.opacity) }
        return changes.isEmpty ? nil : finding(.jump, changes, at: time, cut: cut.angle)
      }
    }
  }

  private func angle(at time: Double) -> Double {
    transition.motion.value(at: time)[.flipAngle]
  }

  /// The angles at which the appearance of this book is cut.
  private var cuts: [LookCut] {
    let fades = transition.choreography.style.fades
    let faces: [(BookChannel, BookStyle.Fade)] = [
      (.coverOpacity, fades.cover), (.firstPageOpacity, fades.firstPage),
      (.spineOpacity, fades.spine), (.pageEdgeOpacity, fades.shownPageEdges),
      (.backOpacity, fades.back),
    ]
    var cuts: [LookCut] = []
    for (channel, fade) in faces {
      for (range, comes) in [(fade.arrival, true), (fade.departure, false)] {
        guard let angle = range?.lowerBound, angle == range?.upperBound else { continue }
        // The opacity beside the cut, on the visible side; the cover is never past either end of a
        // turn.
        let near = comes ? angle.nextUp : angle.nextDown
        let opacity = fade.opacity(flipAngle: near)
        guard opacity > 0, near > 0, near < BookStyle.Fade.halfTurn else { continue }
        if let same = cuts.firstIndex(where: { $0.angle == angle && $0.comes == comes }) {
          cuts[same].faces.append((channel, opacity))
        } else {
          cuts.append(LookCut(faces: [(channel, opacity)], angle: angle, comes: comes))
        }
      }
    }
    return cuts
  }
}

/// An angle at which faces appear or disappear at once.
private struct LookCut {
  typealias Face = (channel: BookChannel, opacity: Double)

  var faces: [Face]
  let angle: Double
  /// True if the faces appear at this angle, false if they disappear.
  let comes: Bool

  /// Returns true beyond the angle. At the angle itself, disappearing faces are gone, and appearing
  /// faces are not yet visible.
  func isPast(_ flipAngle: Double) -> Bool { comes ? flipAngle > angle : flipAngle >= angle }
}

// MARK: Low frame rates

extension LintedDirection {
  // A pose is a function of time: at any frame rate, the same instant has the same pose. Only what
  // is shorter than one frame depends on the rate: phases, moves, and peaks.

  private func isShort(_ duration: Double) -> Bool {
    duration < 1 / limits.lowestRate - LintedStep.instant
  }

  /// The phases that no frame may show, and those that nobody would wait for.
  var shortAndLongPhases: [Choreography.Lint.Finding] {
    stages.indices.compactMap { index in
      let planned = stages[index]
      let lasts = end(of: index) - planned.time
      guard !planned.stage.isResting, isShort(lasts) || lasts > limits.longestPhase else {
        return nil
      }
      return finding(
        isShort(lasts) ? .shortPhase : .longPhase, [], at: planned.time, lasts: lasts,
        in: planned.stage.phase)
    }
  }

  /// The moves that are over before the next frame, and those that nobody would wait for.
  var shortAndLongMoves: [Choreography.Lint.Finding] {
    steps.all.compactMap { step in
      let lasts = step.settles(within: limits.settled) - step.begins
      let isLong = lasts.isFinite && lasts > limits.longestPhase
      guard lasts > LintedStep.instant, isShort(lasts) || isLong else { return nil }
      let changes = BookChannel.driven.compactMap {
        channel, lane -> Choreography.Lint.Finding.Change? in
        guard abs(step.displacement[lane]) > limits.visible(channel),
          !isHidden(channel, at: step.begins) || !isHidden(channel, at: step.begins + lasts)
        else { return nil }
        return change(
          channel, from: step.target[lane] - step.displacement[lane], to: step.target[lane])
      }
      return changes.isEmpty
        ? nil
        : finding(isLong ? .longMove : .shortMove, changes, at: step.begins, lasts: lasts)
    }
  }

  /// The channels that change and change back between two frames.
  var shortPeaks: [Choreography.Lint.Finding] {
    BookChannel.driven.flatMap { channel, lane -> [Choreography.Lint.Finding] in
      guard let trace = LintedTrace(of: lane, in: self, isShown: true) else { return [] }
      return trace.peaks(higherThan: limits.visible(channel)).compactMap { peak in
        let (time, value) = (peak.node.time, peak.node.value)
        guard isShort(peak.lasts), !isHidden(channel, at: time) else { return nil }
        return finding(
          .shortPeak, [change(channel, from: value - peak.height, to: value)], at: time,
          lasts: peak.lasts)
      }
    }
  }
}
