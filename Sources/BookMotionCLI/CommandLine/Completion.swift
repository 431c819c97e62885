/// The completions that a shell can offer for a value.
struct Completion: Sendable {
  private let words: @Sendable () -> [String]

  /// The way a value is built from the words offered.
  let form: Form

  /// The kind of file that the value may name.
  let files: Files

  /// Creates a completion. `choices` is evaluated lazily, so running a command doesn't wait for the
  /// names of all choreographies.
  init(
    choices: @autoclosure @escaping @Sendable () -> [String] = [], form: Form = .word,
    files: Files = .none
  ) {
    words = choices
    self.form = form
    self.files = files
  }

  /// The words to offer.
  var choices: [String] { words() }

  /// Returns true if `word` is one of the words to offer or, if a file can take their place, the
  /// name of a JSON file.
  func isLikely(_ word: String) -> Bool {
    let choices = choices
    return choices.contains(word)
      || !choices.isEmpty && files == .read && word.hasSuffix(".json")
  }

  /// The way a value is built from the words offered.
  enum Form: String, Sendable {
    /// One of the words.
    case word
    /// Some of the words, separated by commas.
    case list
    /// One of the words, an equals sign, and a value that can't be completed.
    case assignment
  }

  /// The use of the file that a path names; `-` is stdin if it is read, and stdout if it is
  /// written.
  enum Files: Sendable {
    case none
    case read
    case written
  }

  /// No completions, for example for a number.
  static let nothing = Completion()
}
