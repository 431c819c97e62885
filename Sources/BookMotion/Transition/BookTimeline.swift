/// The frames of a transition, from its first instant until everything is at rest.
///
/// ```swift
/// let timeline = try BookTimeline(BookScore(.bookPolish, direction: .open))
/// timeline.count  // 109
/// timeline.frame(108).pose.flipAngle  // 180
/// ```
///
/// Pass your own events to create any transition, such as one that is reversed in flight:
///
/// ```swift
/// let turned = try BookTimeline(
///   BookScore(.bookPolish, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)]))
/// turned.count  // 139
/// ```
///
/// Frames are calculated on demand, so a long timeline takes no more memory than a short one. The
/// last frame is the first one in which every step has less than 0.001 of its distance left, and it
/// shows the target exactly.
public struct BookTimeline: Hashable, Sendable {
  /// One frame of a timeline.
  public struct Frame: Hashable, Sendable {
    /// The index of the frame, counted from 0.
    public let index: Int
    /// The time in seconds: `index` divided by the frames per second.
    public let time: Double
    /// The phase at this time.
    public let phase: AnimationPhase
    /// The pose at this time.
    public let pose: BookPose
  }

  /// The transition that the frames show, after all events.
  public let transition: BookTransition

  /// What is played. If it has a direction, its events are those that this led to.
  public var score: BookScore { played.value }

  // Stored by reference, so that a timeline stays small and quick to copy.
  private let played: Shared<BookScore>

  private let framesPerSecond: Double

  /// The number of frames.
  public let count: Int

  /// Creates the timeline of a score.
  ///
  /// - Throws: ``BookMotionError`` if the score can't be played, such as for a frame rate outside
  ///   0.001...100,000, for a choreography without an end, and for events out of order; and if the
  ///   motion never comes to rest or takes more than a hundred million frames.
  public init(_ score: BookScore) throws(BookMotionError) {
    try score.check()
    var (score, book) = (score, score.untouched)
    if let direction = score.direction {
      score.events = try book.go(direction, framesPerSecond: score.framesPerSecond)
    } else {
      for event in score.events { book.perform(event) }
    }
    transition = book
    played = Shared(score)
    framesPerSecond = score.framesPerSecond
    count = try BookTimeline.lastFrame(of: book, at: score.framesPerSecond) + 1
  }

  /// Hashes the score, from which everything else follows.
  public func hash(into hasher: inout Hasher) { hasher.combine(score) }

  fileprivate static func lastFrame(
    of transition: BookTransition, at rate: Double
  ) throws(BookMotionError) -> Int {
    // The settling time is −∞ if nothing ever moved.
    let frames = Swift.max(transition.settlingTime(), 0) * rate
    guard frames.isFinite else { throw BookMotionError(.neverRests, at: "the motion") }
    try BookDomain.frameCount.check(frames, "frames")
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

  /// Returns an iterator over the frames, beginning with the first.
  @inlinable
  public func makeIterator() -> some IteratorProtocol<Frame> {
    (0..<count).lazy.map(frame).makeIterator()
  }
}

extension BookScore {
  /// The book before its first event.
  package var untouched: BookTransition {
    var book = BookTransition(
      choreography, layout: layout, tapPolicy: tapPolicy, rotationPolicy: rotationPolicy)
    if start == .open {
      book.goOn(with: .tap(at: 0))
      book = book.settled
    }
    return book
  }
}

extension BookTransition {
  /// Performs the events of a user who reads the book, and returns them.
  fileprivate mutating func go(
    _ direction: BookScore.Direction, framesPerSecond: Double
  ) throws(BookMotionError) -> [BookEvent] {
    // Closing is a separate motion, which starts from rest at 0.
    if direction == .close { return goOn(with: .close(at: 0)) }
    let opening = goOn(with: .tap(at: 0))
    guard direction == .both else { return opening }
    let opened = try BookTimeline.lastFrame(of: self, at: framesPerSecond)
    // Closing must not come before the last stage has begun, not even by a rounding error: a book
    // that is not open does not close.
    let time = max(Double(opened) / framesPerSecond, settlingTime())
    return opening + goOn(with: .close(at: time))
  }

  /// The same book after everything has come to rest, without its history.
  package var settled: BookTransition {
    var settled = self
    settled.motion = Motion(motion.target)
    settled.plan = plan.suffix(1).map { PlannedStage(time: -.infinity, stage: $0.stage) }
    settled.changes = []
    settled.hold = nil
    settled.pastMotions = []
    settled.latest = -Double.greatestFiniteMagnitude
    settled.departure = nil
    return settled
  }
}

extension BookDomain {
  /// The frame rates that a timeline may have, in frames per second.
  package static let frameRate = BookDomain(1e-3, 1e5)

  /// The numbers of frames that a timeline may have.
  package static let frameCount = BookDomain(0, 1e8)
}
