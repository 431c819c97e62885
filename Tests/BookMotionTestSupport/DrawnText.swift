/// A drawing as it is written, for who compares many others with it. Unlike tests, it is optimized.
package struct DrawnText {
  package let text: String

  private typealias Part = (isNumber: Bool, text: Substring)
  private let parts: [Part]

  package init(_ text: String) {
    self.text = text
    parts = Self.parts(of: text)
  }

  /// Returns the numbers of a drawing, and what is between them.
  private static func parts(of text: String) -> [Part] {
    // What is hardly transparent, moved, or scaled is written unlike what isn't at all.
    text.replacing(#/ (fill-|stroke-)?opacity="(1|0?\.99[89]\d*)"/#, with: "")
      .replacing(
        #/ transform="(translate\(-?0?(\.0\d)? -?0?(\.0\d)?\))?(scale\((1|0?\.999\d*|1\.000\d*)\))?"/#,
        with: ""
      )
      .replacing("-", with: " -").split(whereSeparator: { " ,()\"'=<>".contains($0) }).flatMap {
        word in
        word.split(whereSeparator: \.isLetter).map { (Double($0) != nil, $0) }
      }
  }

  /// Returns true if another drawing differs by no more than the last digit of its numbers.
  package func looks(like other: String) -> Bool {
    if text == other { return true }
    let others = Self.parts(of: other)
    return parts.count == others.count
      && zip(parts, others).allSatisfy { a, b in
        a.text == b.text
          || a.isNumber && b.isNumber
            && ((Double(a.text) ?? 0) - (Double(b.text) ?? 0)).magnitude < 0.0101
      }
  }

  /// Returns what is said of each element with this name that has this attribute first, apart from its value.
  package static func elements(_ name: String, with attribute: String, in text: String) -> [String]
  {
    let beginning = "\(name) \(attribute)="
    return text.utf8.split(separator: UInt8(ascii: "<")).compactMap { element in
      guard element.starts(with: beginning.utf8) else { return nil }
      return element.split(separator: UInt8(ascii: " "), maxSplits: 2).last.map {
        String(Substring($0))
      }
    }
  }
}
