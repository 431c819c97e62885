/// Swift source, broken into lines as `swift format` breaks them: arguments fill their lines, and
/// the elements of an array that does not fit have one line each.
///
/// A page in which a choreography is tuned breaks lines in the same way.
struct SwiftLines {
  /// The source so far.
  private(set) var text: String

  /// The maximum number of columns of a line.
  static let width = 100

  private static let indentation = "  "

  /// Creates source that begins with the given text.
  init(_ text: String) { self.text = text }

  mutating func append(_ more: String) { text += more }

  /// Appends a piece in which all numbers are filled in. At least `after` more characters follow it
  /// on its last line.
  mutating func append(_ node: SwiftNode, indent: String, after: Int = 0) {
    let line = node.line
    if column + line.utf16.count + after <= SwiftLines.width {
      text += line
      return
    }
    switch node {
    case .row(let parts):
      for (index, part) in parts.enumerated() {
        let rest = parts[(index + 1)...].reduce(0) { $0 + $1.line.utf16.count }
        append(part, indent: indent, after: after + rest)
      }
    case .list(let head, let items): append(head, items, indent: indent, after: after)
    case .text, .number, .choice: text += line
    }
  }

  private mutating func append(_ head: String, _ items: [SwiftNode], indent: String, after: Int) {
    let isArray = head.hasSuffix("[")
    let inner = indent + SwiftLines.indentation
    var isOpen = false
    text += head
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let rest = isLast && !isArray ? 1 + after : 1
      let fits = column + 1 + item.line.utf16.count + rest <= SwiftLines.width
      text += isOpen && fits ? " " : "\n" + inner
      let start = text.endIndex
      append(item, indent: inner, after: rest)
      isOpen = !isArray && !text[start...].contains("\n")
      if !isLast || isArray && index > 0 { text += "," }
    }
    text += isArray ? "\n" + indent + "]" : ")"
  }

  private var column: Int { text.utf16.reversed().prefix { $0 != SwiftLines.newline }.count }

  private static let newline = UInt16(UInt8(ascii: "\n"))
}

extension SwiftNode {
  /// The piece on a single line.
  fileprivate var line: String {
    switch self {
    case .text(let text): text
    case .row(let parts): parts.map(\.line).joined()
    case .list(let head, let items):
      head + items.map(\.line).joined(separator: ", ") + (head.hasSuffix("[") ? "]" : ")")
    case .number, .choice: filled(\.value).line
    }
  }
}
