import BookMotion
import BookMotionDocuments
import BookMotionExport

/// A choreography: a preset, or the path of its file.
enum ChoreographySource: Sendable {
  case preset(Choreography)
  /// A file, and the option or operand that named it.
  case file(Path, name: String)

  func load() throws(Failure) -> Choreography {
    switch self {
    case .preset(let choreography): return choreography
    case .file(let path, let name):
      let bytes = try Input.readJSON(
        path, for: name, takes: "a choreography, as 'bookmotion choreography show' prints it")
      return try Failure.badData(name.got(path)) {
        () throws(BookDocumentError) in try Choreography(json: bytes)
      }
    }
  }

  /// Takes a word that looks like a path for one; for any other unknown word, the error suggests
  /// the nearest preset.
  init(_ word: ByteText, name: String) throws(Failure) {
    let (text, path) = (word.text, Path(word))
    if let preset = Choreography.presets.first(where: { $0.name == text }) {
      self = .preset(preset)
      return
    }
    if path == .standard || path.contains("/") || path.contains(".") || Input.exists(path) {
      self = .file(path, name: name)
      return
    }
    let names = Choreography.presets.map(\.name)
    throw .usage(
      "\(name.got(text)): it takes \((names + ["the path of a file"]).orList)"
        + Suggestion.suffix(for: text, among: names))
  }
}

extension OptionReader<ChoreographySource> {
  static let choreography = OptionReader(
    bytes: Completion(choices: Choreography.presets.map(\.name), files: .read)
  ) { word, name throws(Failure) in
    try ChoreographySource(word, name: name)
  }
}
