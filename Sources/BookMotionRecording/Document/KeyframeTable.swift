import BookMotion
import BookMotionDocuments

/// The keyframes of a document as written, with one column per channel.
struct KeyframeTable {
  struct Column {
    let name: String
    var frames: [Int] = []
    var values: [Double] = []
  }

  /// The frame numbers of the keyframes.
  private(set) var frames: [Int] = []
  private var times: [Double] = []
  private var phases: [String] = []
  private var lines: [Int] = []
  private var columns: [Column] = []
  private var lanes: [String: Int] = [:]

  init(from scanner: inout JSONScanner) throws(BookDocumentError) {
    guard try scanner.kind() == .array else {
      throw BookDocumentError("keyframes is not a list", line: scanner.line)
    }
    let line = scanner.line
    try scanner.array { scanner throws(BookDocumentError) in try append(from: &scanner) }
    guard !frames.isEmpty else {
      throw BookDocumentError("keyframes is empty: it needs at least one", line: line)
    }
  }

  private mutating func append(from scanner: inout JSONScanner) throws(BookDocumentError) {
    let row = lines.count
    guard try scanner.kind() == .object else {
      throw BookDocumentError("keyframes[\(row)] is not an object", line: scanner.line)
    }
    let line = scanner.line
    var (frame, time): (Double?, Double?)
    var phase: String?
    var values: [(lane: Int, value: Double)] = []
    values.reserveCapacity(columns.count)
    try scanner.object { scanner, key throws(BookDocumentError) in
      let expected: JSONKind = key == "phase" ? .text : .number
      let kind = try scanner.kind()
      guard kind == expected else {
        let wanted =
          expected == .text
          ? "string" : "number" + (kind == .text ? ", because it is in quotes" : "")
        throw BookDocumentError(
          "keyframes[\(row)].\(key.inSentence) is not a \(wanted)", line: scanner.line)
      }
      switch key {
      case "frame": frame = try scanner.number()
      case "time": time = try scanner.number()
      case "phase": phase = try scanner.text()
      default: values.append((lane(of: key), try scanner.number()))
      }
    }
    guard let frame, let time, let phase else {
      let missing = frame == nil ? "frame" : time == nil ? "time" : "phase"
      throw BookDocumentError("keyframes[\(row)].\(missing) is missing", line: line)
    }
    guard let index = Int(exactly: frame), index >= 0 else {
      throw BookDocumentError(
        "keyframes[\(row)].frame is not a whole number of at least 0", line: line)
    }
    guard !values.isEmpty else {
      throw BookDocumentError(
        "keyframes[\(row)] has no channels: it needs at least one", line: line)
    }
    frames.append(index)
    times.append(time)
    phases.append(phase)
    lines.append(line)
    for (lane, value) in values {
      columns[lane].frames.append(index)
      columns[lane].values.append(value)
    }
  }

  /// Returns the column for a key, adding one for a key that is new: keyframes may precede the
  /// channels in a document.
  private mutating func lane(of name: String) -> Int {
    if let lane = lanes[name] { return lane }
    columns.append(Column(name: name))
    lanes[name] = columns.count - 1
    return columns.count - 1
  }

  func column(of name: String) -> Column { lanes[name].map { columns[$0] } ?? Column(name: name) }
}

extension KeyframeTable {
  /// Throws unless the keyframes match a header: in order, at their times, in their phases, and
  /// with all of its channels.
  func check(against header: RecordingHeader) throws(BookDocumentError) {
    let isReduced = header.errors != nil
    var next = 0
    for (row, frame) in frames.enumerated() {
      func error(_ words: String) -> BookDocumentError {
        BookDocumentError("keyframes[\(row)].\(words)", line: lines[row])
      }
      // The first frame is never left out.
      let mayBeLater = isReduced && row > 0
      guard frame == next || mayBeLater && frame > next, frame < header.count else {
        throw error(
          "frame is \(frame): it should be \(next)\(mayBeLater ? " or later" : ""), and below "
            + "\(header.count)")
      }
      let time = Double(frame) / header.score.framesPerSecond
      guard times[row] == NumberGrid.standard.rounded(time) else {
        throw error(
          "time is \(JSONText.number(times[row])), but frame \(frame) is at "
            + NumberGrid.standard.text(time))
      }
      guard isRight(phases[row], at: time, isLast: frame == header.count - 1, header.phases) else {
        throw error("phase is \"\(phases[row].inSentence)\", which contradicts \"phases\"")
      }
      next = frame + 1
    }
    guard next == header.count else {
      throw BookDocumentError(
        "keyframes end with frame \(next - 1): the last frame is \(header.count - 1)",
        line: lines[lines.count - 1])
    }
    let names = Set(header.channels.map(\.name))
    if let other = columns.first(where: { !names.contains($0.name) }) {
      throw BookDocumentError(
        "keyframes: there is no channel \"\(other.name.inSentence)\"", line: lines[0])
    }
    for channel in header.channels {
      let column = column(of: channel.name).frames
      // Channels may have their own keyframes, but each has the first and the last.
      if column == frames
        || isReduced && column.first == 0 && column.last == header.count - 1
      {
        continue
      }
      let row = frames.firstIndex { !column.contains($0) } ?? 0
      throw BookDocumentError(
        "keyframes[\(row)].\(channel.name.inSentence) is missing", line: lines[row])
    }
  }

  /// Returns true if a frame at `time` can be in the named phase, allowing for rounding to the
  /// grid.
  private func isRight(
    _ name: String, at time: Double, isLast: Bool, _ phases: [Recording.Phase]
  ) -> Bool {
    let step = NumberGrid.standard.step
    if isLast, phases.last?.name == name { return true }
    let last = phases.lastIndex { $0.time <= time + step } ?? 0
    let first = phases.lastIndex { $0.time <= time - step } ?? 0
    return phases[min(first, last)...last].contains { $0.name == name }
  }

  /// Returns the phases, with their times adjusted so that each keyframe is in the phase written
  /// next to it.
  func placed(_ phases: [Recording.Phase], framesPerSecond rate: Double) -> [Recording.Phase] {
    // Our own documents are off by at most half a step; those of others may be off by more.
    let step = NumberGrid.standard.step
    let near = placed(phases, framesPerSecond: rate, within: step / 2)
    return placed(near, framesPerSecond: rate, within: step)
  }

  private func placed(
    _ phases: [Recording.Phase], framesPerSecond rate: Double, within distance: Double
  ) -> [Recording.Phase] {
    let rows = Dictionary(uniqueKeysWithValues: zip(frames, frames.indices))
    /// Returns the row of the keyframe at which a phase begins, allowing for rounding to the grid.
    func row(of phase: Recording.Phase) -> Int? {
      let frame = (phase.time * rate).rounded()
      guard (frame / rate - phase.time).magnitude <= distance else { return nil }
      return Int(exactly: frame).flatMap { rows[$0] }
    }
    let near = phases.map(row)
    /// Returns true if the phase times, as written, put a keyframe into its phase.
    func isRight(_ row: Int) -> Bool {
      let time = Double(frames[row]) / rate
      return phases.last { $0.time <= time }?.name == self.phases[row]
    }
    return phases.enumerated().map { index, phase in
      guard let row = near[index], !isRight(row) else { return phase }
      // Of several phases that begin here, those up to the keyframe's own have begun.
      let goesOn = phases.indices.last { near[$0] == row && phases[$0].name == self.phases[row] }
      let time = Double(frames[row]) / rate
      return Recording.Phase(
        phase.name,
        at: goesOn.map { index <= $0 } ?? false
          ? min(phase.time, time) : max(phase.time, time.nextUp))
    }
  }
}
