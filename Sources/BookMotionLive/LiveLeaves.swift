package import BookMotion

/// An open book whose leaves somebody turns, by hand and by button: where it lies, and all that has
/// happened so far.
package struct LiveLeaves {
  /// How it begins, and what happens at first.
  package struct Plan: Hashable, Sendable {
    package var screen = BookLayout.standardScreen
    package var binding = BookBinding.left
    /// Whether leaves fade, for people who ask for less motion.
    package var isReduced = false
    package var leafCount: Int
    /// How many leaves have been turned.
    package var turned = 0
    /// How a leaf turns by button: about the spine, or by its corner.
    package var animation = PageTurning.standard
    package var corner: CornerPath?
    /// What takes away the velocity of a finger that let go.
    package var spring = PageTurning.standardSpring
    /// The radius that a lifted page rolls over, as a share of its width.
    package var radius: Double
    /// How much of a cone that is.
    package var taper = 0.0
    package var events: [LiveEvent] = []
    /// How large the pictures on its pages are, in pixels.
    package var pictures: [BookSize] = []

    package init(leafCount: Int = 1, radius: Double = 0.1) {
      (self.leafCount, self.radius) = (leafCount, radius)
    }
  }

  /// Where it lies.
  package let layout: SpreadLayout

  /// The pictures on its pages.
  package let pictures: [BookSize]

  /// What has happened so far.
  package private(set) var happened: [LiveEvent] = []

  /// The book before anything happened, and after each event: a question about a time is answered by what
  /// had happened until then.
  private var states: [State]

  private struct State {
    let book: PageTurning
    /// When nothing moves any more; nil while a finger holds a leaf.
    let rest: Double?
  }

  /// Sets a book up, or throws what cannot be played.
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
  /// What can happen, by its number.
  package enum Event: Int, CaseIterable {
    case forward, back, touch, drag, release

    /// Their names, as the tool has them.
    package static let names = ["forward", "back", "touch", "drag", "release"]
  }

  /// What somebody hears of, by its number.
  package enum Phase: Int { case lies, turns, held }

  /// How many events had happened by a time.
  private func count(until time: Double) -> Int { happened.prefixCount { $0.time <= time } }

  private func state(at time: Double) -> State { states[count(until: time)] }

  /// When nothing that is seen moves any more, and a finger may lift the next leaf: time stands still then.
  private static func rest(of book: PageTurning, in layout: SpreadLayout, after time: Double)
    -> Double?
  {
    guard !book.isHeld else { return nil }
    func rests(at time: Double) -> Bool {
      let pose = book.pose(at: time).settled(within: PageTurnPose.unseen)
      return pose.leaves.isEmpty && pose.turned == Double(book.turned) && book.isFree(at: time)
    }
    var (before, after) = (time, time)
    while !rests(at: after) {
      guard after < time + LiveLimit.longest else { return after }
      (before, after) = (after, after + LiveLeaves.step)
    }
    for _ in 0..<LiveLeaves.halvings where before < after {
      let middle = (before + after) / 2
      if rests(at: middle) { after = middle } else { before = middle }
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
      State(book: book, rest: LiveLeaves.rest(of: book, in: layout, after: event.time)))
    return .happened
  }

  /// A tap turns the leaf of its side over.
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
  /// An open book and its beginning.
  package mutating func walk(_ plan: inout LiveLeaves.Plan) {
    // What a page has switches for comes first, always in the same places.
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
