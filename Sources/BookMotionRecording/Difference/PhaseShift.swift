import BookMotion
import BookMotionDocuments

/// A shift of a recording's phases in time, in which everything keeps its offset from the beginning
/// of its phase.
struct PhaseShift {
  /// The beginning of each phase in both recordings, and the length that they have in common.
  private let spans: [Span]

  private typealias Span = (old: Double, new: Double, length: Double)

  /// The phases that moved, each with the number of seconds by which it begins later.
  let shifts: [(phase: String, later: Double)]

  /// Creates the shift, or returns `nil` if the recordings do not have the same phases in the same
  /// order, or if no phase moved.
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

  /// Returns the time in the old recording that corresponds to a time in the new one, or `nil` if
  /// the old phase was over by then.
  func old(_ time: Double) -> Double? {
    guard let span = span(at: time, \.new), time - span.new <= span.length else { return nil }
    return span.old + (time - span.new)
  }

  /// Returns the time in the new recording that is as far from the beginning of its phase as a time
  /// in the old one, even if the new phase is over by then.
  func new(_ time: Double) -> Double {
    span(at: time, \.old).map { $0.new + (time - $0.old) } ?? time
  }

  /// Returns how much later a time in the new recording is in its phase than a time in the old one,
  /// or `nil` if they are in different phases.
  func later(_ old: Double, _ new: Double) -> Double? {
    guard let span = span(at: old, \.old), let other = self.span(at: new, \.new),
      span.old == other.old
    else { return nil }
    return new - span.new - (old - span.old)
  }

  /// Returns true if a time in the old recording has a counterpart in the new one, whose next frame
  /// corresponds to the time `next`.
  func keeps(_ time: Double, before next: Double) -> Bool {
    guard let span = span(at: time, \.old), let other = self.span(at: next, \.old) else {
      return false
    }
    return time - span.old <= span.length && span.old == other.old
  }

  /// Returns the last span that has begun by `time` in one of the recordings.
  private func span(at time: Double, _ beginning: (Span) -> Double) -> Span? {
    let begun = spans.prefixCount { beginning($0) <= time + PhaseShift.sameInstant }
    return begun > 0 ? spans[begun - 1] : nil
  }

  /// The largest distance between two times, in seconds, at which they count as equal despite the
  /// grid.
  static let sameInstant = 2e-6
}
