import BookMotion
import BookMotionDocuments
import BookMotionRecording

/// A channel that moves, written as `@keyframes`.
struct StyleCurve: Sendable {
  let channel: Recording.Channel
  let stops: ChannelStops
  /// The largest measured error.
  let error: Double
  /// The difference between the channel's highest and lowest values.
  let range: Double

  /// True if the error is larger than promised: a thousandth of the range, apart from what is
  /// rounded to a millionth.
  var isOff: Bool { error > range * StyleCurve.promised + 2 * NumberGrid.standard.step }

  private static let promised = 0.001
}

extension StyleCurve {
  /// Writes the keyframes.
  ///
  /// - Parameters:
  ///   - action: The prefix of the keyframes' name.
  ///   - name: The prefix of the property's name.
  ///   - phases: The phases. A keyframe at the beginning of one is followed by a comment with its
  ///     name.
  ///   - duration: The duration, in seconds.
  ///   - sink: The destination.
  /// - Throws: The errors of the sink.
  func write<Sink: BookTextSink & ~Copyable>(
    as action: String, of name: String, phases: [Recording.Phase], duration: Double,
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write(
      """

      /* \(channel.cssName): never off by more than \(errorText) */
      @keyframes \(action)-\(channel.cssName) {

      """)
    for keyframe in stops.keyframes {
      let phase = phases.last { phase in
        Int(phase.time / duration * Double(ChannelStops.whole)) == keyframe.part
      }
      let words = phase.map { " /* \($0.name) */" } ?? ""
      try sink.write(
        "  \(percent(keyframe.part, of: ChannelStops.whole)) { \(channel.property(of: name)): "
          + "\(channel.css( keyframe.value));\(timing(keyframe.stops)) }\(words)\n")
    }
    try sink.write("}\n")
  }

  /// The largest error, with its unit.
  var errorText: String { channel.css(error.roundedUp(to: .standard)) }

  private func timing(_ stops: [ChannelStops.Stop]) -> String {
    easing(stops).map { " animation-timing-function: \($0);" } ?? ""
  }

  /// Returns the easing of some stops, or `nil` for a straight line.
  func easing(_ stops: [ChannelStops.Stop]) -> String? {
    guard !stops.isEmpty else { return nil }
    let words = stops.enumerated().map { index, stop in
      let share = Double(stop.output) / Double(ChannelStops.Stop.wholeOutput)
      let output = NumberGrid(decimals: 4).text(share)
      // The first and the last point need no percentage.
      return index == 0 || index == stops.count - 1
        ? output : "\(output) \(percent(stop.part, of: ChannelStops.Stop.wholeTime))"
    }
    return "linear(\(words.joined(separator: ", ")))"
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    NumberGrid.standard.text(Double(part) / Double(whole) * 100) + "%"
  }
}

extension Recording.Channel {
  /// The channel's name in CSS, such as `flip-angle`.
  var cssName: String { name.words(separatedBy: "-") }

  /// Returns the name of the channel's custom property in the named sheet.
  func property(of sheet: String) -> String { "--\(sheet)-\(cssName)" }

  /// Returns a value with its unit.
  func css(_ value: Double) -> String { NumberGrid.standard.text(value) + cssKind.unit }

  /// Returns the property's registration, which lets a browser interpolate its values.
  func registration(of sheet: String, from value: Double) -> String {
    "@property \(property(of: sheet)) { syntax: \"\(cssKind.syntax)\"; inherits: true; "
      + "initial-value: \(css(value)); }\n"
  }

  /// The CSS type of the channel's values.
  var cssSyntax: String { cssKind.syntax }

  /// The largest invisible error, whatever the channel's range.
  var leastSeen: Double { cssKind.leastSeen }

  /// The unit, the type, and the largest invisible error of the channel in CSS.
  private var cssKind: (unit: String, syntax: String, leastSeen: Double) {
    switch unit {
    case .points: ("px", "<length>", 0.25)
    case .degrees: ("deg", "<angle>", 0.05)
    case .fraction, .count: ("", "<number>", .infinity)
    }
  }
}

extension Double {
  /// Returns the smallest number on a grid that is not below this one.
  fileprivate func roundedUp(to grid: NumberGrid) -> Double {
    let rounded = grid.rounded(self)
    return rounded < self ? grid.rounded(rounded + grid.step) : rounded
  }
}
