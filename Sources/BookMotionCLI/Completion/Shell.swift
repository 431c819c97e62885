/// The shells that can complete a command line of this tool. Each completion script is generated
/// from the same data as help.
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
  /// The long name, followed by the short one if it exists.
  var names: [String] { [name] + (short.map { [$0] } ?? []) }
}

extension String {
  /// The text as one literal shell word.
  var inSingleQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
