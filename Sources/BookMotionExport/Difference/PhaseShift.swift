import BookMotion

/// How the phases of a recording have moved in time: what happens in a phase happens as long after its
/// beginning as before.
struct PhaseShift {
  /// The beginnings of phases that both recordings have, and until when both are in them.
  private let spans: [Span]

  private typealias Span = (old: Double, new: Double, length: Double)

  /// By how much each phase begins later; those that do not are left out.
  let shifts: [(phase: String, later: Double)]

  /// Nil if the recordings do not have the same phases in the same order, or none of them has moved.
  init?(from old: Recording, to new: Recording) {
    guard old.phases.map(\.name) == new.phases.map(\.name) else { return nil }
    let ends = [old, new].map { recording in
      recording.phases.dropFirst().map(\.time) + [Double.infinity]
    }
    spans = old.phases.indices.map { index in
      let (before, after) = (old.phases[index].time, new.phases[index].time)
      return (before, after, min(ends[0][index] - before, ends[1][index] - after))
    }
    shifts = zip(old.phases, new.phases).compactMap { before, after in
      let later = after.time - before.time
      return later.magnitude > PhaseShift.sameInstant ? (after.name, later) : nil
    }
    guard !shifts.isEmpty else { return nil }
  }

  /// When something of the new recording would have happened in the old one; nil for what comes in a
  /// phase later than the old one's end.
  func old(_ time: Double) -> Double? {
    guard let span = span(at: time, \.new), time - span.new <= span.length else { return nil }
    return span.old + (time - span.new)
  }

  /// Whether the new recording has something for a time of the old one.
  func keeps(_ time: Double) -> Bool {
    guard let span = span(at: time, \.old) else { return false }
    return time - span.old <= span.length
  }

  /// The last span that has begun, in one of the recordings: their phases are in order.
  private func span(at time: Double, _ beginning: (Span) -> Double) -> Span? {
    let begun = spans.prefixCount { beginning($0) <= time }
    return begun > 0 ? spans[begun - 1] : nil
  }

  /// Times on the grid of documents are the same if they are no further apart.
  static let sameInstant = 2e-6
}
