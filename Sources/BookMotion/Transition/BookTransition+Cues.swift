extension BookTransition {
  /// What happens from the start of `times` up to, but not at, their end: each cue once and in
  /// order, however the time is cut into ticks.
  ///
  /// An event changes what comes from its time on. Whoever asks frame by frame gives events the time
  /// of now, and asks for no later time: else a cue may come into a frame that has been asked for.
  ///
  /// The passages of a cover that never comes to rest are told for ten minutes after each event.
  ///
  /// - Complexity: O(stages + the time in which something moves · 240).
  public func cues(in times: Range<Double>) -> [Cue] {
    var cues: [Cue] = []
    for planned in plan {
      if !planned.goesOn { cues.append(Cue(.phase(planned.stage.phase), at: planned.time)) }
      for moment in planned.stage.moments
      where planned.time + moment.delay < planned.end || moment.delay == 0 {
        cues.append(Cue(.moment(moment.name), at: planned.time + moment.delay))
      }
    }
    cues.append(contentsOf: quarterTurns(in: times))
    // A stable order: of what happens at one instant, phases and moments first.
    return cues.filter { times.contains($0.time) }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }
}

extension BookTransition {
  /// The instants in `times` at which the cover passes 90°.
  ///
  /// Time is cut into cells from event to event, always the same ones; a cell holds a passage if
  /// the cover is on different sides at its ends. So a passage is found in one cell, and at the
  /// same instant, whatever was asked for.
  private func quarterTurns(in times: Range<Double>) -> [Cue] {
    var cues: [Cue] = []
    let changes = turningPoints(in: times)
    if let first = changes.first {
      // What happens at once, at the first instant of all, lies in no cell.
      let isOpen = isPastQuarterTurn(at: first)
      if isPastQuarterTurn(at: first.nextDown) != isOpen {
        cues.append(Cue(.coverPassesQuarterTurn(opening: isOpen), at: first))
      }
    }
    let lastTurn = turningEnd
    for (index, start) in changes.enumerated() where start < times.upperBound {
      let end = min(
        index + 1 < changes.count ? changes[index + 1] : .infinity, lastTurn,
        start + Passage.longest)
      guard end >= times.lowerBound else { continue }
      var cell = max(0, Passage.cell(containing: times.lowerBound - start))
      var isOpenBefore = isPastQuarterTurn(at: start + cell * Passage.cellLength)
      while true {
        let from = start + cell * Passage.cellLength
        guard from < end, from < times.upperBound else { break }
        let to = min(start + (cell + 1) * Passage.cellLength, end)
        let isOpen = isPastQuarterTurn(at: to)
        if isOpen != isOpenBefore {
          let time = passage(from: from, to: to, isOpenBefore: isOpenBefore)
          cues.append(Cue(.coverPassesQuarterTurn(opening: isOpen), at: time))
        }
        isOpenBefore = isOpen
        cell += 1
      }
    }
    return cues
  }

  /// From when on the cover does not turn any more.
  private var turningEnd: Double {
    var end = hold == nil ? -Double.infinity : .infinity
    for era in eras { end = max(end, era.end) }
    for (step, change) in zip(motion.schedule.steps, motion.changes)
    where BookPosture(lanes: change.way).flipAngle != 0 {
      end = max(end, step.end)
    }
    return end
  }

  private func isPastQuarterTurn(at time: Double) -> Bool {
    guard isPlain else { return BookPosture(lanes: lanes(at: time)).flipAngle >= Passage.angle }
    return motion.value(at: time) { BookPosture(lanes: $0).flipAngle } >= Passage.angle
  }

  /// The first double at which the cover is on the other side.
  private func passage(from start: Double, to end: Double, isOpenBefore: Bool) -> Double {
    var (before, after) = (start, end)
    while true {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { return after }
      if isPastQuarterTurn(at: middle) == isOpenBefore { before = middle } else { after = middle }
    }
  }

  private enum Passage {
    static let angle = 90.0
    /// No spring that a cover turns on passes 90° twice in so short a time.
    static let cellLength = 1.0 / 240

    /// A cover that still swings ten minutes after it was touched swings for ever, and whoever asks for
    /// all of its cues wants an answer.
    static let longest = 600.0

    static func cell(containing elapsed: Double) -> Double {
      // One earlier than the quotient says, since that may be rounded up.
      elapsed > 0 ? Elementary.floor(elapsed / cellLength) - 1 : 0
    }
  }
}
