public import BookMotion

extension Choreography {
  /// Reads a choreography from the bytes of a file, or says in which line it is none.
  ///
  /// The same as a `JSONDecoder` reads, but with the line of what is wrong, and strict about keys
  /// that stand twice.
  public init(readingJSON bytes: [UInt8]) throws(DocumentError) {
    try self.init(reading: JSONNode(reading: bytes), called: "")
  }

  /// Reads a choreography that stands in another document.
  init(reading node: JSONNode, called prefix: String) throws(DocumentError) {
    do {
      try self.init(from: JSONNodeDecoder(node))
    } catch {
      throw DocumentError("\(prefix)\(error)", line: node.line(of: error.place))
    }
  }

  /// The choreography as a document, keys in the order in which they are documented.
  public var json: String {
    get throws { try JSONText.text(of: self) + "\n" }
  }
}

extension JSONNode {
  /// The line of a place in words, such as `opening[2] (flipping).moves[0].to`; of what is not
  /// there, the line of what should have it.
  func line(of place: String) -> Int {
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

  /// The keys and numbers of a place, without the words in brackets that explain them.
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
