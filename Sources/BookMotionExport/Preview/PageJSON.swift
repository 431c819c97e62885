import BookMotionDocuments

/// Lists and objects as JSON in a page, which nobody reads: without spaces.
enum PageJSON {
  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func names(_ names: [String]) -> String { list(names.map(JSONText.quoted)) }

  static func numbers(_ numbers: [Double]) -> String { list(numbers.map(JSONText.number)) }

  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n") + "}"
  }
}
