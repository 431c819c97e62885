#if !$Embedded
/// The text of JSON values, which keeps the order of fields.
///
/// Objects and lists that fit are written on one line; longer ones have one element per line.
/// Numbers are the shortest decimals that read back as the same `Double`.
package enum JSONText {
  /// The length beyond which a list or an object has one element per line.
  package static let longestLine = 110

  /// Returns a string in quotes, on one line that is safe to print in a terminal: characters that
  /// are not printable are escaped.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where !scalar.isPrintable:
        for unit in UTF16.encode(scalar) ?? Unicode.UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the shortest decimal that reads back as the same number: integers have no decimal
  /// point, and −0 is written as 0.
  package static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONNode {
  /// The value as text. One that is too long for a line has one element per line.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    let line = onOneLine
    guard indent.count + line.count > JSONText.longestLine else {
      text += line
      return
    }
    let inner = indent + " "
    switch value {
    case .null, .truth, .number, .text: text += line
    case .array(let nodes):
      text += "[\n"
      for (index, node) in nodes.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        node.write(to: &text, indent: inner)
      }
      text += "]"
    case .object(let fields):
      text += "{\n"
      for (index, field) in fields.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner + JSONText.quoted(field.key) + ": "
        field.node.write(to: &text, indent: inner)
      }
      text += "}"
    }
  }

  /// The value as text on one line.
  package var onOneLine: String {
    switch value {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): JSONText.number(number)
    case .text(let text): JSONText.quoted(text)
    case .array(let nodes): "[" + nodes.map(\.onOneLine).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.map { JSONText.quoted($0.key) + ": " + $0.node.onOneLine }.joined(separator: ", ")
        + "}"
    }
  }
}
#endif
