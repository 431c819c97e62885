import BookMotion

/// The contents of a golden file: a motion as it was last approved.
package enum GoldenText {
  /// The result of a comparison.
  package enum Comparison {
    case same
    /// What has changed, in words of one or more lines.
    case different(String)
    /// The contents aren't a recording, for this reason.
    case broken(String)
    /// The two can't be compared, for this reason.
    case incomparable(String)
  }

  /// Returns the contents of a motion's golden file.
  package static func of(_ recording: Recording) -> String {
    var text = ""
    recording.writeJSON(to: &text)
    return text
  }

  /// Compares a motion with the contents of its golden file, which is called `name`.
  package static func compare(
    _ recording: Recording, with bytes: [UInt8], called name: String, tolerance: Recording.Tolerance
  ) -> Comparison {
    let golden: Recording
    do { golden = try Recording(reading: bytes) } catch { return .broken("\(error)") }
    do {
      let difference = try Recording.Difference(
        from: golden, to: recording.asWritten(), tolerance: tolerance)
      return difference.isNone ? .same : .different(difference.words(old: name, new: "the motion"))
    } catch {
      return .incomparable("\(error)")
    }
  }
}
