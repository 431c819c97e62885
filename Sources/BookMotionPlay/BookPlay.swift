package import BookMotion
package import BookMotionColor
import BookMotionDocuments

/// A book that is tapped, turned around, and read: its transition, and the time when it rests.
package struct BookPlay: Sendable {
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

  /// The time from which nothing moves: that of the last frame, as in documents.
  private var end = 0.0

  private let framesPerSecond: Double

  private init(_ transition: BookTransition, framesPerSecond: Double) {
    (self.transition, self.framesPerSecond) = (transition, framesPerSecond)
  }
}

extension BookPlay: Play {
  package static func begin(
    _ setup: Setup
  ) throws(BookMotionError) -> (play: BookPlay, events: [BookEvent]) {
    var score = setup.score
    if setup.isReduced { score.choreography = score.choreography.reduced() }
    let timeline = try BookTimeline(score)
    return (
      BookPlay(score.untouched, framesPerSecond: score.framesPerSecond), timeline.score.events
    )
  }

  package static func time(of event: BookEvent) -> Double { event.time }

  package static func verb(of event: BookEvent) -> Int {
    BookEvent.Verb.number(of: event.kind.verb)
  }

  package mutating func perform(_ event: BookEvent) -> Bool {
    // A finger that lets the cover fall shut has an effect, too.
    let letsGo = transition.isHeld && event.kind.verb == .release
    guard transition.perform(event) || letsGo else { return false }
    let settling = min(transition.settlingTime(), event.time + PlayLimit.longest)
    let frames = BookTimeline.wholeFrames(max(settling, event.time) * framesPerSecond)
    end = Double(frames) / framesPerSecond
    return true
  }

  package static var remembers: Bool { true }

  package func isBack(at time: Double) -> Bool {
    time >= end && !transition.isHeld && transition.phase(at: time) == .idle
      && time >= transition.settlingTime()
  }
}

extension BookPlay {
  private static let verbs = BookEvent.Verb.allCases

  package static var verbCount: Int { verbs.count }

  package static func numberCount(of verb: Int) -> Int {
    switch verbs[verb] {
    case .tap, .close, .home, .read, .listen, .proceed: 0
    case .touch, .drag, .release, .screen: 2
    case .cover: 4
    }
  }

  package static func event(_ gesture: Gesture) -> BookEvent? {
    let verb = verbs[gesture.verb]
    // A gesture has no room for a rectangle.
    guard verb != .cover else { return nil }
    let event = BookEvent(verb.row(gesture.point).kind, at: gesture.time)
    return (try? check(event)) == nil ? nil : event
  }

  package static func check(_ event: BookEvent) throws(BookMotionError) {
    try event.checkFields()
  }

  /// Returns the event that the tap performs: opening a closed book, closing an open one, or
  /// choosing to read.
  package func verb(tapping point: BookPoint, at time: Double) -> Int? {
    [BookEvent.Verb.tap, .close, .read, .proceed].map { BookEvent.Verb.number(of: $0) }.first {
      responds(to: Gesture($0, at: time))
    }
  }
}

extension BookPlay {
  /// Stored, because `allCases` builds a new array on every access.
  private static let channels = BookChannel.allCases

  package static var channelCount: Int { channels.count }

  package func pose(at time: Double) -> BookPose { transition.pose(at: time) }

  package func lastPose(at time: Double) -> BookPose {
    time < end ? transition.pose(at: time) : transition.restingPose
  }

  package func values(at time: Double) -> [Double] {
    let pose = pose(at: time)
    return BookPlay.channels.map { pose[$0] }
  }

  package func value(_ channel: Int, of pose: BookPose, at time: Double) -> Double {
    pose[BookPlay.channels[channel]]
  }

  package func isAtRest(at time: Double) -> Bool { time >= end }

  package func rest(after time: Double) -> Double? { max(end, time) }
}

extension BookPlay {
  package func phase(at time: Double) -> AnimationPhase { transition.phase(at: time) }

  package func phases(in times: Range<Double>) -> [(time: Double, phase: AnimationPhase)] {
    var phases = [(time: times.lowerBound, phase: phase(at: times.lowerBound))]
    for cue in transition.cues(in: times) {
      if case .phase(let phase) = cue.event { phases.append((cue.time, phase)) }
    }
    return phases
  }

  /// Returns the number of the stage's name: the phases, and then the names of one's own.
  package func phaseNumber(at time: Double) -> Int {
    guard let name = transition.plan.last(where: { $0.time <= time })?.stage.name else {
      return AnimationPhase.number(of: phase(at: time))
    }
    #if $Embedded
    return AnimationPhase.allCases.count + name.number
    #else
    return AnimationPhase.allCases.count + TapeReader.number(of: name)
    #endif
  }

  /// Returns the cues by the numbers of their names: the cover's quarter turns, back and forth, then
  /// the known moments, and then those of one's own.
  package func cues(in times: Range<Double>) -> [NumberedCue] {
    transition.cues(in: times).compactMap { cue in
      switch cue.event {
      case .phase: nil
      case .coverPassesQuarterTurn(let isOpening): NumberedCue(isOpening ? 1 : 0, at: cue.time)
      case .moment(let name): NumberedCue(2 + name.number, at: cue.time)
      }
    }
  }
}

#if !$Embedded
extension Choreography.Moment.Name {
  /// The number of a name that was read from a tape: those of one's own come after the known ones.
  fileprivate var number: Int {
    let known = Choreography.Moment.Name.known
    return known.firstIndex(of: self) ?? known.count + TapeReader.number(of: text)
  }
}
#endif

extension BookPlay.Setup: HasFields {
  package static var blank: BookPlay.Setup { BookPlay.Setup(.blank) }

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
