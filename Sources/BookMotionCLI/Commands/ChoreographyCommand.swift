import BookMotion
import BookMotionExport

/// `bookmotion choreography`: what a book does, as data.
enum ChoreographyCommand {
  enum Action: String, CaseIterable {
    case list
    case show
    case check
  }

  static let command = Command(
    name: "choreography",
    overview: "List, print or check choreographies.",
    discussion: """
      A choreography is data: print a preset, change it, and give the file to any
      subcommand that takes --choreography.

        bookmotion choreography list
        bookmotion choreography show storyReader -o mine.json
        bookmotion choreography check mine.json
      """,
    operands: Operands(names: [
      Operands.Name(
        name: "<action>", help: "list, show or check.",
        completion: Completion(choices: Action.allCases.map(\.rawValue))),
      Operands.Name(
        name: "<name|file>", help: "The choreography to show or to check.", isOptional: true,
        completion: OptionReader.choreography.completion),
    ]),
    groups: [OutputOptions.group()],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let action = try OptionReader<Action>.choice().read(arguments.operands[0], "<action>")
    let text = try text(action, of: arguments.operands.dropFirst().first)
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try sink.write(text)
    }
  }

  private static func text(_ action: Action, of name: ByteText?) throws(Failure) -> String {
    if action == .list {
      if let name {
        throw .usage("unexpected argument \(name.text.quoted): 'list' takes none")
      }
      return Choreography.presets.map { "\($0.name)\n" }.joined()
    }
    guard let name else {
      throw .usage("<name|file> is missing: '\(action.rawValue)' takes a choreography")
    }
    let choreography = try ChoreographySource(name, name: "<name|file>").load()
    guard action == .show else { return summary(of: choreography) }
    do {
      return try choreography.json
    } catch {
      throw .badData("\(choreography.name) can't be written: \(error)")
    }
  }

  private static func summary(of choreography: Choreography) -> String {
    "\(choreography.name.printable): fine, \(choreography.opening.count) stages to open and "
      + "\(choreography.closing.count) to close\n"
  }
}
