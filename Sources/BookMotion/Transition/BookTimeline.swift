/// The frames of a transition, from its first instant until everything is at rest.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open, framesPerSecond: 60)
/// timeline.count  // 109
/// timeline.frame(108).pose.flipAngle  // 180
/// ```
///
/// Pass your own events to create any transition, such as one that is reversed in flight:
///
/// ```swift
/// let turned = try BookTimeline(
///   .bookPolish, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)])
/// turned.count  // 139
/// ```
///
/// Frames are calculated on demand, so a long timeline takes no more memory than a short one. The
/// last frame is the first one in which every step has less than 0.001 of its distance left, and it
/// shows the target exactly.
public struct BookTimeline: Sendable {
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

  /// One frame of a timeline.
  public struct Frame: Hashable, Sendable {
    /// The index of the frame, counted from 0.
    public let index: Int
    /// The time in seconds: `index` / `framesPerSecond`.
    public let time: Double
    /// The phase at this time.
    public let phase: AnimationPhase
    /// The pose at this time.
    public let pose: BookPose
  }

  /// The transition that the frames show, after all events.
  public let transition: BookTransition

  /// The initial layout, before any event that resizes the screen.
  public let layout: BookLayout

  /// The state of the book before its first event.
  public let start: Start

  /// The events, in order.
  public let events: [BookEvent]

  /// The direction of an uninterrupted transition, or `nil` for a timeline of your own events.
  public let direction: Direction?

  /// The number of frames per second.
  public let framesPerSecond: Double

  /// The number of frames.
  public let count: Int

  /// Creates the timeline of an uninterrupted transition.
  ///
  /// - Throws: ``BookMotionError`` if the frame rate is outside 0.001...100,000, if the
  ///   choreography can't be played, or if the motion never comes to rest or takes more than a
  ///   hundred million frames.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    direction: Direction = .open, framesPerSecond: Double = 60
  ) throws(BookMotionError) {
    try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
    try choreography.check()
    var book = BookTransition(choreography, layout: layout)
    var events: [BookEvent] = []
    // Closing is a separate motion, which starts from rest at 0.
    if direction == .close {
      book.open()
      book = book.settled
      events = book.goOn(with: .close(at: 0))
    } else {
      events = book.open()
      if direction == .both {
        let opened = try BookTimeline.lastFrame(of: book, at: framesPerSecond)
        // Closing must not come before the last stage has begun, not even by a rounding error: a
        // book that is not open does not close.
        let time = Swift.max(Double(opened) / framesPerSecond, book.settlingTime())
        events += book.goOn(with: .close(at: time))
      }
    }
    try self.init(
      choreography, layout: layout, start: direction == .close ? .open : .closed, events: events,
      direction: direction, framesPerSecond: framesPerSecond)
  }

  /// Creates the timeline of a transition with your own events.
  ///
  /// - Parameters:
  ///   - choreography: The choreography of the book.
  ///   - layout: The initial layout, before any event that resizes the screen.
  ///   - start: The state of the book before its first event.
  ///   - events: The events, in order of time; no time is below 0.
  ///   - tapPolicy: The response to a tap or a close while something moves.
  ///   - rotationPolicy: The response to a change of the screen while something moves.
  ///   - framesPerSecond: The number of frames per second.
  /// - Throws: ``BookMotionError`` as for an uninterrupted transition, and if the time of an event
  ///   is below 0 or before that of the previous event.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    start: Start = .closed, events: [BookEvent],
    tapPolicy: BookTransition.TapPolicy = .interrupt,
    rotationPolicy: BookTransition.RotationPolicy = .finishFirst, framesPerSecond: Double = 60
  ) throws(BookMotionError) {
    try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
    try choreography.check()
    var earliest = 0.0
    for (index, event) in events.enumerated() {
      let times = Domain(earliest, Domain.seconds.highest)
      try times.check(event.time, "events[\(index)].time")
      earliest = event.time
      switch event.kind {
      case .resizeScreen(let size):
        _ = try BookLayout(
          validating: size, restingFrame: layout.restingFrame, binding: layout.binding,
          places: layout.places)
      case .touch(let point), .drag(let point), .release(let point):
        try Domain.place.check(point.x, "events[\(index)].x")
        try Domain.place.check(point.y, "events[\(index)].y")
      default: break
      }
    }
    try self.init(
      choreography, layout: layout, start: start, events: events, tapPolicy: tapPolicy,
      rotationPolicy: rotationPolicy, direction: nil, framesPerSecond: framesPerSecond)
  }

  private init(
    _ choreography: Choreography, layout: BookLayout, start: Start, events: [BookEvent],
    tapPolicy: BookTransition.TapPolicy = .ignore,
    rotationPolicy: BookTransition.RotationPolicy = .finishFirst, direction: Direction?,
    framesPerSecond: Double
  ) throws(BookMotionError) {
    var book = BookTimeline.book(
      choreography, layout: layout, start: start, tapPolicy: tapPolicy,
      rotationPolicy: rotationPolicy)
    for event in events { book.perform(event) }
    transition = book
    self.layout = layout
    self.start = start
    self.events = events
    self.direction = direction
    self.framesPerSecond = framesPerSecond
    count = try BookTimeline.lastFrame(of: book, at: framesPerSecond) + 1
  }

  /// Returns the book before its first event.
  private static func book(
    _ choreography: Choreography, layout: BookLayout, start: Start,
    tapPolicy: BookTransition.TapPolicy, rotationPolicy: BookTransition.RotationPolicy
  ) -> BookTransition {
    var book = BookTransition(
      choreography, layout: layout, tapPolicy: tapPolicy, rotationPolicy: rotationPolicy)
    if start == .open {
      book.open()
      book = book.settled
    }
    return book
  }

  /// Returns whether each of the events has an effect, and if not, whether it would have one `rest`
  /// seconds later, once nothing moves; and the phase that it finds.
  package func eventEffects(
    orLaterBy rest: Double
  ) -> [(isSome: Bool, isSomeLater: Bool, phase: String)] {
    var book = BookTimeline.book(
      transition.choreography, layout: layout, start: start, tapPolicy: transition.tapPolicy,
      rotationPolicy: transition.rotationPolicy)
    return events.map { event in
      let phase = book.phase(at: event.time).rawValue
      if book.perform(event) { return (true, true, phase) }
      var later = book
      return (false, later.perform(BookEvent(event.kind, at: event.time + rest)), phase)
    }
  }

  private static func lastFrame(
    of transition: BookTransition, at rate: Double
  ) throws(BookMotionError) -> Int {
    // The settling time is −∞ if nothing ever moved.
    let frames = Swift.max(transition.settlingTime(), 0) * rate
    guard frames.isFinite else { throw BookMotionError(.neverRests, at: "the motion") }
    try Domain.frameCount.check(frames, "frames")
    return wholeFrames(frames)
  }

  /// Returns the number of whole frames that last at least as long as `frames`.
  package static func wholeFrames(_ frames: Double) -> Int {
    let whole = Elementary.floor(frames)
    // 1.8 s + 1.5 s exceeds 3.3 s by a rounding error, which must not add a frame.
    return Int(frames - whole > BookTimeline.leastPart ? whole + 1 : whole)
  }

  /// The largest fraction of a frame that counts as a rounding error.
  private static let leastPart = 1e-6
}

extension BookTimeline: Sequence {
  /// The time of the last frame, in seconds.
  public var duration: Double { Double(count - 1) / framesPerSecond }

  /// Returns the frame at an index from 0 to `count` − 1.
  public func frame(_ index: Int) -> Frame {
    precondition(index >= 0 && index < count, "BookMotion: index must be from 0 to count − 1")
    guard index < count - 1, transition.isPlain else { return uncommonFrame(index) }
    let time = Double(index) / framesPerSecond
    return Frame(
      index: index, time: time, phase: transition.phase(at: time),
      pose: transition.plainPose(at: time))
  }

  /// Returns the last frame, or a frame of a book whose cover a finger has touched.
  @inline(never)
  private func uncommonFrame(_ index: Int) -> Frame {
    let time = Double(index) / framesPerSecond
    let isLast = index == count - 1
    return Frame(
      index: index, time: time,
      phase: isLast ? transition.phase(at: .infinity) : transition.phase(at: time),
      pose: isLast ? transition.restingPose : transition.pose(at: time))
  }

  /// An iterator over the frames of a timeline.
  public struct Iterator: IteratorProtocol, Sendable {
    private let timeline: BookTimeline
    private var index = 0

    fileprivate init(_ timeline: BookTimeline) { self.timeline = timeline }

    /// Returns the next frame, or `nil` after the last.
    public mutating func next() -> Frame? {
      guard index < timeline.count else { return nil }
      defer { index += 1 }
      return timeline.frame(index)
    }
  }

  /// Returns an iterator over the frames, beginning with the first.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of frames.
  public var underestimatedCount: Int { count }
}

extension BookTransition {
  /// Opens the book with the events of a user who reads it.
  @discardableResult
  fileprivate mutating func open() -> [BookEvent] { goOn(with: .tap(at: 0)) }

  /// The same book after everything has come to rest, without its history.
  var settled: BookTransition {
    var settled = self
    settled.motion = Motion(motion.target)
    settled.plan = plan.suffix(1).map { PlannedStage(time: -.infinity, stage: $0.stage) }
    settled.changes = []
    settled.hold = nil
    settled.eras = []
    settled.latest = -Double.greatestFiniteMagnitude
    settled.departure = nil
    return settled
  }
}

extension Domain {
  /// The frame rates that a timeline may have, in frames per second.
  public static let frameRate = Domain(1e-3, 1e5)

  /// The numbers of frames that a timeline may have.
  public static let frameCount = Domain(0, 1e8)
}

#if !$Embedded
extension BookTimeline.Direction: Codable {}
#endif
