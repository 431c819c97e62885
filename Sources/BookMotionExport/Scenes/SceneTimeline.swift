import BookMotion

/// A scene as numbers: what happens in it, and the value of every channel in every frame.
///
/// ```swift
/// try SceneTimeline(ScenePlay(.pageTurn)).writeJSON(to: &sink)
/// ```
///
/// Its form is that of a transition's timeline, with a scene and its events in place of a
/// choreography; numbers are rounded to a millionth.
public struct SceneTimeline: Sendable {
  /// What is written down.
  public let play: ScenePlay

  /// The form of the document.
  public static let schema = form.text

  static let form = DocumentSchema("bookmotion.scene", version: 1)

  private let reduction: SceneReduction?

  /// Creates the timeline of a scene, with every frame.
  public init(_ play: ScenePlay) {
    self.play = play
    reduction = nil
  }

  /// Creates a timeline without the frames that straight lines between the others come so near to,
  /// in each channel's own unit. How far that really is stands in the document.
  ///
  /// - Precondition: the tolerance is not below 0.
  public init(_ play: ScenePlay, tolerance: Double) {
    Domain.seconds.require(tolerance, "tolerance")
    self.play = play
    reduction = SceneReduction(play, tolerance: tolerance)
  }
}

extension SceneTimeline {
  /// Writes one object: what is said of the scene, then one keyframe a line.
  public func writeJSON<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(head)
    try sink.write("\"keyframes\": [\n")
    var writer = SceneWriter(play)
    let last = play.count - 1
    try forEachFrame { frame throws(Sink.Failure) in
      try sink.write(utf8: writer.object(frame, end: frame.index == last ? "\n" : ",\n"))
    }
    try sink.write("]}\n")
  }

  /// Writes one object a line and nothing else.
  public func writeNDJSON<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var writer = SceneWriter(play)
    try forEachFrame { frame throws(Sink.Failure) in
      try sink.write(utf8: writer.object(frame, end: "\n"))
    }
  }

  /// Writes a table: the names of the columns, then one keyframe a line.
  public func writeCSV<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let names = ["frame", "time", "phase"] + play.kind.channels.map(\.name)
    try sink.write(names.joined(separator: ",") + "\n")
    var writer = SceneWriter(play)
    try forEachFrame { frame throws(Sink.Failure) in
      try sink.write(utf8: writer.row(frame))
    }
  }

  /// Frames are worked out as they are written, unless some are left out.
  private func forEachFrame<Failure: Error>(
    _ body: (SceneFrame) throws(Failure) -> Void
  ) throws(Failure) {
    if let reduction {
      for frame in reduction.frames { try body(frame) }
    } else {
      for frame in play { try body(frame) }
    }
  }

  /// The lines before the keyframes, from the brace that opens the document.
  private var head: String {
    let grid = NumberGrid.standard
    func moments(_ moments: [(name: String, time: Double)], _ key: String) -> String {
      guard !moments.isEmpty else { return "[]" }
      return JSONText.lines(
        moments.map {
          JSONText.object([(key, JSONText.quoted($0.name)), ("time", grid.text($0.time))])
        })
    }
    var lines = [
      "\"schema\": \(JSONText.quoted(SceneTimeline.schema))",
      "\"scene\": \(JSONText.quoted(play.kind.rawValue))",
      "\"binding\": \(JSONText.quoted(play.stage.binding.rawValue))",
      "\"screen\": \(JSONText.list([play.stage.screen.width, play.stage.screen.height]))",
      "\"events\": "
        + (play.events.isEmpty
          ? "[]" : JSONText.lines(play.events.map { JSONText.quoted($0.text) })),
      "\"framesPerSecond\": \(JSONText.number(play.framesPerSecond))",
      "\"frames\": \(play.count)",
      "\"duration\": \(grid.text(play.duration))",
      "\"grid\": \(grid.text(grid.step))",
      "\"channels\": "
        + JSONText.object(
          play.kind.channels.map { ($0.name, JSONText.quoted($0.unit.rawValue)) }),
      "\"phases\": " + moments(play.phases.map { ($0.name, $0.time) }, "phase"),
      "\"cues\": " + moments(play.cues.map { ($0.name, $0.time) }, "cue"),
    ]
    if let reduction {
      let errors = zip(play.kind.channels, reduction.errors).map { ($0.name, grid.text($1)) }
      lines.append("\"errors\": \(JSONText.object(errors))")
    }
    return "{" + lines.joined(separator: ",\n") + ",\n"
  }
}

/// Writes frames one by one, each as a line, in a buffer that is used again and again.
private struct SceneWriter {
  private var line = TextLine()
  private let grid = NumberGrid.standard
  private let keys: [String]

  init(_ play: ScenePlay) { keys = play.kind.channels.map { ",\"\($0.name)\":" } }

  /// The frame as a JSON object.
  mutating func object(_ frame: SceneFrame, end: String) -> [UInt8] {
    line.clear()
    line.append("{\"frame\":")
    line.append(UInt64(frame.index))
    line.append(",\"time\":")
    line.append(frame.time, on: grid)
    line.append(",\"phase\":\"")
    line.append(frame.phase)
    line.append(Letter.quote)
    for (key, value) in zip(keys, frame.values) {
      line.append(key)
      line.append(value, on: grid)
    }
    line.append(Letter.braceEnd)
    line.append(end)
    return line.bytes
  }

  /// The frame as a row of CSV.
  mutating func row(_ frame: SceneFrame) -> [UInt8] {
    line.clear()
    line.append(UInt64(frame.index))
    line.append(Letter.comma)
    line.append(frame.time, on: grid)
    line.append(Letter.comma)
    line.append(frame.phase)
    for value in frame.values {
      line.append(Letter.comma)
      line.append(value, on: grid)
    }
    line.append(Letter.newline)
    return line.bytes
  }
}
