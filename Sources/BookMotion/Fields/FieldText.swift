#if $Embedded
/// Text in Embedded Swift, where strings are expensive: letters, or the number of a text that the
/// page knows.
package struct FieldText: Hashable, Sendable {
  /// The number of a text that the page knows, or −1.
  package let number: Int

  /// The text as it is written in JSON, without quotes, if the page doesn't know it.
  package let letters: [UInt8]

  package init(number: Int) { (self.number, letters) = (number, []) }

  package init(letters: [UInt8]) { (number, self.letters) = (-1, letters) }

  package init(_ word: String) {
    // Strings of pages are contiguous; what walks the others would add 12 KB to a page.
    self.init(letters: word.utf8.withContiguousStorageIfAvailable { [UInt8]($0) } ?? [])
  }

  package init(_ word: StaticString) {
    var letters: [UInt8] = []
    // Its description would add 16 KB of Unicode to a page.
    word.withUTF8Buffer { letters.append(contentsOf: $0) }
    self.init(letters: letters)
  }
}

extension FieldText: ExpressibleByStringLiteral {
  package init(stringLiteral: StaticString) { self.init(stringLiteral) }
}
#else
/// Text in a field.
package typealias FieldText = String
#endif
