/// A subcommand as data, and the function that runs it.
struct Command: Sendable {
  let name: String
  /// One sentence for the list of subcommands.
  let overview: String
  /// What `--help` adds to the overview.
  let discussion: String
  var operands = Operands.none
  let groups: [OptionGroup]
  let work: Work

  /// What a command does, once its command line has been read.
  enum Work: Sendable {
    /// Nearly all: where nothing awaits, no threads are made, and the tool starts faster.
    case atOnce(@Sendable (Arguments) throws(Failure) -> Void)
    /// On all processors.
    case concurrently(@Sendable (Arguments) async throws(Failure) -> Void)
  }

  /// The options of all groups, with those that every command has.
  var options: [OptionDescription] {
    groups.flatMap(\.options) + StandardOptions.all
  }
}

extension Command {
  /// A command that does its work at once.
  init(
    name: String, overview: String, discussion: String, operands: Operands = .none,
    groups: [OptionGroup], run: @escaping @Sendable (Arguments) throws(Failure) -> Void
  ) {
    self.init(
      name: name, overview: overview, discussion: discussion, operands: operands, groups: groups,
      work: .atOnce(run))
  }

  /// Does the work; does not come back from what runs concurrently, which ends the process.
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
