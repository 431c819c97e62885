extension RGB {
  /// The largest byte: what stands for 1.
  static let largestByte = 255.0

  /// Creates a colour from bytes, 255 being 1.
  ///
  /// ```swift
  /// RGB(bytes: 255, 128, 0).red  // 1.0
  /// ```
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(
      red: Double(red) / RGB.largestByte, green: Double(green) / RGB.largestByte,
      blue: Double(blue) / RGB.largestByte)
  }

  /// The nearest bytes, of a colour brought into 0...1.
  ///
  /// ```swift
  /// RGB.fallback.bytes  // (red: 102, green: 64, blue: 38)
  /// ```
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (RGB.byte(red), RGB.byte(green), RGB.byte(blue))
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(max(component, 0), 1) * largestByte + 0.5)
  }
}

#if !$Embedded
extension RGB {
  /// The colour as CSS and SVG write it: `#`, and two hexadecimal digits a component.
  ///
  /// ```swift
  /// RGB(red: 1, green: 0.5, blue: 0).hex  // "#ff8000"
  /// ```
  ///
  /// These are the ``bytes``: a colour between two of them becomes the nearer one.
  public var hex: String {
    let (red, green, blue) = bytes
    return "#" + RGB.digits(red) + RGB.digits(green) + RGB.digits(blue)
  }

  /// Reads a colour as CSS writes it: `#664026`, or `#f80` for `#ff8800`.
  ///
  /// ```swift
  /// try RGB(hex: "#664026").bytes  // (red: 102, green: 64, blue: 38)
  /// ```
  ///
  /// - Throws: ``BookMotionError`` for anything else: names, opacities and functions of CSS too.
  public init(hex: String) throws(BookMotionError) {
    let digits = hex.utf8.dropFirst().compactMap { RGB.value(ofDigit: $0) }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == hex.utf8.count - 1 else {
      throw RGB.noColour
    }
    switch digits.count {
    case 3: self.init(bytes: digits[0] * 0x11, digits[1] * 0x11, digits[2] * 0x11)
    case 6:
      self.init(
        bytes: digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    default: throw RGB.noColour
    }
  }

  private static let noColour = BookMotionError(
    .wrongKind(expected: "a colour such as #664026"), at: "color")

  private static func digits(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 0x10)
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
#endif
