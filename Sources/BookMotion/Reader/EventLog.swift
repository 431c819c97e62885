/// What a motion of reading remembers of its events: when the last one was, and what is to be told.
struct EventLog<Event: Hashable & Sendable>: Sendable {
  private var latest = -Double.greatestFiniteMagnitude

  private var cues: [ReaderCue<Event>] = []

  /// Who reads for hours asks for the cues of the last minutes at most.
  private static var rememberedCues: Int { 256 }
}

extension EventLog {
  /// When an event counts that a clock puts at `time`: clocks are set back, events are not, also not
  /// behind one that changed nothing.
  mutating func instant(_ time: Double) -> Double {
    latest = time.notBefore(latest)
    return latest
  }

  /// Something happens: what was planned for later does not.
  mutating func change(at time: Double) { cues.removeAll { $0.time > time } }

  /// Plans a cue, behind those of the same instant.
  mutating func tell(_ event: Event, at time: Double) {
    if cues.count > EventLog.rememberedCues { cues.removeFirst(cues.count / 2) }
    let place = cues.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    cues.insert(ReaderCue(event, at: time), at: place)
  }

  /// What happens from the start of `times` up to, but not at, their end.
  func cues(in times: Range<Double>) -> [ReaderCue<Event>] {
    cues.filter { times.contains($0.time) }
  }
}
