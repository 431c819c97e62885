/// The tool as data: its name, its options and its subcommands.
struct Tool: Sendable {
  let name: String
  let overview: String
  /// What `--version` prints.
  let version: String
  /// The day of that version, for the manual.
  let date: String
  /// The options that only the tool itself has, without a subcommand.
  let ownOptions: [OptionDescription]
  let commands: [Command]

  /// What can be said without a subcommand.
  var options: [OptionDescription] { ownOptions + StandardOptions.all }

  /// What may be the first word, with its meaning.
  var subcommands: [(name: String, overview: String)] {
    commands.map { ($0.name, $0.overview) } + [("help", "Show help of a subcommand.")]
  }
}
