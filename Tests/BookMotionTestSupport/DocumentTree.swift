/// A JSON document that can be invalid in any way: numbers, texts, and keys are kept as written,
/// and need not be valid.
public indirect enum DocumentTree: Sendable {
  /// A number, a quoted text, or a word.
  case leaf([UInt8])
  /// A list.
  case list([DocumentTree])
  /// An object, in which a key may occur twice.
  case object([Field])

  /// A quoted key and its value.
  public struct Field: Sendable {
    /// The key.
    public var key: [UInt8]
    /// The value.
    public var value: DocumentTree
  }

  /// Returns a leaf with the given text.
  public static func leaf(_ text: String) -> DocumentTree { .leaf(Array(text.utf8)) }

  /// Parses a valid document.
  public init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    self = reader.value()
  }

  /// The text of the document, with one element per line.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .leaf(let text): bytes += text
    case .list(let elements):
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        bytes += (index == 0 ? "" : ",\n").utf8
        element.write(to: &bytes)
      }
      bytes += "]".utf8
    case .object(let fields):
      bytes += "{".utf8
      for (index, field) in fields.enumerated() {
        bytes += (index == 0 ? "" : ",\n").utf8
        bytes += field.key
        bytes += ": ".utf8
        field.value.write(to: &bytes)
      }
      bytes += "}".utf8
    }
  }
}

extension DocumentTree {
  /// The number of direct children.
  public var count: Int {
    switch self {
    case .leaf: 0
    case .list(let elements): elements.count
    case .object(let fields): fields.count
    }
  }

  /// Accesses a direct child by its index.
  public subscript(index: Int) -> DocumentTree {
    get {
      switch self {
      case .leaf: self
      case .list(let elements): elements[index]
      case .object(let fields): fields[index].value
      }
    }
    set {
      switch self {
      case .leaf: self = newValue
      case .list(var elements):
        elements[index] = newValue
        self = .list(elements)
      case .object(var fields):
        fields[index].value = newValue
        self = .object(fields)
      }
    }
  }

  /// Accesses the value at a path of indices.
  public subscript(path: ArraySlice<Int>) -> DocumentTree {
    get { path.reduce(self) { $0[$1] } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      self[first][path.dropFirst()] = newValue
    }
  }
}

/// A document whose parts may be inserted into others.
public struct DocumentDonor: Sendable {
  /// The document.
  public let tree: DocumentTree
  /// All keys of the document.
  public private(set) var keys: [[UInt8]] = []
  /// All numbers, texts, and words of the document.
  public private(set) var leaves: [[UInt8]] = []

  /// Creates a donor.
  public init(_ tree: DocumentTree) {
    self.tree = tree
    collect(from: tree)
  }

  private mutating func collect(from tree: DocumentTree) {
    switch tree {
    case .leaf(let text): leaves.append(text)
    case .list(let elements):
      for element in elements { collect(from: element) }
    case .object(let fields):
      for field in fields {
        keys.append(field.key)
        collect(from: field.value)
      }
    }
  }
}

/// A parser for documents known to be valid.
private struct Reader {
  let bytes: [UInt8]
  var position = 0

  mutating func value() -> DocumentTree {
    skipSpace()
    switch bytes[position] {
    case UInt8(ascii: "["):
      var elements: [DocumentTree] = []
      whileElementsCome(until: UInt8(ascii: "]")) { reader in elements.append(reader.value()) }
      return .list(elements)
    case UInt8(ascii: "{"):
      var fields: [DocumentTree.Field] = []
      whileElementsCome(until: UInt8(ascii: "}")) { reader in
        let key = reader.leaf()
        reader.skipSpace()
        reader.position += 1
        fields.append(DocumentTree.Field(key: key, value: reader.value()))
      }
      return .object(fields)
    default: return .leaf(leaf())
    }
  }

  private mutating func whileElementsCome(
    until end: UInt8, _ element: (inout Reader) -> Void
  ) {
    position += 1
    skipSpace()
    while bytes[position] != end {
      element(&self)
      skipSpace()
      if bytes[position] == UInt8(ascii: ",") { position += 1 }
      skipSpace()
    }
    position += 1
  }

  private mutating func leaf() -> [UInt8] {
    let start = position
    let isText = bytes[position] == UInt8(ascii: "\"")
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if isText {
        position += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: "\"") { break }
      } else {
        if ",]} \n:".utf8.contains(byte) { break }
        position += 1
      }
    }
    return Array(bytes[start..<position])
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
  }
}
