/// The tool as data: its name, options, and subcommands.
struct Tool: Sendable {
  let name: String
  let overview: String
  /// The text that `--version` prints.
  let version: String
  let commands: [Command]

  /// The options that can be used without a subcommand.
  var options: [OptionDescription] {
    [Tool.completionScript.description] + StandardOptions.all
  }

  /// The names accepted as the first word, each with its overview.
  var subcommands: [(name: String, overview: String)] {
    commands.map { ($0.name, $0.overview) } + [("help", "Show help of a subcommand.")]
  }
}
