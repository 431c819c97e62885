import BookMotion
import BookMotionExport

/// Names of channels as somebody has typed them: which there are depends on what is shown.
struct ChannelNames: Sendable {
  private let text: String
  private let option: String

  fileprivate init(_ text: String, for option: String) {
    self.text = text
    self.option = option
  }

  /// The channels of a transition.
  func ofTransition() throws(Failure) -> [BookChannel] {
    try words.map { word throws(Failure) in try BookChannel(named: word, in: text, for: option) }
  }

  /// The channels of a scene.
  func of(_ kind: SceneKind) throws(Failure) -> [SceneChannel] {
    let channels = kind.channels
    return try words.map { word throws(Failure) in
      if let channel = channels.first(where: { $0.name == word }) { return channel }
      throw .usage(
        "\(option.quoted) got \(text.quoted): the scene \(kind.rawValue) has no channel "
          + word.quoted + ChannelNames.hint(for: word, among: channels.map(\.name)))
    }
  }

  private var words: [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The nearest name, or, if none is near, all of them.
  fileprivate static func hint(for word: String, among names: [String]) -> String {
    let hint = Suggestion.suffix(for: word, among: names)
    return hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint
  }
}

extension ChannelNames {
  static let ofScenes = SceneKind.allCases.flatMap { $0.channels.map(\.name) }

  /// Each once, those of the transition first.
  static let all: [String] = (BookChannel.allCases.map(\.rawValue) + ofScenes)
    .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
}

extension OptionReader<ChannelNames> {
  /// Names of channels with commas between, of whatever is shown.
  static let channels = OptionReader(
    Completion(choices: ChannelNames.all, form: .list)
  ) { text, name in ChannelNames(text, for: name) }
}

extension BookChannel {
  /// The channel of a name that stands in the text of an option.
  init(named word: String, in text: String, for option: String) throws(Failure) {
    if let channel = BookChannel(rawValue: word) {
      self = channel
      return
    }
    throw .usage(
      "\(option.quoted) got \(text.quoted): there is no channel \(word.quoted)"
        + ChannelNames.hint(for: word, among: BookChannel.allCases.map(\.rawValue)))
  }
}
