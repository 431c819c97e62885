import BookMotion
public import BookMotionDocuments

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
  public init(reading bytes: [UInt8]) throws(BookDocumentError) {
    var scanner = JSONScanner(bytes)
    guard try scanner.kind() == .object else {
      throw BookDocumentError("a timeline is an object: {\"schema\": …}", line: scanner.line)
    }
    var fields: [JSONNode.Field] = []
    var table: KeyframeTable?
    try scanner.object { scanner, key throws(BookDocumentError) in
      guard key != "keyframes" else {
        // Its many numbers are read straight into their columns; the header sees only the key.
        fields.append((key, JSONNode(.null, line: scanner.line)))
        table = try KeyframeTable(from: &scanner)
        return
      }
      let node = try JSONNode(from: &scanner)
      // A document of another kind is best named by its schema, which comes first.
      if key == "schema" { try RecordingHeader.checkSchema(node) }
      fields.append((key, node))
    }
    let end = scanner.line
    try scanner.end()
    let header = try RecordingHeader(reading: JSONNode(.object(fields), line: end))
    guard let table else { throw BookDocumentError("keyframes is missing", line: end) }
    try table.check(against: header)
    self.init(header, table)
  }

  /// Returns the recording as read back from its own document, with its numbers rounded to the
  /// grid, so that golden files are compared with what would be written.
  package func asWritten() throws(BookDocumentError) -> Recording {
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
        columns.map { column in
          ChannelTrace(
            column.values, at: column.frames.map { Double($0) / header.score.framesPerSecond })
        }))
  }
}
