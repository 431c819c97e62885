/// One phase of a choreography: how long it lasts, what sets out in it and what is to be told.
///
/// A stage's length says when the next one begins. What moves in it may take longer: motions add up.
public struct Stage: Hashable, Sendable {
  /// The phase that begins with this stage.
  public var phase: AnimationPhase

  /// The seconds until the next stage begins.
  public var duration: Double

  /// Whether the next stage begins only when the app says so, and not before this one is over; see
  /// ``BookTransition/proceed(at:)``.
  public var waits: Bool

  /// What sets out when the stage begins.
  public var moves: [Move]

  /// What is to be told, and when.
  public var moments: [Moment]

  /// Creates a stage.
  public init(
    _ phase: AnimationPhase, lasts duration: Double, waits: Bool = false, moves: [Move] = [],
    moments: [Moment] = []
  ) {
    self.phase = phase
    self.duration = duration
    self.waits = waits
    self.moves = moves
    self.moments = moments
  }
}

/// Something that the app is told at its instant: to tap the phone, to turn the music down, or
/// whatever an app has in mind.
///
/// ```swift
/// Moment(.lightHaptic)
/// Moment(Moment.Name("confetti"), after: 0.1)
/// ```
public struct Moment: Hashable, Sendable {
  /// What happens: one of the names here, or one of your own.
  public struct Name: Hashable, Sendable {
    #if $Embedded
    // Text is what costs there: a name is its number.
    package let number: Int

    package init(number: Int) { self.number = number }

    private init(_ text: StaticString, _ number: Int) { self.number = number }
    #else
    /// The name, as documents have it.
    public let text: String

    /// Creates a name of your own.
    public init(_ text: String) { self.text = text }

    private init(_ text: StaticString, _ number: Int) { self.text = "\(text)" }
    #endif

    /// A light tap of the haptic engine.
    public static let lightHaptic = Name("lightHaptic", 0)
    /// A tap of the haptic engine that is felt more.
    public static let mediumHaptic = Name("mediumHaptic", 1)
    /// The library's music begins to fade out.
    public static let musicFadesOut = Name("musicFadesOut", 2)
    /// The library's music begins to fade in.
    public static let musicFadesIn = Name("musicFadesIn", 3)
    /// The reader begins to appear.
    public static let readerAppears = Name("readerAppears", 4)
    /// The reader begins to go.
    public static let readerDisappears = Name("readerDisappears", 5)
    /// The mode buttons begin to appear.
    public static let controlsAppear = Name("controlsAppear", 6)

    /// The names that are not your own, by their numbers.
    public static let known: [Name] = [
      .lightHaptic, .mediumHaptic, .musicFadesOut, .musicFadesIn, .readerAppears,
      .readerDisappears, .controlsAppear,
    ]
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

extension Stage {
  /// Whether it lasts until something happens.
  var isResting: Bool { waits || phase.isResting }
}

// What a stage is made of can be anything while it is put together; a choreography lets nothing in
// that cannot be.

extension Stage {
  /// Throws for what cannot be; `path` is what stands before the names of the fields.
  func check(at path: @autoclosure () -> String = "") throws(BookMotionError) {
    try Domain.seconds.check(duration, path() + "lasts")
    for (index, move) in moves.enumerated() {
      try move.check(at: "\(path())moves[\(index)].")
    }
    for (index, moment) in moments.enumerated() {
      try moment.check(at: "\(path())moments[\(index)].")
    }
  }
}

extension Moment {
  func check(at path: @autoclosure () -> String = "") throws(BookMotionError) {
    try Domain.seconds.check(delay, path() + "after")
    #if !$Embedded
    guard !name.text.isEmpty else { throw BookMotionError(.missing, at: path() + "own") }
    #endif
  }
}

#if !$Embedded
extension Stage: Codable {
  /// Reads a `phase`, how long it `lasts`, whether it `waits`, and its `moves` and `moments` if it
  /// has any.
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
    try part.expect(only: [.phase, .lasts, .waits, .moves, .moments])
    self.init(
      phase,
      lasts: try part.number(.lasts),
      waits: part.has(.waits) ? try part.truth(.waits) : false,
      moves: try part.parts(.moves, default: []).map { part throws(BookMotionError) in
        try Move(part)
      },
      moments: try part.parts(.moments, default: []).map { part throws(BookMotionError) in
        try Moment(part)
      })
  }

  /// Writes the phase, how long it lasts and what happens, if anything does.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    try fields.write(phase, .phase)
    try fields.write(duration, .lasts)
    try fields.write(waits, .waits, unless: false)
    if !moves.isEmpty { try fields.write(moves, .moves) }
    if !moments.isEmpty { try fields.write(moments, .moments) }
  }
}

extension Moment: Codable {
  /// Reads the name of a `moment`, or your `own` name of one, and how long `after` the beginning of
  /// its stage it comes.
  ///
  /// ```json
  /// {"moment": "lightHaptic"}
  /// {"own": "confetti", "after": 0.1}
  /// ```
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "moment")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a moment whose delay is still to be checked.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.moment, .own, .after])
    let key = try part.one(of: [.moment, .own])
    let name = Name(try part.text(key))
    // A name that is mistyped must not become one of your own.
    guard key == .own || Name.known.contains(name) else {
      throw part.place[key].error(.unknownName(name.text, choices: Name.known.map(\.text)))
    }
    self.init(name, after: try part.number(.after, default: 0))
  }

  /// Writes the name, and the delay if there is one.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    try fields.write(name.text, Name.known.contains(name) ? .moment : .own)
    try fields.write(delay, .after, unless: 0)
  }
}
#endif
