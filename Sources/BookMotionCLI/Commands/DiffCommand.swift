import BookMotion
import BookMotionExport

/// `bookmotion diff`: what has changed between two timelines, in words.
enum DiffCommand {
  enum Format: String, CaseIterable {
    case words
    case json
  }

  static let format = Option(
    "--format", "<format>", "words to read, or json.", default: "words",
    reads: OptionReader<Format>.choice())

  static let command = Command(
    name: "diff",
    overview: "Tell what has changed between two timelines.",
    discussion: """
      Compares by number, not by text, at every keyframe of both. Exits with 0 if
      nothing differs by more than its tolerance, and with 1 if something does.

        bookmotion diff golden.json new.json
        bookmotion timeline | bookmotion diff golden.json -
        bookmotion diff old.json new.json --tolerance 0.01 --tolerance-for flipAngle=0.1
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<old>", help: "A timeline as JSON: the golden one; - is stdin.",
        completion: Completion(files: .read)),
      Operands.Name(
        name: "<new>", help: "What has become of it; - is stdin.",
        completion: Completion(files: .read)),
    ]),
    groups: [
      OptionGroup(
        title: "COMPARISON OPTIONS",
        options: [
          ToleranceOptions.tolerance.description, ToleranceOptions.toleranceFor.description,
        ]),
      OutputOptions.group(format.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let tolerance = try ToleranceOptions.value(arguments)
    let format = try arguments.value(of: format)
    let before = try document(arguments.operands[0], "<old>")
    let after = try document(arguments.operands[1], "<new>")
    let difference: TimelineDifference
    do {
      difference = try TimelineDifference(from: before, to: after, tolerance: tolerance)
    } catch {
      throw .badData(error.message)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(format == .json ? difference.json : difference.words)
    }
    if !difference.isNone { throw .found }
  }

  private static func document(
    _ path: String, _ name: String
  ) throws(Failure) -> TimelineDocument {
    let bytes = try Input.readJSON(
      path, for: name, takes: "a timeline, as 'bookmotion timeline' prints it")
    do {
      return try TimelineDocument(reading: bytes)
    } catch {
      throw .badData("\(name.quoted) got \(path.quoted): \(error)")
    }
  }
}
