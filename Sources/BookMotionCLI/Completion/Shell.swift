/// The shells that can complete a command line of this tool, each by a script of its own made from
/// the same data as help.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for tool: Tool) -> String {
    switch self {
    case .bash: BashCompletion(tool: tool).script
    case .zsh: ZshCompletion(tool: tool).script
    case .fish: FishCompletion(tool: tool).script
    }
  }
}

extension Tool {
  /// What may be the first word, with its meaning.
  var subcommands: [(name: String, overview: String)] {
    commands.map { ($0.name, $0.overview) } + [("help", "Show help of a subcommand.")]
  }
}

extension OptionDescription {
  /// The name, and the short one if there is one.
  var names: [String] { [name] + (short.map { [$0] } ?? []) }
}

extension String {
  /// As one word that a shell takes letter by letter.
  var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// Without the angle brackets of a value's name.
  var withoutBrackets: String {
    hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()) : self
  }
}
