#if !$Embedded
/// A writer of `Encodable` values as JSON that keeps the order in which fields are encoded.
///
/// Objects and lists that fit are written on one line; longer ones have one element per line.
/// Numbers are the shortest decimals that read back as the same `Double`.
package enum JSONText {
  /// The length beyond which a list or an object has one element per line.
  package static let longestLine = 110

  /// Returns the JSON text of a value. Fields that have their default are only written if
  /// `isComplete` is true.
  package static func text(
    of value: some Encodable, isComplete: Bool = false
  ) throws -> String {
    let tree = JSONTree(isComplete: isComplete)
    try value.encode(to: JSONTreeEncoder(tree: tree))
    var text = ""
    tree.write(to: &text, indent: "")
    return text
  }

  /// Returns a string in quotes, on one line that is safe to print in a terminal: characters that
  /// are not printable are escaped.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where !scalar.isPrintable:
        for unit in UTF16.encode(scalar) ?? Unicode.UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the shortest decimal that reads back as the same number: integers have no decimal
  /// point, and −0 is written as 0.
  package static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CodingUserInfoKey {
  fileprivate static let defaults = CodingUserInfoKey(rawValue: "BookMotion.defaults")
}

extension Encoder {
  /// True if fields that have their default are written as well.
  var writesDefaults: Bool { CodingUserInfoKey.defaults.flatMap { userInfo[$0] } != nil }
}

/// A JSON value under construction, into which all containers of an encoder write.
final class JSONTree {
  private var content = Content.nothing
  let isComplete: Bool

  init(isComplete: Bool) { self.isComplete = isComplete }

  private enum Content {
    case nothing
    case plain(String)
    case array([JSONTree])
    case object([(key: String, tree: JSONTree)])
  }

  func set(_ text: String) { content = .plain(text) }

  func becomeObject() {
    if case .nothing = content { content = .object([]) }
  }

  func becomeArray() {
    if case .nothing = content { content = .array([]) }
  }

  func field(_ key: String) -> JSONTree {
    let tree = JSONTree(isComplete: isComplete)
    guard case .object(var fields) = content else { return tree }
    content = .nothing
    fields.append((key, tree))
    content = .object(fields)
    return tree
  }

  func element() -> JSONTree {
    let tree = JSONTree(isComplete: isComplete)
    guard case .array(var elements) = content else { return tree }
    content = .nothing
    elements.append(tree)
    content = .array(elements)
    return tree
  }

  var count: Int {
    switch content {
    case .array(let elements): elements.count
    case .object(let fields): fields.count
    case .nothing, .plain: 0
    }
  }

  /// Writes the value; one that is too long for a line has one element per line.
  func write(to text: inout String, indent: String) {
    let line = line
    guard indent.count + line.count > JSONText.longestLine else {
      text += line
      return
    }
    let inner = indent + " "
    switch content {
    case .nothing, .plain: text += line
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        element.write(to: &text, indent: inner)
      }
      text += "]"
    case .object(let fields):
      text += "{\n"
      for (index, field) in fields.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner + JSONText.quoted(field.key) + ": "
        field.tree.write(to: &text, indent: inner)
      }
      text += "}"
    }
  }

  /// The value on one line.
  private var line: String {
    switch content {
    case .nothing: "null"
    case .plain(let text): text
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.map { JSONText.quoted($0.key) + ": " + $0.tree.line }.joined(separator: ", ")
        + "}"
    }
  }
}

/// An encoder that writes `Encodable` values as JSON without Foundation.
struct JSONTreeEncoder: Encoder, SingleValueEncodingContainer {
  let tree: JSONTree
  var codingPath: [any CodingKey] = []

  init(tree: JSONTree) { self.tree = tree }

  var userInfo: [CodingUserInfoKey: Any] {
    tree.isComplete ? CodingUserInfoKey.defaults.map { [$0: true] } ?? [:] : [:]
  }

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
  /// The encoding container of an object.
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

  /// The encoding container of a list.
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
#endif
