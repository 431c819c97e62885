/// Help in the layout of swift-argument-parser, generated from the tool's data alone.
enum HelpText {
  /// Returns the help of the tool itself.
  static func text(of tool: Tool) -> String {
    let subcommands = tool.commands.map { row($0.name, $0.overview) }
    return """
      OVERVIEW: \(tool.overview)

      USAGE: \(tool.name) <subcommand>

      OPTIONS:
      \(rows(tool.options))
      SUBCOMMANDS:
      \(subcommands.joined())
        See '\(tool.name) help <subcommand>' for detailed help.

      """
  }

  /// Returns the help of one command.
  static func text(of command: Command, in tool: Tool) -> String {
    let groups = command.groups + [OptionGroup(title: "OPTIONS", options: StandardOptions.all)]
    let operands = command.operands.names
    let arguments =
      operands.isEmpty
      ? [] : ["ARGUMENTS:\n\(operands.map { row($0.name, $0.help) }.joined())"]
    let sections = arguments + groups.map { "\($0.title):\n\(rows($0.options))" }
    return """
      OVERVIEW: \(command.overview)

      \(command.discussion)

      USAGE: \(tool.name) \(command.name) [<options>]\(command.operands.usage)

      \(sections.joined(separator: "\n"))

      """
  }

  private static func rows(_ options: [OptionDescription]) -> String {
    options.map { option in
      let names = (option.short.map { "\($0), " } ?? "") + option.name
      let fallback = option.fallback.map { " (default: \($0))" } ?? ""
      return row(names + (option.valueName.map { " \($0)" } ?? ""), option.help + fallback)
    }.joined()
  }

  /// Returns a label with its text beside it, or below it if the label is too long.
  private static func row(_ label: String, _ text: String) -> String {
    let lines = wrap(text, width: width - textColumn)
    let indent = String(repeating: " ", count: textColumn)
    let start = "  " + label
    let gap = textColumn - start.count
    let first = gap > 0 ? start + String(repeating: " ", count: gap) : start + "\n" + indent
    return first + lines.joined(separator: "\n" + indent) + "\n"
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static let width = 80
  private static let textColumn = 26
}
