import BookMotion
import BookMotionExport

extension OptionReader<[Double]> {
  /// So many numbers with a separator between them: `1024x768`, `100,200,200,280`.
  static func numbers(
    _ count: Int, separatedBy separator: Character, like example: String
  ) -> OptionReader {
    OptionReader { text, name throws(Failure) in
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite }
      guard parts.count == count, numbers.count == count else {
        throw .usage(
          "\(name.quoted) got \(text.quoted): it takes \(count) numbers, such as \(example)")
      }
      return numbers
    }
  }
}

extension OptionReader<(String, Double)> {
  /// A channel of a timeline, or of a scene's, and what it may be off: `flipAngle=0.1`.
  static let channelTolerance = OptionReader(
    Completion(choices: names, form: .assignment)
  ) { text, name throws(Failure) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let tolerance = Double(parts[1]), Domain.seconds.contains(tolerance)
    else {
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes a channel and a number, such as "
          + "flipAngle=0.1")
    }
    let channel = String(parts[0])
    if sceneNames.contains(channel) { return (channel, tolerance) }
    return (try BookChannel(named: parts[0], in: text, for: name).rawValue, tolerance)
  }

  private static var sceneNames: [String] {
    SceneKind.allCases.flatMap { $0.channels.map(\.name) }
  }

  /// Each once, those of the transition first.
  private static var names: [String] {
    (BookChannel.allCases.map(\.rawValue) + sceneNames).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension OptionReader<[BookChannel]> {
  /// Names of channels with commas between.
  static let channels = OptionReader(
    Completion(choices: BookChannel.names, form: .list)
  ) { text, name throws(Failure) in
    try text.split(separator: ",", omittingEmptySubsequences: false)
      .map { word throws(Failure) in try BookChannel(named: word, in: text, for: name) }
  }
}

extension BookChannel {
  fileprivate static let names = allCases.map(\.rawValue)

  /// The channel of a name that stands in the text of an option.
  fileprivate init(named word: Substring, in text: String, for option: String) throws(Failure) {
    let word = String(word)
    if let channel = BookChannel(rawValue: word) {
      self = channel
      return
    }
    let hint = Suggestion.suffix(for: word, among: BookChannel.names)
    throw .usage(
      "\(option.quoted) got \(text.quoted): there is no channel \(word.quoted)"
        + (hint.isEmpty ? "; there are \(BookChannel.names.joined(separator: ", "))" : hint))
  }
}
