extension BookTransition {
  /// What happens from the start of `times` up to, but not at, their end: each cue once and in
  /// order, however the time is cut into ticks.
  ///
  /// - Complexity: O(stages + the time in which something moves · 240).
  public func cues(in times: Range<Double>) -> [Cue] {
    var cues: [Cue] = []
    for (index, planned) in plan.enumerated() {
      let cut = index + 1 < plan.count ? nextChange(after: planned.time) : .infinity
      cues.append(Cue(.phase(planned.stage.phase), at: planned.time))
      for moment in planned.stage.moments where planned.time + moment.delay < cut || moment.delay == 0 {
        cues.append(Cue(.moment(moment.name), at: planned.time + moment.delay))
      }
    }
    cues.append(contentsOf: quarterTurns(in: times))
    // A stable order: of what happens at one instant, phases and moments first.
    return cues.filter { times.contains($0.time) }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The event that cut off what was planned at `time`, if there was one.
  private func nextChange(after time: Double) -> Double {
    changes.first { $0 > time } ?? .infinity
  }
}
