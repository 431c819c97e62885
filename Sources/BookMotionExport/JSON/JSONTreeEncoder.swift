/// Lets `Encodable` values be written as JSON without Foundation.
struct JSONTreeEncoder: Encoder, SingleValueEncodingContainer {
  let tree: JSONTree
  var codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(tree: JSONTree) { self.tree = tree }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    tree.becomeObject()
    return KeyedEncodingContainer(Fields(tree: tree))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    tree.becomeArray()
    return Elements(tree: tree)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { tree.set("null") }
  func encode(_ value: Bool) { tree.set(value ? "true" : "false") }
  func encode(_ value: String) { tree.set(JSONText.quoted(value)) }
  func encode(_ value: Float) throws { try encode(Double(value)) }

  func encode(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "JSON has no number for \(value)"))
    }
    tree.set(JSONText.number(value))
  }

  func encode(_ value: Int) { tree.set("\(value)") }
  func encode(_ value: Int8) { tree.set("\(value)") }
  func encode(_ value: Int16) { tree.set("\(value)") }
  func encode(_ value: Int32) { tree.set("\(value)") }
  func encode(_ value: Int64) { tree.set("\(value)") }
  func encode(_ value: UInt) { tree.set("\(value)") }
  func encode(_ value: UInt8) { tree.set("\(value)") }
  func encode(_ value: UInt16) { tree.set("\(value)") }
  func encode(_ value: UInt32) { tree.set("\(value)") }
  func encode(_ value: UInt64) { tree.set("\(value)") }

  func encode(_ value: some Encodable) throws { try value.encode(to: self) }
}

extension JSONTreeEncoder {
  /// The fields of an object.
  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let tree: JSONTree
    var codingPath: [any CodingKey] { [] }

    private func field(_ key: any CodingKey) -> JSONTreeEncoder {
      JSONTreeEncoder(tree: tree.field(key.stringValue))
    }

    func encodeNil(forKey key: Key) { field(key).encodeNil() }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try value.encode(to: field(key))
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
      field(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      field(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { field(JSONKey("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { field(key) }
  }

  /// The elements of a list.
  private struct Elements: UnkeyedEncodingContainer {
    let tree: JSONTree
    var codingPath: [any CodingKey] { [] }
    var count: Int { tree.count }

    private var element: JSONTreeEncoder { JSONTreeEncoder(tree: tree.element()) }

    func encodeNil() { element.encodeNil() }

    func encode(_ value: some Encodable) throws { try value.encode(to: element) }

    func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      element.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element.unkeyedContainer() }

    func superEncoder() -> any Encoder { element }
  }
}
