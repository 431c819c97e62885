import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

/// The options for the differences to tolerate in channels.
enum ToleranceOptions {
  static func tolerance(_ help: String, default fallback: String?) -> Option<Double> {
    Option(
      "--tolerance", "<number>",
      help + ": 1 is just visible (half a point, 0.1°, 1/256 of an opacity).",
      default: fallback, reads: .number(.seconds))
  }

  static let toleranceFor = Option(
    "--tolerance-for", "<channel=number>",
    "The same for one channel, in its own unit. Can be repeated.", reads: .channelTolerance)

  /// Returns the tolerances of the command line, whose channels must occur in `recordings`.
  static func read(
    _ arguments: Arguments, steps: Double, _ recordings: Recording...
  ) throws(Failure) -> Recording.Tolerance {
    var tolerance = Recording.Tolerance(steps: steps)
    let known = recordings.flatMap { $0.channels.map(\.name) }
      .reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
    for (channel, number) in arguments.values(of: toleranceFor) {
      guard known.contains(channel) else {
        throw .usage(
          "\(toleranceFor.description.name.got(channel)): "
            + "there is no such channel in \(recordings.first?.title ?? "")"
            + ChannelNames.hint(for: channel, among: known))
      }
      tolerance[channel] = number
    }
    return tolerance
  }
}

/// The names of channels as users type them; the valid ones depend on the scene.
enum ChannelNames {
  /// Every name once, those of the transition first.
  static let all: [String] = GalleryScene.all.flatMap { $0.channels.map(\.name) }
    .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }

  /// Returns the nearest name or, if none is close, a list of all names.
  static func hint(for word: String, among names: [String]) -> String {
    let hint = Suggestion.suffix(for: word, among: names)
    return hint.isEmpty ? "; there are \(names.andList)" : hint
  }
}

extension OptionReader<[String]> {
  /// Reads the names of channels, separated by commas.
  static let channels = OptionReader(
    Completion(choices: ChannelNames.all, form: .list)
  ) { text, _ in
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
  }
}

extension OptionReader<(String, Double)> {
  /// Reads a channel and its tolerance: `flipAngle=0.1`.
  static let channelTolerance = OptionReader(
    Completion(choices: ChannelNames.all, form: .assignment)
  ) { text, name throws(Failure) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let tolerance = Double(parts[1]), BookDomain.seconds.contains(tolerance)
    else {
      throw .usage(
        "\(name.got(text)): it takes a channel and a number, such as "
          + "flipAngle=0.1")
    }
    return (String(parts[0]), tolerance)
  }
}
