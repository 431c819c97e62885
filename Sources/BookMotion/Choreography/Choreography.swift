/// What a book does on its way to the reader and back: data, to be read, written and changed.
///
/// ```swift
/// let transition = BookTransition(.storyReader, layout: BookLayout())
/// let calm = Choreography.storyReader.reduced()
/// ```
///
/// Presets: ``bookPolish``, ``storyReader``, ``reducedMotion``. Anybody can write one, in Swift or
/// as JSON, or change one in place:
///
/// ```swift
/// var mine = Choreography.bookPolish
/// mine[.flipping].duration = 0.7
/// mine[.flipping].moves[0].animation = .spring(duration: 0.7, bounce: 0.1)
/// mine.opening.map { $0.duration }  // [0.2, 0.4, 0.7, 0.3, 0.0]
/// ```
///
/// While it is put together it may be anything; ``check()`` says what cannot be played, and whoever
/// plays it asks.
public struct Choreography: Hashable, Sendable {
  /// What it is called.
  public var name: String

  /// The look of its book.
  public var style: BookStyle

  /// The numbers behind the places that its moves name; nil for those of the layout that it is
  /// played in.
  public var places: BookPlaces?

  /// The way to the reader.
  public var opening: [Stage]

  /// The way back.
  public var closing: [Stage]

  /// Creates a choreography, or says which stage and which of its fields cannot be.
  ///
  /// - Throws: ``BookMotionError`` for stages of opening in another order than ``AnimationPhase`` has
  ///   them, a phase that comes twice, a way that does not end (with `complete` there, with `idle`
  ///   back), a negative duration, a value that is no number, or a channel that cannot be moved.
  public init(
    name: String, style: BookStyle = .polish, places: BookPlaces? = nil, opening: [Stage],
    closing: [Stage]
  ) throws(BookMotionError) {
    self.name = name
    self.style = style
    self.places = places
    self.opening = opening
    self.closing = closing
    try check()
  }

  /// Nothing yet: to be filled in, and checked.
  package init() {
    (name, style, opening, closing) = ("", .polish, [], [])
  }

  init(
    preset name: String, style: BookStyle, places: BookPlaces? = nil, opening: [Stage],
    closing: [Stage]
  ) {
    do {
      try self.init(
        name: name, style: style, places: places, opening: opening, closing: closing)
    } catch {
      error.stop()
    }
  }
}

extension Choreography {
  /// The stage of a phase.
  public func stage(_ phase: AnimationPhase) -> Stage? {
    opening.first { $0.phase == phase } ?? closing.first { $0.phase == phase }
  }

  /// The stage of a phase that the choreography has, to be read or changed in place.
  ///
  /// - Precondition: there is one: ``stage(_:)`` is not nil.
  public subscript(phase: AnimationPhase) -> Stage {
    get {
      guard let stage = stage(phase) else { Choreography.missing(phase).stop() }
      return stage
    }
    set {
      if let index = opening.firstIndex(where: { $0.phase == phase }) {
        opening[index] = newValue
      } else if let index = closing.firstIndex(where: { $0.phase == phase }) {
        closing[index] = newValue
      } else {
        Choreography.missing(phase).stop()
      }
    }
  }

  private static func missing(_ phase: AnimationPhase) -> BookMotionError {
    BookMotionError(.missing, at: "the stage \(phase.rawValue)")
  }

  /// Throws if it cannot be played: the same as ``init(name:style:places:opening:closing:)`` refuses.
  ///
  /// - Throws: ``BookMotionError`` with the place, such as `opening[2] (flipping).lasts`.
  public func check() throws(BookMotionError) {
    try style.check(at: "style.")
    try places?.check(at: "places.")
    try Choreography.check(opening, "opening", order: AnimationPhase.openingOrder)
    try Choreography.check(
      closing, "closing", order: AnimationPhase.closingOrder, isFree: true)
  }

  /// Stops the program if it cannot be played.
  func require() {
    do { try check() } catch { error.stop() }
  }

  private static func check(
    _ stages: [Stage], _ way: String, order: [AnimationPhase], isFree: Bool = false
  ) throws(BookMotionError) {
    guard let last = stages.last, let end = order.last else {
      throw BookMotionError(.tooFew(0, .atLeast(1)), at: way)
    }
    var before: AnimationPhase?
    var rank = -1
    for (index, stage) in stages.enumerated() {
      var place: String { "\(way)[\(index)]" }
      // In any order no phase comes twice, and the last one is the last.
      let isOver = stages[..<index].contains { $0.phase == stage.phase || $0.phase == end }
      guard let here = order.firstIndex(of: stage.phase), isFree ? !isOver : here > rank else {
        throw BookMotionError(
          .wrongOrder(stage.phase.rawValue, after: before?.rawValue), at: place + ".phase")
      }
      try stage.check(at: "\(place) (\(stage.phase.rawValue)).")
      (before, rank) = (stage.phase, here)
    }
    guard last.phase == end else {
      throw BookMotionError(.missing, at: "\(way)[\(stages.count)] (\(end.rawValue))")
    }
  }
}

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
    try part.expect(only: [.schema, .name, .style, .places, .opening, .closing])
    let name = try part.text(.name)
    let style = part.has(.style) ? try BookStyle(part.part(.style)) : .polish
    let places = part.has(.places) ? try BookPlaces(part.part(.places)) : nil
    let opening = try part.stages(.opening, AnimationPhase.openingOrder)
    let closing = try part.stages(.closing, AnimationPhase.closingOrder)
    self = try part.place.containing { () throws(BookMotionError) in
      try Choreography(
        name: name, style: style, places: places, opening: opening, closing: closing)
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
    if let places { try fields.encode(places, forKey: .places) }
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
