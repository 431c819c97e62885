import BookMotion
import BookMotionDocuments

/// Text in a plot: its greatest width in common fonts, and its form in XML.
enum PlotText {
  /// Returns the width of a text in a font of `size` pixels.
  ///
  /// The width is that in DejaVu Sans, the widest of the common fonts, or slightly more, so that
  /// text placed by it also fits in the others.
  static func width(_ text: String, size: Double, bold: Bool = false) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += PlotText.ems(scalar) }
    return ems * size * (bold ? boldShare : 1)
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", " ": 0.34
    case "f", "t", "r", "-", "(", ")", "/": 0.42
    case "m", "w", "M", "W", "%", "@", "…", "−": 1
    case "A"..."Z": 0.79
    case "!"..."~", "·", "°": 0.65
    default: 1.2
    }
  }

  private static let boldShare = 1.15

  /// Returns as much of a text as fits into `room` pixels, with an ellipsis if it was cut.
  static func clipped(_ text: String, to room: Double, size: Double, bold: Bool = false) -> String {
    guard width(text, size: size, bold: bold) > room else { return text }
    var text = text
    while !text.isEmpty, width(text + "…", size: size, bold: bold) > room { text.removeLast() }
    return text + "…"
  }

  /// Returns words, separated by spaces, in lines that fit into `room` pixels.
  static func lines(_ words: [String], in room: Double, size: Double) -> [String] {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, width(line + " " + word, size: size) <= room {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Returns a text escaped for XML, without characters that XML cannot contain.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped.append(" ")
      // Invisible characters could mislead somebody who reads the document in a terminal.
      case _ where !scalar.isPrintable: break
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

extension Double {
  /// A length in the document, to hundredths of a pixel, which is finer than anyone can see.
  var pixels: String { shortText(decimals: 2) }
}

extension String {
  /// This number with a true minus sign, which is as wide as a digit.
  var withMinusSign: String { hasPrefix("-") ? "−" + dropFirst() : self }
}
