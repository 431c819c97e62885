public import BookMotion
package import BookMotionDocuments

#if !$Embedded
extension Choreography.Lint.Finding: CustomStringConvertible {
  /// The finding as a line, such as "remark: opening, moving at 0.6 s: x has 3.26 points still to
  /// go when the phase ends; the spring settles at 0.739 s (unsettled)".
  public var description: String { line.text }

  /// The finding as a sentence, without its severity, phase, time, and kind.
  package var sentence: String { phrase.text }
}
#endif

extension Choreography.Lint.Finding {
  /// The finding as a line with its severity, phase, time, and kind.
  package var line: UTF8Text {
    "\(severity.rawValue): \(direction.rawValue), \(phase.rawValue) at \(UTF8Text(seconds: time)): \(phrase) "
      + "(\(kind.rawValue))"
  }

  private var phrase: UTF8Text {
    switch kind {
    case .jump:
      clauses("jumps") {
        // Points are given as a distance, since the origin of the screen doesn't matter.
        $0.channel.unit == .points ? "by \($0.amount($0.size))" : "from \($0.range)"
      } + (cut.map { " as the cover passes \(words($0))°" } ?? "")
    case .kink: clauses("changes speed abruptly") { "from \($0.range) per second" }
    case .shrink: clauses("shrinks") { "from \($0.range)" }
    case .ajar: clauses("comes to rest") { "at \($0.amount($0.to)), still over the page" }
    case .shortPhase where duration == 0: "the phase takes no time, so no frame shows it"
    case .shortPhase:
      "the phase lasts only \(UTF8Text(seconds: duration)); below \(enoughFrames) it may fall between "
        + "two of them"
    case .longPhase: "the phase lasts \(UTF8Text(seconds: duration)); durations are in seconds"
    case .shortMove:
      clauses("moves") { "by \($0.amount($0.size))" }
        + " within \(UTF8Text(seconds: duration)); below \(enoughFrames) it looks like a jump"
    case .longMove:
      clauses("moves") { "by \($0.amount($0.size))" }
        + " for \(UTF8Text(seconds: duration)); durations are in seconds"
    case .suddenStart: clauses("starts suddenly") { "at \($0.amount($0.size)) per second" }
    case .suddenStop: clauses("stops suddenly") { "from \($0.amount($0.size)) per second" }
    case .shortPeak:
      clauses("swings") { "by \($0.amount($0.size))" }
        + " and back within \(UTF8Text(seconds: duration)); below \(enoughFrames) it may fall between "
        + "two of them"
    case .overshoot:
      clauses("overshoots") { "\($0.amount($0.from)) by \($0.amount($0.size))" }
        + (duration.isFinite ? " for \(UTF8Text(seconds: duration))" : " from then on")
    case .unsettled:
      clauses("has") { $0.amount($0.size) } + " still to go when the phase ends; the spring "
        + (duration.isFinite ? "settles at \(UTF8Text(seconds: time + duration))" : "never settles")
    case .notUndone:
      clauses("ends the phase") {
        "at \($0.amount($0.to)) instead of \($0.amount($0.from)), its value during the opening"
      }
    case .offScreen:
      clauses("goes") { "to \($0.amount($0.to))" } + ", where no part of the book is on the screen"
    case .notReturned:
      clauses("ends") { "at \($0.amount($0.to)), not at the \($0.amount($0.from)) it began with" }
    }
  }

  /// Returns a sentence with the verb only once, such as "x jumps by 10 points, y by 5 points and
  /// the tilt from 0 to 8°".
  private func clauses(_ verb: UTF8Text, _ object: (Change) -> UTF8Text) -> UTF8Text {
    UTF8Text(
      changes.enumerated().map { index, change in
        "\(change.name) \(index == 0 ? verb + " " : "")\(object(change))"
      })
  }

  /// The frame rate at which the finding lasts one frame.
  private var enoughFrames: UTF8Text { "\(words(1 / duration)) frames per second" }
}

extension Choreography.Lint.Finding.Change {
  /// The name in words, such as "the first page opacity" for `firstPageOpacity` and "x" for `x`.
  fileprivate var name: UTF8Text {
    channel == .x || channel == .y
      ? UTF8Text(wordsOf: channel.rawValue) : "the \(UTF8Text(wordsOf: channel.rawValue))"
  }

  fileprivate var range: UTF8Text { "\(words(from)) to \(amount(to))" }

  fileprivate func amount(_ value: Double) -> UTF8Text {
    switch channel.unit {
    case .points: words(value) + (abs(value) == 1 ? " point" : " points")
    case .degrees: words(value) + "°"
    case .fraction, .count: words(value)
    }
  }
}

/// Returns a number with three digits, which suffice for reading.
private func words(_ number: Double) -> UTF8Text { UTF8Text(number, digits: 3) }
