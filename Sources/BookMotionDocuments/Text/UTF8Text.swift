/// A text under construction, as UTF-8 bytes.
///
/// ```swift
/// let phrase: UTF8Text = "it lasts \(UTF8Text(seconds: 0.25))"
/// phrase.text  // "it lasts 0.25 s"
/// ```
///
/// Web pages use the same sentences as the command-line tool, but without the Unicode tables of
/// `String`, so text for pages is assembled from phrases.
package struct UTF8Text: Hashable, Sendable {
  /// The UTF-8 bytes of the text.
  package private(set) var letters: [UInt8]

  /// Creates a number with about `digits` digits, for display only: 3.14159 with three digits is
  /// "3.14".
  package init(_ value: Double, digits: Int) {
    var (scaled, decimals) = (value.magnitude * 10, 0)
    for _ in 1..<digits { scaled /= 10 }
    while scaled < 10, decimals < 5 { (scaled, decimals) = (scaled * 10, decimals + 1) }
    letters = value.letters(decimals: decimals)
  }

  /// Creates a time, such as "0.25 s".
  package init(seconds: Double) {
    self = "\(UTF8Text(letters: seconds.letters(decimals: 3))) s"
  }

  /// Creates a list of phrases, such as "zooming and modeSelection" or "x, y, and width".
  package init(_ phrases: [UTF8Text]) {
    self = phrases.first ?? ""
    for phrase in phrases.dropFirst().dropLast() { self += ", \(phrase)" }
    guard phrases.count > 1, let last = phrases.last else { return }
    self += phrases.count > 2 ? ", and \(last)" : " and \(last)"
  }

  init(letters: [UInt8]) { self.letters = letters }

  package static func + (one: UTF8Text, other: UTF8Text) -> UTF8Text {
    UTF8Text(letters: one.letters + other.letters)
  }

  package static func += (one: inout UTF8Text, other: UTF8Text) {
    one.letters.append(contentsOf: other.letters)
  }

  /// Creates the words of a name: `spineOpacity` becomes "spine opacity".
  package init(wordsOf name: String) {
    letters = []
    for letter in UTF8Text.letters(of: name) {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
      if isCapital { letters.append(UInt8(ascii: " ")) }
      letters.append(isCapital ? letter | UInt8(ascii: " ") : letter)
    }
  }

  /// Returns the bytes of a string.
  private static func letters(of string: String) -> [UInt8] {
    #if $Embedded
    // Strings of pages are contiguous; what walks the others would add 12 KB to a page.
    string.utf8.withContiguousStorageIfAvailable { [UInt8]($0) } ?? []
    #else
    Array(string.utf8)
    #endif
  }

  /// The text as a string.
  package var text: String { String(decoding: letters, as: UTF8.self) }
}

extension UTF8Text: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var letters: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      letters.append(contentsOf: UTF8Text.letters(of: literal))
    }

    package mutating func appendInterpolation(_ phrase: UTF8Text) {
      letters.append(contentsOf: phrase.letters)
    }

    package mutating func appendInterpolation(_ name: String) {
      letters.append(contentsOf: UTF8Text.letters(of: name))
    }
  }

  package init(stringLiteral: String) { letters = UTF8Text.letters(of: stringLiteral) }

  package init(stringInterpolation: StringInterpolation) { letters = stringInterpolation.letters }
}
