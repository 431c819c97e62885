/// The elements of a JSON list, for a decoder.
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
