import BookMotion

extension LintedDirection {
  /// The moves to a smaller size on the way to the reader.
  var shrinks: [Finding] {
    guard direction == .opening else { return [] }
    var found: [(time: Double, changes: [Finding.Change])] = []
    for (channel, lane) in BookChannel.driven where channel == .width || channel == .height {
      guard let trace = LintedTrace(of: lane, in: self, isShown: true) else { continue }
      for fall in trace.falls(by: Limits.visible(channel)) {
        let time = fall.begins
        guard !isHidden(channel, at: time) || !isHidden(channel, at: fall.ends),
          !opensSpread(by: time)
        else { continue }
        let index = found.firstIndex { $0.time == time } ?? found.count
        if index == found.count { found.append((time, [])) }
        found[index].changes.append(change(channel, from: fall.from, to: fall.to))
      }
    }
    return found.map { finding(.shrink, $0.changes, at: $0.time) }
  }

  /// Returns true if the book is opening to two pages by `time`, which share the space of one.
  private func opensSpread(by time: Double) -> Bool {
    let target = steps.all[..<steps.begunCount(at: time)].last?.target ?? transition.motion.start
    return transition.choreography.style.spread.hasTwoPages
      && target[.flipAngle] > Elementary.rightAngle
  }

  /// The cover that is turned, but not as far as to show its page.
  var ajar: [Finding] {
    let motion = transition.motion
    let (start, end) = (motion.start[.flipAngle], motion.target[.flipAngle])
    guard direction == .opening, end > start + Limits.visible(.flipAngle),
      end < Elementary.rightAngle,
      let last = steps.all.last(where: { $0.displacement[.flipAngle] != 0 })
    else { return [] }
    return [finding(.ajar, [change(.flipAngle, from: start, to: end)], at: last.begins)]
  }

  /// The covers that swing beyond 0° or 180°, where a paper book would stop, and the opacities and
  /// lengths that go beyond what is possible and are clamped to their limit.
  var overshoots: [Finding] {
    BookChannel.driven.flatMap { channel, lane -> [Finding] in
      guard let trace = LintedTrace(of: lane, in: self, isShown: false) else { return [] }
      let turns = channel == .flipAngle
      let ends = [
        (turns ? 0 : LintedDirection.least[lane], -1.0),
        (turns ? Elementary.halfTurn : LintedDirection.most[lane], 1),
      ]
      return ends.filter { $0.0.isFinite }.flatMap { end, sign in
        trace.excursions(beyond: end, sign, by: Limits.visible(channel)).compactMap { excursion in
          let (time, peak) = (excursion.time, excursion.peak)
          guard !isHidden(channel, at: time) || !isHidden(channel, at: peak.time) else {
            return nil
          }
          return finding(
            .overshoot, [change(channel, from: end, to: peak.value)], at: time,
            lasts: excursion.ends - excursion.begins)
        }
      }
    }
  }
}

// MARK: Springs

extension LintedDirection {
  /// The springs that are still moving when the next phase begins.
  ///
  /// A stage that waits, as those of `modeSelection`, `complete`, and `idle` do, does not end on
  /// its own. A curve that is longer than its phase says so explicitly; a spring does not.
  var unsettledSprings: [Finding] {
    steps.all.compactMap { step in
      guard case .spring = step.animation.driver, let stage = stage(of: step),
        !stages[stage].stage.isResting
      else { return nil }
      let end = end(of: stage)
      let left = 1 - step.progress(at: end, .after).value
      let settles = step.settles(within: Limits.settled)
      guard abs(left) >= Limits.settled || settles > end + LintedStep.instant else { return nil }
      let changes = BookChannel.driven.compactMap { channel, lane -> Finding.Change? in
        let isHidden =
          isHidden(channel, at: end) && (!settles.isFinite || isHidden(channel, at: settles))
        guard step.displacement[lane] != 0, !isHidden else { return nil }
        let target = step.target[lane]
        return change(channel, from: target - left * step.displacement[lane], to: target)
      }
      guard !changes.isEmpty else { return nil }
      return finding(
        .unsettled, changes, at: end, lasts: settles - end, in: stages[stage].stage.phase)
    }
  }

  /// Returns the index of the stage whose move made the step.
  private func stage(of step: LintedStep) -> Int? {
    stages.indices.first { index in
      stages[index].stage.moves.contains { move in
        stages[index].time + move.animation.delay == step.begins
          && move.animation.driver == step.animation.driver
      }
    }
  }
}

// MARK: The way back

extension LintedDirection {
  /// The channels that the closing does not restore, or not in the phase that should.
  ///
  /// The end poses of stages are compared, not their timing. After a closing stage, everything
  /// should be as it was before the opening stages that it undoes (`AnimationPhase.reverse`), and
  /// after the last one, as it was at first. A channel that is restored too late is reported where
  /// it first differs; one that is never restored is reported only once, at the end.
  ///
  /// Poses in which the reader hides the book count as equal, wherever the book is.
  var notUndone: [Finding] {
    guard direction == .closing, let last = stages.indices.last else { return [] }
    let ends = posturesOnTheWayBack
    let start = postureBefore(stagesUndoneAfter: last)
    var late = [[Finding.Change]](repeating: [], count: stages.count)
    var lost: [Finding.Change] = []
    for (channel, lane) in BookChannel.driven {
      let limit = Limits.visible(channel)
      guard abs(ends[last][lane] - start[lane]) <= limit else {
        lost.append(change(channel, from: start[lane], to: ends[last][lane]))
        continue
      }
      var wrongBefore = 0.0
      // Two stages return the book to the shelf, and only the last one has to complete it.
      for index in stages.indices
      where ![.returning, .idle].contains(stages[index].stage.phase) {
        let expected = postureBefore(stagesUndoneAfter: index)
        let isHidden =
          isHidden(channel, in: shown(expected)) && isHidden(channel, in: shown(ends[index]))
        let wrong = isHidden ? 0 : ends[index][lane] - expected[lane]
        if abs(wrong) > limit, abs(wrong - wrongBefore) > limit {
          late[index].append(change(channel, from: expected[lane], to: ends[index][lane]))
        }
        wrongBefore = wrong
      }
    }
    let findings = stages.indices.filter { !late[$0].isEmpty }.map { index in
      finding(.notUndone, late[index], at: end(of: index), in: stages[index].stage.phase)
    }
    return findings + (lost.isEmpty ? [] : [finding(.notReturned, lost, at: end(of: last))])
  }

  /// The targets of the closing stages, in every driven channel.
  private var posturesOnTheWayBack: [BookVector] {
    var driven = BookPose.Driven(lanes: transition.motion.start)
    return stages.map { planned in
      for move in planned.stage.moves { driven.move(to: move.goal, frames: transition.frames) }
      return driven.lanes
    }
  }

  /// Returns the expected targets after the closing stage at `index`: that of the opening without
  /// the stages that have been undone by then. The next phase takes over the work of one that is
  /// left out.
  private func postureBefore(stagesUndoneAfter index: Int) -> BookVector {
    let present = stages.map { $0.stage.phase }
    let leftOut = AnimationPhase.closingOrder.prefix { $0 != present[index] }
      .filter { !present.contains($0) }
    let undone = present[...index] + leftOut
    var driven = BookPose.Driven(frame: transition.frames(.shelf))
    for stage in transition.choreography.opening where !undone.contains(stage.phase.reverse) {
      for move in stage.moves { driven.move(to: move.goal, frames: transition.frames) }
    }
    return driven.lanes
  }
}

extension LintedDirection {
  /// Places to which the book goes although nothing of them is on the screen. The shelf is not among
  /// them: it may be scrolled.
  var offScreen: [Finding] {
    let layout = transition.layout
    let screen = layout.frame(of: .screen)
    return stages.flatMap { planned in
      planned.stage.moves.compactMap { move in
        guard case .center(let place, part: 1) = move.goal, place != .shelf else { return nil }
        let frame = layout.frame(of: place)
        let isSeen =
          frame.x < screen.width && frame.x + frame.width > 0 && frame.y < screen.height
          && frame.y + frame.height > 0
        guard !isSeen else { return nil }
        let changes = [
          Finding.Change(channel: .x, from: screen.center.x, to: frame.center.x),
          Finding.Change(channel: .y, from: screen.center.y, to: frame.center.y),
        ]
        return finding(.offScreen, changes, at: planned.time, in: planned.stage.phase)
      }
    }
  }
}
