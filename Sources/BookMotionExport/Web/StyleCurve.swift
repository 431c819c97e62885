import BookMotion

/// A channel that moves, as `@keyframes`.
struct StyleCurve: Sendable {
  let channel: Recording.Channel
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
    as action: String, of name: String, phases: [Recording.Phase], duration: Double,
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write(
      """

      /* \(channel.cssName): never off by more than \
      \(channel.css( error.roundedUp(to: .standard))) */
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

  private func timing(_ stops: [ChannelStops.Stop]) -> String {
    easing(stops).map { " animation-timing-function: \($0);" } ?? ""
  }

  /// The easing of some stops; nil for a straight line.
  func easing(_ stops: [ChannelStops.Stop]) -> String? {
    guard !stops.isEmpty else { return nil }
    let words = stops.enumerated().map { index, stop in
      let way = Double(stop.output) / Double(ChannelStops.Stop.wholeWay)
      let output = NumberGrid(decimals: 4).text(way)
      // The first stands at the beginning, and the last at the end.
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
  /// Its name as CSS takes it: `flip-angle`.
  var cssName: String { name.words(separatedBy: "-") }

  /// Its custom property in a sheet of this name.
  func property(of sheet: String) -> String { "--\(sheet)-\(cssName)" }

  /// A value with its unit.
  func css(_ value: Double) -> String { NumberGrid.standard.text(value) + cssKind.unit }

  /// The property's registration, so that a browser knows what lies between two values.
  func registration(of sheet: String, from value: Double) -> String {
    "@property \(property(of: sheet)) { syntax: \"\(cssKind.syntax)\"; inherits: true; "
      + "initial-value: \(css(value)); }\n"
  }

  /// What its values are called where it is registered.
  var cssSyntax: String { cssKind.syntax }

  /// What nobody sees, however far a channel goes.
  var leastSeen: Double { cssKind.leastSeen }

  /// How CSS takes the unit, what its values are called, and what of it nobody sees.
  private var cssKind: (unit: String, syntax: String, leastSeen: Double) {
    switch unit {
    case .points: ("px", "<length>", 0.25)
    case .degrees: ("deg", "<angle>", 0.05)
    case .fraction, .count: ("", "<number>", .infinity)
    }
  }
}

extension Double {
  /// The first number on a grid that is not below.
  fileprivate func roundedUp(to grid: NumberGrid) -> Double {
    let rounded = grid.rounded(self)
    return rounded < self ? grid.rounded(rounded + grid.step) : rounded
  }
}
