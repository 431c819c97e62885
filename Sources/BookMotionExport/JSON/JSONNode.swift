/// A JSON value, and the line on which it stands.
struct JSONNode {
  /// What it is.
  let value: Value

  /// The line on which it begins, from 1.
  let line: Int

  /// A value of JSON; an object keeps its keys in their order.
  indirect enum Value {
    case null
    case truth(Bool)
    case number(Double)
    case text(String)
    case array([JSONNode])
    case object([(key: String, node: JSONNode)])
  }

  /// Reads a whole text.
  init(reading bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    try self.init(from: &scanner)
    try scanner.end()
  }

  /// Reads the value that comes next.
  init(from scanner: inout JSONScanner) throws(DocumentError) {
    let kind = try scanner.kind()
    line = scanner.line
    switch kind {
    case .null:
      try scanner.null()
      value = .null
    case .truth: value = .truth(try scanner.truth())
    case .number: value = .number(try scanner.number())
    case .text: value = .text(try scanner.text())
    case .array:
      var elements: [JSONNode] = []
      try scanner.array { scanner throws(DocumentError) in
        elements.append(try JSONNode(from: &scanner))
      }
      value = .array(elements)
    case .object:
      var fields: [(key: String, node: JSONNode)] = []
      try scanner.object { scanner, key throws(DocumentError) in
        fields.append((key, try JSONNode(from: &scanner)))
      }
      value = .object(fields)
    }
  }
}
