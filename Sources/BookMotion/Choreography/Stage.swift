/// One phase of a choreography: its duration, the moves that begin in it, and the moments that it
/// reports to the app.
///
/// The duration only determines when the next stage begins. Moves may take longer; overlapping
/// motions add up.
public struct Stage: Hashable, Sendable {
  /// The phase that begins with this stage.
  public var phase: AnimationPhase

  /// The time until the next stage begins, in seconds.
  public var duration: Double

  /// A Boolean value that indicates whether the next stage begins only when the app calls
  /// ``BookTransition/proceed(at:)``, and not before this one is over.
  public var waits: Bool

  /// The moves that begin with the stage.
  public var moves: [Move]

  /// The moments that the stage reports to the app.
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

/// A named instant of a stage at which the app acts, for example with a haptic tap or a change of
/// the music.
///
/// ```swift
/// Moment(.lightHaptic)
/// Moment(Moment.Name("confetti"), after: 0.1)
/// ```
public struct Moment: Hashable, Sendable {
  /// The name of a moment: one of the predefined names, or one of your own.
  public struct Name: Hashable, Sendable {
    #if $Embedded
    // Strings are expensive in Embedded Swift, so a name is a number.
    package let number: Int

    package init(number: Int) { self.number = number }

    private init(_ text: StaticString, _ number: Int) { self.number = number }
    #else
    /// The name, as it is written in documents.
    public let text: String

    /// Creates a name of your own.
    public init(_ text: String) { self.text = text }

    private init(_ text: StaticString, _ number: Int) { self.text = "\(text)" }
    #endif

    /// A light tap of the haptic engine.
    public static let lightHaptic = Name("lightHaptic", 0)
    /// A stronger tap of the haptic engine.
    public static let mediumHaptic = Name("mediumHaptic", 1)
    /// The library's music begins to fade out.
    public static let musicFadesOut = Name("musicFadesOut", 2)
    /// The library's music begins to fade in.
    public static let musicFadesIn = Name("musicFadesIn", 3)
    /// The reader begins to appear.
    public static let readerAppears = Name("readerAppears", 4)
    /// The reader begins to disappear.
    public static let readerDisappears = Name("readerDisappears", 5)
    /// The mode buttons begin to appear.
    public static let controlsAppear = Name("controlsAppear", 6)

    /// The predefined names, ordered by their numbers.
    public static let known: [Name] = [
      .lightHaptic, .mediumHaptic, .musicFadesOut, .musicFadesIn, .readerAppears,
      .readerDisappears, .controlsAppear,
    ]
  }

  /// The name of the moment.
  public var name: Name

  /// The delay after the beginning of the stage, in seconds.
  public var delay: Double

  /// Creates a moment.
  public init(_ name: Name, after delay: Double = 0) {
    self.name = name
    self.delay = delay
  }
}

extension Stage {
  /// True if the stage lasts until an event occurs.
  var isResting: Bool { waits || phase.isResting }
}

// Stages and moments may be invalid while they are modified; choreographies check them.

extension Stage {
  /// Checks that the stage is valid; `path` precedes the names of fields in errors.
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
  /// Decodes the `phase`, the duration that it `lasts`, the flag `waits`, and the `moves` and
  /// `moments`, if any.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "stage")
    try self.init(part, phases: AnimationPhase.allCases)
    try part.place.called(phase.rawValue).containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a stage without checking the domains of its numbers; `phases` are suggested in errors.
  init(_ part: DocumentPart, phases: [AnimationPhase]) throws(BookMotionError) {
    let keys: [DocumentKey] = [.phase, .lasts, .waits, .moves, .moments]
    try part.expect(.phase, orOnly: keys)
    let phase = try part.name(.phase, of: phases)
    let part = part.called(phase.rawValue)
    try part.expect(only: keys)
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

  /// Encodes the phase and the duration, and the other fields if they differ from their defaults.
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
  /// Decodes the name of a predefined `moment`, or your `own` name, and the delay `after` the
  /// beginning of the stage.
  ///
  /// ```json
  /// {"moment": "lightHaptic"}
  /// {"own": "confetti", "after": 0.1}
  /// ```
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "moment")
    try self.init(part)
    try part.place.containing { () throws(BookMotionError) in try check() }
  }

  /// Reads a moment without checking the domain of its delay.
  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.moment, .own, .after])
    let key = try part.one(of: [.moment, .own])
    let name = Name(try part.text(key))
    // A mistyped name must not become one of your own.
    guard key == .own || Name.known.contains(name) else {
      throw part.place[key].error(.unknownName(name.text, choices: Name.known.map(\.text)))
    }
    self.init(name, after: try part.number(.after, default: 0))
  }

  /// Encodes the name, and the delay if it is not 0.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    try fields.write(name.text, Name.known.contains(name) ? .moment : .own)
    try fields.write(delay, .after, unless: 0)
  }
}
#endif
