/// Lets `Decodable` values be read from JSON without Foundation.
///
/// What the library reads asks for objects, lists, numbers, texts and truths, and nothing else;
/// so much is here.
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
    guard case .text(let text) = node.value else { throw mismatch("a text") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = node.value else { throw mismatch("a number") }
    return number
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  /// A number without a fraction, that fits.
  func whole<Whole: FixedWidthInteger>(_ type: Whole.Type = Whole.self) throws -> Whole {
    guard let whole = Whole(exactly: try decode(Double.self)) else {
      throw mismatch("a whole number")
    }
    return whole
  }
}
