package import BookMotion

/// An open book whose leaves are turned by finger and by button: its layout, and all events so far.
package struct LiveLeaves {
  /// The initial state of the book, and its first events.
  package struct Setup: Hashable, Sendable {
    package var screen = BookLayout.standardScreen
    package var binding = BookBinding.left
    /// True to fade leaves instead of turning them, for reduced motion.
    package var isReduced = false
    package var leafCount: Int
    /// The count of leaves that have been turned.
    package var turned = 0
    package var button = Button()
    package var finger = Finger()
    package var events: [LiveEvent] = []
    /// The sizes of the pictures on the pages, in pixels.
    package var pictures: [BookSize] = []

    package init(leafCount: Int = 1, radius: Double = 0.1) {
      self.leafCount = leafCount
      finger.radius = radius
    }

    /// The way of a leaf turned by button.
    package struct Button: Hashable, Sendable {
      package var animation = PageTurning.standard
      /// The path of the leaf's corner, or `nil` to turn it about the spine.
      package var corner: CornerPath?
    }

    /// The way of a leaf turned by finger.
    package struct Finger: Hashable, Sendable {
      /// The spring that takes over the velocity of a released finger.
      package var spring = PageTurning.standardSpring
      /// The radius that a lifted page rolls over, as a fraction of its width.
      package var radius = 0.1
      /// The taper of the roll: 0 is a cylinder, larger values are cones.
      package var taper = 0.0
    }
  }

  /// The position of the book on the screen.
  package let layout: SpreadLayout

  /// The sizes of the pictures on the pages, in pixels.
  package let pictures: [BookSize]

  /// The events so far.
  package private(set) var happened: [LiveEvent] = []

  /// The book before any event and after each, so that a query about a time uses only the events up
  /// to then.
  private var states: [State]

  private struct State {
    let book: PageTurning
    /// The time from which nothing moves, or `nil` while a finger holds a leaf.
    let rest: Double?
  }

  /// Creates a book, or throws if it can't be played.
  package init(_ setup: Setup) throws(BookMotionError) {
    try setup.checkFields()
    try Domain(0, Double(setup.leafCount)).check(Double(setup.turned), "turned")
    layout = SpreadLayout(screen: setup.screen, binding: setup.binding)
    pictures = setup.pictures
    let page = layout.page
    let book = PageTurning(
      page: page, leafCount: setup.leafCount, turned: setup.turned,
      animation: setup.button.animation,
      button: setup.button.corner.map { .corner($0) } ?? .spine, spring: setup.finger.spring,
      radius: min(
        max(page.width * setup.finger.radius, Domain.extent.lowest), Domain.extent.highest),
      taper: setup.finger.taper, isReduced: setup.isReduced)
    states = [State(book: book, rest: 0)]
    for event in setup.events { _ = perform(event) }
  }

  fileprivate static let counts = Domain(0, 1000)
  fileprivate static let radii = Domain(0.01, 1)
}

extension LiveLeaves {
  /// The events, by number.
  package enum Event: Int, CaseIterable {
    case forward, back, touch, drag, release

    /// The names of the events in the tool.
    package static let names = ["forward", "back", "touch", "drag", "release"]
  }

  /// The phases, by number.
  package enum Phase: Int { case lies, turns, held }

  /// Returns the count of events up to and including `time`.
  private func count(until time: Double) -> Int { happened.prefixCount { $0.time <= time } }

  private func state(at time: Double) -> State { states[count(until: time)] }

  /// Returns the time from which nothing visible moves, or `nil` while a leaf is held.
  private static func rest(of book: PageTurning, after time: Double) -> Double? {
    guard !book.isHeld else { return nil }
    var (before, after) = (time, time)
    while !book.looksAtRest(at: after) {
      guard after < time + LiveLimit.longest else { return after }
      (before, after) = (after, after + LiveLeaves.step)
    }
    for _ in 0..<LiveLeaves.halvings where before < after {
      let middle = (before + after) / 2
      if book.looksAtRest(at: middle) { after = middle } else { before = middle }
    }
    return after
  }

  private static let step = 1.0 / 30
  private static let halvings = 12
}

extension LiveLeaves: LivePlay {
  package static var eventCount: Int { Event.allCases.count }
  package static var buttonCount: Int { Event.touch.rawValue }
  package static var channelCount: Int { channels.count }

  private static let channels = LeafPose.Channel.allCases

  package var end: Double { states[states.count - 1].rest ?? happened.last?.time ?? 0 }

  package mutating func perform(_ event: LiveEvent) -> LiveOutcome? {
    guard let kind = Event(rawValue: event.code) else { return nil }
    guard LiveLimit.times.contains(event.time), Domain.place.contains(event.place.x),
      Domain.place.contains(event.place.y)
    else { return .ignored }
    let kept = count(until: event.time)
    guard kept < LiveLimit.mostEvents else { return .isFull }
    var book = states[kept].book
    let isMinded: Bool
    switch kind {
    case .forward: isMinded = book.turn(.forward, at: event.time)
    case .back: isMinded = book.turn(.back, at: event.time)
    case .touch: isMinded = book.touch(event.place, at: event.time)
    case .drag:
      isMinded = book.isHeld
      book.drag(to: event.place, at: event.time)
    case .release:
      isMinded = book.isHeld
      book.release(velocity: event.place, at: event.time)
    }
    guard isMinded else { return .ignored }
    happened.removeSubrange(kept...)
    states.removeSubrange((kept + 1)...)
    happened.append(event)
    states.append(
      State(book: book, rest: LiveLeaves.rest(of: book, after: event.time)))
    return .happened
  }

  /// Returns the event that turns the leaf on the tapped side.
  package func event(tapping point: BookPoint, at time: Double) -> Int? {
    let event: Event = place(of: point, at: time).x > 0 ? .forward : .back
    return minds(LiveEvent(event.rawValue, at: time)) ? event.rawValue : nil
  }

  package func place(of point: BookPoint, at time: Double) -> BookPoint {
    let across = point.x - pose(at: time).spine
    return BookPoint(
      x: layout.binding == .left ? across : 0 - across, y: point.y - layout.top)
  }

  package func pose(at time: Double) -> LeafPose {
    LeafPose(state(at: time).book, in: layout, at: time)
  }

  package static func value(_ channel: Int, of pose: LeafPose) -> Double {
    pose[channels[channel]]
  }

  package func phase(at time: Double) -> Int {
    guard let rest = state(at: time).rest else { return Phase.held.rawValue }
    return (time < rest ? Phase.turns : .lies).rawValue
  }

  package func cues(in times: Range<Double>) -> [LiveCue] {
    var cues: [LiveCue] = []
    var last = Phase.lies.rawValue
    func add(_ time: Double, _ phase: Phase) {
      guard times.contains(time), phase.rawValue != last else { return }
      last = phase.rawValue
      cues.append(LiveCue(time: time, kind: 0, number: last))
    }
    for (index, event) in happened.enumerated() {
      let next = index + 1 < happened.count ? happened[index + 1].time : Double.infinity
      guard next > event.time else { continue }
      let state = states[index + 1]
      add(event.time, state.rest.map { event.time < $0 ? .turns : .lies } ?? .held)
      let turns = state.book.cues(
        in: max(event.time, times.lowerBound)..<max(next, times.lowerBound))
      for cue in turns where times.contains(cue.time) {
        cues.append(LiveCue(time: cue.time, kind: 1, number: cue.direction == .forward ? 0 : 1))
      }
      if let rest = state.rest, rest < next { add(rest, .lies) }
    }
    return cues
  }
}

extension LiveLeaves.Setup: HasFields {
  package static var blank: LiveLeaves.Setup { LiveLeaves.Setup() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    // The values that a page has switches for come first, always in the same places.
    try visitor.truth("isReduced", &isReduced)
    try visitor.choice("binding", &binding, of: BookBinding.allCases)
    try visitor.size("screen", &screen, Quantity(.length, nil))
    try visitor.count("leafCount", &leafCount, LiveLeaves.counts, .mayBeOmitted)
    try visitor.count("turned", &turned, LiveLeaves.counts, .mayBeOmitted)
    try visitor.list("events", &events)
    try visitor.list("pictures", &pictures)
    try visitor.part("button", &button)
    try visitor.part("finger", &finger)
  }
}

extension LiveLeaves.Setup.Button: HasFields {
  package static var blank: Self { Self() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try animation.visit(&visitor)
    try visitor.optional("corner", &corner)
  }
}

extension LiveLeaves.Setup.Finger: HasFields {
  package static var blank: Self { Self() }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("spring", &spring)
    try visitor.number("radius", &radius, Quantity(LiveLeaves.radii, .share))
    try visitor.number("taper", &taper, .opacity)
  }
}
