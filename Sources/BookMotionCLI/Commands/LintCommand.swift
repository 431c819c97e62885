import BookMotion
import BookMotionExport

/// `bookmotion lint`: what a careful eye would object to.
enum LintCommand {
  static let command = Command(
    name: "lint",
    overview: "Tell what a careful eye would object to in a choreography.",
    discussion: """
      Jumps, kinks, overshoot, springs that are cut off, and a way back that does not
      undo the way there. Exits with 0 if there is nothing, and with 1 if there is.

        bookmotion lint
        bookmotion lint --choreography mine.json
      """,
    groups: [
      OptionGroup(
        title: "BOOK OPTIONS",
        options: [
          RecordingOptions.choreography.description, RecordingOptions.screen.description,
          RecordingOptions.frame.description, RecordingOptions.binding.description,
        ]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let choreography = try arguments.value(of: RecordingOptions.choreography).load()
    let findings = Lint(choreography, layout: try RecordingOptions.layout(arguments)).findings
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      for finding in findings { try sink.write("\(finding)\n") }
      let count = findings.isEmpty ? "nothing" : "\(findings.count)"
      let things = findings.count == 1 ? "thing" : "things"
      try sink.write(
        "\(choreography.name): \(count)\(findings.isEmpty ? "" : " \(things)") to object to\n")
    }
    if !findings.isEmpty { throw .found }
  }
}
