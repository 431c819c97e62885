import BookMotion

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

extension OptionReader<(BookChannel, Double)> {
  /// A channel and what it may be off: `flipAngle=0.1`.
  static let channelTolerance = OptionReader { text, name throws(Failure) in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let tolerance = Double(parts[1]), Domain.seconds.contains(tolerance)
    else {
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes a channel and a number, such as "
          + "flipAngle=0.1")
    }
    guard let channel = BookChannel(rawValue: String(parts[0])) else {
      let names = BookChannel.allCases.map(\.rawValue)
      let hint = Suggestion.suffix(for: String(parts[0]), among: names)
      throw .usage(
        "\(name.quoted) got \(text.quoted): there is no channel \(String(parts[0]).quoted)"
          + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint))
    }
    return (channel, tolerance)
  }
}
