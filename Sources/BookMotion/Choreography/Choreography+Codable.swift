#if !$Embedded
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
  ///   "shelve": it takes one of shelf, centred …`. What is no document at all, because a brace is
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
    if style != .polish { try fields.encode(style, forKey: .style) }
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
