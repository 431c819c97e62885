import BookMotion
public import BookMotionDocuments

extension Recording {
  /// Writes the recording as one JSON object: the header, then one keyframe per line, so that diffs
  /// between files are readable.
  ///
  /// Keyframes are computed as they are written, so memory use does not depend on the length of the
  /// recording. Numbers are rounded to a millionth, which keeps invisible differences out of golden
  /// files.
  public func writeJSON<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(header)
    try sink.write("\"keyframes\": [\n")
    try writeObjects(separatedBy: ",", to: &sink)
    try sink.write("]}\n")
  }

  /// Writes one JSON object per line and nothing else, for tools that read line by line.
  public func writeNDJSON<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure)
  {
    try writeObjects(separatedBy: "", to: &sink)
  }

  /// Writes a table: the column names, then one keyframe per line. If channels have their own
  /// keyframes, cells without one are empty.
  public func writeCSV<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(
      (["frame", "time", "phase"] + channels.map(\.name)).map(CSVText.cell)
        .joined(separator: ",") + "\n")
    let phases = phaseTexts(CSVText.cell)
    try forEachKeyframe { frame, values, lanes, line throws(Sink.Failure) in
      line.append(UInt64(frame))
      line.append(ASCII.comma)
      line.append(time(ofFrame: frame), on: .standard)
      line.append(ASCII.comma)
      line.append(phases[phase(ofFrame: frame)] ?? "")
      for (lane, value) in values.enumerated() {
        line.append(ASCII.comma)
        if lanes?[lane] ?? true { line.append(value, on: .standard) }
      }
      line.append(ASCII.newline)
      try sink.write(utf8: line.bytes)
    }
  }

  private func writeObjects<Sink: BookTextSink & ~Copyable>(
    separatedBy comma: String, to sink: inout Sink
  ) throws(Sink.Failure) {
    let keys = channels.map { ",\(JSONText.quoted($0.name)):" }
    let phases = phaseTexts(JSONText.quoted)
    try forEachKeyframe { frame, values, lanes, line throws(Sink.Failure) in
      line.append("{\"frame\":")
      line.append(UInt64(frame))
      line.append(",\"time\":")
      line.append(time(ofFrame: frame), on: .standard)
      line.append(",\"phase\":")
      line.append(phases[phase(ofFrame: frame)] ?? "")
      for (lane, value) in values.enumerated() where lanes?[lane] ?? true {
        line.append(keys[lane])
        line.append(value, on: .standard)
      }
      line.append(ASCII.braceEnd)
      if frame < count - 1 { line.append(comma) }
      line.append(ASCII.newline)
      try sink.write(utf8: line.bytes)
    }
  }

  private func phaseTexts(_ text: (String) -> String) -> [String: String] {
    Dictionary(phases.map { ($0.name, text($0.name)) }, uniquingKeysWith: { $1 })
  }

  /// Calls `body` for each written frame with its number, the values of all channels, the channels
  /// that have a keyframe there (`nil` if all do), and an empty line to fill.
  private func forEachKeyframe<Failure: Error>(
    _ body: (Int, [Double], [Bool]?, inout TextLine) throws(Failure) -> Void
  ) throws(Failure) {
    var line = TextLine()
    var reader = reader
    func write(_ frame: Int, _ lanes: [Bool]? = nil) throws(Failure) {
      line.clear()
      try body(frame, reader.values(at: time(ofFrame: frame)), lanes, &line)
    }
    switch keyframes {
    case .all: for frame in 0..<count { try write(frame) }
    case .some(let frames): for frame in frames { try write(frame) }
    case .ofEachChannel(let frames):
      let sets = frames.map { Set($0) }
      for frame in writtenFrames { try write(frame, sets.map { $0.contains(frame) }) }
    }
  }
}

extension Recording {
  /// The lines before the keyframes, including the opening brace.
  private var header: String {
    let grid = NumberGrid.standard
    func moments(_ moments: [(name: String, time: Double)], _ key: String) -> String {
      JSONText.lines(
        moments.map {
          JSONText.object([(key, JSONText.quoted($0.name)), ("time", grid.text($0.time))])
        })
    }
    var fields = [
      ("schema", JSONText.quoted(Recording.schema)),
      ("made", scoreText),
      ("framesPerSecond", JSONText.number(framesPerSecond)),
      ("frames", "\(count)"),
      ("duration", grid.text(duration)),
      ("grid", grid.text(grid.step)),
      ("channels", JSONText.object(channels.map { ($0.name, JSONText.quoted($0.unit.rawValue)) })),
      ("phases", moments(phases.map { ($0.name, $0.time) }, "phase")),
      ("cues", moments(cues.map { ($0.name, $0.time) }, "cue")),
    ]
    if let errors {
      let texts = zip(channels, errors).map { ($0.name, grid.text($1)) }
      fields.append(("errors", JSONText.object(texts)))
    }
    return "{" + fields.map { "\"\($0.0)\": \($0.1),\n" }.joined()
  }

  /// The score as JSON. Every number of a valid choreography can be written, except those of a
  /// spring that is too slow for a document; in that case, only the scene is written.
  package var scoreText: String {
    if let node = try? score.node() { return node.text }
    let scene = Recording.SceneScore(
      score.scene, screen: score.screen, binding: score.binding, events: score.events)
    return (try? Score.scene(scene).node().text) ?? "{}"
  }
}

extension JSONText {
  /// Returns a JSON array of already encoded elements, one per line.
  package static func lines(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n " + elements.joined(separator: ",\n ") + "]"
  }

  /// Returns a JSON object of already encoded fields, on one line.
  package static func object(_ fields: [(key: String, text: String)]) -> String {
    "{" + fields.map { "\(quoted($0.key)): \($0.text)" }.joined(separator: ", ") + "}"
  }
}

/// Text in comma-separated values.
enum CSVText {
  /// Returns a cell, quoted if necessary.
  static func cell(_ text: String) -> String {
    guard text.contains(where: { "\",\n\r".contains($0) }) else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}
