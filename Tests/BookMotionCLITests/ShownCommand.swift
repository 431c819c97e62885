/// A command in a document, behind a dollar sign, with what it is said to print.
struct ShownCommand {
  /// Between what one command prints and the next.
  static let mark = "=== end ==="

  /// What is typed, on more than one line where lines end in a backslash.
  var text: String
  /// A line of nothing but … stands for any lines, or none.
  var output: [String] = []

  /// The commands of a block of code; none if it does not begin with one.
  static func commands(in block: String) -> [ShownCommand] {
    var commands: [ShownCommand] = []
    guard block.hasPrefix("$ ") else { return [] }
    for line in block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        commands.append(ShownCommand(text: String(line.dropFirst(2))))
      } else if let last = commands.last, last.output.isEmpty, last.text.hasSuffix("\\") {
        commands[commands.count - 1].text += "\n" + line
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// Whether that is what was printed.
  func shows(_ printed: String) -> Bool {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "" else { return false }
    guard let gap = output.firstIndex(of: "…") else { return lines == output }
    let (head, tail) = (output[..<gap], output[(gap + 1)...])
    return lines.count >= head.count + tail.count && lines.starts(with: head)
      && lines.suffix(tail.count).elementsEqual(tail)
  }
}
