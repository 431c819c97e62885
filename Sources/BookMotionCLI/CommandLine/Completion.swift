/// What a shell can offer where a value is awaited.
struct Completion: Sendable {
  private let words: @Sendable () -> [String]

  /// How a value is made of the words that can be offered.
  let form: Form

  /// Whether the path of a file or a folder is a value.
  let files: Files

  /// Words that are values are found when they are asked for: whoever runs a command is offered
  /// nothing, and need not wait for the names of all choreographies.
  init(
    choices: @autoclosure @escaping @Sendable () -> [String] = [], form: Form = .word,
    files: Files = .none
  ) {
    words = choices
    self.form = form
    self.files = files
  }

  /// Words that are values.
  var choices: [String] { words() }

  /// How a value is made of the words that can be offered.
  enum Form: String, Sendable {
    /// It is one of them.
    case word
    /// Some of them, with commas between.
    case list
    /// One of them, an equals sign, and what nobody can guess.
    case assignment
  }

  /// What becomes of the file that a path names; `-` is stdin in one case, stdout in the other.
  enum Files: Sendable {
    case none
    case read
    case written
  }

  /// Nothing can be offered: a number, for example.
  static let nothing = Completion()
}
