#if $Embedded
/// Text in Embedded Swift, where strings are expensive: letters, or the number of a text that the
/// page knows.
package struct FieldText: Hashable, Sendable {
  /// The number of a text that the page knows, or −1.
  package let number: Int

  /// The text as it is written in JSON, without quotes, if the page doesn't know it.
  let phrase: UTF8Text

  package init(number: Int) { (self.number, phrase) = (number, "") }

  init(_ word: String) { (number, phrase) = (-1, "\(word)") }

  init(_ word: StaticString) {
    var letters: [UInt8] = []
    // Its description would add 16 KB of Unicode to a page.
    word.withUTF8Buffer { letters.append(contentsOf: $0) }
    (number, phrase) = (-1, UTF8Text(letters: letters))
  }
}

extension FieldText: ExpressibleByStringLiteral {
  package init(stringLiteral: StaticString) { self.init(stringLiteral) }
}
#else
/// Text in a field.
package typealias FieldText = String

extension String {
  init(_ key: StaticString) { self = key.description }
}
#endif
