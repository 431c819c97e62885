/// The fields of a JSON object, for a decoder.
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

/// A key of JSON, or the number of an element.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
