/// What a shell can offer where a value is awaited.
struct Completion: Sendable, Equatable {
  /// Words that are values.
  var choices: [String] = []

  /// Whether the path of a file or a folder is one.
  var files = Files.none

  /// What becomes of the file that a path names; `-` is stdin in one case, stdout in the other.
  enum Files: Sendable {
    case none
    case read
    case written
  }

  /// Nothing can be offered: a number, for example.
  static let nothing = Completion()
}
