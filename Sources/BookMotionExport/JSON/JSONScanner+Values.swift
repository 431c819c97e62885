extension JSONScanner {
  /// Reads `true` or `false`.
  mutating func truth() throws(DocumentError) -> Bool {
    switch try word() {
    case "true": return true
    case "false": return false
    default: throw DocumentError("a word that is neither true, false nor null", line: line)
    }
  }

  /// Reads `null`.
  mutating func null() throws(DocumentError) {
    guard try word() == "null" else {
      throw DocumentError("a word that is neither true, false nor null", line: line)
    }
  }

  private mutating func word() throws(DocumentError) -> String {
    skipSpace()
    let letters = run { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Reads past a value of any kind.
  mutating func skipValue() throws(DocumentError) {
    switch try kind() {
    case .null: try null()
    case .truth: _ = try truth()
    case .number: _ = try number()
    case .text: _ = try text()
    case .array:
      try array { scanner throws(DocumentError) in try scanner.skipValue() }
    case .object:
      try object { scanner, _ throws(DocumentError) in try scanner.skipValue() }
    }
  }
}

extension JSONScanner {
  /// Reads a number, rounded to the nearest `Double`.
  mutating func number() throws(DocumentError) -> Double {
    skipSpace()
    let isNegative = peek == Letter.minus
    if isNegative { skip() }
    let whole = run(while: JSONScanner.isDigit)
    guard let first = whole.first, first != Letter.zero || whole.count == 1 else {
      throw DocumentError("a number that does not begin with one digit, or with 1 to 9", line: line)
    }
    var fraction: ArraySlice<UInt8> = []
    if peek == Letter.point {
      skip()
      fraction = run(while: JSONScanner.isDigit)
      guard !fraction.isEmpty else {
        throw DocumentError("a number ends with its point", line: line)
      }
    }
    var exponent = ""
    if peek == Letter.e || peek == Letter.capitalE {
      skip()
      if peek == Letter.minus { exponent = "-" }
      if peek == Letter.minus || peek == Letter.plus { skip() }
      let digits = run(while: JSONScanner.isDigit)
      guard !digits.isEmpty else { throw DocumentError("a number ends with its e", line: line) }
      exponent += String(decoding: digits, as: UTF8.self)
    }
    let sign = isNegative ? -1.0 : 1
    if exponent.isEmpty, let value = JSONScanner.short(whole, fraction) { return sign * value }
    return sign * (try long(whole, fraction, exponent))
  }

  /// Fifteen digits and a power of ten up to 10²² are both exact, so that their quotient is
  /// rounded once: the nearest number there is.
  private static func short(_ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>) -> Double? {
    guard whole.count + fraction.count <= exactDigits else { return nil }
    var digits: UInt64 = 0
    for digit in whole { digits = digits * 10 + UInt64(digit - Letter.zero) }
    for digit in fraction { digits = digits * 10 + UInt64(digit - Letter.zero) }
    return Double(digits) / powersOfTen[fraction.count]
  }

  private func long(
    _ whole: ArraySlice<UInt8>, _ fraction: ArraySlice<UInt8>, _ exponent: String
  ) throws(DocumentError) -> Double {
    let text =
      String(decoding: whole, as: UTF8.self) + "."
      + (fraction.isEmpty ? "0" : String(decoding: fraction, as: UTF8.self))
      + (exponent.isEmpty ? "" : "e" + exponent)
    guard let value = Double(text), value.isFinite else {
      throw DocumentError("a number too large to be told", line: line)
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= Letter.zero && byte <= Letter.nine }

  private static let exactDigits = 15

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension JSONScanner {
  /// Reads a text in quotes.
  mutating func text() throws(DocumentError) -> String {
    try expect(Letter.quote, "a text")
    var bytes: [UInt8] = []
    while true {
      bytes += run { $0 >= Letter.space && $0 != Letter.quote && $0 != Letter.backslash }
      switch peek {
      case Letter.quote:
        skip()
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw DocumentError("a text that is not UTF-8", line: line)
        }
        return text
      case Letter.backslash:
        skip()
        bytes += try String(escaped()).utf8
      default: throw unexpected("the end of a text")
      }
    }
  }

  private mutating func escaped() throws(DocumentError) -> Unicode.Scalar {
    let letter = peek
    if letter == Letter.u {
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
    Letter.quote: "\"", Letter.backslash: "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", Letter.f: "\u{C}", Letter.n: "\n", UInt8(ascii: "r"): "\r",
    Letter.t: "\t",
  ]

  private mutating func scalar() throws(DocumentError) -> Unicode.Scalar {
    let first = try unit()
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else {
        throw DocumentError("half of a surrogate pair", line: line)
      }
      return scalar
    }
    guard peek == Letter.backslash else {
      throw DocumentError("half of a surrogate pair", line: line)
    }
    skip()
    guard peek == Letter.u else { throw DocumentError("half of a surrogate pair", line: line) }
    skip()
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      throw DocumentError("half of a surrogate pair", line: line)
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(DocumentError) -> UInt16 {
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
