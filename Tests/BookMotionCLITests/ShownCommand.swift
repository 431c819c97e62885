/// A command in a document, after a dollar sign, and its expected output.
struct ShownCommand {
  /// Separates the output of consecutive commands.
  static let mark = "=== end ==="

  /// The command, which continues on the next line after a backslash.
  var text: String
  /// The expected output. A line consisting of … matches any number of lines.
  var output: [String] = []

  /// Returns the commands of a code block; none if it does not begin with one.
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

  /// Returns true if the expected output matches the actual one.
  func shows(_ printed: String) -> Bool {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "" else { return false }
    guard let gap = output.firstIndex(of: "…") else { return lines == output }
    let (head, tail) = (output[..<gap], output[(gap + 1)...])
    return lines.count >= head.count + tail.count && lines.starts(with: head)
      && lines.suffix(tail.count).elementsEqual(tail)
  }
}
