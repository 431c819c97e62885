import BookMotion
import BookMotionDocuments

/// The conversion of an option's word to a value.
struct OptionReader<Value: Sendable>: Sendable {
  /// Converts the word; error messages mention the option's name.
  let read: @Sendable (_ word: ByteText, _ name: String) throws(Failure) -> Value

  /// The completions that shells can offer.
  let completion: Completion

  init(
    _ completion: Completion = .nothing,
    _ read: @escaping @Sendable (_ text: String, _ name: String) throws(Failure) -> Value
  ) {
    self.read = { word, name throws(Failure) in try read(word.text, name) }
    self.completion = completion
  }

  /// Creates a reader of words that need not be UTF-8.
  init(
    bytes completion: Completion,
    _ read: @escaping @Sendable (_ word: ByteText, _ name: String) throws(Failure) -> Value
  ) {
    self.read = read
    self.completion = completion
  }
}

extension OptionReader<Double> {
  /// Reads a number in `domain`.
  static func number(_ domain: BookDomain) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      let number = Double(text)
      if let number, domain.contains(number), !text.isHexadecimal { return number }
      let words = domain.description(for: text.isHexadecimal ? nil : number)
      let hint =
        if number != nil {
          text.isHexadecimal ? "; write it as a decimal number" : ""
        } else {
          Double(text.replacingComma) == nil ? "" : "; write \(text.replacingComma)"
        }
      throw .usage("\(name.got(text)): it takes \(words)\(hint)")
    }
  }
}

extension OptionReader<Int> {
  /// Reads an integer in `domain`.
  static func wholeNumber(_ domain: BookDomain) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      if let number = Int(text), domain.contains(Double(number)) { return number }
      throw .usage(
        "\(name.got(text)): it takes a whole number from \(Int(domain.lowest)) to "
          + "\(Int(domain.highest))")
    }
  }
}

extension OptionReader<Path> {
  /// Reads the path of the output file; `-` is stdout.
  static let output = path(.written, "the path of a file, or - for stdout")

  /// Reads the path of an output folder.
  static let folder = path(.written, "the path of a folder, or of a file for one picture")

  /// Reads the path of an input file; `-` is stdin.
  static let input = path(.read, "the path of a file, or - for stdin")

  private static func path(_ files: Completion.Files, _ what: String) -> OptionReader {
    OptionReader(bytes: Completion(files: files)) { word, name throws(Failure) in
      guard !word.bytes.isEmpty else { throw .usage("\(name.quoted) got '': it takes \(what)") }
      return Path(word)
    }
  }
}

extension OptionReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// Reads one of the raw values of an enumeration.
  static func choice() -> OptionReader {
    OptionReader(Completion(choices: Value.allCases.map(\.rawValue))) {
      text, name throws(Failure) in
      if let value = Value(rawValue: text) { return value }
      let words = Value.allCases.map(\.rawValue)
      let hint = Suggestion.suffix(for: text, among: words)
      throw .usage(
        "\(name.got(text)): it takes \(words.orList)\(hint)")
    }
  }
}

extension OptionReader<[Double]> {
  /// Reads `count` numbers separated by `separator`: `1024x768`, `100,200,200,280`.
  static func numbers(
    _ count: Int, separatedBy separator: Character, like example: String
  ) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double(String($0).trimmed) }.filter {
        $0.isFinite
      }
      guard parts.count == count, numbers.count == count else {
        throw .usage(
          "\(name.got(text)): it takes \(count) numbers with \(separator.name) "
            + "between them, such as \(example)")
      }
      return numbers
    }
  }
}

extension Character {
  fileprivate var name: String { self == "," ? "commas" : "an \(self)" }
}

extension String {
  /// True for a number such as 0x10, which Swift reads as 16 but is more likely a typo here.
  fileprivate var isHexadecimal: Bool {
    let digits = hasPrefix("-") || hasPrefix("+") ? dropFirst() : self[...]
    return digits.hasPrefix("0x") || digits.hasPrefix("0X")
  }

  /// The number with a decimal point in place of a comma.
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
