#if !$Embedded
extension Stage: Codable {
  /// Reads a `phase`, how long it `lasts`, and its `moves` and `moments` if it has any.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "stage")
    try self.init(part, phases: AnimationPhase.allCases)
    try part.place.called(phase.rawValue).containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a stage whose numbers are still to be checked; `phases` are those to be suggested.
  init(_ part: DocumentPart, phases: [AnimationPhase]) throws(BookMotionError) {
    let phase = try part.name(.phase, of: phases)
    let part = part.called(phase.rawValue)
    try part.expect(only: [.phase, .lasts, .moves, .moments])
    self.init(
      phase,
      lasts: try part.number(.lasts),
      moves: try part.parts(.moves, default: []).map { part throws(BookMotionError) in
        try Move(part)
      },
      moments: try part.parts(.moments, default: []).map { part throws(BookMotionError) in
        try Moment(part)
      })
  }

  /// Writes the phase, how long it lasts and what happens, if anything does.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    try fields.encode(phase, forKey: .phase)
    try fields.encode(duration, forKey: .lasts)
    if !moves.isEmpty { try fields.encode(moves, forKey: .moves) }
    if !moments.isEmpty { try fields.encode(moments, forKey: .moments) }
  }
}

extension Moment: Codable {
  /// Reads the name of a `moment`, and how long `after` the beginning of its stage it comes.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "moment")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a moment whose delay is still to be checked.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.moment, .after])
    self.init(
      try part.name(.moment, of: Name.allCases), after: try part.number(.after, default: 0))
  }

  /// Writes the name, and the delay if there is one.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    try fields.encode(name, forKey: .moment)
    if delay != 0 { try fields.encode(delay, forKey: .after) }
  }
}
#endif
