import BookMotion
import BookMotionExport

/// How much difference is none.
struct ToleranceOptions {
  static let tolerance = Option(
    "--tolerance", "<number>", "How much difference is none, for every channel.",
    default: "0.001", reads: .number(.seconds))
  static let toleranceFor = Option(
    "--tolerance-for", "<channel=number>", "The same for one channel; may be given again.",
    reads: .channelTolerance)

  /// For every channel.
  let standard: Double

  /// For single channels.
  let single: [String: Double]

  init(_ arguments: Arguments) throws(Failure) {
    standard = try arguments.value(of: ToleranceOptions.tolerance)
    single = Dictionary(
      try arguments.values(of: ToleranceOptions.toleranceFor), uniquingKeysWith: { $1 })
  }

  /// As a timeline of the transition takes it.
  var ofTransition: KeyframeReduction.Tolerance {
    get throws(Failure) {
      try check(BookChannel.allCases.map(\.rawValue), "the transition")
      var tolerance = KeyframeReduction.Tolerance.all(standard)
      for channel in BookChannel.allCases {
        if let number = single[channel.rawValue] { tolerance[channel] = number }
      }
      return tolerance
    }
  }

  /// Fails for a channel that what is compared does not have: nothing would be compared by it.
  func check(_ names: [String], _ what: String) throws(Failure) {
    guard let other = single.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw .usage(
      "'--tolerance-for' got \(other.quoted), which \(what) does not have"
        + Suggestion.suffix(for: other, among: names))
  }
}
