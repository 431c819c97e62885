package import BookMotion

/// An open book whose leaves are turned by finger and by button: its layout, and all events so far.
package struct LiveLeaves {
  /// The initial state of the book, and its first events.
  package struct Plan: Hashable, Sendable {
    package var screen = BookLayout.standardScreen
    package var binding = BookBinding.left
    /// True to fade leaves instead of turning them, for reduced motion.
    package var isReduced = false
    package var leafCount: Int
    /// The count of leaves that have been turned.
    package var turned = 0
    /// The animation of a leaf turned by button: about the spine, or along `corner` if that is set.
    package var animation = PageTurning.standard
    package var corner: CornerPath?
    /// The spring that takes over the velocity of a released finger.
    package var spring = PageTurning.standardSpring
    /// The radius that a lifted page rolls over, as a fraction of its width.
    package var radius: Double
    /// The taper of the roll: 0 is a cylinder, larger values are cones.
    package var taper = 0.0
    package var events: [LiveEvent] = []
    /// The sizes of the pictures on the pages, in pixels.
    package var pictures: [BookSize] = []

    package init(leafCount: Int = 1, radius: Double = 0.1) {
      (self.leafCount, self.radius) = (leafCount, radius)
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

  /// Creates a book from a plan, or throws if it can't be played.
  package init(_ plan: Plan) throws(BookMotionError) {
    try Domain.length.check(plan.screen.width, "screen.width")
    try Domain.length.check(plan.screen.height, "screen.height")
    try LiveLeaves.counts.check(Double(plan.leafCount), "leafCount")
    try Domain(0, Double(plan.leafCount)).check(Double(plan.turned), "turned")
    try LiveLeaves.radii.check(plan.radius, "radius")
    try Domain.unit.check(plan.taper, "taper")
    if let corner = plan.corner {
      try Domain.unit.check(corner.rise, "rise")
      try Domain.unit.check(corner.start, "start")
    }
    for size in plan.pictures {
      try Domain.length.check(size.width, "picture.width")
      try Domain.length.check(size.height, "picture.height")
    }
    layout = SpreadLayout(screen: plan.screen, binding: plan.binding)
    pictures = plan.pictures
    let page = layout.page
    let book = PageTurning(
      page: page, leafCount: plan.leafCount, turned: plan.turned, animation: plan.animation,
      button: plan.corner.map { .corner($0) } ?? .spine, spring: plan.spring,
      radius: min(max(page.width * plan.radius, Domain.extent.lowest), Domain.extent.highest),
      taper: plan.taper, isReduced: plan.isReduced)
    states = [State(book: book, rest: 0)]
    for event in plan.events { _ = perform(event) }
  }

  private static let counts = Domain(0, 1000)
  private static let radii = Domain(0.01, 1)
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
  package init?(reading tape: inout Tape) {
    var plan = Plan()
    tape.walk(&plan)
    guard !tape.isBroken, let book = try? LiveLeaves(plan) else { return nil }
    self = book
  }

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

extension Tape {
  /// Walks the plan of an open book.
  package mutating func walk(_ plan: inout LiveLeaves.Plan) {
    // The values that a page has switches for come first, always in the same places.
    truth(&plan.isReduced)
    choice(&plan.binding)
    number(&plan.screen.width)
    number(&plan.screen.height)
    index(&plan.leafCount, below: LiveLeaves.Plan.mostLeaves)
    index(&plan.turned, below: LiveLeaves.Plan.mostLeaves)
    list(&plan.events, "events", LiveEvent(0, at: 0)) { $0.walk(&$1) }
    list(&plan.pictures, "pictures", BookSize(width: 1, height: 1)) { tape, size in
      tape.number(&size.width)
      tape.number(&size.height)
    }
    inside("button") { tape in
      tape.walk(&plan.animation)
      tape.optional(&plan.corner, .hand) { tape, corner in
        tape.truth(&corner.isUpper)
        tape.number(&corner.rise, "rise", .share)
        tape.number(&corner.start, "start", .share)
      }
    }
    inside("finger") { tape in
      tape.inside("spring") { $0.walk(&plan.spring) }
      tape.number(&plan.radius, "radius", .share)
      tape.number(&plan.taper, "taper", .share)
    }
  }

  private mutating func walk(_ event: inout LiveEvent) {
    index(&event.code, below: LiveLeaves.eventCount)
    number(&event.time)
    number(&event.place.x)
    number(&event.place.y)
  }
}

extension LiveLeaves.Plan {
  fileprivate static let mostLeaves = 1001
}
