import BookMotion

/// How an option's text becomes a value.
struct OptionReader<Value>: Sendable {
  /// Takes the text and the option's name, which a refusal mentions.
  let read: @Sendable (_ text: String, _ name: String) throws(Failure) -> Value
}

extension OptionReader<Double> {
  /// A number that lies in `domain`.
  static func number(_ domain: Domain) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      let number = Double(text)
      if let number, domain.contains(number), !text.isHexadecimal { return number }
      let hint =
        if number != nil {
          text.isHexadecimal ? "; write it as a decimal number" : ""
        } else {
          Double(text.replacingComma) == nil ? "" : "; write \(text.replacingComma)"
        }
      throw .usage("\(name.quoted) got \(text.quoted): it takes \(domain)\(hint)")
    }
  }
}

extension OptionReader<String> {
  /// A path, or - for stdout.
  static let path = OptionReader { text, name throws(Failure) in
    guard !text.isEmpty else {
      throw .usage("\(name.quoted) got '': it takes the path of a file, or - for stdout")
    }
    return text
  }
}

extension OptionReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of an enumeration.
  static func choice() -> OptionReader {
    let choices = Array(Value.allCases)
    return OptionReader { text, name throws(Failure) in
      if let value = choices.first(where: { $0.rawValue == text }) { return value }
      let words = choices.map(\.rawValue)
      let hint = Suggestion.suffix(for: text, among: words)
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes \(words.joined(separator: ", "))\(hint)")
    }
  }
}

extension String {
  /// Whether a number is written as in 0x10, which Swift reads as 16: here it is likelier a slip.
  fileprivate var isHexadecimal: Bool {
    let digits = hasPrefix("-") || hasPrefix("+") ? dropFirst() : self[...]
    return digits.hasPrefix("0x") || digits.hasPrefix("0X")
  }

  /// With a decimal point where a comma stands.
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
