/// A subcommand: its description as data, and the function that runs it.
struct Command: Sendable {
  let name: String
  /// The sentence for the list of subcommands.
  let overview: String
  /// The text that follows the overview in `--help`.
  let discussion: String
  var operands = Operands.none
  let groups: [OptionGroup]
  let work: Work

  /// The function that runs a command after its command line has been read.
  enum Work: Sendable {
    /// Used by nearly every command: without `await`, no threads are created and the tool starts
    /// faster.
    case atOnce(@Sendable (Arguments) throws(Failure) -> Void)
    /// Runs on all processors.
    case concurrently(@Sendable (Arguments) async throws(Failure) -> Void)
  }

  /// The options of all groups, followed by those that every command has.
  var options: [OptionDescription] {
    groups.flatMap(\.options) + StandardOptions.all
  }
}

extension Command {
  /// Creates a command that runs synchronously.
  init(
    name: String, overview: String, discussion: String, operands: Operands = .none,
    groups: [OptionGroup], run: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) {
    self.init(
      name: name, overview: overview, discussion: discussion, operands: operands, groups: groups,
      work: .atOnce(run))
  }

  /// Runs the command. Concurrent work doesn't return from here: it ends the process.
  func run(_ arguments: Arguments) throws(Failure) {
    switch work {
    case .atOnce(let run): try run(arguments)
    case .concurrently(let run):
      System.end { () async throws(Failure) in try await run(arguments) }
    }
  }
}

/// The options that every command has.
enum StandardOptions {
  static let version = Option(flag: "--version", "Show the version.")
  static let help = Option(flag: "--help", short: "-h", "Show help information.")

  static let all = [version.description, help.description]
}
