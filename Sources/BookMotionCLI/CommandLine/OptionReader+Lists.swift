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
    Completion(choices: ChannelNames.all, form: .assignment)
  ) { text, name throws(Failure) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let tolerance = Double(parts[1]), Domain.seconds.contains(tolerance)
    else {
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes a channel and a number, such as "
          + "flipAngle=0.1")
    }
    let channel = String(parts[0])
    if ChannelNames.ofScenes.contains(channel) { return (channel, tolerance) }
    return (try BookChannel(named: channel, in: text, for: name).rawValue, tolerance)
  }
}
