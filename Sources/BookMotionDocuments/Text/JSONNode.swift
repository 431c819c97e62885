package import BookMotion

/// A JSON value and its line.
package struct JSONNode {
  /// The value.
  package let value: Value

  /// The line on which the value begins, counted from 1.
  package let line: Int

  /// A JSON value; an object keeps the order of its keys.
  package indirect enum Value {
    case null
    case truth(Bool)
    case number(Double)
    case text(FieldText)
    case array([JSONNode])
    case object([Field])
  }

  /// A field of an object.
  package typealias Field = (key: FieldText, node: JSONNode)

  /// Creates a value; one that was not read has no line.
  package init(_ value: Value, line: Int = 0) {
    self.value = value
    self.line = line
  }

  /// Returns the value of a field, or `nil` if this is no object or has no such field.
  package subscript(key: FieldText) -> JSONNode? {
    guard case .object(let fields) = value else { return nil }
    return fields.first { $0.key == key }?.node
  }
}

extension JSONNode: Equatable {
  /// Returns true if two values are equal, whatever their lines.
  package static func == (one: JSONNode, other: JSONNode) -> Bool {
    switch (one.value, other.value) {
    case (.null, .null): true
    case (.truth(let one), .truth(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.key == $1.key && $0.node == $1.node }
    default: false
    }
  }
}

#if !$Embedded
extension JSONNode {
  /// Reads an entire text.
  package init(reading bytes: [UInt8]) throws(BookDocumentError) {
    var scanner = JSONScanner(bytes)
    try self.init(from: &scanner)
    try scanner.end()
  }

  /// Reads the next value.
  package init(from scanner: inout JSONScanner) throws(BookDocumentError) {
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
      try scanner.array { scanner throws(BookDocumentError) in
        elements.append(try JSONNode(from: &scanner))
      }
      value = .array(elements)
    case .object:
      var fields: [Field] = []
      try scanner.object { scanner, key throws(BookDocumentError) in
        fields.append((key, try JSONNode(from: &scanner)))
      }
      value = .object(fields)
    }
  }
}

extension JSONNode {
  /// Returns the line of an error: that of an unknown key, or of the value at fault.
  package func line(of error: BookMotionError) -> Int {
    guard case .unknownKey(let key, _) = error.code else { return line(of: error.place) }
    if error.place.isEmpty, let field = self[key] { return field.line }
    return line(of: error.place + "." + key)
  }

  /// Returns the line of a path, such as `opening[2] (flipping).moves[0].to`. If the path doesn't
  /// exist, the result is the line of its innermost existing container.
  package func line(of place: String) -> Int {
    var node = self
    for step in JSONNode.steps(of: place) {
      switch (node.value, Int(step)) {
      case (.array(let elements), .some(let index)) where elements.indices.contains(index):
        node = elements[index]
      case (.object(let fields), _):
        guard let field = fields.first(where: { $0.key == step }) else { return node.line }
        node = field.node
      default: return node.line
      }
    }
    return node.line
  }

  /// Returns the keys and indices of a path, without the explanations in parentheses.
  private static func steps(of place: String) -> [Substring] {
    var depth = 0
    let path = place.filter { letter in
      if letter == "(" { depth += 1 }
      defer { if letter == ")" { depth -= 1 } }
      return depth == 0 && letter != " "
    }
    return path.split { ".[]".contains($0) }.map { Substring(String($0)) }
  }
}
#endif
