public import BookMotion
import BookMotionDrawing
public import BookMotionExport

/// A scene on a stage, from its first frame until everything in it is at rest.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [MotionEvent("forward", at: 0.2)])
/// try play.recording.writeJSON(to: &sink)
/// for frame in try play.depiction() { frame.writeSVG(to: &sink) }
/// ```
public struct ScenePlay: Sendable {
  /// The scene.
  public let scene: GalleryScene

  /// The colors and pictures.
  public let look: BookLook

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
    _ scene: GalleryScene, on stage: SceneStage = SceneStage(), events: [MotionEvent]? = nil,
    framesPerSecond: Double = 60
  ) throws(ExportError) {
    let score = try scene.score(on: stage, events: events, framesPerSecond: framesPerSecond)
    try self.init(scene, score, look: stage.look)
  }

  /// Creates a play of a book.
  ///
  /// - Throws: ``ExportError`` for a score that can't be played, and for an event that the scene
  ///   doesn't have.
  public init(
    _ scene: GalleryScene, _ score: BookScore, events: [MotionEvent]? = nil,
    look: BookLook = BookLook()
  ) throws(ExportError) {
    try self.init(scene, .book(try scene.score(score, events: events)), look: look)
  }

  /// Recreates the scene of a recording from its score.
  ///
  /// ```swift
  /// let golden = try Recording(reading: bytes)
  /// try Difference(from: golden, to: ScenePlay(remaking: golden).recording).isNone
  /// ```
  ///
  /// - Throws: ``ExportError`` if the recording isn't one of a scene, or if its score can't be
  ///   played.
  public init(remaking recording: Recording) throws(ExportError) {
    let name = recording.score.scene
    guard let scene = GalleryScene.all.first(where: { $0.name == name }) else {
      throw ExportError(.noName, "there is no scene \"\(name.inSentence)\"")
    }
    try self.init(scene, recording.score, look: BookLook())
  }

  private init(
    _ scene: GalleryScene, _ score: Recording.Score, look: BookLook
  ) throws(ExportError) {
    self.scene = scene
    self.look = look
    switch score {
    case .book(let score):
      let timeline = try ExportError.containing { () throws(BookMotionError) in
        try BookTimeline(score)
      }
      recording = Recording(timeline)
      pictures = .of(timeline)
    case .scene(var score):
      guard let actor = scene.actor else {
        throw ExportError(.noName, "the scene \"\(scene)\" needs a choreography")
      }
      try ExportError.containing { () throws(BookMotionError) in
        try Domain.frameRate.check(score.framesPerSecond, "framesPerSecond")
      }
      score.events = try scene.ordered(score.events)
      let source = ScenePlay.recorded(actor.init(on: SceneStage(score, look)), score, actor)
      (recording, pictures) = (source.recording, .from(source.pictures))
    }
  }

  /// The screen that the scene is shown on, and its look.
  private var stage: SceneStage {
    switch recording.score {
    case .book(let score):
      SceneStage(screen: score.layout.screen, binding: score.layout.binding, look: look)
    case .scene(let score): SceneStage(score, look)
    }
  }

  /// The timeline of the transition; `nil` if the scene is another one.
  package var timeline: BookTimeline? {
    if case .of(let timeline) = pictures { timeline } else { nil }
  }

  /// Plays a scene to its end.
  private static func recorded(
    _ beginning: any SceneActor, _ score: SceneScore, _ actor: any SceneActor.Type
  ) -> (recording: Recording, pictures: SceneSource) {
    let beginning = SceneRun(
      beginning, score.events, framesPerSecond: score.framesPerSecond)
    var run = beginning
    var phases: [Recording.Phase] = []
    var isOver = false
    while !isOver {
      let (time, phase) = (run.time, run.phase)
      if phases.last?.name != phase { phases.append(Recording.Phase(phase, at: time)) }
      isOver = run.isOver
      if !isOver { run.advance() }
    }
    let count = run.index + 1
    let source = SceneSource(beginning, count: count, stillTime: actor.stillTime)
    let recording = Recording(
      score: .scene(score), count: count, channels: actor.recordedChannels, phases: phases,
      phaseNames: actor.phases, cues: run.cues, source: source)
    return (recording, source)
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
    case .from(let source):
      return Depiction(recording, showing: stage.view.even, source: source)
    case .of(let timeline):
      let setting = try ExportError.containing { () throws(BookMotionError) in
        try BookSetting(
          timeline, look: look, pictureError: pictureError, showsSwing: showsSwing)
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
    if let timeline { return try LivePage(timeline, look: look, comparedWith: other) }
    let layout = SpreadLayout(screen: stage.screen, binding: stage.binding)
    let book: PageTurning
    switch scene {
    case .pageTurn: book = PageTurnStory.book(with: layout.page)
    case .spread: book = SpreadStory.book(with: layout.page)
    default: return nil
    }
    return try LivePage(
      book, named: scene.name, in: layout, pictures: look.page.map { [$0] } ?? [],
      events: recording.score.events)
  }
}

extension ScenePlay {
  /// The events that have no effect, such as a touch beside a leaf. Drags and releases after such a
  /// touch are not among them: they follow from it.
  public var ineffectiveEvents: [IneffectiveEvent] {
    let effects = timeline?.eventEffects(orLaterBy: ScenePlay.rest) ?? eventEffects
    var isTouching = false
    var isHolding = false
    return zip(recording.score.events, effects).compactMap { event, effect -> IneffectiveEvent? in
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
  private static let rest = MotionEvent.times.highest

  /// Whether each event of an actor has an effect, and if not, whether it would have one later, once
  /// nothing moves; and the phase that it finds. Those that follow from a touch are not examined.
  private var eventEffects: [(isSome: Bool, isSomeLater: Bool, phase: String)] {
    guard var actor = scene.actor?.init(on: stage) as (any SceneActor)? else { return [] }
    return recording.score.events.map { event in
      let before = actor
      let phase = actor.phase(at: event.time)
      actor.perform(event)
      if event.followsTouch || !ScenePlay.areSame(before, actor, from: event.time) {
        return (true, true, phase)
      }
      let later = MotionEvent(event.name, values: event.values, at: event.time + ScenePlay.rest)
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
      && [0, 0.02, 0.2, 1, MotionEvent.times.highest].allSatisfy {
        one.values(at: time + $0) == other.values(at: time + $0)
      }
  }
}

extension MotionEvent {
  /// True for an event whose effect depends on whether the touch before it had one.
  package var followsTouch: Bool { ["drag", "release", "cancel"].contains(name) }
}

extension SceneStage {
  /// Creates the stage of a score.
  fileprivate init(_ score: SceneScore, _ look: BookLook) {
    self.init(
      screen: score.screen ?? BookLayout.standardScreen, binding: score.binding ?? .left,
      look: look)
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
    let time = min(max(time, 0), MotionEvent.times.highest)
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
  private var waiting: ArraySlice<MotionEvent>
  let events: [MotionEvent]
  let framesPerSecond: Double
  private let end: Double
  private(set) var time = 0.0
  private(set) var cues: [Recording.Cue] = []
  private var told = -Double.leastNonzeroMagnitude
  var index = 0

  init(_ actor: any SceneActor, _ events: [MotionEvent], framesPerSecond: Double) {
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
