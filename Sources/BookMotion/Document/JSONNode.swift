#if !$Embedded
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
    case text(String)
    case array([JSONNode])
    case object([(key: String, node: JSONNode)])
  }

  /// Reads an entire text.
  package init(reading bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    try self.init(from: &scanner)
    try scanner.end()
  }

  /// Reads the next value.
  package init(from scanner: inout JSONScanner) throws(DocumentError) {
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

/// A decoder that reads `Decodable` values from JSON without Foundation.
///
/// It supports only what the library reads: objects, lists, numbers, strings, and Booleans.
struct JSONNodeDecoder: Decoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ node: JSONNode, at codingPath: [any CodingKey] = []) {
    self.node = node
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = node.value else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONFields(decoder: self, fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = node.value else { throw mismatch("a list") }
    return JSONElements(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func mismatch(_ expected: String) -> DecodingError {
    .typeMismatch(
      JSONNode.self,
      DecodingError.Context(codingPath: codingPath, debugDescription: "not \(expected)"))
  }

  func inside(_ node: JSONNode, _ key: any CodingKey) -> JSONNodeDecoder {
    JSONNodeDecoder(node, at: codingPath + [key])
  }
}

extension JSONNodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .null = node.value { true } else { false }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .truth(let truth) = node.value else { throw mismatch("true or false") }
    return truth
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .text(let text) = node.value else { throw mismatch("a string") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = node.value else { throw mismatch("a number") }
    return number
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  /// Returns a number that must be an integer within the range of `Whole`.
  func whole<Whole: FixedWidthInteger>(_ type: Whole.Type = Whole.self) throws -> Whole {
    guard let whole = Whole(exactly: try decode(Double.self)) else {
      throw mismatch("a whole number")
    }
    return whole
  }
}

/// The decoding protocols require a separate method for every numeric type.
extension JSONNodeDecoder {
  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }
}

/// The decoding container of a JSON list.
struct JSONElements: UnkeyedDecodingContainer {
  private let decoder: JSONNodeDecoder
  private let elements: [JSONNode]
  private(set) var currentIndex = 0

  init(decoder: JSONNodeDecoder, elements: [JSONNode]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var count: Int? { elements.count }

  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func next() throws -> JSONNodeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSONNode.self,
        DecodingError.Context(codingPath: codingPath, debugDescription: "no more elements"))
    }
    defer { currentIndex += 1 }
    return decoder.inside(elements[currentIndex], JSONKey(currentIndex))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .null = elements[currentIndex].value else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

/// The decoding container of a JSON object.
struct JSONFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONNodeDecoder
  private let fields: [(key: String, node: JSONNode)]

  init(decoder: JSONNodeDecoder, fields: [(key: String, node: JSONNode)]) {
    self.decoder = decoder
    self.fields = fields
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { fields.contains { $0.key == key.stringValue } }

  func field(_ key: any CodingKey) throws -> JSONNodeDecoder {
    guard let field = fields.first(where: { $0.key == key.stringValue }) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "missing"))
    }
    return decoder.inside(field.node, key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try field(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try field(key).decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try field(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try field(key).unkeyedContainer()
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }

  func superDecoder() throws -> any Decoder { try field(JSONKey("super")) }
}

extension JSONNode {
  /// Returns the line of an error: that of an unknown key, or of the value at fault.
  func line(of error: BookMotionError) -> Int {
    guard case .unknownKey(let key, _) = error.code else { return line(of: error.place) }
    if case .object(let fields) = value, !fields.contains(where: { error.place.hasPrefix($0.key) }),
      let field = fields.first(where: { $0.key == key })
    {
      // The place is the noun for the whole document.
      return field.node.line
    }
    return line(of: error.place + "." + key)
  }

  /// Returns the line of a path, such as `opening[2] (flipping).moves[0].to`. If the path doesn't
  /// exist, the result is the line of its innermost existing container.
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

/// A key of an object, or the index of a list element.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
#endif
