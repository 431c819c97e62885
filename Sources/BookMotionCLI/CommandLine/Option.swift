/// An option as data: what help prints, what the parser accepts, and the type it reads.
///
/// ```swift
/// static let fps = Option("--fps", "<n>", "Frames per second.", default: "60", reads: .number(.positive))
/// …
/// let rate = try arguments.value(of: fps)
/// ```
struct Option<Value>: Sendable {
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
      check: { word throws(Failure) in _ = try reader.read(word, name) })
  }
}

extension Option<Bool> {
  /// An option without a value.
  init(flag name: String, short: String? = nil, _ help: String) {
    reader = OptionReader { (_: String, _) in true }
    description = OptionDescription(
      name: name, short: short, valueName: nil, help: help, fallback: nil,
      completion: .nothing, check: { _ in })
  }
}

/// What can be said of an option whatever it reads.
struct OptionDescription: Sendable {
  let name: String
  let short: String?
  /// In angle brackets; nil for a flag.
  let valueName: String?
  let help: String
  /// What counts if it is not given, as it would be written.
  let fallback: String?
  /// What shells can offer as the value.
  let completion: Completion
  /// Throws if a word is not a value.
  let check: @Sendable (ByteText) throws(Failure) -> Void

  func isCalled(_ word: String) -> Bool { word == name || word == short }
}

/// Options that belong together, under their title in help.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionDescription]
}

extension String {
  /// Without the angle brackets of a value's name.
  var withoutBrackets: String {
    hasPrefix("<") && hasSuffix(">") ? String(dropFirst().dropLast()) : self
  }
}
