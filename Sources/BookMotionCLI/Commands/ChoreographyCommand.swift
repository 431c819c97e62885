import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionLint
import BookMotionRecording

/// `bookmotion choreography`: lists, shows, and checks choreographies.
enum ChoreographyCommand {
  enum Action: String, CaseIterable {
    case list
    case show
    case check
  }

  enum Format: String, CaseIterable {
    case json
    case swift
  }

  static let format = Option(
    "--format", "<format>", "The format for 'show': json, or swift for Swift source.",
    default: "json",
    reads: OptionReader<Format>.choice())

  static let reduced = Option(
    flag: "--reduced", "With 'show', its version for people who prefer reduced motion.")

  static let command = Command(
    name: "choreography",
    overview: "List, print, or check choreographies.",
    discussion: """
      A choreography is data: print a preset, change it, and give the file to any
      subcommand that takes --choreography. Or print it as Swift, and compile it into
      your app.

        bookmotion choreography list
        bookmotion choreography show storyReader -o mine.json
        bookmotion choreography check mine.json
        bookmotion choreography show mine.json --format swift -o Opening.swift
        bookmotion choreography show storyReader --reduced -o calm.json
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<action>", help: "list, show, or check.",
        completion: Completion(choices: Action.allCases.map(\.rawValue))),
      Operands.Name(
        name: "<name|file>", help: "The choreography to show or to check.", isOptional: true,
        completion: OptionReader.choreography.completion),
    ]),
    groups: [OutputOptions.group(format.description, reduced.description)],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let action = try OptionReader<Action>.choice().read(arguments.operands[0], "<action>")
    let format = try arguments.value(of: format)
    for option in [Self.format.description, reduced.description]
    where action != .show && arguments.has(option.name) {
      throw .usage("\(option.name.quoted) requires 'show'")
    }
    let text = try text(
      action, of: arguments.operands.dropFirst().first, as: format,
      isReduced: arguments.has(reduced))
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(text)
    }
  }

  private static func text(
    _ action: Action, of name: ByteText?, as format: Format, isReduced: Bool
  ) throws(Failure) -> String {
    if action == .list {
      if let name {
        throw .usage("unexpected argument \(name.text.quoted): 'list' takes no choreography")
      }
      return Choreography.presets.map { "\($0.name)\n" }.joined()
    }
    guard let name else {
      throw .usage("<name|file> is missing: '\(action.rawValue)' takes a choreography")
    }
    var choreography = try ChoreographySource(name, name: "<name|file>").load()
    if isReduced { choreography = choreography.reduced() }
    guard action == .show else {
      warn(of: choreography)
      return summary(of: choreography, from: name.text)
    }
    if format == .swift {
      return try Failure.badData { () throws(BookExportError) in try SwiftCode(choreography).text }
    }
    do {
      return try choreography.json
    } catch {
      throw .badData("\(choreography.name) can't be written: \(error)")
    }
  }

  /// Warns of what is valid, but hardly meant: numbers that are probably milliseconds, and springs
  /// that never come to rest.
  private static func warn(of choreography: Choreography) {
    for finding in Choreography.Lint(choreography).findings
    where [.longPhase, .longMove].contains(finding.kind) {
      Warnings.add("\(finding.direction.rawValue), \(finding.phase.rawValue): \(finding.sentence)")
    }
    let stages =
      choreography.opening.map { ("opening", $0) } + choreography.closing.map { ("closing", $0) }
    for (direction, stage) in stages {
      var faults: [String] = []
      if stage.moves.contains(where: { !$0.animation.settlingDuration().isFinite }) {
        faults.append(
          "a spring with a bounce of 1 never comes to rest, so the motion can't be recorded")
      }
      let delays =
        stage.moves.map { ("a move is delayed by", $0.animation.delay) }
        + stage.moments.map { ("the moment \($0.name.text.printable) comes after", $0.delay) }
      for (what, delay) in delays where delay > Choreography.Lint.Limits.longestPhase {
        faults.append("\(what) \(JSONText.number(delay)) s; times are in seconds")
      }
      for fault in faults { Warnings.add("\(direction), \(stage.phase.rawValue): \(fault)") }
    }
  }

  private static func summary(of choreography: Choreography, from word: String) -> String {
    let name = choreography.name.printable
    return
      "\([name, "-"].contains(word) ? name : "\(word.printable) (\(name))"): fine, \(Words.count(choreography.opening.count, "stage")) to open "
      + "and \(choreography.closing.count) to close\n"
  }
}
