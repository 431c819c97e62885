/// An option as data: its help, the values that the parser accepts, and their type.
///
/// ```swift
/// static let fps = Option("--fps", "<n>", "Frames per second.", default: "60", reads: .number(.positive))
/// …
/// let rate = try arguments.value(of: fps)
/// ```
struct Option<Value: Sendable>: Sendable {
  let description: OptionDescription
  let reader: OptionReader<Value>

  init(
    _ name: String, short: String? = nil, _ valueName: String, _ help: String,
    default fallback: String? = nil, reads reader: OptionReader<Value>
  ) {
    self.reader = reader
    description = OptionDescription(
      name: name, short: short, valueName: valueName, help: help, fallback: fallback,
      completion: reader.completion,
      read: { word throws(Failure) in try reader.read(word, name) })
  }
}

extension Option<Bool> {
  /// Creates an option without a value.
  init(flag name: String, short: String? = nil, _ help: String) {
    reader = OptionReader { (_: String, _) in true }
    description = OptionDescription(
      name: name, short: short, valueName: nil, help: help, fallback: nil,
      completion: .nothing, read: { _ in true })
  }
}

/// The part of an option that doesn't depend on the type of its value.
struct OptionDescription: Sendable {
  let name: String
  let short: String?
  /// The name of the value, in angle brackets; `nil` for a flag.
  let valueName: String?
  let help: String
  /// The default value, as it would be typed.
  let fallback: String?
  /// The completions that shells can offer for the value.
  let completion: Completion
  /// Converts a word to a value of the option's type.
  let read: @Sendable (ByteText) throws(Failure) -> any Sendable

  func isCalled(_ word: String) -> Bool { word == name || word == short }
}

/// Options that belong together, under a common title in help.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionDescription]
}

extension String {
  /// The name of a value without its angle brackets.
  var withoutBrackets: String {
    hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()) : self
  }
}
