/// The tool as data: its name, options, and subcommands.
struct Tool: Sendable {
  let name: String
  let overview: String
  /// The text that `--version` prints.
  let version: String
  /// The options of the tool itself, which can only be used without a subcommand.
  let ownOptions: [OptionDescription]
  let commands: [Command]

  /// All options that can be used without a subcommand.
  var options: [OptionDescription] { ownOptions + StandardOptions.all }

  /// The names accepted as the first word, each with its overview.
  var subcommands: [(name: String, overview: String)] {
    commands.map { ($0.name, $0.overview) } + [("help", "Show help of a subcommand.")]
  }
}
