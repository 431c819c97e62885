extension Choreography {
  /// One phase of a choreography: its duration, the moves that begin in it, and the moments that it
  /// reports to the app.
  ///
  /// The duration only determines when the next stage begins. Moves may take longer; overlapping
  /// motions add up.
  public struct Stage: Hashable, Sendable {
    /// The phase that begins with this stage.
    public var phase: AnimationPhase

    #if $Embedded
    package var name: FieldText?
    #else
    /// A name of your own, such as `ajar`, or `nil` to call the stage by its phase.
    ///
    /// Cues, recordings, and pictures have this name; the phase still says what comes before and
    /// after.
    public var name: String?
    #endif

    /// The time until the next stage begins, in seconds.
    public var duration: Double

    /// A Boolean value that indicates whether the next stage begins only when the app calls
    /// ``BookTransition/proceed(at:)``, and not before this one is over.
    public var waits: Bool

    /// The moves that begin with the stage.
    public var moves: [Choreography.Move]

    /// The moments that the stage reports to the app.
    public var moments: [Choreography.Moment]

    /// Creates a stage.
    public init(
      _ phase: AnimationPhase, lasts duration: Double, waits: Bool = false,
      moves: [Choreography.Move] = [],
      moments: [Choreography.Moment] = []
    ) {
      self.phase = phase
      self.duration = duration
      self.waits = waits
      self.moves = moves
      self.moments = moments
    }

    #if !$Embedded
    /// Creates a stage with a name of its own.
    public init(
      _ name: String, in phase: AnimationPhase, lasts duration: Double, waits: Bool = false,
      moves: [Choreography.Move] = [],
      moments: [Choreography.Moment] = []
    ) {
      self.init(phase, lasts: duration, waits: waits, moves: moves, moments: moments)
      self.name = name
    }
    #endif
  }
}

extension Choreography {
  /// A named instant of a stage at which the app acts, for example with a haptic tap or a change of
  /// the music.
  ///
  /// ```swift
  /// Choreography.Moment(.lightHaptic)
  /// Choreography.Moment(Choreography.Moment.Name("confetti"), after: 0.1)
  /// ```
  public struct Moment: Hashable, Sendable {
    /// The name of a moment: one of the predefined names, or one of your own.
    public struct Name: Hashable, Sendable {
      #if $Embedded
      // Strings are expensive in Embedded Swift, so a name is a number.
      package let number: Int

      package init(number: Int) { self.number = number }
      #else
      /// The name, as it is written in documents.
      public let text: String

      /// Creates a name of your own.
      public init(_ text: String) { self.text = text }

      private init(number: Int) { text = Name.words[number] }
      #endif

      /// A light tap of the haptic engine.
      public static let lightHaptic = Name(number: 0)
      /// A stronger tap of the haptic engine.
      public static let mediumHaptic = Name(number: 1)
      /// The library's music begins to fade out.
      public static let musicFadesOut = Name(number: 2)
      /// The library's music begins to fade in.
      public static let musicFadesIn = Name(number: 3)
      /// The reader begins to appear.
      public static let readerAppears = Name(number: 4)
      /// The reader begins to disappear.
      public static let readerDisappears = Name(number: 5)
      /// The mode buttons begin to appear.
      public static let controlsAppear = Name(number: 6)

      /// The predefined names, as documents have them.
      fileprivate static let words = [
        "lightHaptic", "mediumHaptic", "musicFadesOut", "musicFadesIn", "readerAppears",
        "readerDisappears", "controlsAppear",
      ]

      /// The predefined names.
      package static let known = words.indices.map { Name(number: $0) }
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
}

extension Choreography.Stage {
  /// True if the stage lasts until an event occurs.
  package var isResting: Bool { waits || phase.isResting }
}

// Stages and moments may be invalid while they are modified; choreographies check them.

extension Choreography.Stage: HasFields {
  package static var blank: Choreography.Stage { Choreography.Stage(.idle, lasts: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visit(&visitor, suggesting: nil)
  }

  /// Visits a stage of a direction that has only some of the phases.
  mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor, suggesting phases: @autoclosure () -> [AnimationPhase]?
  ) throws(BookMotionError) {
    try visitor.choice(
      "phase", &phase, of: AnimationPhase.allCases, .isRequired, suggesting: phases())
    visitor.called(phase.rawValue)
    try visitor.optional("name", &name)
    try visitor.number("lasts", &duration, .seconds, .isRequired)
    try visitor.truth("waits", &waits)
    try visitor.list("moves", &moves)
    try visitor.list("moments", &moments)
  }
}

extension Choreography.Moment: HasFields {
  package static var blank: Choreography.Moment { Choreography.Moment(.lightHaptic) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try name.visit(&visitor)
    try visitor.number("after", &delay, .seconds)
  }
}

extension Choreography.Moment.Name {
  /// Visits a predefined name or one of your own, so that a mistyped name can't become one.
  fileprivate mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    let known = Choreography.Moment.Name.known
    let knownIndex = known.firstIndex(of: self)
    var kind = knownIndex == nil ? 1 : 0
    try visitor.one(of: ["moment", "own"], &kind)
    if kind == 0 {
      var index = knownIndex ?? 0
      try visitor.word(
        "moment", &index, of: known.count, Choreography.Moment.Name.words, .isRequired
      ) { _ in nil
      }
      self = known[index]
    } else {
      #if $Embedded
      var own = FieldText(number: number - known.count)
      try visitor.text("own", &own, ifEmpty: .missing)
      self = Choreography.Moment.Name(number: known.count + own.number)
      #else
      var own = knownIndex == nil ? text : ""
      try visitor.text("own", &own, ifEmpty: .missing)
      self = Choreography.Moment.Name(own)
      #endif
    }
  }
}
