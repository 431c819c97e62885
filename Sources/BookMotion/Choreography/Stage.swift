/// One phase of a choreography: how long it lasts, what sets out in it and what is to be told.
///
/// A stage's length says when the next one begins. What moves in it may take longer: motions add up.
public struct Stage: Hashable, Sendable {
  /// The phase that begins with this stage.
  public var phase: AnimationPhase

  /// The seconds until the next stage begins.
  public var duration: Double

  /// What sets out when the stage begins.
  public var moves: [Move]

  /// What is to be told, and when.
  public var moments: [Moment]

  /// Creates a stage.
  public init(
    _ phase: AnimationPhase, lasts duration: Double, moves: [Move] = [], moments: [Moment] = []
  ) {
    self.phase = phase
    self.duration = duration
    self.moves = moves
    self.moments = moments
  }
}

/// Something that the app is told at its instant: to tap the phone, to turn the music down.
public struct Moment: Hashable, Sendable {
  /// What happens.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A light tap of the haptic engine.
    case lightHaptic
    /// The library's music begins to fade out.
    case musicFadesOut
    /// The library's music begins to fade in.
    case musicFadesIn
    /// The reader begins to appear.
    case readerAppears
    /// The reader begins to go.
    case readerDisappears
    /// The mode buttons begin to appear.
    case controlsAppear
  }

  /// What happens.
  public var name: Name

  /// The seconds after the beginning of its stage.
  public var delay: Double

  /// Creates a moment.
  public init(_ name: Name, after delay: Double = 0) {
    self.name = name
    self.delay = delay
  }
}

// What a stage is made of can be anything while it is put together; a choreography lets nothing in
// that cannot be.

extension Stage {
  /// Throws for what cannot be; `path` is what stands before the names of the fields.
  func check(at path: String = "") throws(BookMotionError) {
    try Domain.seconds.check(duration, path + "lasts")
    for (index, move) in moves.enumerated() {
      try move.check(at: "\(path)moves[\(index)].")
    }
    for (index, moment) in moments.enumerated() {
      try moment.check(at: "\(path)moments[\(index)].")
    }
  }
}

extension Moment {
  func check(at path: String = "") throws(BookMotionError) {
    try Domain.seconds.check(delay, path + "after")
  }
}

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
    if delay != 0 || encoder.writesDefaults { try fields.encode(delay, forKey: .after) }
  }
}

extension Moment.Name: Codable {}
#endif
