import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording

/// `bookmotion diff`: the difference between two recordings, in words.
enum DiffCommand {
  enum Format: String, CaseIterable {
    case words
    case json
  }

  static let format = Option(
    "--format", "<format>", "words for people to read, or json.", default: "words",
    reads: OptionReader<Format>.choice())
  static let tolerance = ToleranceOptions.tolerance(
    "The largest difference to ignore", default: "0.01")

  static let command = Command(
    name: "diff",
    overview: "Report what has changed between two timelines.",
    discussion: """
      Compares by number, not by text: first what made the timelines, then every
      keyframe of both. Exits with 0 if nothing differs, and with 1 if something does.
      The tolerance is for channels; another choreography or event always counts.

        bookmotion diff golden.json new.json
        bookmotion timeline | bookmotion diff golden.json -
        bookmotion diff old.json new.json --tolerance 1 --tolerance-for flipAngle=0.5
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<old>", help: "A timeline as JSON: the golden one; - is stdin.",
        completion: Completion(files: .read)),
      Operands.Name(
        name: "<new>", help: "The timeline to compare with it; - is stdin.",
        completion: Completion(files: .read)),
    ]),
    groups: [
      OptionGroup(
        title: "COMPARISON OPTIONS",
        options: [tolerance.description, ToleranceOptions.toleranceFor.description]),
      OutputOptions.group(format.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let format = try arguments.value(of: format)
    let steps = try arguments.value(of: tolerance)
    let old = try read(Path(arguments.operands[0]), "<old>")
    let new = try read(Path(arguments.operands[1]), "<new>")
    let allowed = try ToleranceOptions.read(arguments, steps: steps, old, new)
    let difference = try Failure.badData { () throws(BookExportError) in
      try Recording.Difference(from: old, to: new, tolerance: allowed)
    }
    let names = arguments.operands.map { $0 == "-" ? "stdin" : $0.text }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      switch format {
      case .json: try sink.write(difference.json(old: names[0], new: names[1]))
      case .words: try sink.write(difference.words(old: names[0], new: names[1]))
      }
    }
    if !difference.isNone { throw .found }
  }

  static func read(_ path: Path, _ name: String) throws(Failure) -> Recording {
    if Choreography.presets.contains(where: { $0.name == path.text }), !Input.exists(path) {
      throw .missingFile(
        "\(name.got(path)): that is a choreography; record it with 'bookmotion "
          + "timeline --choreography \(path) -o \(path).json'")
    }
    let bytes = try Input.readJSON(
      path, for: name, takes: "a timeline, as 'bookmotion timeline' prints it")
    return try Failure.badData(name.got(path)) { () throws(BookDocumentError) in
      try Recording(reading: bytes)
    }
  }
}
