/// Walks through a JSON text from its first character to its last, and never back.
///
/// It is strict, as a golden file deserves: what RFC 8259 does not allow is refused, and so is a
/// key that stands twice in an object, of which a reader could only guess which one was meant.
/// Every refusal says the line.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The line that has been reached, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors put a byte order mark before everything.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// What kind of value comes next.
  mutating func kind() throws(DocumentError) -> JSONKind {
    skipSpace()
    switch peek {
    case Letter.brace: return .object
    case Letter.bracket: return .array
    case Letter.quote: return .text
    case Letter.t, Letter.f: return .truth
    case Letter.n: return .null
    case Letter.minus, Letter.zero...Letter.nine: return .number
    default: throw unexpected("a value")
    }
  }

  /// Reads an object: `body` is given each key, and has to read the value after it.
  mutating func object(
    _ body: (inout JSONScanner, _ key: String) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    try open(Letter.brace, "an object")
    var keys: Set<String> = []
    while try !closes(Letter.braceEnd, isFirst: keys.isEmpty) {
      skipSpace()
      guard peek == Letter.quote else { throw unexpected("a key in quotes") }
      let keyLine = line
      let key = try text()
      guard keys.insert(key).inserted else {
        throw DocumentError("the key \"\(key)\" stands twice in one object", line: keyLine)
      }
      try expect(Letter.colon, "a colon")
      try body(&self, key)
    }
  }

  /// Reads a list: `body` has to read one element each time.
  mutating func array(
    _ body: (inout JSONScanner) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    try open(Letter.bracket, "a list")
    var isFirst = true
    while try !closes(Letter.bracketEnd, isFirst: isFirst) {
      isFirst = false
      try body(&self)
    }
  }

  /// Whether only white space is left.
  mutating func end() throws(DocumentError) {
    skipSpace()
    guard position == bytes.count else { throw unexpected("nothing more") }
  }
}

extension JSONScanner {
  private mutating func open(_ letter: UInt8, _ name: String) throws(DocumentError) {
    try expect(letter, name)
    depth += 1
    guard depth <= JSONScanner.deepest else {
      throw DocumentError(
        "more than \(JSONScanner.deepest) objects and lists in each other", line: line)
    }
  }

  /// Whether the object or list ends here; reads what separates its elements.
  private mutating func closes(_ letter: UInt8, isFirst: Bool) throws(DocumentError) -> Bool {
    skipSpace()
    if peek == letter {
      position += 1
      depth -= 1
      return true
    }
    guard isFirst else {
      let name = letter == Letter.braceEnd ? "a comma or }" : "a comma or ]"
      try expect(Letter.comma, name)
      skipSpace()
      if peek == letter { throw unexpected("another element after the comma") }
      return false
    }
    return false
  }

  private static let deepest = 100
}

extension JSONScanner {
  /// The byte that comes next; 0, which JSON does not allow anywhere, at the end.
  var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func expect(_ letter: UInt8, _ name: String) throws(DocumentError) {
    skipSpace()
    guard peek == letter else { throw unexpected(name) }
    position += 1
  }

  /// The bytes from here on of which `belongs` is true.
  mutating func run(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  mutating func skip() { position += 1 }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case Letter.newline: line += 1
      case Letter.space, Letter.tab, Letter.carriageReturn: break
      default: return
      }
      position += 1
    }
  }

  func unexpected(_ wanted: String) -> DocumentError {
    guard position < bytes.count else {
      return DocumentError("the text ends where \(wanted) should stand", line: line)
    }
    let rest = String(decoding: bytes[position...].prefix(12), as: UTF8.self)
    let found = rest.prefix { !$0.isNewline }.prefix(8)
    return DocumentError("found \"\(found)\" where \(wanted) should stand", line: line)
  }
}

/// What kind of value stands in a JSON text.
enum JSONKind: Hashable, Sendable {
  case null
  case truth
  case number
  case text
  case array
  case object
}

/// The bytes that mean something in JSON.
enum Letter {
  static let brace = UInt8(ascii: "{")
  static let braceEnd = UInt8(ascii: "}")
  static let bracket = UInt8(ascii: "[")
  static let bracketEnd = UInt8(ascii: "]")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let e = UInt8(ascii: "e")
  static let capitalE = UInt8(ascii: "E")
  static let f = UInt8(ascii: "f")
  static let n = UInt8(ascii: "n")
  static let t = UInt8(ascii: "t")
  static let u = UInt8(ascii: "u")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
