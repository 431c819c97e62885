#if !$Embedded
import BookMotion

/// A scanner that reads a JSON text in one pass, without going back.
///
/// It is strict, since it reads golden files: it rejects anything that RFC 8259 does not allow, and
/// also duplicate keys in an object, whose meaning would be ambiguous. Every error has the line of
/// the fault.
package struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The line of the current position, counted from 1.
  package private(set) var line = 1

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.withoutByteOrderMark.startIndex
  }

  /// Returns the kind of the next value.
  package mutating func kind() throws(BookDocumentError) -> JSONKind {
    skipSpace()
    switch peek {
    case ASCII.brace: return .object
    case ASCII.bracket: return .array
    case ASCII.quote: return .text
    case ASCII.t, ASCII.f: return .truth
    case ASCII.n: return .null
    case ASCII.minus, ASCII.zero...ASCII.nine: return .number
    default: throw unexpected("a value")
    }
  }

  /// Reads an object: `body` receives each key, and must read the value that follows.
  package mutating func object(
    _ body: (inout JSONScanner, _ key: String) throws(BookDocumentError) -> Void
  ) throws(BookDocumentError) {
    try open(ASCII.brace, "an object")
    var keys: Set<String> = []
    while try !closes(ASCII.braceEnd, isFirst: keys.isEmpty) {
      skipSpace()
      guard peek == ASCII.quote else { throw unexpected("a key in quotes") }
      let keyLine = line
      let key = try text()
      guard keys.insert(key).inserted else {
        throw BookDocumentError(
          "the key \"\(key.inSentence)\" occurs twice in one object", line: keyLine)
      }
      try expect(ASCII.colon, "a colon")
      try body(&self, key)
    }
  }

  /// Reads a list: `body` must read one element per call.
  package mutating func array(
    _ body: (inout JSONScanner) throws(BookDocumentError) -> Void
  ) throws(BookDocumentError) {
    try open(ASCII.bracket, "a list")
    var isFirst = true
    while try !closes(ASCII.bracketEnd, isFirst: isFirst) {
      isFirst = false
      try body(&self)
    }
  }

  /// Throws if anything other than white space is left.
  package mutating func end() throws(BookDocumentError) {
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the document") }
  }
}

extension JSONScanner {
  private mutating func open(_ letter: UInt8, _ name: String) throws(BookDocumentError) {
    try expect(letter, name)
    depth += 1
    guard depth <= JSONScanner.deepest else {
      throw BookDocumentError(
        "objects and lists are nested more than \(JSONScanner.deepest) levels deep", line: line)
    }
  }

  /// Returns true if the object or list ends here; otherwise, reads the separator of its elements.
  private mutating func closes(_ letter: UInt8, isFirst: Bool) throws(BookDocumentError) -> Bool {
    let (last, lastLine) = (position, line)
    skipSpace()
    if peek == letter {
      position += 1
      depth -= 1
      return true
    }
    guard isFirst else {
      // The line at fault is the one that lacks the comma, not the one on which that is noticed.
      if line > lastLine, beginsElement {
        throw BookDocumentError("a comma is missing after \(text(before: last))", line: lastLine)
      }
      let name = letter == ASCII.braceEnd ? "a comma or }" : "a comma or ]"
      try expect(ASCII.comma, name)
      skipSpace()
      if peek == letter { throw unexpected("another element after the comma") }
      return false
    }
    return false
  }

  private var beginsElement: Bool {
    switch peek {
    case ASCII.quote, ASCII.brace, ASCII.bracket, ASCII.minus, ASCII.zero...ASCII.nine: true
    default: false
    }
  }

  /// Returns the end of the line up to a position, for an error message.
  private func text(before end: Int) -> String {
    let start = bytes[..<end].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
      .drop { $0 == " " || $0 == "\t" || $0 == "," }
    return text.count > 30 ? "…" + String(text.suffix(25)).inSentence : String(text).inSentence
  }

  private static let deepest = 100
}

extension JSONScanner {
  /// The next byte, or 0, which is not valid anywhere in JSON, at the end.
  package var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  package mutating func expect(_ letter: UInt8, _ name: String) throws(BookDocumentError) {
    skipSpace()
    guard peek == letter else { throw unexpected(name) }
    position += 1
  }

  /// Reads the longest run of bytes for which `belongs` is true.
  package mutating func run(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, belongs(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  package mutating func skip() { position += 1 }

  package mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.newline: line += 1
      case ASCII.space, ASCII.tab, ASCII.carriageReturn: break
      default: return
      }
      position += 1
    }
  }

  package func unexpected(_ wanted: String) -> BookDocumentError {
    guard position < bytes.count else {
      return BookDocumentError("the document ends where \(wanted) should be", line: line)
    }
    let rest = String(decoding: bytes[position...].prefix(12), as: UTF8.self)
    let found = rest.prefix { !$0.isNewline }.prefix(8)
    // Up to its own closing quote, if it begins with a quote.
    let name = found.dropFirst().prefix { $0 != "\"" }
    let words = String(peek == ASCII.quote ? name : found).inSentence
    return BookDocumentError(
      "found \"\(words)\" where \(wanted) should be\(remedy(wanted))", line: line)
  }

  /// What would be right in place of something that other notations allow, as the end of an error.
  private func remedy(_ wanted: String) -> String {
    func isDigit(at index: Int) -> Bool {
      bytes.indices.contains(index) && JSONScanner.isDigit(bytes[index])
    }
    let isAfterComma = position > 0 && bytes[position - 1] == ASCII.comma
    switch peek {
    case ASCII.point, UInt8(ascii: "+"):
      return ": a number has to begin with a digit or a minus sign"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return ": JSON has no comments"
    case UInt8(ascii: "'"): return ": JSON takes double quotes"
    case ASCII.braceEnd where wanted.hasPrefix("another"),
      ASCII.bracketEnd where wanted.hasPrefix("another"):
      return ": JSON has no trailing commas"
    case _ where isAfterComma && isDigit(at: position) && isDigit(at: position - 2):
      return ": write 0.5, not 0,5"
    default: return ""
    }
  }
}

/// A kind of JSON value.
package enum JSONKind: Hashable, Sendable {
  case null
  case truth
  case number
  case text
  case array
  case object
}

extension JSONScanner {
  /// Reads `true` or `false`.
  package mutating func truth() throws(BookDocumentError) -> Bool {
    switch try word() {
    case "true": return true
    case "false": return false
    default: throw BookDocumentError("found a word other than true, false, or null", line: line)
    }
  }

  /// Reads `null`.
  package mutating func null() throws(BookDocumentError) {
    guard try word() == "null" else {
      throw BookDocumentError("found a word other than true, false, or null", line: line)
    }
  }

  private mutating func word() throws(BookDocumentError) -> String {
    skipSpace()
    let letters = run { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Skips a value of any kind.
  package mutating func skipValue() throws(BookDocumentError) {
    switch try kind() {
    case .null: try null()
    case .truth: _ = try truth()
    case .number: _ = try number()
    case .text: _ = try text()
    case .array:
      try array { scanner throws(BookDocumentError) in try scanner.skipValue() }
    case .object:
      try object { scanner, _ throws(BookDocumentError) in try scanner.skipValue() }
    }
  }
}

extension JSONScanner {
  /// Reads a number, rounded to the nearest `Double`; −0 is read as 0.
  package mutating func number() throws(BookDocumentError) -> Double {
    skipSpace()
    let isNegative = peek == ASCII.minus
    if isNegative { skip() }
    let whole = run(while: JSONScanner.isDigit)
    guard let first = whole.first, first != ASCII.zero || whole.count == 1 else {
      throw BookDocumentError("a number has to begin with 1 to 9, or with a single 0", line: line)
    }
    var fraction: ArraySlice<UInt8> = []
    if peek == ASCII.point {
      skip()
      fraction = run(while: JSONScanner.isDigit)
      guard !fraction.isEmpty else {
        throw BookDocumentError(
          "a digit is missing after the decimal point of a number", line: line)
      }
    }
    var exponent = ""
    if peek == ASCII.e || peek == ASCII.capitalE {
      skip()
      if peek == ASCII.minus { exponent = "-" }
      if peek == ASCII.minus || peek == ASCII.plus { skip() }
      let digits = run(while: JSONScanner.isDigit)
      guard !digits.isEmpty else {
        throw BookDocumentError("a digit is missing in the exponent of a number", line: line)
      }
      exponent += String(decoding: digits, as: UTF8.self)
    }
    let short = exponent.isEmpty ? JSONScanner.short(whole, fraction) : nil
    let value = if let short { short } else { try long(whole, fraction, exponent) }
    // −0 is read as 0, because it is also written as 0.
    return isNegative && value != 0 ? -value : value
  }

  /// Fifteen digits and a power of ten up to 10²² are both exact, so their quotient is rounded only
  /// once, and is the nearest `Double`.
  private static func short(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> Double? {
    guard whole.count + fraction.count <= exactDigits else { return nil }
    var digits: UInt64 = 0
    for digit in whole { digits = digits * 10 + UInt64(digit - ASCII.zero) }
    for digit in fraction { digits = digits * 10 + UInt64(digit - ASCII.zero) }
    return Double(digits) / powersOfTen[fraction.count]
  }

  private func long(
    _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>, _ exponent: String
  ) throws(BookDocumentError) -> Double {
    let text =
      String(decoding: whole, as: UTF8.self) + "."
      + (fraction.isEmpty ? "0" : String(decoding: fraction, as: UTF8.self))
      + (exponent.isEmpty ? "" : "e" + exponent)
    guard let value = Double(text), value.isFinite else {
      throw BookDocumentError("a number is too large: the limit is about 1.8e308", line: line)
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= ASCII.zero && byte <= ASCII.nine }

  private static let exactDigits = 15

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension JSONScanner {
  /// Reads a string in quotes.
  package mutating func text() throws(BookDocumentError) -> String {
    try expect(ASCII.quote, "a string")
    var bytes: [UInt8] = []
    while true {
      bytes += run { $0 >= ASCII.space && $0 != ASCII.quote && $0 != ASCII.backslash }
      switch peek {
      case ASCII.quote:
        skip()
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8, which always contains a byte of 0x80 or above.
        guard bytes.reduce(0, |) < 0x80 || text.utf8.elementsEqual(bytes) else {
          throw BookDocumentError("a string is not valid UTF-8", line: line)
        }
        return text
      case ASCII.backslash:
        skip()
        bytes += try String(escaped()).utf8
      default: throw unexpected("the end of a string")
      }
    }
  }

  private mutating func escaped() throws(BookDocumentError) -> Unicode.Scalar {
    let letter = peek
    if letter == ASCII.u {
      skip()
      return try scalar()
    }
    guard let scalar = JSONScanner.escapes[letter] else {
      throw unexpected("one of \" \\ / b f n r t u after a backslash")
    }
    skip()
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    ASCII.quote: "\"", ASCII.backslash: "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", ASCII.f: "\u{C}", ASCII.n: "\n", UInt8(ascii: "r"): "\r",
    ASCII.t: "\t",
  ]

  private mutating func scalar() throws(BookDocumentError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), peek == ASCII.backslash else { throw unpairedSurrogate }
    skip()
    guard peek == ASCII.u else { throw unpairedSurrogate }
    skip()
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw unpairedSurrogate }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private var unpairedSurrogate: BookDocumentError {
    BookDocumentError(
      "a surrogate is unpaired: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF",
      line: line)
  }

  private mutating func unit() throws(BookDocumentError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      skip()
    }
    return unit
  }
}
#endif
