package import BookMotion

/// A book that is tuned, tapped, and turned around interactively: a choreography, its layout, and
/// all events so far.
package struct LiveBook {
  /// The initial state of a book, and its first events.
  package struct Plan: Hashable, Sendable {
    /// The choreography to play.
    package var choreography: Choreography
    /// The layout. The places of the choreography, if it has any, take precedence.
    package var layout: BookLayout
    /// True to play the variant for reduced motion.
    package var isReduced = false
    /// The direction to play, or `nil` to play `events` instead.
    package var direction: BookTimeline.Direction?
    /// The events to play, empty if there is a direction.
    package var events: [BookEvent] = []
    /// The initial state, if events are played.
    package var start = BookTimeline.Start.closed
    /// The effect of a tap during a motion, if events are played.
    package var tapPolicy = BookTransition.TapPolicy.interrupt
    /// The effect of a new screen size during a motion.
    package var rotationPolicy = BookTransition.RotationPolicy.finishFirst
    /// The number of frames per second, which determines when the closing begins.
    package var framesPerSecond = 60.0
    /// The color of the spine and the boards.
    package var spine = RGB.fallback

    package init(_ choreography: Choreography, layout: BookLayout = BookLayout()) {
      self.choreography = choreography
      self.layout = layout
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

  /// Creates a book from a plan, or throws if it can't be played.
  package init(_ plan: Plan) throws(BookMotionError) {
    spine = plan.spine
    choreography = plan.choreography
    let played = plan.isReduced ? plan.choreography.reduced() : plan.choreography
    func timeline(_ events: [BookEvent], _ start: BookTimeline.Start) throws(BookMotionError)
      -> BookTimeline
    {
      try BookTimeline(
        played, layout: plan.layout, start: start, events: events,
        tapPolicy: plan.tapPolicy, rotationPolicy: plan.rotationPolicy,
        framesPerSecond: plan.framesPerSecond)
    }
    untouched = try timeline([], plan.direction == .close ? .open : plan.start).transition
    let whole =
      if let direction = plan.direction {
        try BookTimeline(
          played, layout: plan.layout, direction: direction,
          framesPerSecond: plan.framesPerSecond)
      } else {
        try timeline(plan.events, plan.start)
      }
    transition = whole.transition
    events = whole.events
    end = whole.duration
  }
}

extension LiveBook {
  /// Performs an event, and discards all events after `time`.
  ///
  /// If the book is back at rest on its shelf, this begins a new journey at time 0.
  package mutating func perform(_ kind: BookEvent.Kind, at time: Double) -> LiveOutcome {
    guard LiveLimit.times.contains(time), LiveBook.takes(kind) else { return .ignored }
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

  /// Returns true if the numbers of an event are valid.
  private static func takes(_ kind: BookEvent.Kind) -> Bool {
    switch kind {
    case .touch(let point), .drag(let point), .release(let point):
      Domain.place.contains(point.x) && Domain.place.contains(point.y)
    case .resizeScreen(let size):
      Domain.length.contains(size.width) && Domain.length.contains(size.height)
    default: true
    }
  }
}

extension LiveBook: LivePlay {
  package static var eventCount: Int { 9 }
  package static var buttonCount: Int { 5 }
  package static var channelCount: Int { channels.count }

  /// Stored, because `allCases` builds a new array on every access.
  private static let channels = BookChannel.allCases

  package var happened: [LiveEvent] {
    events.map { event in
      let (code, place) = event.kind.code
      return LiveEvent(code, at: event.time, place)
    }
  }

  package mutating func perform(_ event: LiveEvent) -> LiveOutcome? {
    BookEvent.Kind(event.code, event.place).map { perform($0, at: event.time) }
  }

  /// Returns the event that the tap performs: opening a closed book, closing an open one, or
  /// choosing to read.
  package func event(tapping point: BookPoint, at time: Double) -> Int? {
    [.tap, .close, .choose(.read), .proceed].first { (kind: BookEvent.Kind) in
      minds(LiveEvent(kind.code.number, at: time))
    }?.code.number
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

extension LiveBook.Plan: HasFields {
  package static var blank: LiveBook.Plan { LiveBook.Plan(.blank) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    // The values that a page has switches for come first, always in the same places.
    try visitor.truth("isReduced", &isReduced)
    try visit(layout: &visitor)
    try visitor.number("framesPerSecond", &framesPerSecond, Quantity(.frameRate, nil))
    try visitor.part("spine", &spine)
    try visitor.optional("direction", &direction, of: BookTimeline.Direction.allCases)
    try visitor.choice("start", &start, of: BookTimeline.Start.allCases)
    try visitor.choice("tapPolicy", &tapPolicy, of: BookTransition.TapPolicy.allCases)
    try visitor.choice(
      "rotationPolicy", &rotationPolicy, of: BookTransition.RotationPolicy.allCases)
    try visitor.list("events", &events)
    try choreography.visit(&visitor)
  }

  private mutating func visit<Visitor: FieldVisitor>(
    layout visitor: inout Visitor
  ) throws(BookMotionError) {
    var (screen, frame, binding, safeArea) = (
      layout.screen, layout.restingFrame, layout.binding, layout.safeArea
    )
    try visitor.choice("binding", &binding, of: BookBinding.allCases)
    try visitor.size("screen", &screen, Quantity(.length, nil))
    try visitor.rect("restingFrame", &frame)
    try visitor.optional("safeArea", &safeArea)
    try visitor.make(&layout) { () throws(BookMotionError) in
      try BookLayout(
        validating: screen, restingFrame: frame, binding: binding, safeArea: safeArea)
    }
  }
}

extension BookEvent: HasFields {
  package static var blank: BookEvent { BookEvent(.tap, at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var ((number, place), time) = (kind.code, time)
    try visitor.word("event", &number, of: LiveBook.eventCount, Kind.names, .isRequired) { _ in nil
    }
    try visitor.number("x", &place.x, Quantity(.finite, nil))
    try visitor.number("y", &place.y, Quantity(.finite, nil))
    try visitor.number("time", &time, Quantity(.finite, nil))
    try visitor.make(&self) { () throws(BookMotionError) in
      guard let kind = Kind(number, place) else { throw BookMotionError(.missing, at: "event") }
      return BookEvent(kind, at: time)
    }
  }
}

extension LiveBook.Plan {
  /// The places on a tape of the numbers that a page has switches for.
  package enum Head {
    package static let isReduced = 0
    package static let binding = 1
    package static let screen = 2
    package static let frame = 4
    package static let count = 8
  }
}

extension BookEvent.Kind {
  /// The names of the events, indexed by their numbers.
  package static let names = [
    "tap", "close", "read", "listen", "proceed", "touch", "drag", "release", "screen",
  ]

  package init?(_ number: Int, _ place: BookPoint) {
    switch number {
    case 0: self = .tap
    case 1: self = .close
    case 2: self = .choose(.read)
    case 3: self = .choose(.listen)
    case 4: self = .proceed
    case 5: self = .touch(place)
    case 6: self = .drag(place)
    case 7: self = .release(place)
    case 8: self = .resizeScreen(BookSize(width: place.x, height: place.y))
    default: return nil
    }
  }

  /// The number of the event, and its place.
  package var code: (number: Int, place: BookPoint) {
    switch self {
    case .tap: (0, .zero)
    case .close: (1, .zero)
    case .choose(.read): (2, .zero)
    case .choose(.listen): (3, .zero)
    case .proceed: (4, .zero)
    case .touch(let place): (5, place)
    case .drag(let place): (6, place)
    case .release(let velocity): (7, velocity)
    case .resizeScreen(let size): (8, BookPoint(x: size.width, y: size.height))
    }
  }
}
