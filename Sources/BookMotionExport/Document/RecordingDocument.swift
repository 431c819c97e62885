public import BookMotion

extension Recording {
  /// The schema that is written, and the only one that can be read.
  public static let schema: String = form.text

  static let form = DocumentSchema("bookmotion.timeline/1")

  /// Reads a recording from a document.
  ///
  /// ```swift
  /// let golden = try Recording(reading: bytes)
  /// golden.values(at: 0.5)
  /// ```
  ///
  /// Values are interpolated linearly between keyframes. Reading is strict: a key that is unknown,
  /// missing, or of the wrong type is an error, reported with its line. Writing the recording gives
  /// the same bytes again.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    var scanner = JSONScanner(bytes)
    guard try scanner.kind() == .object else {
      throw DocumentError("a timeline is an object: {\"schema\": …}", line: scanner.line)
    }
    var fields: [HeaderKey: DocumentNode] = [:]
    var table: KeyframeTable?
    try scanner.object { scanner, word throws(DocumentError) in
      // A document of another kind is best named by its schema, which comes first.
      if word != HeaderKey.schema.rawValue, let schema = fields[.schema] {
        try RecordingHeader.checkSchema(schema)
      }
      guard let key = HeaderKey(rawValue: word) else {
        throw DocumentError.unknownKey(
          word, among: HeaderKey.allCases.map(\.rawValue), line: scanner.line)
      }
      if key == .keyframes {
        table = try KeyframeTable(from: &scanner)
      } else {
        fields[key] = DocumentNode(try JSONNode(from: &scanner), at: word)
      }
    }
    let end = scanner.line
    try scanner.end()
    let header = try RecordingHeader(fields, line: end)
    guard let table else { throw DocumentError("keyframes is missing", line: end) }
    try table.check(against: header)
    self.init(header, table)
  }

  /// Returns the recording as read back from its own document, with its numbers rounded to the
  /// grid, so that golden files are compared with what would be written.
  package func asWritten() throws(DocumentError) -> Recording {
    var text = ""
    writeJSON(to: &text)
    return try Recording(reading: Array(text.utf8))
  }

  /// Creates a recording from parts that have been checked.
  private init(_ header: RecordingHeader, _ table: KeyframeTable) {
    let columns = header.channels.map { table.column(of: $0.name) }
    let frames = columns.map(\.frames)
    let areAlike = frames.allSatisfy { $0 == table.frames }
    self.init(
      score: header.score, count: header.count, channels: header.channels,
      phases: table.placed(header.phases, framesPerSecond: header.score.framesPerSecond),
      cues: header.cues,
      keyframes: header.errors == nil
        ? .all : areAlike ? .some(table.frames) : .ofEachChannel(frames),
      errors: header.errors,
      source: KeyframeSource(
        traces: columns.map { column in
          KeyframeSource.Trace(
            column.values, at: column.frames.map { Double($0) / header.score.framesPerSecond })
        }))
  }
}

/// The top-level keys of a document, in order.
enum HeaderKey: String, CaseIterable {
  case schema, made, framesPerSecond, frames, duration, grid, channels, phases, cues, errors
  case keyframes
}

/// All fields of a document but the keyframes.
struct RecordingHeader {
  let score: Recording.Score
  let count: Int
  let channels: [Recording.Channel]
  let phases: [Recording.Phase]
  let cues: [Recording.Cue]
  let errors: [Double]?

  init(_ fields: [HeaderKey: DocumentNode], line: Int) throws(DocumentError) {
    func field(_ key: HeaderKey) throws(DocumentError) -> DocumentNode {
      guard let field = fields[key] else {
        throw DocumentError("\(key.rawValue) is missing", line: line)
      }
      return field
    }
    try RecordingHeader.checkSchema(try field(.schema))
    var score: Recording.Score = try field(.made).value()
    score.framesPerSecond = try field(.framesPerSecond).number(in: .frameRate)
    self.score = score
    count = try field(.frames).whole(from: 1)
    guard Domain.frameCount.contains(Double(count - 1)) else {
      throw try field(.frames).error(
        "is \(count): it takes at most \(Int(Domain.frameCount.highest) + 1)")
    }
    var channels: [Recording.Channel] = []
    for (name, unit) in try field(.channels).fields() {
      guard !name.isEmpty else { throw try field(.channels).error("has an empty name") }
      channels.append(Recording.Channel(name, try unit.choice()))
    }
    guard !channels.isEmpty else {
      throw try field(.channels).error("is empty: it needs at least one")
    }
    self.channels = channels
    phases = try RecordingHeader.moments(try field(.phases), "phase")
      .map { Recording.Phase($0.name, at: $0.time) }
    guard phases.first?.time == 0 else {
      throw try field(.phases).error("must begin with a phase at 0")
    }
    cues = try RecordingHeader.moments(try field(.cues), "cue")
      .map { Recording.Cue($0.name, at: $0.time) }
    if let last = phases.last,
      last.time > Double(count - 1) / score.framesPerSecond + NumberGrid.standard.step
    {
      throw try field(.phases).error("has \"\(last.name.inSentence)\" after the last frame")
    }
    // These two fields follow from the others. They are for other readers, so they must be right.
    let grid = NumberGrid.standard
    let duration = grid.rounded(Double(count - 1) / score.framesPerSecond)
    for (key, right) in [(HeaderKey.grid, grid.step), (.duration, duration)] {
      let found = try field(key).number()
      guard found == right else {
        throw try field(key).error("is \(JSONText.number(found)): it should be \(grid.text(right))")
      }
    }
    errors = try fields[.errors].map { field throws(DocumentError) in
      let errors = try field.fields(channels.map(\.name))
      return try channels.map { channel throws(DocumentError) in
        try errors[channel.name]?.number(in: .notNegative) ?? 0
      }
    }
  }

  fileprivate static func checkSchema(_ field: DocumentNode) throws(DocumentError) {
    let word = try field.text()
    switch Recording.form.verdict(on: word) {
    case .known: return
    case .newer:
      throw field.error("is \"\(word.inSentence)\", which is newer than \"\(Recording.schema)\"")
    case .unknown:
      let isChoreography = word.hasPrefix("bookmotion.choreography/")
      throw field.error(
        "is \"\(word.inSentence)\": it takes \"\(Recording.schema)\""
          + (isChoreography ? "; record it with 'timeline' first" : ""))
    }
  }

  private static func moments(
    _ field: DocumentNode, _ word: String
  ) throws(DocumentError) -> [(name: String, time: Double)] {
    var moments: [(name: String, time: Double)] = []
    for element in try field.elements() {
      let fields = try element.fields([word, "time"])
      let time = try fields["time"]?.number(in: .notNegative) ?? 0
      if let before = moments.last, time < before.time {
        throw element.error("is earlier than the previous \(word)")
      }
      moments.append((try fields[word]?.name() ?? "", time))
    }
    return moments
  }
}
