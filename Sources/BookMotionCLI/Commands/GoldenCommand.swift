import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// `bookmotion golden`: compares the motion of every choreography in a folder with its golden file.
enum GoldenCommand {
  static let record = Option(
    flag: "--record", "Write the golden files instead of comparing with them.")

  static let direction = Option(
    "--direction", "<direction>",
    "open, close, or both. (default: as in the golden file; if that is new, both; with --event, open)",
    reads: OptionReader<BookScore.Direction>.choice())

  static let command = Command(
    name: "golden",
    overview: "Compare every choreography in a folder with its golden file.",
    discussion: """
      Plays each choreography in <motions> and compares it with the timeline of the
      same name in <goldens>, as 'diff' does. Exits with 1 if one differs, if a motion
      has no golden file, or if a golden file has no motion.

        bookmotion golden Motions Goldens --record
        bookmotion golden Motions Goldens

      A golden file remembers its events or direction, the screen, and the frame rate,
      so pass such options only when you record it:

        bookmotion golden Motions Turned --event 0:tap --event 0.7:close --record
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<motions>", help: "A folder of choreographies, in files that end in .json.",
        completion: Completion(files: .read)),
      Operands.Name(
        name: "<goldens>", help: "The folder with their golden files.",
        completion: Completion(files: .read)),
    ]),
    groups: [
      OptionGroup(
        title: "TRANSITION OPTIONS",
        options: [
          direction.description, EventOptions.event.description,
          EventOptions.events.description,
          RecordingOptions.fps.description, RecordingOptions.screen.description,
          RecordingOptions.frame.description, RecordingOptions.safeArea.description,
          RecordingOptions.binding.description,
        ]),
      OptionGroup(
        title: "COMPARISON OPTIONS",
        options: [
          DiffCommand.tolerance.description, ToleranceOptions.toleranceFor.description,
          record.description,
        ]),
      OutputOptions.group(),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let (motions, goldens) = (Path(arguments.operands[0]), Path(arguments.operands[1]))
    let names = try documents(in: motions, "<motions>")
    guard !names.isEmpty else {
      throw .badData(
        "\("<motions>".got(motions)): nothing was compared, because it has no files that "
          + "end in .json")
    }
    let isRecording = arguments.has(record)
    if isRecording, !Input.exists(goldens) {
      do { try System.makeFolder(goldens) } catch {
        throw .cannotWrite("can't make the folder \(goldens.quoted): \(error.message)")
      }
    }
    let identities = [motions, goldens].map { try? System.status($0)?.identity }
    if let identity = identities[0], identity == identities[1] {
      throw .usage("\(goldens.quoted) can't be the folder of both: golden files need their own")
    }
    guard Input.exists(goldens) else {
      throw .missingFile(
        "\("<goldens>".got(goldens)): there is no such folder: create it with --record")
    }
    let there = try documents(in: goldens, "<goldens>")
    var (faults, written, isMendable) = ([String](), [Path](), false)
    for name in names {
      let golden = goldens.appending(name)
      let old =
        there.contains(name) ? try Input.read(golden, .document, for: "<goldens>") : nil
      let known = old.flatMap { try? Recording(reading: $0) }
      switch try record(of: motions.appending(name), like: known, arguments) {
      case .failure(let fault): faults.append(line("\(motions)/\(name) is broken: \(fault.words)"))
      case .success(let recording) where isRecording:
        let text = GoldenText.of(recording)
        if old == Array(text.utf8) { continue }
        // Whatever else it is, it must not be lost.
        guard old == nil || known != nil else {
          faults.append(line("\(golden) is not a timeline, so it is kept: move or delete it"))
          continue
        }
        try Output.write(to: golden) { sink throws(Failure) in try sink.write(text) }
        written.append(golden)
      case .success(let recording):
        guard let old else {
          isMendable = true
          faults.append(
            line(
              "\(motions)/\(name) is new: look at it, then write \(goldens)/\(name) with --record"))
          continue
        }
        if let fault = try fault(of: recording, golden, old, arguments) {
          isMendable = isMendable || fault.isDifference
          faults.append(fault.words)
        }
      }
    }
    for name in there where !names.contains(name) {
      faults.append(
        line("\(goldens)/\(name) has no matching motion: delete it, or restore \(motions)/\(name)"))
    }
    try report(
      faults, of: names.count, written: isRecording ? written : nil, isMendable: isMendable,
      arguments)
  }

  /// Prints the files that were written, unless golden files are only compared, and the faults.
  private static func report(
    _ faults: [String], of count: Int, written: [Path]?, isMendable: Bool, _ arguments: Arguments
  ) throws(Failure) {
    var words = [faults.isEmpty ? nil : Words.count(faults.count, "problem")]
    if let written {
      words += [written.isEmpty ? nil : "\(written.count) written"]
    } else if faults.isEmpty {
      words = ["unchanged from \(count == 1 ? "its golden file" : "their golden files")"]
    } else if isMendable {
      words += ["approve an intended change with --record"]
    }
    let summary = words.compactMap(\.self).joined(separator: "; ")
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      for path in written ?? [] { try sink.write(line("\(path) is written")) }
      for fault in faults { try sink.write(fault) }
      try sink.write(
        "\(Words.count(count, "motion")): \(summary.isEmpty ? "nothing has changed" : summary)\n")
    }
    if !faults.isEmpty { throw .found }
  }

  /// Returns the recording of a choreography file, made as its golden file was, or the reason why
  /// the file is broken.
  private static func record(
    of path: Path, like golden: Recording?, _ arguments: Arguments
  ) throws(Failure) -> Result<Recording, Broken> {
    let bytes = try Input.read(path, .document, for: "<motions>")
    let choreography: Choreography
    do { choreography = try Choreography(json: bytes) } catch {
      let isGolden = (try? Recording(reading: bytes)) != nil
      let words =
        isGolden ? "it is a timeline, not a choreography; <motions> comes first" : "\(error)"
      return .failure(Broken(words: words))
    }
    do {
      let play = try RecordingOptions.play(
        choreography, like: golden?.score.book, arguments.optional(direction), arguments)
      if EventOptions.areGiven(arguments) {
        let ineffective = play.ineffectiveEvents
        if let first = ineffective.first, ineffective.count == play.recording.score.events.count {
          return .failure(Broken(words: "\(first), so there is nothing to compare"))
        }
        RecordingOptions.warn(ofIneffective: ineffective, prefix: "\(path): ")
      }
      return .success(play.recording)
    } catch {
      guard error.code == .badData else { throw error }
      return .failure(Broken(words: error.message))
    }
  }

  /// The reason why a file can't be played.
  private struct Broken: Error {
    let words: String
  }

  /// Returns the difference from a golden file in words, or why nothing was compared; `nil` if they
  /// are equal.
  private static func fault(
    of recording: Recording, _ path: Path, _ bytes: [UInt8], _ arguments: Arguments
  ) throws(Failure) -> (words: String, isDifference: Bool)? {
    let tolerance = try ToleranceOptions.read(
      arguments, steps: arguments.value(of: DiffCommand.tolerance), recording)
    switch GoldenText.compare(recording, with: bytes, called: path.text, tolerance: tolerance) {
    case .same: return nil
    case .different(let words): return (words, true)
    case .broken(let reason): return (line("\(path) is broken: \(reason)"), false)
    case .incomparable(let reason): return (line("\(path) can't be compared: \(reason)"), true)
    }
  }

  private static func isFolder(_ path: Path) -> Bool {
    (try? System.status(path))?.kind == .folder
  }

  private static func line(_ sentence: String) -> String { sentence.printable + "\n" }

  /// Returns the names of the JSON files in a folder, sorted.
  private static func documents(in path: Path, _ name: String) throws(Failure) -> [Path] {
    do {
      return try System.names(in: path)
        .filter { $0.hasSuffix(".json") && !$0.isHidden && !isFolder(path.appending($0)) }
        .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    } catch {
      throw .missingFile(
        error.isNotFolder
          ? "\(name.got(path)): it takes a folder, not a file"
          : "\(name.got(path)): can't read the folder: \(error.message)")
    }
  }
}
