import BookMotion
import BookMotionExport

/// A choreography by its name, or the file that it is in.
enum ChoreographySource: Sendable {
  case preset(Choreography)
  case file(String)

  static let presets = [Choreography.bookPolish, .storyReader, .reducedMotion]

  func load() throws(Failure) -> Choreography {
    switch self {
    case .preset(let choreography): return choreography
    case .file(let path):
      let bytes = try Input.read(path)
      do {
        return try Choreography(readingJSON: bytes)
      } catch {
        let name = path == "-" ? "stdin" : path.quoted
        throw .badData("\(name), \(error)")
      }
    }
  }

  /// What looks like a path is one; of other words the nearest preset is told.
  init(_ text: String, name: String) throws(Failure) {
    if let preset = ChoreographySource.presets.first(where: { $0.name == text }) {
      self = .preset(preset)
      return
    }
    if text == "-" || text.contains("/") || text.contains(".") || Input.exists(text) {
      self = .file(text)
      return
    }
    let names = ChoreographySource.presets.map(\.name)
    throw .usage(
      "\(name.quoted) got \(text.quoted): it takes \(names.joined(separator: ", ")) or the path of "
        + "a file\(Suggestion.suffix(for: text, among: names))")
  }
}

extension OptionReader<ChoreographySource> {
  static let choreography = OptionReader { text, name throws(Failure) in
    try ChoreographySource(text, name: name)
  }
}
