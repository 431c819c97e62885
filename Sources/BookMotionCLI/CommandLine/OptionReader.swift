import BookMotion

/// How an option's word becomes a value.
struct OptionReader<Value>: Sendable {
  /// Takes the word and the option's name, which a refusal mentions.
  let read: @Sendable (_ word: ByteText, _ name: String) throws(Failure) -> Value

  /// What shells can offer.
  let completion: Completion

  init(
    _ completion: Completion = .nothing,
    _ read: @escaping @Sendable (_ text: String, _ name: String) throws(Failure) -> Value
  ) {
    self.read = { word, name throws(Failure) in try read(word.text, name) }
    self.completion = completion
  }

  /// Of words that need not be texts.
  init(
    bytes completion: Completion,
    _ read: @escaping @Sendable (_ word: ByteText, _ name: String) throws(Failure) -> Value
  ) {
    self.read = read
    self.completion = completion
  }
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

extension OptionReader<Int> {
  /// A whole number that lies in `domain`.
  static func wholeNumber(_ domain: Domain) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      if let number = Int(text), domain.contains(Double(number)) { return number }
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes a whole number from \(Int(domain.lowest)) to "
          + "\(Int(domain.highest))")
    }
  }
}

extension OptionReader<Path> {
  /// Where to write: a path, or - for stdout.
  static let output = path(.written, "the path of a file, or - for stdout")

  /// Where to write many files.
  static let folder = path(.written, "the path of a folder, or of a file for one picture")

  /// What to read: a path, or - for stdin.
  static let input = path(.read, "the path of a file, or - for stdin")

  private static func path(_ files: Completion.Files, _ what: String) -> OptionReader {
    OptionReader(bytes: Completion(files: files)) { word, name throws(Failure) in
      guard !word.bytes.isEmpty else { throw .usage("\(name.quoted) got '': it takes \(what)") }
      return Path(word)
    }
  }
}

extension OptionReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of an enumeration.
  static func choice() -> OptionReader {
    OptionReader(Completion(choices: Value.allCases.map(\.rawValue))) {
      text, name throws(Failure) in
      if let value = Value(rawValue: text) { return value }
      let words = Value.allCases.map(\.rawValue)
      let hint = Suggestion.suffix(for: text, among: words)
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes \(words.joined(separator: ", "))\(hint)")
    }
  }
}

extension OptionReader<[Double]> {
  /// So many numbers with a separator between them: `1024x768`, `100,200,200,280`.
  static func numbers(
    _ count: Int, separatedBy separator: Character, like example: String
  ) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite }
      guard parts.count == count, numbers.count == count else {
        throw .usage(
          "\(name.quoted) got \(text.quoted): it takes \(count) numbers, such as \(example)")
      }
      return numbers
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
