import BookMotion

/// The names of things in Swift source.
enum SwiftName {
  /// Returns a name for a static property of `Choreography`: the words of a string in camel case.
  ///
  /// `My opening` becomes `myOpening`, `3 pigs` becomes `my3Pigs`, and a string without a word
  /// becomes `mine`. Keywords and existing members of `Choreography` are prefixed with `my`.
  static func property(_ text: String) -> String {
    let words = text.unicodeScalars.split { !$0.isInNames }.map { String($0) }
    guard let first = words.first else { return "mine" }
    let name = words.dropFirst().reduce(first.lowercasingFirst) { $0 + $1.uppercasingFirst }
    let isTaken = name.unicodeScalars.first.map(\.isDigit) ?? true || taken.contains(name)
    return isTaken ? "my" + name.uppercasingFirst : name
  }

  /// The names that a property can't have, or shouldn't.
  private static let taken: Set<String> =
    keywords.union(members).union(Choreography.presets.map(\.name))

  private static let members: Set<String> = ["presets", "schema", "none", "some"]

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type",
    "typealias", "var", "where", "while",
  ]
}

extension Unicode.Scalar {
  /// True if the scalar can be part of a name: a letter of any script, or a digit.
  fileprivate var isInNames: Bool {
    guard value >= 0x80 else { return isDigit || properties.isAlphabetic }
    guard properties.isAlphabetic, 0xC0..<0xE000 ~= value || 0xF900..<0xFD3E ~= value else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

extension String {
  fileprivate var lowercasingFirst: String {
    // Lowercase an abbreviation as a whole.
    self == uppercased() ? lowercased() : prefix(1).lowercased() + dropFirst()
  }

  fileprivate var uppercasingFirst: String { prefix(1).uppercased() + dropFirst() }
}
