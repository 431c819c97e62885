/// The tool as data: its name, its subcommands, and which of them a command line asks for.
struct Tool: Sendable {
  let name: String
  let overview: String
  /// What `--version` prints.
  let version: String
  let commands: [Command]

  /// What can be said without a subcommand.
  var options: [OptionDescription] {
    [StandardOptions.version.description, StandardOptions.help.description]
  }

  /// Runs what the words ask for.
  func run(_ words: [String]) async throws(Failure) {
    guard let first = words.first else { return try show(HelpText.text(of: self)) }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version": try show(version)
    case "--help", "-h": try show(HelpText.text(of: self))
    case "help": try help(rest)
    case "--": throw .usage("'--' can't stand before a subcommand: see '\(name) --help'")
    default: try await run(command(first), rest)
    }
  }

  private func help(_ words: [String]) throws(Failure) {
    guard let name = words.first else { return try show(HelpText.text(of: self)) }
    if words.count > 1 {
      throw .usage("unexpected argument \(words[1].quoted): help takes one name")
    }
    if name == "help" { return try show(HelpText.text(of: self)) }
    try show(HelpText.text(of: command(name), in: self))
  }

  private func run(_ command: Command, _ words: [String]) async throws(Failure) {
    // Whoever asks for help gets it, whatever else is wrong with the line.
    let options = words.prefix { $0 != "--" }
    if options.contains(where: StandardOptions.help.description.isCalled) {
      return try show(HelpText.text(of: command, in: self))
    }
    let arguments = try Arguments(words, for: command)
    if arguments.has(StandardOptions.version) { return try show(version) }
    try await command.run(arguments)
  }

  private func command(_ name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let known = isOption ? options.map(\.name) : commands.map(\.name) + ["help"]
    let hint = Suggestion.suffix(for: name, among: known)
    let advice = hint.isEmpty ? ": see '\(self.name) --help'" : hint
    throw .usage("unknown \(isOption ? "option" : "subcommand") \(name.quoted)\(advice)")
  }

  private func show(_ text: String) throws(Failure) {
    try Output.write(to: "-") { sink throws(Failure) in try sink.write(text) }
  }
}
