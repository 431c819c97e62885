#if !$Embedded
extension Unicode.Scalar {
  /// Whether a terminal shows it, and does nothing else: no control character, nothing that breaks
  /// or turns round a line, nothing that cannot be seen.
  ///
  /// Joiners are printable, because scripts and emoji are spelled with them.
  package var isPrintable: Bool {
    switch value {
    // C0, DEL and C1.
    case 0...0x1F, 0x7F...0x9F: false
    // The soft hyphen, and what turns the direction of writing.
    case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: false
    // The space without width, the ends of lines and paragraphs, and operators without a sign.
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2065: false
    // The mark of byte order, annotations, and shadows of ASCII.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
    default: true
    }
  }
}

extension StringProtocol {
  /// The text as one line that does nothing but stand there: whatever else it has is escaped, as in
  /// `\n` and `\u{1B}`.
  package var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return String(self) }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isPrintable ? String(scalar) : scalar.escaped(asASCII: true)
    }
  }

  /// The text as one printable line, cut where nobody reads on.
  package var inSentence: String {
    var beginning = ""
    beginning.unicodeScalars.append(contentsOf: unicodeScalars.prefix(longestInSentence))
    let isWhole = unicodeScalars.dropFirst(longestInSentence).isEmpty
    return beginning.printable + (isWhole ? "" : "…")
  }
}

private let longestInSentence = 60
#endif
