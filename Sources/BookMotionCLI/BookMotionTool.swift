import BookMotion
import BookMotionPNG

/// The entry point: lists the subcommands, runs the one that the command line names, and reports a
/// failure.
@main
enum BookMotionTool {
  static let tool = Tool(
    name: "bookmotion",
    overview: "The mathematics of book transitions.",
    version: """
      bookmotion 0.1.0-dev
      libpng \(BookPNGLibrary.version)

      """,
    ownOptions: [Tool.completionScript.description],
    commands: [
      TimelineCommand.command, FramesCommand.command, PlotCommand.command, PreviewCommand.command,
      SceneCommand.command,
      ColorCommand.command, DiffCommand.command, GoldenCommand.command, LintCommand.command,
      ChoreographyCommand.command, SpringCommand.command, FitCommand.command,
    ])

  static func main() {
    System.holdStandardFiles()
    System.ignoreSignalsOfWriting()
    EndingSignals.listenAsFirstProcess()
    do {
      try tool.run(System.commandLine)
      Warnings.show()
    } catch {
      error.end()
    }
  }
}

extension Tool {
  static let completionScript = Option(
    "--generate-completion-script", "<shell>",
    "Print a completion script for bash, zsh, or fish.",
    reads: OptionReader<Shell>.choice())

  /// Runs the subcommand or option that a command line begins with.
  func run(_ words: [ByteText]) throws(Failure) {
    guard let first = words.first else { return try show(HelpText.text(of: self)) }
    let rest = Array(words.dropFirst())
    switch first {
    case "help": try help(rest)
    case "--": throw .usage("'--' can't come before a subcommand: see '\(name) --help'")
    case let word where word.hasPrefix("-") && word != "-": try answer(words)
    default: try run(command(first.text), rest)
    }
  }

  /// Prints the output of an option that is given without a subcommand.
  private func answer(_ words: [ByteText]) throws(Failure) {
    if words.contains(where: { StandardOptions.help.description.isCalled($0.text) }) {
      return try show(HelpText.text(of: self))
    }
    if let command = commands.first(where: { words.contains(ByteText($0.name)) }),
      let option = command.options.first(where: { $0.isCalled(words[0].optionName) }),
      !options.contains(where: { $0.isCalled(words[0].optionName) })
    {
      throw .usage("\(option.name.quoted) must come after \(command.name.quoted)")
    }
    let arguments = try Arguments(
      words, options: options, operands: .none, advice: ": see '\(name) --help'")
    if arguments.has(StandardOptions.version) { return try show(version) }
    try show(arguments.value(of: Tool.completionScript).script(for: self))
  }

  private func help(_ words: [ByteText]) throws(Failure) {
    let words = words.filter { !StandardOptions.help.description.isCalled($0.text) }
    guard let name = words.first else { return try show(HelpText.text(of: self)) }
    if words.count > 1 {
      throw .usage("unexpected argument \(words[1].text.quoted): help takes one name")
    }
    if name == "help" { return try show(HelpText.text(of: self)) }
    try show(HelpText.text(of: command(name.text), in: self))
  }

  private func run(_ command: Command, _ words: [ByteText]) throws(Failure) {
    // Help takes precedence over any error in the rest of the line.
    let options = words.prefix { $0 != "--" }
    if options.contains(where: { StandardOptions.help.description.isCalled($0.text) }) {
      return try show(HelpText.text(of: command, in: self))
    }
    let arguments = try Arguments(words, for: command, of: self)
    if arguments.has(StandardOptions.version) { return try show(version) }
    try command.run(arguments)
  }

  private func command(_ name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let hint = Suggestion.suffix(for: name, among: subcommands.map(\.name))
    let advice = hint.isEmpty ? ": see '\(self.name) --help'" : hint
    throw .usage("unknown subcommand \(name.quoted)\(advice)")
  }

  private func show(_ text: String) throws(Failure) {
    try Output.write(to: .standard) { sink throws(Failure) in try sink.write(text) }
  }
}
