/// A transition, frame by frame, from its first instant until everything is at rest.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open, framesPerSecond: 60)
/// timeline.count  // 109
/// timeline.frame(108).pose.flipAngle  // 180
/// ```
///
/// Frames are worked out one by one as they are asked for: a long timeline takes no more memory
/// than a short one. The last frame *is* the target, to the last bit; the one before is within
/// 0.001 of every step.
public struct BookTimeline: Sendable {
  /// Which way the book goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the shelf to the reader.
    case open
    /// From the reader to the shelf.
    case close
    /// There, and when it has come to rest, back.
    case both
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

  /// Which way the book goes.
  public let direction: Direction

  /// Frames a second.
  public let framesPerSecond: Double

  /// How many frames there are.
  public let count: Int

  /// Creates a timeline, or says why it cannot be.
  ///
  /// - Throws: ``BookMotionError`` for a rate outside 0.001...100 000, a choreography that cannot be
  ///   played, or a motion that never comes to rest or has more than a hundred million frames.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    direction: Direction = .open, framesPerSecond: Double = 60
  ) throws(BookMotionError) {
    try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
    try choreography.check()
    var transition = BookTransition(choreography, layout: layout)
    transition.tap(at: 0)
    if let selection = transition.plan.last, selection.stage.phase == .modeSelection {
      transition.chooseMode(.read, at: selection.time + selection.stage.duration)
    }
    switch direction {
    case .open: break
    case .close:
      // The way back is a motion of its own, that starts from rest at 0.
      transition = transition.settled
      transition.close(at: 0)
    case .both:
      let opened = try BookTimeline.lastFrame(of: transition, at: framesPerSecond)
      // Not before the last stage has begun, by however little: a book that is not open stays.
      transition.close(at: Swift.max(Double(opened) / framesPerSecond, transition.settlingTime()))
    }
    self.transition = transition
    self.direction = direction
    self.framesPerSecond = framesPerSecond
    count = try BookTimeline.lastFrame(of: transition, at: framesPerSecond) + 1
  }

  private static func lastFrame(
    of transition: BookTransition, at rate: Double
  ) throws(BookMotionError) -> Int {
    let frames = transition.settlingTime() * rate
    try Domain.frameCount.check(frames, "frames")
    let whole = Elementary.floor(frames)
    // 1.8 s and 1.5 s are 3.3 s and a rounding: that is no reason for another frame.
    return Int(frames - whole > BookTimeline.leastPart ? whole + 1 : whole)
  }

  /// So small a part of a frame is none.
  private static let leastPart = 1e-6
}

extension BookTimeline: Sequence {
  /// The frame of a number from 0 to `count` − 1.
  public func frame(_ index: Int) -> Frame {
    precondition(index >= 0 && index < count, "BookMotion: a timeline has no such frame")
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
  /// The same book when everything has come to rest, ever since: nothing of the way is left.
  var settled: BookTransition {
    var settled = self
    settled.motion = Motion(motion.target)
    settled.plan = plan.suffix(1).map { PlannedStage(time: -.infinity, stage: $0.stage) }
    settled.changes = []
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
