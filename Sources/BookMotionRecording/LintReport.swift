package import BookMotion
import BookMotionDocuments
package import BookMotionLint

/// The findings of a `Choreography.Lint`, except ignored ones, as text and as JSON.
///
/// ```swift
/// let report = LintReport(of: Choreography.Lint(.bookPolish), named: "bookPolish", ignoring: [.jump])
/// report.faults.isEmpty  // true, or print(report.words)
/// ```
package struct LintReport: Hashable, Sendable {
  /// The name of the choreography.
  package let name: String

  /// The faults, in order of time.
  package let faults: [Choreography.Lint.Finding]

  /// The remarks, in order of time.
  package let remarks: [Choreography.Lint.Finding]

  /// The number of findings that are ignored.
  let ignoredCount: Int

  /// Creates a report that leaves out the findings of the given kinds.
  package init(
    of lint: Choreography.Lint, named name: String,
    ignoring ignored: Set<Choreography.Lint.Finding.Kind> = []
  ) {
    self.name = name
    faults = lint.faults.filter { !ignored.contains($0.kind) }
    remarks = lint.remarks.filter { !ignored.contains($0.kind) }
    ignoredCount = lint.findings.count - faults.count - remarks.count
  }

  /// One line per finding, faults first, followed by a line with the totals.
  ///
  /// ```
  /// fault: opening, flipping at 0.975 s: the cover opacity jumps from 1 to 0 as the cover passes 170° (jump)
  /// remark: closing, idle at 1.3 s: the library blur starts suddenly at 86.2 points per second (suddenStart)
  /// mine: 1 fault, 1 remark
  /// ```
  package var words: String {
    let counts = Words.count(faults.count, "fault") + ", " + Words.count(remarks.count, "remark")
    return (faults + remarks).map { "\($0)\n" }.joined()
      + "\(name.printable): \(counts)\(ignoredCount == 0 ? "" : ", \(ignoredCount) ignored")\n"
  }

  /// The report as JSON: one object, with one finding per line.
  package var json: String {
    let findings = (faults + remarks).map(\.json)
    return """
      {"schema": "bookmotion.lint/1",
      "choreography": \(JSONText.quoted(name)),
      "faults": \(faults.count),
      "remarks": \(remarks.count),
      "ignored": \(ignoredCount),
      "findings": \(JSONText.lines(findings))}

      """
  }
}

extension Choreography.Lint.Finding {
  fileprivate var json: String {
    let grid = NumberGrid.standard
    let changes = changes.map { change in
      JSONText.object([
        ("channel", JSONText.quoted(change.channel.rawValue)), ("from", grid.text(change.from)),
        ("to", grid.text(change.to)),
      ])
    }
    return JSONText.object([
      ("severity", JSONText.quoted(severity.rawValue)),
      ("kind", JSONText.quoted(kind.rawValue)),
      ("way", JSONText.quoted(direction.rawValue)),
      ("phase", JSONText.quoted(phase.rawValue)),
      ("time", grid.text(time)),
      // JSON has no literal for infinity.
      ("duration", duration.isFinite ? grid.text(duration) : "null"),
      ("changes", "[\(changes.joined(separator: ", "))]"),
      ("words", JSONText.quoted(sentence)),
    ])
  }
}
