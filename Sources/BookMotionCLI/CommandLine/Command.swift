/// A subcommand as data, and the function that runs it.
struct Command: Sendable {
  let name: String
  /// One sentence for the list of subcommands.
  let overview: String
  /// What `--help` adds to the overview.
  let discussion: String
  var operands = Operands.none
  let groups: [OptionGroup]
  let run: @Sendable (Arguments) async throws(Failure) -> Void

  /// The options of all groups, with those that every command has.
  var options: [OptionDescription] {
    groups.flatMap(\.options) + [
      StandardOptions.version.description, StandardOptions.help.description,
    ]
  }
}

/// The options that every command has.
enum StandardOptions {
  static let version = Option(flag: "--version", "Show the version.")
  static let help = Option(flag: "--help", short: "-h", "Show help information.")
}
