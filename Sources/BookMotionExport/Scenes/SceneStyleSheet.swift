import BookMotion

/// A scene as a style sheet: a custom property a channel, which a browser moves.
///
/// ```swift
/// try SceneStyleSheet(ScenePlay(.sheet)).write(to: &sink)
/// ```
///
/// ```html
/// <link rel="stylesheet" href="sheet.css">
/// <div class="sheet-play" style="height: var(--sheet-height)">…</div>
/// ```
///
/// The class plays the scene once. Its properties are inherited, so whatever is inside may use them.
/// A channel is nowhere further from the truth than a thousandth of how far it goes, and than about a
/// quarter of a pixel. What jumps does so within a millisecond of its time.
public struct SceneStyleSheet: Sendable {
  /// What is played.
  public let play: ScenePlay

  /// What the names of classes, properties and keyframes begin with.
  public let name: String

  private let curves: [StyleCurve<SceneChannel>]

  /// Works out the easings of a scene.
  ///
  /// - Parameters:
  ///   - play: The scene. Its rate counts for nothing.
  ///   - name: What all names begin with; the scene's own, if nil.
  /// - Throws: ``ExportError`` for a word that is no name, or a scene of more than ten minutes.
  public init(_ play: ScenePlay, name: String? = nil) throws(ExportError) {
    let name = name ?? play.kind.rawValue
    guard TimelineStyleSheet.isName(name) else { throw ExportError(.noName(name)) }
    guard play.duration <= TimelineStyleSheet.longest else {
      throw ExportError(.tooLong(play.duration))
    }
    let fine = try ScenePlay(
      play.kind, on: play.stage, events: play.events, framesPerSecond: Fineness.rate)
    self.play = fine
    self.name = name
    curves = SceneStyleSheet.curves(of: fine)
  }

  /// Writes the style sheet: what it is, the properties, the keyframes, and the class that plays
  /// them.
  public func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let first = play.frame(0).values
    let channels = play.kind.channels
    try sink.write(heading)
    for (channel, value) in zip(channels, first) {
      try sink.write(channel.registration(of: name, from: value))
    }
    let phases = play.phases.map { ($0.name, $0.time) }
    for curve in curves {
      try curve.write(as: action, of: name, phases: phases, duration: play.duration, to: &sink)
    }
    let names = curves.map { "\(action)-\($0.channel.words)" }
    try sink.write(
      """

      .\(action) {
        animation-name: \(names.isEmpty ? "none" : names.joined(separator: ", "));
        animation-duration: \(NumberGrid.standard.text(play.duration))s;
        animation-timing-function: linear;
        animation-fill-mode: both;
      }

      /* Who asks for less motion sees the end at once. */
      @media (prefers-reduced-motion: reduce) {
        .\(action) { animation-duration: 1ms; }
      }

      """)
  }

  /// The class that plays the scene.
  private var action: String { "\(name)-play" }

  private var heading: String {
    let lines = play.phases.map { "  \(NumberGrid.standard.text($0.time)) s  \($0.name)\n" }
    return """
      /*
      \(play.kind.rawValue): \(NumberGrid.standard.text(play.duration)) s, bound at the \
      \(play.stage.binding.rawValue).
      Made by: bookmotion timeline --scene \(play.kind.rawValue) --format css

      \(lines.joined())
      The class \(action) plays it, and what is inside may use the properties.
      */

      """
  }

  private static func curves(of play: ScenePlay) -> [StyleCurve<SceneChannel>] {
    let frames = Array(play)
    let times = frames.map(\.time)
    let phases = play.phases.map(\.time)
    guard let last = times.last, last > 0 else { return [] }
    // A browser knows the duration by the digits that are written.
    let duration = NumberGrid.standard.rounded(last)
    return play.kind.channels.enumerated().compactMap { lane, channel in
      let values = frames.map { $0.values[lane] }
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      let points = withJumps(values, at: times, range: range)
      let stops = ChannelStops(
        points.values, at: points.times, range: range, leastSeen: channel.leastSeen, phases: phases)
      guard !stops.keyframes.isEmpty else { return nil }
      var cursor = ChannelStops.Cursor(stops)
      let error = zip(times, values).reduce(0) { error, sample in
        max(error, abs(cursor.value(at: min(sample.0 / duration, 1)) - sample.1))
      }
      return StyleCurve(channel: channel, stops: stops, error: error)
    }
  }

  /// Adds two points between two samples where nothing but a jump leads from one to the other.
  private static func withJumps(
    _ values: [Double], at times: [Double], range: Double
  ) -> (values: [Double], times: [Double]) {
    let instant = (times.last ?? 0) * Fineness.instant
    var points: (values: [Double], times: [Double]) = ([], [])
    for (index, value) in values.enumerated() {
      if index > 0, abs(value - values[index - 1]) > range * Fineness.jump {
        let middle = (times[index - 1] + times[index]) / 2
        points.values += [values[index - 1], value]
        points.times += [middle - instant, middle + instant]
      }
      points.values.append(value)
      points.times.append(times[index])
    }
    return points
  }

  private enum Fineness {
    /// Samples a second: often enough for what is fastest, the spring of a button.
    static let rate = 480.0
    /// The part of its range that no channel goes between two samples unless it jumps.
    static let jump = 0.125
    /// Half of the part of the whole that a jump takes.
    static let instant = 1e-6
  }
}
