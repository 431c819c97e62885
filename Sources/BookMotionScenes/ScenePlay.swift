public import BookMotion
public import BookMotionExport

/// A scene on a stage, from its first frame until everything in it is at rest.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [RecordingEvent("forward", at: 0.2)])
/// try play.recording.writeJSON(to: &sink)
/// for frame in try play.depiction() { frame.writeSVG(to: &sink) }
/// ```
public struct ScenePlay: Sendable {
  /// The scene.
  public let scene: GalleryScene

  /// The screen that the scene is shown on, and its look.
  public let stage: SceneStage

  /// The scene as numbers.
  public let recording: Recording

  private let pictures: Pictures

  private enum Pictures: Sendable {
    case of(BookTimeline)
    case from(SceneSource)
  }

  /// Creates a play of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stage: The screen that the scene is shown on, and its look.
  ///   - events: The events; `nil` for the scene's own story. Events at the same time happen in the
  ///     given order.
  ///   - framesPerSecond: The number of frames per second.
  /// - Throws: ``ExportError`` for a number outside its domain, and for an event that the scene
  ///   doesn't have.
  public init(
    _ scene: GalleryScene, on stage: SceneStage = SceneStage(), events: [RecordingEvent]? = nil,
    framesPerSecond: Double = 60
  ) throws(ExportError) {
    self.scene = scene
    self.stage = stage
    let story = scene.hasStory ? events ?? scene.story(on: stage) : events
    let checked = try story?.map { event throws(ExportError) in
      try event.checked(by: scene.verbs)
    }
    // Swift's sort is stable but doesn't promise to be.
    let sorted = checked?.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    guard let actor = scene.actor else {
      let timeline = try ExportError.containing { () throws(BookMotionError) in
        try BookTimeline(stage, sorted, framesPerSecond: framesPerSecond)
      }
      recording = Recording(timeline, saying: sorted)
      pictures = .of(timeline)
      return
    }
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
    }
    let run = SceneRun(
      actor.init(on: stage), sorted ?? [], framesPerSecond: framesPerSecond)
    (recording, pictures) = ScenePlay.recorded(run, scene, actor, stage)
  }

  /// Recreates the scene of a recording from the settings in its document.
  ///
  /// ```swift
  /// let golden = try Recording(reading: bytes)
  /// try Difference(from: golden, to: ScenePlay(remaking: golden).recording).isNone
  /// ```
  ///
  /// - Throws: ``ExportError`` if the recording isn't one of a scene, or if no scene can be made
  ///   from its settings.
  public init(remaking recording: Recording) throws(ExportError) {
    let origin = recording.origin
    guard let scene = GalleryScene.all.first(where: { $0.name == origin.scene }) else {
      throw ExportError(.noName, "there is no scene \"\(origin.scene.inSentence)\"")
    }
    var stage = SceneStage(
      screen: origin.screen ?? BookLayout.standardScreen, binding: origin.binding ?? .left)
    stage.choreography = origin.choreography ?? stage.choreography
    stage.restingFrame = origin.restingFrame ?? stage.restingFrame
    stage.safeArea = origin.safeArea
    stage.direction = origin.start == .open ? .close : .open
    stage.tapPolicy = origin.tapPolicy ?? stage.tapPolicy
    stage.rotationPolicy = origin.rotationPolicy ?? stage.rotationPolicy
    try self.init(
      scene, on: stage, events: origin.events, framesPerSecond: recording.framesPerSecond)
  }

  /// The timeline of the transition; `nil` if the scene is another one.
  package var timeline: BookTimeline? {
    if case .of(let timeline) = pictures { timeline } else { nil }
  }

  /// Plays a scene to its end.
  private static func recorded(
    _ beginning: SceneRun, _ scene: GalleryScene, _ actor: any SceneActor.Type,
    _ stage: SceneStage
  ) -> (Recording, Pictures) {
    var run = beginning
    var phases: [Recording.Phase] = []
    var isOver = false
    while !isOver {
      let (time, phase) = (run.time, run.phase)
      if phases.last?.name != phase { phases.append(Recording.Phase(phase, at: time)) }
      isOver = run.isOver
      if !isOver { run.advance() }
    }
    var origin = RecordingOrigin(scene.name, events: beginning.events)
    origin.screen = stage.screen
    origin.binding = stage.binding
    let count = run.index + 1
    let source = SceneSource(beginning, count: count, stillTime: actor.stillTime)
    let recording = Recording(
      origin: origin, framesPerSecond: run.framesPerSecond, count: count,
      channels: scene.channels, phases: phases, phaseNames: actor.phases, cues: run.cues,
      source: source)
    return (recording, .from(source))
  }

  /// Returns the scene as pictures.
  ///
  /// - Parameters:
  ///   - pictureError: The largest error of a picture in perspective, in points.
  ///   - showsSwing: A Boolean value that indicates whether there is room around the screen for a
  ///     cover that swings out of it.
  /// - Returns: The recording, and its picture at any time.
  /// - Throws: ``ExportError`` for a book that comes too close to the eye to be drawn.
  public func depiction(
    pictureError: Double = BookSetting.standardPictureError, showsSwing: Bool = false
  ) throws(ExportError) -> Depiction {
    switch pictures {
    case .from(let source): return Depiction(recording, showing: stage.view.even, source: source)
    case .of(let timeline):
      let setting = try ExportError.containing { () throws(BookMotionError) in
        try BookSetting(
          timeline, look: stage.look, pictureError: pictureError, showsSwing: showsSwing)
      }
      return try Depiction(recording, of: timeline, in: setting)
    }
  }
}

extension ScenePlay {
  /// The scenes that can be played live on a web page.
  public static let liveScenes: [GalleryScene] = [.transition, .cover, .pageTurn, .spread]

  /// Returns the scene as a web page that plays it live.
  ///
  /// - Parameter other: A choreography to compare a transition with.
  /// - Returns: The page; `nil` if the scene isn't one of ``liveScenes``.
  /// - Throws: ``ExportError`` for a book that comes too close to the eye to be drawn, and if
  ///   anything exceeds a limit of the page.
  public func livePage(comparedWith other: Choreography? = nil) throws(ExportError) -> LivePage? {
    if let timeline { return try LivePage(timeline, look: stage.look, comparedWith: other) }
    let layout = SpreadLayout(screen: stage.screen, binding: stage.binding)
    let book: PageTurning
    switch scene {
    case .pageTurn: book = PageTurnStory.book(with: layout.page)
    case .spread: book = SpreadStory.book(with: layout.page)
    default: return nil
    }
    return try LivePage(
      book, named: scene.name, in: layout, pictures: stage.look.page.map { [$0] } ?? [],
      events: recording.origin.events)
  }
}

extension ScenePlay {
  /// The events that have no effect, such as a touch beside a leaf. Drags and releases after such a
  /// touch are not among them: they follow from it.
  public var ineffectiveEvents: [IneffectiveEvent] {
    let effects = timeline?.eventEffects(orLaterBy: ScenePlay.rest) ?? eventEffects
    var isTouching = false
    var isHolding = false
    return zip(recording.origin.events, effects).compactMap { event, effect -> IneffectiveEvent? in
      func ineffective(_ reason: IneffectiveEvent.Reason?) -> IneffectiveEvent {
        IneffectiveEvent(event: event, reason: reason)
      }
      if event.followsTouch {
        let hadTouch = isTouching
        isTouching = hadTouch && event.name == "drag"
        isHolding = isHolding && isTouching
        return hadTouch ? nil : ineffective(.noTouch)
      }
      let isSecond = isTouching && event.name == "touch"
      if event.name == "touch" {
        isHolding = isHolding || effect.isSome
        isTouching = true
      }
      if effect.isSome || event.name == "screen" { return nil }
      if isSecond || isHolding { return ineffective(.touch) }
      if effect.isSomeLater { return ineffective(.motion) }
      return ineffective(event.name == "touch" ? nil : .phase(effect.phase))
    }
  }

  /// Longer than anything moves after an event, in seconds.
  private static let rest = RecordingEvent.times.highest

  /// Whether each event of an actor has an effect, and if not, whether it would have one later, once
  /// nothing moves; and the phase that it finds. Those that follow from a touch are not examined.
  private var eventEffects: [(isSome: Bool, isSomeLater: Bool, phase: String)] {
    guard var actor = scene.actor?.init(on: stage) as (any SceneActor)? else { return [] }
    return recording.origin.events.map { event in
      let before = actor
      let phase = actor.phase(at: event.time)
      actor.perform(event)
      if event.followsTouch || !ScenePlay.areSame(before, actor, from: event.time) {
        return (true, true, phase)
      }
      let later = RecordingEvent(
        event.name, values: event.values, at: event.time + ScenePlay.rest)
      var end = before
      end.perform(later)
      return (false, !ScenePlay.areSame(before, end, from: later.time), phase)
    }
  }

  /// Returns true if two actors are in the same state: at one instant, and at any later one.
  private static func areSame(
    _ one: any SceneActor, _ other: any SceneActor, from time: Double
  ) -> Bool {
    one.phase(at: time) == other.phase(at: time)
      && one.isAtRest(at: time) == other.isAtRest(at: time)
      && [0, 0.02, 0.2, 1, RecordingEvent.times.highest].allSatisfy {
        one.values(at: time + $0) == other.values(at: time + $0)
      }
  }
}

extension RecordingEvent {
  /// True for an event whose effect depends on whether the touch before it had one.
  package var followsTouch: Bool { ["drag", "release", "cancel"].contains(name) }
}

extension BookTimeline {
  /// Creates a transition on a stage.
  fileprivate init(
    _ stage: SceneStage, _ events: [RecordingEvent]?, framesPerSecond: Double
  ) throws(BookMotionError) {
    let layout = try BookLayout(
      validating: stage.screen, restingFrame: stage.restingFrame, binding: stage.binding,
      safeArea: stage.safeArea)
    guard let events else {
      try self.init(
        stage.choreography, layout: layout, direction: stage.direction,
        framesPerSecond: framesPerSecond)
      return
    }
    try self.init(
      stage.choreography, layout: layout, start: stage.direction == .close ? .open : .closed,
      events: events.compactMap { event in
        let verb = TransitionVerb.all.first { $0.verb.name == event.name }
        return verb.map { BookEvent($0.kind(event.values), at: event.time) }
      },
      tapPolicy: stage.tapPolicy, rotationPolicy: stage.rotationPolicy,
      framesPerSecond: framesPerSecond)
  }
}

/// A source of a scene's values and pictures.
///
/// The state of a scene depends on everything that has happened in it, so it is replayed from the
/// nearest earlier one of several stations.
private struct SceneSource: RecordingSource, DepictionSource {
  let stillTime: Double
  let rests: [(frame: Int, share: Double)]
  private let stations: [SceneRun]
  private var run: SceneRun

  init(_ beginning: SceneRun, count: Int, stillTime: Double) {
    self.stillTime = min(stillTime, Double(count - 1) / beginning.framesPerSecond)
    rests = [(count - 1, 1)]
    run = beginning
    var way = beginning
    let events = beginning.events
    // Stations are at events only: between two events, there is nothing to replay.
    let distance = 1 + events.count / SceneSource.mostStations
    stations =
      [way]
      + stride(from: distance - 1, to: events.count, by: distance).map { index in
        way.go(to: events[index].time)
        return way
      }
  }

  mutating func read(at time: Double, into values: inout [Double]) {
    go(to: time)
    values = run.values
  }

  mutating func painting(
    at time: Double, _ names: SVGNames, _ manner: PaintingManner
  ) -> Painting {
    go(to: time)
    var painter = SVGCanvas(
      names: names, scale: manner.scale, isFleeting: manner.isFleeting)
    run.paint(with: &painter)
    return Painting(
      shared: painter.shared, definitions: painter.definitions, body: painter.text)
  }

  mutating func definitions(at time: Double) -> SharedDefinitions {
    painting(at: time, SVGNames(), PaintingManner()).shared
  }

  func backdrop(of film: FilmTiming) -> SVGText? { nil }

  private mutating func go(to time: Double) {
    let time = min(max(time, 0), RecordingEvent.times.highest)
    let station = stations[max(stations.prefixCount { $0.time <= time } - 1, 0)]
    if !(station.time...max(station.time, time)).contains(run.time) { run = station }
    run.go(to: time)
  }

  /// A scene that is played with a finger for a minute has thousands of events.
  private static let mostStations = 256
}

/// An actor, and the events still to come.
struct SceneRun {
  private var actor: any SceneActor
  private var waiting: ArraySlice<RecordingEvent>
  let events: [RecordingEvent]
  let framesPerSecond: Double
  private let end: Double
  private(set) var time = 0.0
  private(set) var cues: [Recording.Cue] = []
  private var told = -Double.leastNonzeroMagnitude
  var index = 0

  init(_ actor: any SceneActor, _ events: [RecordingEvent], framesPerSecond: Double) {
    self.actor = actor
    self.framesPerSecond = framesPerSecond
    self.events = events
    waiting = events[...]
    end = (events.last?.time ?? 0) + SceneRun.longestWait
    go(to: 0)
  }

  var phase: String { actor.phase(at: time) }
  var values: [Double] { actor.values(at: time) }

  /// True if nothing will move anymore. Motion that never ends, such as a held finger, counts until
  /// `end` only.
  var isOver: Bool {
    waiting.isEmpty && (actor.isAtRest(at: time) || time >= end)
  }

  mutating func advance() {
    index += 1
    go(to: Double(index) / framesPerSecond)
  }

  /// Performs all events up to and including `time`.
  mutating func go(to time: Double) {
    while let event = waiting.first, event.time <= time {
      tell(before: event.time)
      actor.perform(event)
      waiting.removeFirst()
    }
    self.time = time
    tell(before: time.nextUp)
  }

  /// Collects the cues before `time`. Later ones aren't collected yet, because an event may cancel
  /// them.
  private mutating func tell(before time: Double) {
    guard told < time else { return }
    cues += actor.cues(in: told..<time)
    told = time
  }

  func paint(with painter: inout SVGCanvas) { actor.paint(at: time, with: &painter) }

  /// Longer than any motion of a scene, except narration.
  private static let longestWait = 12.0
}
