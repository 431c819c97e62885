package import BookMotion
import BookMotionDocuments

/// All fields of a document, of the keyframes only that they are there.
struct RecordingHeader {
  private(set) var score = Recording.Score.blank
  private(set) var count = 1
  private(set) var channels: [Recording.Channel] = []
  private(set) var phases: [Recording.Phase] = []
  private(set) var cues: [Recording.Cue] = []
  private var errorsByName: [(name: String, value: Double)]?
  // These two follow from the others. They are for other readers, so they must be right.
  private var duration = 0.0
  private var step = NumberGrid.standard.step

  /// The largest error of each channel, in their order.
  var errors: [Double]? {
    errorsByName.map { errors in
      channels.compactMap { channel in errors.first { $0.name == channel.name }?.value }
    }
  }

  init(reading document: JSONNode) throws(BookDocumentError) {
    do { try self.init(document) } catch {
      throw BookDocumentError(error, in: document, called: "timeline")
    }
    try check(in: document)
  }

  private init() {}
}

extension RecordingHeader: HasFields {
  static var blank: RecordingHeader { RecordingHeader() }

  mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError) {
    var (units, isReduced) = (channels.map { (name: $0.name, value: $0.unit) }, errorsByName != nil)
    try visitor.schema(Recording.form)
    try visitor.part("made", &score, .isRequired)
    try visitor.number(
      "framesPerSecond", &score.framesPerSecond, Quantity(.frameRate, nil), .isRequired)
    try visitor.count(
      "frames", &count, BookDomain(1, BookDomain.frameCount.highest + 1), .isRequired)
    try visitor.number("duration", &duration, Quantity(.notNegative, nil), .isRequired)
    try visitor.number("grid", &step, Quantity(.finite, nil), .isRequired)
    try visitor.table("channels", &units, blank: .points, .isRequired) {
      (unit, visitor) throws(BookMotionError) in
      try visitor.choice("", &unit, of: BookChannel.Unit.allCases, .isRequired)
    }
    channels = units.map { Recording.Channel($0, $1) }
    try visitor.list("phases", &phases, .isRequired)
    try visitor.list("cues", &cues, .isRequired)
    try visitor.presence("errors", &isReduced, or: .otherFields)
    if isReduced {
      var errors = errorsByName ?? []
      try visitor.table("errors", &errors, blank: 0, .isRequired) {
        (error, visitor) throws(BookMotionError) in
        try visitor.number("", &error, Quantity(.notNegative, nil), .isRequired)
      }
      errorsByName = errors
    }
    var hasKeyframes = true
    try visitor.presence("keyframes", &hasKeyframes, or: .nothing)
  }
}

extension Recording.Phase: HasFields {
  package static var blank: Recording.Phase { Recording.Phase("", at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var (name, time) = (name, time)
    try visitor.text("phase", &name, ifEmpty: .isEmpty)
    try visitor.number("time", &time, Quantity(.notNegative, nil), .isRequired)
    self = Recording.Phase(name, at: time)
  }
}

extension Recording.Cue: HasFields {
  package static var blank: Recording.Cue { Recording.Cue("", at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var (name, time) = (name, time)
    try visitor.text("cue", &name, ifEmpty: .isEmpty)
    try visitor.number("time", &time, Quantity(.notNegative, nil), .isRequired)
    self = Recording.Cue(name, at: time)
  }
}

extension RecordingHeader {
  /// Throws if a schema is not that of recordings.
  static func checkSchema(_ node: JSONNode) throws(BookDocumentError) {
    guard case .text(let word) = node.value else { return }
    do { try Recording.form.check(word) } catch {
      let isChoreography = word.hasPrefix("bookmotion.choreography/")
      let hint = isChoreography ? "; record it with 'timeline' first" : ""
      throw BookDocumentError("\(error)\(hint)", line: node.line)
    }
  }

  /// Throws unless the fields of a document fit together.
  private func check(in document: JSONNode) throws(BookDocumentError) {
    func error(_ place: String, _ words: String) -> BookDocumentError {
      BookDocumentError("\(place) \(words)", line: document.line(of: place))
    }
    guard !channels.isEmpty else { throw error("channels", "is empty: it needs at least one") }
    guard !channels.contains(where: \.name.isEmpty) else {
      throw error("channels", "has an empty name")
    }
    guard phases.first?.time == 0 else { throw error("phases", "must begin with a phase at 0") }
    for (word, times) in [("phase", phases.map(\.time)), ("cue", cues.map(\.time))] {
      if let index = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) {
        throw error("\(word)s[\(index)]", "is earlier than the previous \(word)")
      }
    }
    let grid = NumberGrid.standard
    let end = Double(count - 1) / score.framesPerSecond
    if let last = phases.last, last.time > end + grid.step {
      throw error("phases", "has \"\(last.name.inSentence)\" after the last frame")
    }
    for (key, found, right) in [
      ("grid", step, grid.step), ("duration", duration, grid.rounded(end)),
    ] where found != right {
      throw error(key, "is \(JSONText.number(found)): it should be \(grid.text(right))")
    }
    let names = channels.map(\.name)
    guard let found = errorsByName?.map(\.name) else { return }
    if let other = found.first(where: { !names.contains($0) }) {
      let fault = BookMotionError(.unknownKey(other, known: names), at: "errors")
      throw BookDocumentError(fault, in: document, called: "timeline")
    }
    if let missing = names.first(where: { !found.contains($0) }) {
      throw error("errors.\(missing.inSentence)", "is missing")
    }
  }
}
