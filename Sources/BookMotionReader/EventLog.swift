import BookMotion

/// The events that a motion remembers: the time of the latest one, and the cues to report.
struct EventLog<Event: Hashable & Sendable>: Hashable, Sendable {
  private var latest = -Double.greatestFiniteMagnitude

  private var cues: [BookReaderCue<Event>] = []
}

extension EventLog {
  /// Returns the effective time of an event that occurs at `time`: no earlier than any previous
  /// event, even one without effect, because clocks can be set back. A time that is not finite is
  /// none.
  mutating func instant(_ time: Double) -> Double? {
    guard let time = time.notBefore(latest) else { return nil }
    latest = time
    return time
  }

  /// Drops the cues planned for after `time`, because an event changes what happens next.
  mutating func change(at time: Double) { cues.removeAll { $0.time > time } }

  /// Plans a cue, after those of the same instant.
  mutating func report(_ event: Event, at time: Double) {
    cues.makeRoom()
    let index = cues.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    cues.insert(BookReaderCue(event, at: time), at: index)
  }

  /// Returns the cues with times in `times`, in order.
  func cues(in times: Range<Double>) -> [BookReaderCue<Event>] {
    cues.filter { times.contains($0.time) }
  }
}
