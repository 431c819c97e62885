import BookMotionDocuments

/// Text from the system: bytes that should be UTF-8, but need not be.
///
/// ```swift
/// ByteText([0x63, 0xFF]).text  // #"c\xff"#
/// ```
struct ByteText: Hashable, Sendable {
  let bytes: [UInt8]

  /// The readable text, in which invalid bytes are written as in `\xff`.
  let text: String

  /// True if all bytes are valid UTF-8. If so, no other bytes have the same `text`.
  let isExact: Bool

  init(_ bytes: some Collection<UInt8>) {
    var isExact = true
    text = ByteText.text(of: bytes) { byte in
      isExact = false
      return "\\x" + byte.hexadecimal
    }
    self.isExact = isExact
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
    self.text = text
    isExact = true
  }

  func hasPrefix(_ prefix: Unicode.Scalar) -> Bool { bytes.first == UInt8(ascii: prefix) }

  /// Decodes `bytes`; `stray` writes those that are not UTF-8, and `scalar` all others.
  static func text(
    of bytes: some Collection<UInt8>, scalar: (Unicode.Scalar) -> String = String.init,
    stray: (UInt8) -> String
  ) -> String {
    var text = ""
    var rest = bytes[...]
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let letters):
        text += scalar(Unicode.UTF8.decode(letters))
        rest = rest.dropFirst(letters.count)
      case .error(let length):
        for byte in rest.prefix(length) { text += stray(byte) }
        rest = rest.dropFirst(length)
      case .emptyInput: return text
      }
    }
  }
}

extension ByteText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
