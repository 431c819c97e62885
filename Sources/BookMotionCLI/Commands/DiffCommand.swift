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
    let tolerance = try ToleranceOptions(arguments)
    let format = try arguments.value(of: format)
    let before = try bytes(arguments.operands[0], "<old>")
    let after = try bytes(arguments.operands[1], "<new>")
    let difference = try difference(from: before, to: after, tolerance)
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(format == .json ? difference.json : difference.words)
    }
    if !difference.isNone { throw .found }
  }

  /// A document's place on the command line, and what it holds.
  private struct Source {
    let path: String
    let name: String
    let bytes: [UInt8]

    var isScene: Bool { SceneDocument.isSchema(of: bytes) }

    func read<Document>(
      _ reading: ([UInt8]) throws(DocumentError) -> Document
    ) throws(Failure) -> Document {
      try Failure.badData("\(name.quoted) got \(path.quoted)") { () throws(DocumentError) in
        try reading(bytes)
      }
    }
  }

  private static func bytes(_ path: String, _ name: String) throws(Failure) -> Source {
    let bytes = try Input.readJSON(
      path, for: name, takes: "a timeline, as 'bookmotion timeline' prints it")
    return Source(path: path, name: name, bytes: bytes)
  }

  private static func difference(
    from old: Source, to new: Source, _ tolerance: ToleranceOptions
  ) throws(Failure) -> TimelineDifference {
    if old.isScene, new.isScene {
      let before = try old.read { bytes throws(DocumentError) in try SceneDocument(reading: bytes) }
      let after = try new.read { bytes throws(DocumentError) in try SceneDocument(reading: bytes) }
      try tolerance.check(
        before.kind.channels.map(\.name), "the scene \(before.kind.rawValue)")
      return try compared { () throws(DocumentError) in
        try TimelineDifference(
          from: before, to: after, tolerance: tolerance.standard, tolerances: tolerance.single)
      }
    }
    guard !old.isScene, !new.isScene else {
      let (scene, other) = old.isScene ? (old, new) : (new, old)
      throw .badData(
        "nothing was compared: \(scene.path.quoted) is a scene, \(other.path.quoted) is none")
    }
    let before = try old.read { bytes throws(DocumentError) in try TimelineDocument(reading: bytes)
    }
    let after = try new.read { bytes throws(DocumentError) in try TimelineDocument(reading: bytes) }
    let allowed = try tolerance.ofTransition
    return try compared { () throws(DocumentError) in
      try TimelineDifference(from: before, to: after, tolerance: allowed)
    }
  }

  /// What goes wrong here is about both files, and so about no line of one.
  private static func compared(
    _ compare: () throws(DocumentError) -> TimelineDifference
  ) throws(Failure) -> TimelineDifference {
    do { return try compare() } catch { throw .badData(error.message) }
  }
}
