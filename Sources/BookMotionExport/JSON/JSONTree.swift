/// A JSON value while it is being put together by an encoder, whose containers all write into one.
final class JSONTree {
  private var content = Content.nothing

  private enum Content {
    case nothing
    case plain(String)
    case array([JSONTree])
    case object([(key: String, tree: JSONTree)])
  }

  func set(_ text: String) { content = .plain(text) }

  func becomeObject() {
    if case .nothing = content { content = .object([]) }
  }

  func becomeArray() {
    if case .nothing = content { content = .array([]) }
  }

  func field(_ key: String) -> JSONTree {
    let tree = JSONTree()
    guard case .object(var fields) = content else { return tree }
    content = .nothing
    fields.append((key, tree))
    content = .object(fields)
    return tree
  }

  func element() -> JSONTree {
    let tree = JSONTree()
    guard case .array(var elements) = content else { return tree }
    content = .nothing
    elements.append(tree)
    content = .array(elements)
    return tree
  }

  var count: Int {
    switch content {
    case .array(let elements): elements.count
    case .object(let fields): fields.count
    case .nothing, .plain: 0
    }
  }

  /// Writes the value; what is too long for a line has an element a line.
  func write(to text: inout String, indent: String) {
    let line = line
    guard indent.count + line.count > JSONTree.longestLine else {
      text += line
      return
    }
    let inner = indent + " "
    switch content {
    case .nothing, .plain: text += line
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        element.write(to: &text, indent: inner)
      }
      text += "]"
    case .object(let fields):
      text += "{\n"
      for (index, field) in fields.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner + JSONText.quoted(field.key) + ": "
        field.tree.write(to: &text, indent: inner)
      }
      text += "}"
    }
  }

  /// The value on one line.
  private var line: String {
    switch content {
    case .nothing: "null"
    case .plain(let text): text
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.map { JSONText.quoted($0.key) + ": " + $0.tree.line }.joined(separator: ", ")
        + "}"
    }
  }

  private static let longestLine = 110
}
