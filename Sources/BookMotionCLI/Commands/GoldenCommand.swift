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
    let isNew = arguments.has(record) && !Input.exists(goldens)
    if isNew {
      do { try System.makeFolder(goldens) } catch {
        throw .cannotWrite("can't make the folder \(goldens.quoted): \(error.message)")
      }
    }
    do { try check(arguments, names, motions, goldens) } catch {
      if isNew { System.removeFolder(goldens) }
      throw error
    }
    guard Input.exists(goldens) else {
      throw .missingFile(
        "\("<goldens>".got(goldens)): there is no such folder: create it with --record")
    }
    let there = try documents(in: goldens, "<goldens>")
    // Opened first, so that golden files are not written without being named.
    let output = try OutputFile(arguments.value(of: OutputOptions.output))
    var report = Report(isRecording: arguments.has(record))
    for name in names {
      let pair = Pair(name: name, motions: motions, goldens: goldens)
      do { report.outcomes.append(try outcome(of: pair, arguments)) } catch {
        guard error.code != .usage else {
          report.failure = error
          break
        }
        report.outcomes.append(.fault(line(error.message)))
        if error.code == .cannotWrite { report.failure = Failure(message: "", code: error.code) }
      }
    }
    for name in there where !names.contains(name) {
      report.outcomes.append(
        .fault(
          line(
            "\(goldens)/\(name) has no matching motion: delete it, or restore \(motions)/\(name)")))
    }
    try report.write(to: output, motions: names.count)
  }

  /// Throws if the two folders are one, or if the report would replace a file in one of them.
  private static func check(
    _ arguments: Arguments, _ names: [Path], _ motions: Path, _ goldens: Path
  ) throws(Failure) {
    let identities = [motions, goldens].map { try? System.status($0)?.identity }
    if let identity = identities[0], identity == identities[1] {
      throw .usage("\(goldens.quoted) can't be the folder of both: golden files need their own")
    }
    // A new document among the others would be taken for one of them the next time.
    let report = try arguments.value(of: OutputOptions.output)
    let new = report.names.last.flatMap { $0.hasSuffix(".json") ? $0 : nil }
    for (folder, operand) in [(motions, "<motions>"), (goldens, "<goldens>")] {
      let known = names + ((try? System.names(in: folder)) ?? [])
      let files = (known + (new.map { [$0] } ?? [])).map { folder.appending($0) }
      try arguments.check(OutputOptions.output.description, against: files, of: operand)
    }
  }

  /// A motion and its golden file.
  private struct Pair {
    let name: Path
    let motions: Path
    let goldens: Path

    var motion: Path { motions.appending(name) }
    var golden: Path { goldens.appending(name) }
  }

  /// What has come of a motion.
  private enum Outcome {
    case same
    case written(Path)
    /// A problem, in one or more lines.
    case fault(String)
    /// A problem that recording the motion would mend.
    case change(String)

    var words: String? {
      switch self {
      case .same, .written: nil
      case .fault(let words), .change(let words): words
      }
    }

    var isChange: Bool { if case .change = self { true } else { false } }

    var path: Path? { if case .written(let path) = self { path } else { nil } }
  }

  /// Compares a motion with its golden file, or records it.
  private static func outcome(
    of pair: Pair, _ arguments: Arguments
  ) throws(Failure) -> Outcome {
    let old =
      Input.exists(pair.golden)
      ? try Input.read(pair.name, in: pair.goldens, .document, for: "<goldens>") : nil
    let known = old.flatMap { try? Recording(reading: $0) }
    if let known, known.score.book == nil {
      return .fault(
        line(
          "\(pair.golden) is a timeline of the scene \(known.score.scene.quoted), not of a "
            + "choreography: move or delete it"))
    }
    let motion = try Input.read(pair.name, in: pair.motions, .document, for: "<motions>")
    let recording: Recording
    do { recording = try record(motion, called: pair.motion, like: known, arguments) } catch {
      guard error.code == .badData else { throw error }
      return .fault(line("\(pair.motion) is broken: \(error.message)"))
    }
    guard arguments.has(record) else {
      guard let old else {
        return .change(
          line("\(pair.motion) is new: look at it, then write \(pair.golden) with --record"))
      }
      return try comparison(of: recording, pair.golden, old, arguments)
    }
    var text = GoldenBytes(golden: pair.golden)
    try recording.writeJSON(to: &text)
    if old == text.bytes { return .same }
    // Whatever else it is, it must not be lost.
    guard old == nil || known != nil else {
      return .fault(line("\(pair.golden) is not a timeline, so it is kept: move or delete it"))
    }
    try Output.write(to: pair.golden) { sink throws(Failure) in try sink.write(utf8: text.bytes) }
    return .written(pair.golden)
  }

  /// The contents of a golden file, which must not grow larger than what can be read.
  private struct GoldenBytes: BookTextSink {
    let golden: Path
    private(set) var bytes: [UInt8] = []

    init(golden: Path) { self.golden = golden }

    mutating func write(_ text: String) throws(Failure) {
      bytes += text.utf8
      guard bytes.count <= Input.Kind.document.most else { throw FileSink.tooLarge(golden.quoted) }
    }
  }

  /// The outcomes of all motions.
  private struct Report {
    let isRecording: Bool
    var outcomes: [Outcome] = []
    /// The failure that has ended the run or will be its exit code.
    var failure: Failure?

    /// Prints the files that were written, the problems, and a summary; throws if there are any.
    func write(to file: consuming OutputFile, motions count: Int) throws(Failure) {
      var file = file
      let faults = outcomes.compactMap(\.words)
      let written = outcomes.compactMap(\.path)
      for path in written { try file.write(line("\(path) is written")) }
      for fault in faults { try file.write(fault) }
      if failure?.code != .usage {
        let words = summary(faults.count, written.count, of: count)
        try file.write("\(Words.count(count, "motion")): \(words)\n")
      }
      try file.finish()
      if let failure { throw failure }
      if !faults.isEmpty { throw .found }
    }

    private func summary(_ faults: Int, _ written: Int, of count: Int) -> String {
      var words = [faults == 0 ? nil : Words.count(faults, "problem")]
      if isRecording {
        words += [written == 0 ? nil : "\(written) written"]
      } else if faults == 0 {
        words = ["unchanged from \(count == 1 ? "its golden file" : "their golden files")"]
      } else if outcomes.contains(where: \.isChange) {
        words += ["approve an intended change with --record"]
      }
      let summary = words.compactMap(\.self).joined(separator: "; ")
      return summary.isEmpty ? "nothing has changed" : summary
    }
  }

  /// Returns the recording of a choreography, made as its golden file was, or throws the reason why
  /// the file is broken.
  private static func record(
    _ bytes: [UInt8], called motion: Path, like golden: Recording?, _ arguments: Arguments
  ) throws(Failure) -> Recording {
    let choreography: Choreography
    do { choreography = try Choreography(json: bytes) } catch {
      let isGolden = (try? Recording(reading: bytes)) != nil
      throw .badData(
        isGolden ? "it is a timeline, not a choreography; <motions> comes first" : "\(error)")
    }
    let play = try RecordingOptions.play(
      choreography, like: golden?.score.book, arguments.optional(direction), arguments)
    if EventOptions.areGiven(arguments) {
      let ineffective = play.ineffectiveEvents
      if let first = ineffective.first, ineffective.count == play.recording.score.events.count {
        throw .badData("\(first), so there is nothing to compare")
      }
      RecordingOptions.warn(ofIneffective: ineffective, prefix: "\(motion): ")
    }
    return play.recording
  }

  /// Compares a motion with its golden file.
  private static func comparison(
    of recording: Recording, _ path: Path, _ bytes: [UInt8], _ arguments: Arguments
  ) throws(Failure) -> Outcome {
    let tolerance = try ToleranceOptions.read(
      arguments, steps: arguments.value(of: DiffCommand.tolerance), recording)
    return
      switch GoldenText.compare(
        recording, with: bytes, called: path.text, tolerance: tolerance)
    {
    case .same: .same
    case .different(let words): .change(words)
    case .broken(let reason): .fault(line("\(path) is broken: \(reason)"))
    case .incomparable(let reason): .change(line("\(path) can't be compared: \(reason)"))
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
