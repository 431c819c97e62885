/// Words in the making, letter by letter in UTF-8.
///
/// ```swift
/// let phrase: Phrase = "it lasts \(Phrase(seconds: 0.25))"
/// phrase.text  // "it lasts 0.25 s"
/// ```
///
/// A page has the same words as the tool, but carries no library that knows what a letter is: text that
/// is put together there is put together of these.
package struct Phrase: Hashable, Sendable {
  /// Its letters.
  package private(set) var letters: [UInt8]

  /// A number with about as many digits, for what nobody compares: 3.14159 with three is "3.14".
  package init(_ value: Double, digits: Int) {
    var (scaled, decimals) = (value.magnitude * 10, 0)
    for _ in 1..<digits { scaled /= 10 }
    while scaled < 10, decimals < 5 { (scaled, decimals) = (scaled * 10, decimals + 1) }
    letters = value.letters(decimals: decimals)
  }

  /// A time, such as "0.25 s".
  package init(seconds: Double) {
    self = "\(Phrase(letters: seconds.letters(decimals: 3))) s"
  }

  /// Phrases in a row: "zooming and modeSelection".
  package init(_ phrases: [Phrase]) {
    self = ""
    for (index, phrase) in phrases.enumerated() {
      let isLast = index == phrases.count - 1
      self += index == 0 ? phrase : isLast ? " and \(phrase)" : ", \(phrase)"
    }
  }

  private init(letters: [UInt8]) { self.letters = letters }

  package static func + (one: Phrase, other: Phrase) -> Phrase {
    Phrase(letters: one.letters + other.letters)
  }

  package static func += (one: inout Phrase, other: Phrase) {
    one.letters.append(contentsOf: other.letters)
  }

  /// The words of a name: `spineOpacity` is "spine opacity".
  package init(wordsOf name: String) {
    letters = []
    for letter in Phrase.letters(of: name) {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
      if isCapital { letters.append(UInt8(ascii: " ")) }
      letters.append(isCapital ? letter | UInt8(ascii: " ") : letter)
    }
  }

  /// The letters of a name, as they lie in memory: others come from systems that no page runs on.
  private static func letters(of name: String) -> [UInt8] {
    unsafe name.utf8.withContiguousStorageIfAvailable { unsafe [UInt8]($0) } ?? []
  }

  /// The phrase as a text.
  package var text: String { String(decoding: letters, as: UTF8.self) }
}

extension Phrase: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var letters: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { unsafe letters.append(contentsOf: $0) }
    }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      letters.append(contentsOf: phrase.letters)
    }

    package mutating func appendInterpolation(_ name: String) {
      letters.append(contentsOf: Phrase.letters(of: name))
    }
  }

  package init(stringLiteral: StaticString) {
    letters = []
    stringLiteral.withUTF8Buffer { unsafe letters.append(contentsOf: $0) }
  }

  package init(stringInterpolation: StringInterpolation) { letters = stringInterpolation.letters }
}
