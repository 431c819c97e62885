import BookMotion

/// The text of JSON values, which keeps the order of fields.
///
/// Objects and lists that fit are written on one line; longer ones have one element per line.
/// Numbers are the shortest decimals that read back as the same `Double`.
package enum JSONText {
  /// The length beyond which a list or an object has one element per line.
  static let longestLine = 110

  #if !$Embedded
  /// Returns a string in quotes, on one line that is safe to print in a terminal: characters that
  /// are not printable are escaped.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where !scalar.isPrintable:
        for unit in UTF16.encode(scalar) ?? Unicode.UTF16.encodedReplacementCharacter {
          let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
          quoted += "\\u" + bytes.map(\.hexadecimal).joined()
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the shortest decimal that reads back as the same number: integers have no decimal
  /// point, and −0 is written as 0.
  package static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  #endif
}

#if !$Embedded
extension UInt8 {
  /// The byte as two hexadecimal digits.
  package var hexadecimal: String { (self < 0x10 ? "0" : "") + String(self, radix: 16) }
}
#endif

extension JSONNode {
  #if !$Embedded
  /// The value as text. One that is too long for a line has one element per line.
  package var text: String { String(decoding: letters(), as: UTF8.self) }

  /// The value as text, on one line however long it is.
  package var textOnOneLine: String {
    var letters: [UInt8] = []
    writeLine(to: &letters, names: [])
    return String(decoding: letters, as: UTF8.self)
  }
  #endif

  /// Returns the value as text, in UTF-8. One that is too long for a line has one element per line.
  ///
  /// `names` are the quoted texts that a page knows, by their numbers.
  package func letters(names: [[UInt8]] = []) -> [UInt8] {
    var letters: [UInt8] = []
    write(to: &letters, indent: 0, names: names)
    return letters
  }

  private func write(to letters: inout [UInt8], indent: Int, names: [[UInt8]]) {
    let start = letters.count
    writeLine(to: &letters, names: names)
    guard indent + letters.count - start > JSONText.longestLine else { return }
    func newLine(_ index: Int) {
      if index > 0 { letters.append(ASCII.comma) }
      letters.append(ASCII.newline)
      for _ in 0...indent { letters.append(ASCII.space) }
    }
    switch value {
    case .null, .truth, .number, .text: return
    case .array(let nodes):
      letters.removeSubrange(start...)
      letters.append(ASCII.bracket)
      for (index, node) in nodes.enumerated() {
        newLine(index)
        node.write(to: &letters, indent: indent + 1, names: names)
      }
      letters.append(ASCII.bracketEnd)
    case .object(let fields):
      letters.removeSubrange(start...)
      letters.append(ASCII.brace)
      for (index, field) in fields.enumerated() {
        newLine(index)
        field.key.write(to: &letters, names: names)
        letters += [ASCII.colon, ASCII.space]
        field.node.write(to: &letters, indent: indent + 1, names: names)
      }
      letters.append(ASCII.braceEnd)
    }
  }

  private func writeLine(to letters: inout [UInt8], names: [[UInt8]]) {
    func separate(_ index: Int) {
      if index > 0 { letters += [ASCII.comma, ASCII.space] }
    }
    switch value {
    case .null: letters += ("null" as UTF8Text).letters
    case .truth(let truth): letters += (truth ? "true" : "false" as UTF8Text).letters
    case .number(let number): letters += number.shortestLetters
    case .text(let text): text.write(to: &letters, names: names)
    case .array(let nodes):
      letters.append(ASCII.bracket)
      for (index, node) in nodes.enumerated() {
        separate(index)
        node.writeLine(to: &letters, names: names)
      }
      letters.append(ASCII.bracketEnd)
    case .object(let fields):
      letters.append(ASCII.brace)
      for (index, field) in fields.enumerated() {
        separate(index)
        field.key.write(to: &letters, names: names)
        letters += [ASCII.colon, ASCII.space]
        field.node.writeLine(to: &letters, names: names)
      }
      letters.append(ASCII.braceEnd)
    }
  }
}

extension FieldText {
  /// Writes the text in quotes.
  fileprivate func write(to letters: inout [UInt8], names: [[UInt8]]) {
    #if $Embedded
    if names.indices.contains(number) {
      letters += names[number]
      return
    }
    letters.append(ASCII.quote)
    letters += self.letters
    letters.append(ASCII.quote)
    #else
    letters += JSONText.quoted(self).utf8
    #endif
  }
}

#if $Embedded
/// Writes the shortest decimal digits of a number above 0 to memory, and returns
/// count + 256 · (power + 512): the count of the digits, and the power of ten that the first of them
/// stands for. The page provides this function.
@_silgen_name("digits")
private func pageDigits(_ value: Double, _ base: UnsafeMutablePointer<UInt8>) -> Int32
#endif

extension Double {
  /// The bytes of the shortest decimal that reads back as the same number.
  fileprivate var shortestLetters: [UInt8] {
    #if $Embedded
    guard self != 0 else { return [ASCII.zero] }
    var (digits, answer) = ([UInt8](repeating: 0, count: 32), 0)
    digits.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { answer = Int(pageDigits(magnitude, base)) }
    }
    let letters = decimal(Array(digits.prefix(answer & 255)), exponent: answer >> 8 - 512)
    return self < 0 ? [ASCII.minus] + letters : letters
    #else
    return Array(JSONText.number(self).utf8)
    #endif
  }

  /// Returns a number with the given digits, the first of which stands for a power of ten, as
  /// `description` writes it, but without the `.0` of integers.
  func decimal(_ digits: [UInt8], exponent: Int) -> [UInt8] {
    if exponent < -4 || magnitude > Double.largestDecimal {
      let size = exponent.magnitude
      let power = [ASCII.zero + UInt8(size % 10)]
      let tens = [ASCII.zero + UInt8(size / 10 % 10)] + power
      return Double.split(digits, at: 1) + [ASCII.e, exponent < 0 ? ASCII.minus : ASCII.plus]
        + (size >= 100 ? [ASCII.zero + UInt8(size / 100)] : []) + tens
    }
    let zeros = [UInt8](repeating: ASCII.zero, count: max(0 - exponent, 0))
    let whole = zeros + digits
    let point = max(exponent, 0) + 1
    return Double.split(
      whole + [UInt8](repeating: ASCII.zero, count: max(point - whole.count, 0)), at: point)
  }

  private static func split(_ digits: [UInt8], at point: Int) -> [UInt8] {
    guard digits.count > point else { return digits }
    return Array(digits[..<point]) + [ASCII.point] + digits[point...]
  }

  /// 2⁵³, above which `description` writes a power of ten.
  private static let largestDecimal = 0x1p53
}
