/// Writes `Encodable` values as JSON that keeps the order in which fields are encoded, so that a
/// document always reads in the order in which it was thought.
///
/// Objects and lists that hold nothing but plain values, or that fit, stand on one line; others
/// have an element a line. Numbers are the shortest decimals that read back as the same `Double`.
enum JSONText {
  /// The text of a value.
  static func text(of value: some Encodable) throws -> String {
    let tree = JSONTree()
    try value.encode(to: JSONTreeEncoder(tree: tree))
    var text = ""
    tree.write(to: &text, indent: "")
    return text
  }

  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number as JSON writes it: whole numbers without a point.
  static func number(_ value: Double) -> String {
    let text = value.exactText
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
