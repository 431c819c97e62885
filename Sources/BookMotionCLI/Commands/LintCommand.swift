import BookMotion
import BookMotionExport
import BookMotionLint
import BookMotionRecording

/// `bookmotion lint`: the faults of a choreography, and remarks on it.
enum LintCommand {
  static let strict = Option(flag: "--strict", "Exit with 1 for remarks as well.")
  static let ignore = Option(
    "--ignore", "<kind>",
    "A kind of finding to skip. Can be repeated. Faults: \(kinds(.fault)). Remarks: "
      + "\(kinds(.remark)).", reads: OptionReader<Choreography.Lint.Finding.Kind>.choice())

  static let command = Command(
    name: "lint",
    overview: "Find faults in a choreography.",
    discussion: """
      Faults break a motion for everybody: jumps, kinks, a book that shrinks on its
      way to the reader, a phase too short for a frame. Remarks are a matter of taste:
      overshoot, springs that are cut off, sudden starts and stops, a closing that
      is not the reverse of its opening. Exits with 1 if there is a fault.

        bookmotion lint
        bookmotion lint --ignore jump
        bookmotion lint --choreography mine.json --strict --ignore unsettled
      """,
    groups: [
      OptionGroup(
        title: "BOOK OPTIONS",
        options: [
          RecordingOptions.choreography.description, RecordingOptions.screen.description,
          RecordingOptions.frame.description, RecordingOptions.safeArea.description,
          RecordingOptions.binding.description,
        ]),
      OptionGroup(title: "LINT OPTIONS", options: [strict.description, ignore.description]),
      OutputOptions.group(DiffCommand.format.description),
    ],
    run: run)

  private static func kinds(_ severity: Choreography.Lint.Finding.Severity) -> String {
    Choreography.Lint.Finding.Kind.allCases.filter { $0.severity == severity }.map(\.rawValue)
      .joined(separator: ", ")
  }

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let choreography = try arguments.value(of: RecordingOptions.choreography).load()
    let lint = Choreography.Lint(choreography, layout: try RecordingOptions.layout(arguments))
    let report = LintReport(
      of: lint, named: choreography.name, ignoring: Set(arguments.values(of: ignore)))
    let format = try arguments.value(of: DiffCommand.format)
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(format == .json ? report.json : report.words)
    }
    if !report.faults.isEmpty || arguments.has(strict) && !report.remarks.isEmpty { throw .found }
  }
}
