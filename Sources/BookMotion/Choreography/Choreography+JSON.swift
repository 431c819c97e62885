#if !$Embedded
extension Choreography {
  /// Creates a choreography from a document, such as a file in your app's bundle.
  ///
  /// ```swift
  /// let file = Bundle.main.url(forResource: "opening", withExtension: "json")!
  /// let choreography = try Choreography(json: Data(contentsOf: file))
  /// ```
  ///
  /// It takes what a `JSONDecoder` takes, but is strict about keys that stand twice, and its error
  /// names the line and the path of what is wrong:
  ///
  /// ```
  /// line 12: opening[2] (flipping).moves[0].to is "centre": it takes one of shelf, centered, …
  /// ```
  public init(json bytes: some Sequence<UInt8>) throws(DocumentError) {
    try self.init(reading: JSONNode(reading: Array(bytes)), called: "")
  }

  /// Creates a choreography from the text of a document.
  ///
  /// ```swift
  /// let text = try Choreography.bookPolish.json
  /// try Choreography(json: text) == .bookPolish  // true
  /// ```
  public init(json text: String) throws(DocumentError) { try self.init(json: text.utf8) }

  /// Reads a choreography that stands in another document.
  package init(reading node: JSONNode, called prefix: String) throws(DocumentError) {
    do {
      try self.init(from: JSONNodeDecoder(node))
    } catch {
      throw DocumentError("\(prefix)\(error)", line: node.line(of: error.place))
    }
  }

  /// The choreography as a document, keys in the order in which they are documented.
  public var json: String {
    get throws { try JSONText.text(of: self) + "\n" }
  }
}

extension JSONNode {
  /// The line of a place in words, such as `opening[2] (flipping).moves[0].to`; of what is not
  /// there, the line of what should have it.
  func line(of place: String) -> Int {
    var node = self
    for step in JSONNode.steps(of: place) {
      switch (node.value, Int(step)) {
      case (.array(let elements), .some(let index)) where elements.indices.contains(index):
        node = elements[index]
      case (.object(let fields), _):
        guard let field = fields.first(where: { $0.key == step }) else { return node.line }
        node = field.node
      default: return node.line
      }
    }
    return node.line
  }

  /// The keys and numbers of a place, without the words in brackets that explain them.
  private static func steps(of place: String) -> [Substring] {
    var depth = 0
    let path = place.filter { letter in
      if letter == "(" { depth += 1 }
      defer { if letter == ")" { depth -= 1 } }
      return depth == 0 && letter != " "
    }
    return path.split { ".[]".contains($0) }.map { Substring(String($0)) }
  }
}

// What has a name in documents is written by it. These conformances are kept apart from their types
// because Embedded Swift has no Codable.
extension AnimationPhase: Codable {}
extension BookBinding: Codable {}
extension BookChannel: Codable {}
extension BookChannel.Unit: Codable {}
extension BookPlace: Codable {}
extension BookStyle.Spread: Codable {}
extension BookTransition.Mode: Codable {}
extension BookTransition.RotationPolicy: Codable {}
extension BookTransition.TapPolicy: Codable {}
extension Lint.Finding.Kind.Name: Codable {}
extension Lint.Finding.Way: Codable {}
extension Moment.Name: Codable {}
extension BookTimeline.Direction: Codable {}

extension Choreography: Codable {
  /// The form of the document that is written, and the only one that is read.
  public static let schema = form.text

  private static let form = DocumentSchema("bookmotion.choreography", version: 1)

  /// Reads a choreography that somebody wrote.
  ///
  /// ```json
  /// {"schema": "bookmotion.choreography/1", "name": "brief",
  ///  "opening": [
  ///   {"phase": "flipping", "lasts": 0.6, "moves": [
  ///     {"move": "flipAngle", "to": 180, "spring": {"duration": 0.6, "bounce": 0.1}}]},
  ///   {"phase": "complete", "lasts": 0}],
  ///  "closing": [
  ///   {"phase": "idle", "lasts": 0.2, "moves": [
  ///     {"move": "flipAngle", "to": 0, "curve": "easeOut", "duration": 0.2}]}]}
  /// ```
  ///
  /// What has a default may be left out: `style`, `moves`, `moments` and whatever Swift would let
  /// you leave out. A word that is not known is refused, not skipped. Of a key that stands twice
  /// in an object the decoder takes one and says nothing.
  ///
  /// - Throws: ``BookMotionError`` that names the place: `opening[2] (flipping).moves[0].to is
  ///   "shelve": it takes one of shelf, centered …`. What is no document at all, because a brace is
  ///   missing, is the decoder's to refuse.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "choreography")
    try Choreography.checkSchema(part)
    try part.expect(only: [.schema, .name, .style, .opening, .closing])
    let name = try part.text(.name)
    let style = part.has(.style) ? try BookStyle(part.part(.style)) : .polish
    let opening = try part.stages(.opening, AnimationPhase.openingOrder)
    let closing = try part.stages(.closing, AnimationPhase.closingOrder)
    self = try part.place.containing { () throws(BookMotionError) in
      try Choreography(name: name, style: style, opening: opening, closing: closing)
    }
  }

  /// Writes the choreography without what has its default; decoding gives an equal one.
  ///
  /// A `JSONEncoder` has no order of keys but the alphabetical.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    try fields.encode(Choreography.schema, forKey: .schema)
    try fields.encode(name, forKey: .name)
    if style != .polish || encoder.writesDefaults { try fields.encode(style, forKey: .style) }
    try fields.encode(opening, forKey: .opening)
    try fields.encode(closing, forKey: .closing)
  }

  private static func checkSchema(_ part: DocumentPart) throws(BookMotionError) {
    let word = try part.text(.schema)
    let place = part.place[.schema]
    switch form.verdict(on: word) {
    case .known: return
    case .newer: throw place.error(.newer(word, known: schema))
    case .unknown: throw place.error(.unknownName(word, choices: [schema]))
    }
  }
}

extension DocumentPart {
  fileprivate func stages(
    _ key: DocumentKey, _ phases: [AnimationPhase]
  ) throws(BookMotionError) -> [Stage] {
    try parts(key).map { part throws(BookMotionError) in try Stage(part, phases: phases) }
  }
}
#endif
