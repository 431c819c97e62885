import BookMotion
import BookMotionExport

/// How much difference is none.
enum ToleranceOptions {
  static let tolerance = Option(
    "--tolerance", "<number>", "How much difference is none, for every channel.",
    default: "0.001", reads: .number(.seconds))
  static let toleranceFor = Option(
    "--tolerance-for", "<channel=number>", "The same for one channel; may be given again.",
    reads: .channelTolerance)

  static func value(_ arguments: Arguments) throws(Failure) -> KeyframeReduction.Tolerance {
    var tolerance = KeyframeReduction.Tolerance.all(try arguments.value(of: tolerance))
    for (channel, number) in try arguments.values(of: toleranceFor) { tolerance[channel] = number }
    return tolerance
  }
}
