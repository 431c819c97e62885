#if !$Embedded
extension Unicode.Scalar {
  /// True if a terminal shows the scalar and does nothing else with it.
  ///
  /// Control characters, invisible characters, and characters that break a line or change its
  /// direction are not printable. Joiners are, because scripts and emoji are spelled with them.
  package var isPrintable: Bool {
    switch value {
    // C0, DEL, and C1.
    case 0...0x1F, 0x7F...0x9F: false
    // The soft hyphen, and bidirectional formatting characters.
    case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: false
    // The zero-width space, line and paragraph separators, and invisible operators.
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2065: false
    // The byte order mark, annotation characters, and tag characters, which shadow ASCII.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
    default: true
    }
  }
}

extension StringProtocol {
  /// The text as one harmless line: everything that is not printable is escaped, as in `\n` and
  /// `\u{1B}`.
  package var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      text += scalar.isPrintable ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return text
  }

  /// The text as one printable line, truncated to a length that fits into a sentence.
  package var inSentence: String {
    var beginning = ""
    beginning.unicodeScalars.append(contentsOf: unicodeScalars.prefix(longestInSentence))
    let isWhole = unicodeScalars.dropFirst(longestInSentence).isEmpty
    return beginning.printable + (isWhole ? "" : "…")
  }
}

private let longestInSentence = 60
#endif
