public import BookMotion

extension TimelineDocument {
  /// Reads a document, or says in which line it is none.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    var parts = TimelineParts()
    guard try scanner.kind() == .object else {
      throw DocumentError("a timeline is an object: {\"schema\": …}", line: scanner.line)
    }
    try scanner.object { scanner, key throws(DocumentError) in
      try parts.read(key, from: &scanner)
    }
    let end = scanner.line
    try scanner.end()
    header = try parts.header(line: end)
    keyframes = try parts.checkedKeyframes(line: end)
    try parts.checkWhatFollows(line: end)
  }
}

/// What has been read of a document so far, in whatever order it came.
private struct TimelineParts {
  var schema: String?
  var choreography: Choreography?
  var direction: BookTimeline.Direction?
  var binding: BookBinding?
  var screen: [Double]?
  var restingFrame: [Double]?
  var framesPerSecond: Double?
  var frameCount: Int?
  var duration: Double?
  var grid: Double?
  var phases: [TimelineHeader.Phase]?
  var errors: [BookChannel: Double]?
  var keyframes: [TimelineKeyframe]?
  /// The line of each field.
  var lines: [TimelineField: Int] = [:]
  /// The line of each keyframe, and the time that was written there.
  var marks: [(line: Int, time: Double)] = []

  mutating func read(
    _ key: String, from scanner: inout JSONScanner
  ) throws(DocumentError) {
    guard let field = TimelineField(rawValue: key) else {
      throw scanner.unknown(key, among: TimelineField.allCases.map(\.rawValue))
    }
    lines[field] = scanner.line
    switch field {
    case .schema: schema = try scanner.schema()
    case .choreography: choreography = try scanner.choreography()
    case .direction: direction = try scanner.name(key)
    case .binding: binding = try scanner.name(key)
    case .screen: screen = try scanner.numbers(2, key)
    case .restingFrame: restingFrame = try scanner.numbers(4, key)
    case .framesPerSecond: framesPerSecond = try scanner.number(key, in: .frameRate)
    case .frames: frameCount = try scanner.whole(key)
    case .duration: duration = try scanner.number(key)
    case .grid: grid = try scanner.number(key)
    case .channels: try scanner.channels()
    case .phases: phases = try scanner.phases()
    case .errors: errors = try scanner.errors()
    case .keyframes: (keyframes, marks) = try scanner.keyframes()
    }
  }

  func header(line: Int) throws(DocumentError) -> TimelineHeader {
    _ = try there(schema, .schema, line)
    let screen = try there(screen, .screen, line)
    let frame = try there(restingFrame, .restingFrame, line)
    let binding = try there(binding, .binding, line)
    let layout: BookLayout
    do {
      layout = try BookLayout(
        validating: BookSize(width: screen[0], height: screen[1]),
        restingFrame: BookRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        binding: binding)
    } catch {
      let field = error.place.hasPrefix("screen") ? TimelineField.screen : .restingFrame
      throw DocumentError("\(error)", line: lines[field] ?? line)
    }
    let rate = try there(framesPerSecond, .framesPerSecond, line)
    let count = try there(frameCount, .frames, line)
    guard count > 0 else {
      throw DocumentError(
        "frames is \(count): a timeline has at least one",
        line: lines[.frames] ?? line)
    }
    return TimelineHeader(
      choreography: try there(choreography, .choreography, line),
      direction: try there(direction, .direction, line), layout: layout, framesPerSecond: rate,
      frameCount: count, phases: try there(phases, .phases, line), errors: errors)
  }

  /// Three fields follow from the others, and are there for other readers: they would be misled.
  func checkWhatFollows(line: Int) throws(DocumentError) {
    let rate = try there(framesPerSecond, .framesPerSecond, line)
    let count = try there(frameCount, .frames, line)
    if lines[.channels] == nil { throw DocumentError("channels is missing", line: line) }
    let step = NumberGrid.standard.step
    for (field, found, right) in [
      (TimelineField.grid, try there(grid, .grid, line), step),
      (
        .duration, try there(duration, .duration, line),
        NumberGrid.standard.rounded(Double(count - 1) / rate)
      ),
    ] where found != right {
      throw DocumentError(
        "\(field.rawValue) is \(JSONText.number(found)): it is \(NumberGrid.standard.text(right))",
        line: lines[field] ?? line)
    }
  }

  /// The keyframes, if they come in order and at their times.
  func checkedKeyframes(line: Int) throws(DocumentError) -> [TimelineKeyframe] {
    let keyframes = try there(keyframes, .keyframes, line)
    let rate = try there(framesPerSecond, .framesPerSecond, line)
    let count = try there(frameCount, .frames, line)
    var next = 0
    for (keyframe, mark) in zip(keyframes, marks) {
      guard keyframe.frame >= next, keyframe.frame < count else {
        throw DocumentError(
          "frame \(keyframe.frame) stands where \(next) or a later one of \(count) should",
          line: mark.line)
      }
      let time = Double(keyframe.frame) / rate
      guard mark.time == NumberGrid.standard.rounded(time) else {
        throw DocumentError(
          "time is \(JSONText.number(mark.time)), but frame \(keyframe.frame) is at "
            + NumberGrid.standard.text(time), line: mark.line)
      }
      next = keyframe.frame + 1
    }
    guard errors != nil || keyframes.count == count else {
      throw DocumentError(
        "there are \(keyframes.count) keyframes: frames says \(count)",
        line: lines[.frames] ?? line)
    }
    return keyframes
  }

  private func there<Value>(
    _ value: Value?, _ field: TimelineField, _ line: Int
  ) throws(DocumentError) -> Value {
    guard let value else { throw DocumentError("\(field.rawValue) is missing", line: line) }
    return value
  }
}

/// The words of a document's first level, in their order.
private enum TimelineField: String, CaseIterable {
  case schema, choreography, direction, binding, screen, restingFrame, framesPerSecond, frames
  case duration, grid, channels, phases, errors, keyframes
}
