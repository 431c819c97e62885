import BookMotion

/// A channel that moves, as `@keyframes`.
struct StyleCurve<Channel: StyleChannel>: Sendable {
  let channel: Channel
  let stops: ChannelStops
  /// The largest distance from the truth that was found.
  let error: Double
}

extension StyleCurve {
  /// Writes the keyframes.
  ///
  /// - Parameters:
  ///   - action: The beginning of their name.
  ///   - name: The beginning of the property's name.
  ///   - phases: What begins when; where a keyframe is, a comment says so.
  ///   - duration: How long all of it lasts.
  ///   - sink: Where to.
  /// - Throws: What the sink throws.
  func write<Sink: TextSink & ~Copyable>(
    as action: String, of name: String, phases: [(name: String, time: Double)], duration: Double,
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write(
      """

      /* \(channel.words): never off by more than \
      \(channel.text(of: error.roundedUp(to: .standard))) */
      @keyframes \(action)-\(channel.words) {

      """)
    for keyframe in stops.keyframes {
      let phase = phases.last { phase in
        Int(phase.time / duration * Double(ChannelStops.whole)) == keyframe.part
      }
      let words = phase.map { " /* \($0.name) */" } ?? ""
      try sink.write(
        "  \(percent(keyframe.part, of: ChannelStops.whole)) { \(channel.property(of: name)): "
          + "\(channel.text(of: keyframe.value));\(easing(keyframe.stops)) }\(words)\n")
    }
    try sink.write("}\n")
  }

  private func easing(_ stops: [ChannelStops.Stop]) -> String {
    guard !stops.isEmpty else { return "" }
    let words = stops.enumerated().map { index, stop in
      let way = Double(stop.output) / Double(ChannelStops.Stop.wholeWay)
      let output = NumberGrid(decimals: 4).text(way)
      // The first stands at the beginning, and the last at the end.
      return index == 0 || index == stops.count - 1
        ? output : "\(output) \(percent(stop.part, of: ChannelStops.Stop.wholeTime))"
    }
    return " animation-timing-function: linear(\(words.joined(separator: ", ")));"
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    NumberGrid.standard.text(Double(part) / Double(whole) * 100) + "%"
  }
}

extension Double {
  /// The first number on a grid that is not below.
  fileprivate func roundedUp(to grid: NumberGrid) -> Double {
    let rounded = grid.rounded(self)
    return rounded < self ? grid.rounded(rounded + grid.step) : rounded
  }
}
