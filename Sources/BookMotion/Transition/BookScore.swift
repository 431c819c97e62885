/// How a book is played: its choreography and layout, and what happens to it.
///
/// ```swift
/// let opening = BookScore(.bookPolish, direction: .open)
/// let turned = BookScore(.bookPolish, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)])
/// ```
///
/// A ``BookTimeline`` plays a score; a recording, a golden file, and a live page remember it.
public struct BookScore: Hashable, Sendable {
  /// The direction of an uninterrupted transition.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the shelf to the reader.
    case open
    /// From the reader to the shelf.
    case close
    /// From the shelf to the reader and, once everything is at rest, back.
    case both
  }

  /// The state of the book before its first event.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// The book is on the shelf.
    case closed
    /// The book is open, with the reader in front of it.
    case open
  }

  /// The choreography of the book.
  public var choreography: Choreography

  /// The initial layout, before any event that resizes the screen.
  ///
  /// The places of a layout belong to the choreography if that has none of its own, so this layout
  /// has the standard ones.
  public var layout: BookLayout {
    didSet { takePlaces() }
  }

  /// The state of the book before its first event. A direction determines it.
  public var start = Start.closed {
    didSet { takeStart() }
  }

  /// The direction of an uninterrupted transition, or `nil` for events of your own.
  ///
  /// A direction has events of its own: those of a user who reads the book.
  public var direction: Direction? {
    didSet { takeStart() }
  }

  /// The events, in order of time. Those of a direction are known once it has been played, in the
  /// score of a ``BookTimeline``.
  public var events: [BookEvent] = []

  /// The response to a tap or a close while something moves.
  public var tapPolicy = BookTransition.TapPolicy.ignore

  /// The response to a change of the screen while something moves.
  public var rotationPolicy = BookTransition.RotationPolicy.finishFirst

  /// The number of frames per second.
  public var framesPerSecond: Double

  /// Creates the score of an uninterrupted transition.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    direction: Direction = .open, framesPerSecond: Double = 60
  ) {
    self.choreography = choreography
    self.layout = layout
    self.direction = direction
    self.framesPerSecond = framesPerSecond
    takePlaces()
    takeStart()
  }

  /// Creates the score of a transition with your own events.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    start: Start = .closed, events: [BookEvent],
    tapPolicy: BookTransition.TapPolicy = .interrupt,
    rotationPolicy: BookTransition.RotationPolicy = .finishFirst, framesPerSecond: Double = 60
  ) {
    self.choreography = choreography
    self.layout = layout
    self.start = start
    self.events = events
    self.tapPolicy = tapPolicy
    self.rotationPolicy = rotationPolicy
    self.framesPerSecond = framesPerSecond
    takePlaces()
  }

  private mutating func takePlaces() {
    guard layout.places != .standard else { return }
    choreography.places = layout.places.overridden(by: choreography.places)
    layout = layout.with(places: .standard)
  }

  private mutating func takeStart() {
    guard let direction, start != direction.start else { return }
    start = direction.start
  }
}

extension BookScore.Direction {
  /// The state of a book that begins to move in this direction.
  package var start: BookScore.Start { self == .close ? .open : .closed }
}

extension BookScore {
  /// Checks that the score can be played: that every number is within its range, and that no event
  /// comes before the previous one.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault.
  package func check() throws(BookMotionError) {
    try BookDomain.frameRate.check(framesPerSecond, "framesPerSecond")
    try choreography.check()
    var earliest = 0.0
    for (index, event) in events.enumerated() {
      do throws(BookMotionError) {
        try event.kind.checkFields()
        try BookDomain(earliest, BookDomain.seconds.highest).check(event.time, "time")
      } catch {
        throw error.inside("events[\(index)]")
      }
      earliest = event.time
    }
  }
}
