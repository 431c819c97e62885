#if !$Embedded
extension JSONNode: Codable {
  /// Decodes any value: a number, text, a Boolean, an object, or a list.
  package init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer() {
      if let number = try? plain.decode(Double.self) {
        self.init(.number(number))
        return
      }
      if let text = try? plain.decode(String.self) {
        self.init(.text(text))
        return
      }
      if let truth = try? plain.decode(Bool.self) {
        self.init(.truth(truth))
        return
      }
    }
    if let fields = try? decoder.container(keyedBy: Key.self) {
      self.init(
        .object(
          try fields.allKeys.map { ($0.stringValue, try fields.decode(JSONNode.self, forKey: $0)) })
      )
      return
    }
    guard var list = try? decoder.unkeyedContainer() else {
      self.init(.null)
      return
    }
    var nodes: [JSONNode] = []
    while !list.isAtEnd { nodes.append(try list.decode(JSONNode.self)) }
    self.init(.array(nodes))
  }

  /// Encodes the value. Not every encoder keeps the order of an object's fields.
  package func encode(to encoder: any Encoder) throws {
    switch value {
    case .null:
      var plain = encoder.singleValueContainer()
      try plain.encodeNil()
    case .truth(let truth):
      var plain = encoder.singleValueContainer()
      try plain.encode(truth)
    case .number(let number):
      var plain = encoder.singleValueContainer()
      try plain.encode(number)
    case .text(let text):
      var plain = encoder.singleValueContainer()
      try plain.encode(text)
    case .array(let nodes):
      var list = encoder.unkeyedContainer()
      for node in nodes { try list.encode(node) }
    case .object(let fields):
      var container = encoder.container(keyedBy: Key.self)
      for field in fields { try container.encode(field.node, forKey: Key(field.key)) }
    }
  }

  /// A key of an object.
  private struct Key: CodingKey {
    let stringValue: String
    // Fields have no integer keys.
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
#endif
