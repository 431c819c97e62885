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

extension OptionDescription {
  /// The name, and the short one if there is one.
  var names: [String] { [name] + (short.map { [$0] } ?? []) }
}

extension String {
  /// As one word that a shell takes letter by letter.
  var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
