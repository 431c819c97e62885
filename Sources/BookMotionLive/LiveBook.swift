package import BookMotion

/// A book that is tuned, tapped, and turned around interactively: a choreography, its layout, and
/// all events so far.
package struct LiveBook {
  /// A score, and what else a page needs to show it.
  package struct Setup: Hashable, Sendable {
    /// What is played, and what may happen to it. The events of a direction are not among them.
    package var score: BookScore
    /// True to play the variant for reduced motion.
    package var isReduced = false
    /// The color of the spine and the boards.
    package var spine = RGB.fallback

    package init(_ score: BookScore) {
      self.score = score
      if score.direction != nil { self.score.events = [] }
    }
  }

  /// The motion that results from all events so far.
  package private(set) var transition: BookTransition

  /// The events so far.
  package private(set) var events: [BookEvent]

  /// The time from which nothing moves.
  package private(set) var end: Double

  /// The color of the spine and the boards.
  package let spine: RGB

  /// The choreography as it was given, even if its variant for reduced motion is played.
  package let choreography: Choreography

  /// The book before any event, for starting over.
  private let untouched: BookTransition

  /// Creates a book, or throws if it can't be played.
  package init(_ setup: Setup) throws(BookMotionError) {
    spine = setup.spine
    choreography = setup.score.choreography
    var score = setup.score
    if setup.isReduced { score.choreography = choreography.reduced() }
    let timeline = try BookTimeline(score)
    untouched = score.untouched
    transition = timeline.transition
    events = timeline.score.events
    end = timeline.duration
  }
}

extension LiveBook {
  /// Performs an event, and discards all events after `time`.
  ///
  /// If the book is back at rest on its shelf, this begins a new journey at time 0.
  package mutating func perform(_ kind: BookEvent.Kind, at time: Double) -> LiveOutcome {
    guard LiveLimit.times.contains(time), (try? BookEvent(kind, at: time).checkFields()) != nil
    else { return .ignored }
    var kept = events.filter { $0.time <= time }
    guard kept.count < LiveLimit.mostEvents else { return .isFull }
    // The current transition contains exactly the past events, unless some of them were still to
    // come.
    var book = transition
    book.tapPolicy = untouched.tapPolicy
    if kept.count < events.count {
      book = untouched
      for event in kept { book.perform(event) }
    }
    var outcome = LiveOutcome.happened
    var event = BookEvent(kind, at: time)
    if !kept.isEmpty, book.phase(at: time) == .idle, time >= book.settlingTime() {
      (book, kept, outcome) = (untouched, [], .beganAnew)
      event = BookEvent(kind, at: 0)
    }
    guard book.perform(event) else { return .ignored }
    (transition, events) = (book, kept + [event])
    end = max(min(book.settlingTime(), event.time + LiveLimit.longest), event.time)
    return outcome
  }

  /// Returns the pose at `time`; from `end` on, exactly the resting pose.
  package func pose(at time: Double) -> BookPose {
    time < end ? transition.pose(at: time) : transition.restingPose
  }
}

extension LiveBook: LivePlay {
  package static var eventCount: Int { verbs.count }
  package static var buttonCount: Int { 6 }
  package static var channelCount: Int { channels.count }

  /// Stored, because `allCases` builds a new array on every access.
  private static let channels = BookChannel.allCases

  private static let verbs = BookEvent.Verb.allCases

  package var happened: [LiveEvent] {
    events.map { LiveEvent($0.kind.verb.number, at: $0.time, $0.kind.point) }
  }

  package mutating func perform(_ event: LiveEvent) -> LiveOutcome? {
    guard LiveBook.verbs.indices.contains(event.code) else { return nil }
    return perform(LiveBook.verbs[event.code].row(event.place).kind, at: event.time)
  }

  /// Returns the event that the tap performs: opening a closed book, closing an open one, or
  /// choosing to read.
  package func event(tapping point: BookPoint, at time: Double) -> Int? {
    [BookEvent.Verb.tap, .close, .read, .proceed].map { $0.number }.first {
      minds(LiveEvent($0, at: time))
    }
  }

  package func place(of point: BookPoint, at time: Double) -> BookPoint { point }

  package static func value(_ channel: Int, of pose: BookPose) -> Double {
    pose[channels[channel]]
  }

  package func phase(at time: Double) -> Int { transition.phase(at: time).number }

  package func cues(in times: Range<Double>) -> [LiveCue] {
    transition.cues(in: times).map { cue in
      let (kind, number) = cue.event.code
      return LiveCue(time: cue.time, kind: kind, number: number)
    }
  }
}

extension AnimationPhase {
  /// The index among all phases.
  var number: Int { AnimationPhase.allCases.firstIndex(of: self) ?? 0 }
}

#if !$Embedded
extension Moment.Name {
  /// The number of a name that was read from a tape: those of one's own come after the known ones.
  var number: Int {
    let known = Moment.Name.known
    return known.firstIndex(of: self)
      ?? known.count + (Int(text.dropFirst(TapeReader.text.utf8.count)) ?? 0)
  }
}
#endif

extension Cue.Event {
  /// The index of the event's kind, and the event's index within that kind.
  fileprivate var code: (kind: Int, number: Int) {
    switch self {
    case .phase(let phase): (0, phase.number)
    case .moment(let name): (1, name.number)
    case .coverPassesQuarterTurn(let isOpening): (2, isOpening ? 1 : 0)
    }
  }
}

extension LiveBook.Setup: HasFields {
  package static var blank: LiveBook.Setup { LiveBook.Setup(.blank) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    // What a page has switches for comes first, always in the same places; what is as long as the
    // choreography comes last.
    try visitor.truth("isReduced", &isReduced)
    try score.visitLayout(&visitor)
    try visitor.number("framesPerSecond", &score.framesPerSecond, Quantity(.frameRate, nil))
    try visitor.part("spine", &spine)
    try score.visitCourse(&visitor)
    try score.choreography.visit(&visitor)
  }
}

extension BookEvent.Verb {
  /// The index among all verbs.
  fileprivate var number: Int { BookEvent.Verb.allCases.firstIndex(of: self) ?? 0 }
}

extension BookEvent.Kind {
  /// The place, velocity, or size that comes with the event.
  fileprivate var point: BookPoint {
    switch self {
    case .tap, .close, .home, .choose, .proceed: .zero
    case .touch(let point, _), .drag(let point), .release(let point): point
    case .resizeScreen(let size, _, _): BookPoint(x: size.width, y: size.height)
    }
  }
}
