/// A transition, frame by frame, from its first instant until everything is at rest.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open, framesPerSecond: 60)
/// timeline.count  // 109
/// timeline.frame(108).pose.flipAngle  // 180
/// ```
///
/// Events of your own make it any transition at all, such as one that is turned round in flight:
///
/// ```swift
/// let turned = try BookTimeline(
///   .bookPolish, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)])
/// turned.count  // 139
/// ```
///
/// Frames are worked out one by one as they are asked for: a long timeline takes no more memory
/// than a short one. The last frame *is* the target, to the last bit; the one before is within
/// 0.001 of every step.
public struct BookTimeline: Sendable {
  /// The direction of a transition that nobody interrupts.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the shelf to the reader.
    case open
    /// From the reader to the shelf.
    case close
    /// There, and when it has come to rest, back.
    case both
  }

  /// The state of the book before its first event.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// On the shelf.
    case closed
    /// Open, with the reader in front of it.
    case open
  }

  /// One instant.
  public struct Frame: Hashable, Sendable {
    /// Its number, from 0.
    public let index: Int
    /// Its time in seconds: index / rate.
    public let time: Double
    /// The phase at that time.
    public let phase: AnimationPhase
    /// Where everything is then.
    public let pose: BookPose
  }

  /// The transition that is shown.
  public let transition: BookTransition

  /// The places that the book moves between, before its screen has another size.
  public let layout: BookLayout

  /// The state of the book before its first event.
  public let start: Start

  /// What happens to the book, in order.
  public let events: [BookEvent]

  /// The direction of the transition; nil for one with events of its own.
  public let direction: Direction?

  /// Frames per second.
  public let framesPerSecond: Double

  /// The number of frames.
  public let count: Int

  /// Creates the timeline of a transition that nobody interrupts, or says why it cannot be.
  ///
  /// - Throws: ``BookMotionError`` for a rate outside 0.001...100 000, a choreography that cannot be
  ///   played, or a motion that never comes to rest or has more than a hundred million frames.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    direction: Direction = .open, framesPerSecond: Double = 60
  ) throws(BookMotionError) {
    try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
    try choreography.check()
    var book = BookTransition(choreography, layout: layout)
    var events: [BookEvent] = []
    // The way back is a motion of its own, that starts from rest at 0.
    if direction == .close {
      book.open()
      book = book.settled
      events = book.goOn(with: .close(at: 0))
    } else {
      events = book.open()
      if direction == .both {
        let opened = try BookTimeline.lastFrame(of: book, at: framesPerSecond)
        // Not before the last stage has begun, by however little: a book that is not open stays.
        let time = Swift.max(Double(opened) / framesPerSecond, book.settlingTime())
        events += book.goOn(with: .close(at: time))
      }
    }
    try self.init(
      choreography, layout: layout, start: direction == .close ? .open : .closed, events: events,
      direction: direction, framesPerSecond: framesPerSecond)
  }

  /// Creates the timeline of events of your own, or says why it cannot be.
  ///
  /// - Parameters:
  ///   - choreography: The choreography of the book.
  ///   - layout: The places that it moves between, before its screen has another size.
  ///   - start: The state of the book before its first event.
  ///   - events: What happens, in order; no time is before 0.
  ///   - tapPolicy: What becomes of a tap or a close while something moves.
  ///   - rotationPolicy: What becomes of another screen while something moves.
  ///   - framesPerSecond: The number of frames per second.
  /// - Throws: ``BookMotionError`` as for a transition that nobody interrupts, and for the time of an
  ///   event that is before 0 or before the one before it.
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
    var book = BookTransition(
      choreography, layout: layout, tapPolicy: tapPolicy, rotationPolicy: rotationPolicy)
    if start == .open {
      book.open()
      book = book.settled
    }
    for event in events { book.perform(event) }
    transition = book
    self.layout = layout
    self.start = start
    self.events = events
    self.direction = direction
    self.framesPerSecond = framesPerSecond
    count = try BookTimeline.lastFrame(of: book, at: framesPerSecond) + 1
  }

  private static func lastFrame(
    of transition: BookTransition, at rate: Double
  ) throws(BookMotionError) -> Int {
    // What never moved has been at rest for ever.
    let frames = Swift.max(transition.settlingTime(), 0) * rate
    try Domain.frameCount.check(frames, "frames")
    let whole = Elementary.floor(frames)
    // 1.8 s and 1.5 s are 3.3 s and a rounding: that is no reason for another frame.
    return Int(frames - whole > BookTimeline.leastPart ? whole + 1 : whole)
  }

  /// So small a part of a frame is none.
  private static let leastPart = 1e-6
}

extension BookTimeline: Sequence {
  /// The time of the last frame, in seconds.
  public var duration: Double { Double(count - 1) / framesPerSecond }

  /// The frame of a number from 0 to `count` − 1.
  public func frame(_ index: Int) -> Frame {
    precondition(index >= 0 && index < count, "BookMotion: a timeline has no such frame")
    guard index < count - 1, transition.isPlain else { return uncommonFrame(index) }
    let time = Double(index) / framesPerSecond
    return Frame(
      index: index, time: time, phase: transition.phase(at: time),
      pose: transition.plainPose(at: time))
  }

  /// The last frame, or one of a book whose cover a finger has touched.
  @inline(never)
  private func uncommonFrame(_ index: Int) -> Frame {
    let time = Double(index) / framesPerSecond
    let isLast = index == count - 1
    return Frame(
      index: index, time: time,
      phase: isLast ? transition.phase(at: .infinity) : transition.phase(at: time),
      pose: isLast ? transition.restingPose : transition.pose(at: time))
  }

  /// Walks through the frames.
  public struct Iterator: IteratorProtocol, Sendable {
    private let timeline: BookTimeline
    private var index = 0

    fileprivate init(_ timeline: BookTimeline) { self.timeline = timeline }

    /// The next frame.
    public mutating func next() -> Frame? {
      guard index < timeline.count else { return nil }
      defer { index += 1 }
      return timeline.frame(index)
    }
  }

  /// Walks through the frames from the first.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// How many frames there are.
  public var underestimatedCount: Int { count }
}

extension BookTransition {
  /// Opens the book, by what somebody does who reads it.
  @discardableResult
  fileprivate mutating func open() -> [BookEvent] { goOn(with: .tap(at: 0)) }

  /// The same book when everything has come to rest, ever since: nothing of the way is left.
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
  /// How many frames a second a timeline may have.
  public static let frameRate = Domain(1e-3, 1e5)

  /// How many frames a timeline may have.
  public static let frameCount = Domain(0, 1e8)
}

#if !$Embedded
extension BookTimeline.Direction: Codable {}
#endif
