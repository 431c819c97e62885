import BookMotion
import BookMotionExport

/// A choreography by its name, or the file that it is in.
enum ChoreographySource: Sendable {
  case preset(Choreography)
  /// The path, and the option or operand that named it.
  case file(String, name: String)

  func load() throws(Failure) -> Choreography {
    switch self {
    case .preset(let choreography): return choreography
    case .file(let path, let name):
      let bytes = try Input.readJSON(
        path, for: name, takes: "a choreography, as 'bookmotion choreography show' prints it")
      return try Failure.badData("\(name.quoted) got \(path.quoted)") {
        () throws(DocumentError) in try Choreography(json: bytes)
      }
    }
  }

  /// What looks like a path is one; of other words the nearest preset is told.
  init(_ text: String, name: String) throws(Failure) {
    if let preset = Choreography.presets.first(where: { $0.name == text }) {
      self = .preset(preset)
      return
    }
    if text == "-" || text.contains("/") || text.contains(".") || Input.exists(text) {
      self = .file(text, name: name)
      return
    }
    let names = Choreography.presets.map(\.name)
    throw .usage(
      "\(name.quoted) got \(text.quoted): it takes \(names.joined(separator: ", ")) or the path of "
        + "a file\(Suggestion.suffix(for: text, among: names))")
  }
}

extension OptionReader<ChoreographySource> {
  static let choreography = OptionReader(
    Completion(choices: Choreography.presets.map(\.name), files: .read)
  ) { text, name throws(Failure) in
    try ChoreographySource(text, name: name)
  }
}
