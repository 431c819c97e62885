extension BookTransition {
  /// Returns the cues in a range of time, in order.
  ///
  /// If you divide time into consecutive ranges, such as one per frame, every cue is returned
  /// exactly once, no matter where the boundaries are.
  ///
  /// An event changes the cues from its time on. If you request cues for every frame, perform
  /// events at the current time and never request later times: otherwise, an event could add cues
  /// to a range that you have already requested.
  ///
  /// For a cover that never comes to rest, passages through 90° are reported for ten minutes after
  /// each event.
  ///
  /// - Complexity: O(*stages* + 240 · *seconds* + *cues*²), where *seconds* is the time in which
  ///   something moves. The square is that of moments in another order than that of their times.
  public func cues(in times: Range<Double>) -> [BookCue] {
    var cues: [BookCue] = []
    for planned in plan {
      if !planned.goesOn { cues.append(BookCue(planned.stage, at: planned.time)) }
      for moment in planned.stage.moments
      where planned.time + moment.delay < planned.end || moment.delay == 0 {
        cues.append(BookCue(.moment(moment.name), at: planned.time + moment.delay))
      }
    }
    cues.append(contentsOf: quarterTurns(in: times))
    // At the same instant, phases and moments come before passages.
    var ordered: [BookCue] = []
    for cue in cues where times.contains(cue.time) { ordered.insert(cue, inOrderOf: { $0.time }) }
    return ordered
  }
}

extension BookTransition {
  /// Returns the passages of the cover through 90° in `times`.
  ///
  /// Time is divided into fixed cells between consecutive events. A cell contains a passage if the
  /// cover is on different sides of 90° at its ends. So every passage is found in the same cell and
  /// at the same instant, independent of `times`.
  private func quarterTurns(in times: Range<Double>) -> [BookCue] {
    var cues: [BookCue] = []
    let changes = turningPoints(in: times)
    if let first = changes.first {
      // An immediate change at the very first instant is in no cell.
      let isOpen = isPastQuarterTurn(at: first)
      if isPastQuarterTurn(at: first.nextDown) != isOpen {
        cues.append(BookCue(.coverPassesQuarterTurn(opening: isOpen), at: first))
      }
    }
    let lastTurn = turningEnd
    for (index, start) in changes.enumerated() where start < times.upperBound {
      let end = min(
        index + 1 < changes.count ? changes[index + 1] : .infinity, lastTurn,
        start + Passage.longest)
      guard end >= times.lowerBound else { continue }
      let elapsed = max(times.lowerBound - start, 0)
      // One cell earlier than the quotient, which may have been rounded up.
      var cell = max(Elementary.floor(elapsed / Passage.cellLength) - 1, 0)
      var isOpenBefore = isPastQuarterTurn(at: start + cell * Passage.cellLength)
      while true {
        let from = start + cell * Passage.cellLength
        guard from < end, from < times.upperBound else { break }
        let to = min(start + (cell + 1) * Passage.cellLength, end)
        let isOpen = isPastQuarterTurn(at: to)
        if isOpen != isOpenBefore {
          let time = Self.boundary(from: from, to: to) { isPastQuarterTurn(at: $0) == isOpenBefore }
          cues.append(BookCue(.coverPassesQuarterTurn(opening: isOpen), at: time))
        }
        isOpenBefore = isOpen
        cell += 1
      }
    }
    return cues
  }

  /// The time from which the cover no longer turns.
  private var turningEnd: Double {
    var end = hold == nil ? -Double.infinity : .infinity
    for past in pastMotions { end = max(end, past.end) }
    for (step, change) in zip(motion.schedule.steps, motion.changes)
    where change.displacement[.flipAngle] != 0 {
      end = max(end, step.end)
    }
    for toss in motion.tosses where toss.velocity[.flipAngle] != 0 { end = max(end, toss.end) }
    return end
  }

  @inline(never)
  private func isPastQuarterTurn(at time: Double) -> Bool {
    guard isPlain else { return lanes(at: time)[.flipAngle] >= Elementary.rightAngle }
    return motion.value(at: time) { $0[.flipAngle] } >= Elementary.rightAngle
  }

  /// Returns the first time at which `isBefore`, true at `start` and false at `end`, is false.
  package static func boundary(
    from start: Double, to end: Double, _ isBefore: (Double) -> Bool
  ) -> Double {
    var (before, after) = (start, end)
    while true {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { return after }
      if isBefore(middle) { before = middle } else { after = middle }
    }
  }

  private enum Passage {
    /// Short enough that no spring takes the cover past 90° twice within a cell.
    static let cellLength = 1.0 / 240

    /// The time after an event from which a cover that still swings is assumed to swing forever, so
    /// that requests for all cues terminate.
    static let longest = 600.0
  }
}
