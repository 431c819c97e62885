public import BookMotion

extension SceneDocument {
  /// Reads a document, or says in which line it is none.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    var parts = SceneParts()
    guard try scanner.kind() == .object else {
      throw DocumentError("a scene is an object: {\"schema\": …}", line: scanner.line)
    }
    try scanner.object { scanner, key throws(DocumentError) in
      try parts.read(key, from: &scanner)
    }
    let end = scanner.line
    try scanner.end()
    self = try parts.document(line: end)
  }
}

/// The words of a document's first level, in their order.
private enum SceneField: String, CaseIterable {
  case schema, scene, binding, screen, events, framesPerSecond, frames, duration, grid, channels
  case phases, cues, errors, keyframes
}

/// What has been read of a document so far. What depends on the scene is kept until that is known.
private struct SceneParts {
  private var kind: SceneKind?
  private var binding: BookBinding?
  private var screen: [Double]?
  private var events: [(event: SceneEvent, line: Int)]?
  private var framesPerSecond: Double?
  private var frameCount: Int?
  private var duration: Double?
  private var grid: Double?
  private var channels: [(name: String, unit: String)]?
  private var phases: [SceneCue]?
  private var cues: [SceneCue]?
  private var errors: [String: Double]?
  private var texts: [SceneLine]?
  private var lines: [SceneField: Int] = [:]

  mutating func read(_ key: String, from scanner: inout JSONScanner) throws(DocumentError) {
    guard let field = SceneField(rawValue: key) else {
      throw scanner.unknown(key, among: SceneField.allCases.map(\.rawValue))
    }
    lines[field] = scanner.line
    switch field {
    case .schema: try scanner.schema(SceneTimeline.form)
    case .scene: kind = try scanner.name(key)
    case .binding: binding = try scanner.name(key)
    case .screen: screen = try scanner.numbers(2, key)
    case .events: events = try scanner.sceneEvents()
    case .framesPerSecond: framesPerSecond = try scanner.number(key, in: .frameRate)
    case .frames: frameCount = try scanner.whole(key)
    case .duration: duration = try scanner.number(key)
    case .grid: grid = try scanner.number(key)
    case .channels: channels = try scanner.sceneUnits()
    case .phases: phases = try scanner.sceneMoments(key, named: "phase")
    case .cues: cues = try scanner.sceneMoments(key, named: "cue")
    case .errors: errors = try scanner.sceneErrors()
    case .keyframes: texts = try scanner.sceneLines()
    }
  }

  func document(line: Int) throws(DocumentError) -> SceneDocument {
    guard lines[.schema] != nil else { throw DocumentError("schema is missing", line: line) }
    let kind = try there(kind, .scene, line)
    let sides = try there(screen, .screen, line)
    for side in sides where !Domain.length.contains(side) {
      throw refused(.screen, JSONText.number(side), "its sides take \(Domain.length)")
    }
    let rate = try there(framesPerSecond, .framesPerSecond, line)
    let known = kind.channels.map { ($0.name, $0.unit.rawValue) }
    let channels = try there(channels, .channels, line)
    // Keys of an object have no order: who writes the document again may sort them.
    guard channels.sorted(by: <).elementsEqual(known.sorted(by: <), by: ==) else {
      let names = known.map { "\($0.0) (\($0.1))" }.joined(separator: ", ")
      throw DocumentError(
        "channels are not those of \(kind.rawValue): \(names)", line: lines[.channels] ?? line)
    }
    var checked: [SceneEvent] = []
    for (event, line) in try there(events, .events, line) {
      do { checked.append(try event.checked(by: kind.verbs)) } catch {
        throw DocumentError("\(error)", line: line)
      }
    }
    let keyframes = try keyframes(of: kind, rate, line)
    let phases = try there(phases, .phases, line)
    guard !phases.isEmpty else {
      throw DocumentError(
        "phases is empty: something is always going on", line: lines[.phases] ?? line)
    }
    for (index, phase) in phases.enumerated() {
      try check(phase.name, "phases[\(index)].phase", of: kind, lines[.phases] ?? line)
    }
    let count = try there(frameCount, .frames, line)
    try checkWhatFollows(keyframes, count, rate, line)
    if let errors, Set(errors.keys) != Set(kind.channels.map(\.name)) {
      throw DocumentError(
        "errors are not those of the channels of \(kind.rawValue)", line: lines[.errors] ?? line)
    }
    return SceneDocument(
      kind: kind, binding: try there(binding, .binding, line),
      screen: BookSize(width: sides[0], height: sides[1]), events: checked, framesPerSecond: rate,
      phases: phases.map { SceneFrame.Phase(name: $0.name, time: $0.time) },
      cues: try there(cues, .cues, line), frameCount: count, errors: errors, keyframes: keyframes)
  }

  private func keyframes(
    of kind: SceneKind, _ rate: Double, _ line: Int
  ) throws(DocumentError) -> [SceneDocument.Keyframe] {
    let names = kind.channels.map(\.name)
    var keyframes: [SceneDocument.Keyframe] = []
    for (index, text) in try there(texts, .keyframes, line).enumerated() {
      let place = "keyframes[\(index)]"
      let next = keyframes.last.map { $0.frame + 1 } ?? 0
      // The first is never left out.
      let mayBeLater = errors != nil && next > 0
      guard let frame = text.frame, frame == next || mayBeLater && frame > next else {
        throw DocumentError(
          "\(place).frame is not \(next)\(mayBeLater ? " or later" : "")", line: text.line)
      }
      let time = NumberGrid.standard.rounded(Double(frame) / rate)
      guard text.time == time else {
        throw DocumentError(
          "\(place).time is not \(NumberGrid.standard.text(time))", line: text.line)
      }
      guard let phase = text.phase else {
        throw DocumentError("\(place).phase is missing", line: text.line)
      }
      try check(phase, "\(place).phase", of: kind, text.line)
      if let other = text.values.keys.sorted().first(where: { !names.contains($0) }) {
        throw DocumentError("\(place).\(other) is no channel of \(kind.rawValue)", line: text.line)
      }
      let values = try names.map { name throws(DocumentError) in
        guard let value = text.values[name] else {
          throw DocumentError("\(place).\(name) is missing", line: text.line)
        }
        return value
      }
      keyframes.append(SceneDocument.Keyframe(frame: frame, phase: phase, values: values))
    }
    guard !keyframes.isEmpty else {
      throw DocumentError(
        "keyframes is empty: a scene has at least one", line: lines[.keyframes] ?? line)
    }
    return keyframes
  }

  private func check(
    _ phase: String, _ place: String, of kind: SceneKind, _ line: Int
  ) throws(DocumentError) {
    let known = kind.actor.phases
    guard known.contains(phase) else {
      throw DocumentError(
        "\(place) is \"\(phase)\": \(kind.rawValue) has \(known.joined(separator: ", "))",
        line: line)
    }
  }

  /// Three fields follow from the others, and are there for other readers: they would be misled.
  private func checkWhatFollows(
    _ keyframes: [SceneDocument.Keyframe], _ count: Int, _ rate: Double, _ line: Int
  ) throws(DocumentError) {
    let last = keyframes.last?.frame ?? 0
    for (field, found, right) in [
      (SceneField.frames, Double(count), Double(last + 1)),
      (.grid, try there(grid, .grid, line), NumberGrid.standard.step),
      (
        .duration, try there(duration, .duration, line),
        NumberGrid.standard.rounded(Double(count - 1) / rate)
      ),
    ] where found != right {
      throw refused(field, JSONText.number(found), "it is \(NumberGrid.standard.text(right))")
    }
  }

  private func refused(_ field: SceneField, _ found: String, _ right: String) -> DocumentError {
    DocumentError("\(field.rawValue) is \(found): \(right)", line: lines[field] ?? 1)
  }

  private func there<Value>(
    _ value: Value?, _ field: SceneField, _ line: Int
  ) throws(DocumentError) -> Value {
    guard let value else { throw DocumentError("\(field.rawValue) is missing", line: line) }
    return value
  }
}
