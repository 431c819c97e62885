import BookMotion

extension LintedDirection {
  /// The channels that jump because an animation takes no time.
  var jumps: [Finding] {
    instants.flatMap { instant -> [Finding] in
      let (before, after) = (shown(instant.before.values), shown(instant.after.values))
      guard before != after else { return [] }
      return findings(.jump, at: instant.time) { channel, lane in
        guard abs(after[lane] - before[lane]) > Limits.visible(channel),
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
  var kinks: [Finding] {
    instants.flatMap { instant -> [Finding] in
      let before = shownSpeeds(instant.before, .before)
      let after = shownSpeeds(instant.after, .after)
      guard before != after else { return [] }
      return [Finding.Kind.kink, .suddenStart, .suddenStop].flatMap { kind in
        findings(kind, at: instant.time) { channel, lane in
          let (from, to, limit) = (before[lane], after[lane], Limits.visibleSpeed(channel))
          guard abs(to - from) > limit, !isHidden(channel, at: instant.time),
            LintedDirection.kink(from: from, to: to, limit: limit) == kind
          else { return nil }
          return change(channel, from: from, to: to, isSpeed: true)
        }
      }
    }
  }

  /// Returns the kind of a change of speed; a speed that is too low to be visible counts as rest.
  private static func kink(from: Double, to: Double, limit: Double) -> Finding.Kind {
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
  /// The jumps of the appearance: faces and a shadow that are cut at an angle instead of fading,
  /// each time that the cover passes the angle. What fades within one frame of the fastest screen is
  /// cut, too.
  ///
  /// If the flip angle itself jumps, only that is reported.
  var lookCuts: [Finding] {
    guard let trace = LintedTrace(of: .flipAngle, in: self, isShown: false) else { return [] }
    return cuts.flatMap { cut in
      zip(trace.nodes, trace.nodes.dropFirst()).flatMap { node, next in
        [true, false].compactMap { passage(of: cut, goingUp: $0, from: node, to: next, trace) }
      }
    }
  }

  /// Returns the finding if the cover passes a cut between two nodes of the flip angle.
  private func passage(
    of cut: LookCut, goingUp goesUp: Bool, from node: LintedTrace.Node, to next: LintedTrace.Node,
    _ trace: LintedTrace
  ) -> Finding? {
    // The fade is complete when the cover passes its far end.
    let end = goesUp ? cut.range.upperBound : cut.range.lowerBound
    // The angle is monotonic between nodes, but the sum of all steps may be rounded differently. Where
    // it rests, it passes nothing; two nodes at one instant may be equal although it passes there.
    guard min(node.value, next.value) <= end + LintedStep.instant,
      max(node.value, next.value) >= end - LintedStep.instant,
      node.value != next.value || node.time == next.time
    else { return nil }
    var (from, to) = (node.time + 8 * node.time.ulp, next.time - 8 * next.time.ulp)
    if node.time == next.time {
      // The cover may pass the end at this very instant, unless the angle itself jumps.
      guard abs(next.value - node.value) <= Limits.visible(.flipAngle) else { return nil }
      (from, to) = (to, from)
    }
    guard from < to, cut.isPast(end, at: trace.value(at: from)) != goesUp,
      cut.isPast(end, at: trace.value(at: to)) == goesUp
    else { return nil }
    let time = BookTransition.boundary(from: from, to: to) {
      cut.isPast(end, at: trace.value(at: $0)) != goesUp
    }
    if cut.range.lowerBound < cut.range.upperBound {
      let before = trace.value(at: time - 1 / Limits.highestRate)
      guard goesUp ? before <= cut.range.lowerBound : before >= cut.range.upperBound else {
        return nil
      }
    }
    let changes = changes(of: cut, at: time, isOpening: goesUp)
    return changes.isEmpty
      ? nil : finding(.jump, changes, at: time, cut: cut.range.lowerBound)
  }

  /// Returns the visible changes as the cover passes a cut, up if it `isOpening`.
  private func changes(
    of cut: LookCut, at time: Double, isOpening: Bool
  ) -> [Finding.Change] {
    let lanes = shown(steps.state(at: time, .after).values)
    let sides = [false, true].map { isPast in
      let faces = cut.faces.map { ($0.channel, $0.opacity(isPast: isPast, comes: cut.comes)) }
      guard cut.hasShadow else { return faces }
      return faces + shadow(isPast ? cut.range.upperBound.nextUp : cut.range.lowerBound, lanes)
    }
    let (from, to) = isOpening ? (sides[0], sides[1]) : (sides[1], sides[0])
    return zip(from, to).compactMap { from, to in
      let channel = from.0
      guard abs(to.1 - from.1) > Limits.visible(channel), !isHidden(channel, at: time) else {
        return nil
      }
      return change(channel, from: from.1, to: to.1)
    }
  }

  /// Returns the shadow at an angle, without the part that follows the cover.
  private func shadow(_ angle: Double, _ lanes: BookVector) -> [(BookChannel, Double)] {
    var style = transition.choreography.style
    style.shadow.swing = 0
    let shadow = style.shadow(
      flipAngle: angle, lift: lanes[.lift], width: lanes[.width],
      binding: transition.layout.binding)
    return [
      (.shadowRadius, shadow.radius), (.shadowX, shadow.x), (.shadowY, shadow.y),
      (.shadowOpacity, shadow.opacity),
    ]
  }

  /// The angles at which the appearance of this book may be cut.
  private var cuts: [LookCut] {
    let style = transition.choreography.style
    let fades = style.fades
    let faces: [(BookChannel, BookStyle.Fade)] = [
      (.coverOpacity, fades.cover), (.firstPageOpacity, fades.firstPage),
      (.spineOpacity, fades.spine), (.pageEdgeOpacity, fades.shownPageEdges),
      (.backOpacity, fades.back),
    ]
    var cuts: [LookCut] = []
    func cut(_ range: ClosedRange<Double>, comes: Bool) -> Int {
      if let same = cuts.firstIndex(where: { $0.range == range && $0.comes == comes }) {
        return same
      }
      cuts.append(LookCut(range: range, comes: comes))
      return cuts.count - 1
    }
    for (channel, fade) in faces {
      for (range, comes) in [(fade.arrival, true), (fade.departure, false)] {
        guard let range else { continue }
        // The opacity beside the cut, on the visible side; the cover is never past either end of a
        // turn.
        let near = comes ? range.upperBound.nextUp : range.lowerBound.nextDown
        let opacity = fade.opacity(flipAngle: near)
        guard opacity > 0, near > 0, near < Elementary.halfTurn else { continue }
        cuts[cut(range, comes: comes)].faces.append(
          LookCut.Face(channel: channel, opacity: opacity))
      }
    }
    if style.shadow.rise.upperBound < Elementary.halfTurn {
      cuts[cut(style.shadow.rise, comes: true)].hasShadow = true
    }
    return cuts
  }
}

/// The angles over which faces appear or disappear, or the shadow grows.
private struct LookCut {
  struct Face {
    let channel: BookChannel
    /// The opacity where the face is visible.
    let opacity: Double

    /// Returns the opacity beyond the angles or before them.
    func opacity(isPast: Bool, comes: Bool) -> Double { isPast == comes ? opacity : 0 }
  }

  let range: ClosedRange<Double>
  /// True if the faces appear at these angles, false if they disappear.
  let comes: Bool
  var faces: [Face] = []
  var hasShadow = false

  /// Returns true beyond an end of the range. At the angle itself, disappearing faces are gone, and
  /// appearing faces are not yet visible.
  func isPast(_ end: Double, at flipAngle: Double) -> Bool {
    comes ? flipAngle > end : flipAngle >= end
  }
}

// MARK: Low frame rates

extension LintedDirection {
  // A pose is a function of time: at any frame rate, the same instant has the same pose. Only what
  // is shorter than one frame depends on the rate: phases, moves, and peaks.

  private func isShort(_ duration: Double) -> Bool {
    duration < 1 / Limits.lowestRate - LintedStep.instant
  }

  /// The phases that no frame may show, and those that nobody would wait for.
  var shortAndLongPhases: [Finding] {
    stages.indices.compactMap { index in
      let planned = stages[index]
      let lasts = end(of: index) - planned.time
      guard !planned.stage.isResting, isShort(lasts) || lasts > Limits.longestPhase else {
        return nil
      }
      return finding(
        isShort(lasts) ? .shortPhase : .longPhase, [], at: planned.time, lasts: lasts,
        in: planned.stage.phase)
    }
  }

  /// The moves that are over before the next frame, and those that nobody would wait for.
  var shortAndLongMoves: [Finding] {
    steps.all.compactMap { step in
      let lasts = step.settles(within: Limits.settled) - step.begins
      let isLong = lasts.isFinite && lasts > Limits.longestPhase
      guard lasts > LintedStep.instant, isShort(lasts) || isLong else { return nil }
      let changes = BookChannel.driven.compactMap { channel, lane -> Finding.Change? in
        guard abs(step.displacement[lane]) > Limits.visible(channel),
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
  var shortPeaks: [Finding] {
    BookChannel.driven.flatMap { channel, lane -> [Finding] in
      guard let trace = LintedTrace(of: lane, in: self, isShown: true) else { return [] }
      return trace.peaks(higherThan: Limits.visible(channel)).compactMap { peak in
        let (time, value) = (peak.node.time, peak.node.value)
        guard isShort(peak.lasts), !isHidden(channel, at: time) else { return nil }
        return finding(
          .shortPeak, [change(channel, from: value - peak.height, to: value)], at: time,
          lasts: peak.lasts)
      }
    }
  }
}
