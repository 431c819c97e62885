import BookMotion

/// A scene from its first frame until everything in it has come to rest.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [SceneEvent("forward", at: 0.2)])
/// for frame in play { try frame.writeSVG(to: &sink) }
/// ```
public struct ScenePlay: Sendable {
  /// Which motion it shows.
  public let kind: SceneKind

  /// Where it is shown, and with what.
  public let stage: SceneStage

  /// What happens, in order.
  public let events: [SceneEvent]

  /// Frames a second.
  public let framesPerSecond: Double

  /// How many frames there are.
  public let count: Int

  /// What has begun by when, one phase after the other.
  public let phases: [SceneFrame.Phase]

  /// What is to be acted on once, in order.
  public let cues: [SceneCue]

  /// Sets a scene up.
  ///
  /// - Parameters:
  ///   - kind: Which motion it shows.
  ///   - stage: Where, and with what.
  ///   - events: What happens; the scene's own story, if nil. Those of the same time happen in the
  ///     order in which they stand.
  ///   - framesPerSecond: How many frames a second has.
  /// - Throws: ``ExportError`` for a number outside of what it may be, and for an event that the
  ///   scene does not know.
  public init(
    _ kind: SceneKind, on stage: SceneStage = SceneStage(), events: [SceneEvent]? = nil,
    framesPerSecond: Double = 60
  ) throws(ExportError) {
    do { try Domain.frameRate.check(framesPerSecond, "framesPerSecond") } catch {
      throw ExportError(error)
    }
    let checked = try (events ?? kind.story(on: stage)).map { event throws(ExportError) in
      try event.checked(by: kind.verbs)
    }
    // Swift's sort is stable, but does not promise it.
    let sorted = checked.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    self.kind = kind
    self.stage = stage
    self.events = sorted
    self.framesPerSecond = framesPerSecond
    var run = SceneRun(kind.actor.init(on: stage), sorted, framesPerSecond: framesPerSecond)
    var phases: [SceneFrame.Phase] = []
    var isOver = false
    while !isOver {
      let (time, phase) = (run.time, run.phase)
      if phases.last?.name != phase { phases.append(SceneFrame.Phase(name: phase, time: time)) }
      isOver = run.isOver
      if !isOver { run.advance() }
    }
    count = run.index + 1
    self.phases = phases
    cues = run.cues
  }

  /// When the last frame is, in seconds.
  public var duration: Double { Double(count - 1) / framesPerSecond }

  /// When it is at its best, for where nothing plays.
  var stillTime: Double { Swift.min(kind.actor.stillTime, duration) }

  /// The way through it, from the first instant on.
  var beginning: SceneRun {
    SceneRun(kind.actor.init(on: stage), events, framesPerSecond: framesPerSecond)
  }
}

extension ScenePlay: Sequence {
  /// Goes through the frames.
  public func makeIterator() -> Iterator {
    Iterator(self, beginning)
  }

  /// Frames in order; each event happens once.
  public struct Iterator: IteratorProtocol {
    private let play: ScenePlay
    private var run: SceneRun
    private var isFirst = true

    fileprivate init(_ play: ScenePlay, _ run: SceneRun) {
      self.play = play
      self.run = run
    }

    /// The next frame; nil after the last.
    public mutating func next() -> SceneFrame? {
      if isFirst { isFirst = false } else { run.advance() }
      guard run.index < play.count else { return nil }
      return run.frame(of: play)
    }
  }

  /// What is seen at a time, which no frame needs to have.
  public func frame(at time: Double) -> SceneFrame {
    var run = beginning
    run.go(to: Swift.min(Swift.max(time, 0), SceneEvent.times.highest))
    return run.frame(of: self)
  }

  /// A frame by its number.
  public func frame(_ index: Int) -> SceneFrame {
    var run = beginning
    run.go(to: Double(index) / framesPerSecond)
    run.index = index
    return run.frame(of: self)
  }
}

/// An actor on its way through its events.
struct SceneRun {
  private var actor: any SceneActor
  private var waiting: ArraySlice<SceneEvent>
  private let framesPerSecond: Double
  private let end: Double
  private(set) var time = 0.0
  private(set) var cues: [SceneCue] = []
  private var told = -Double.leastNonzeroMagnitude
  var index = 0

  init(_ actor: any SceneActor, _ events: [SceneEvent], framesPerSecond: Double) {
    self.actor = actor
    self.framesPerSecond = framesPerSecond
    waiting = events[...]
    end = (events.last?.time ?? 0) + SceneRun.longestWait
    go(to: 0)
  }

  var phase: String { actor.phase(at: time) }

  /// Whether nothing will move any more; what never rests, such as a held finger, is not waited for.
  var isOver: Bool {
    waiting.isEmpty && (actor.isAtRest(at: time) || time >= end)
  }

  mutating func advance() {
    index += 1
    go(to: Double(index) / framesPerSecond)
  }

  /// Lets everything happen that does until then, and at that time.
  mutating func go(to time: Double) {
    while let event = waiting.first, event.time <= time {
      tell(before: event.time)
      actor.perform(event)
      waiting.removeFirst()
    }
    self.time = time
    tell(before: time.nextUp)
  }

  /// An event may call off what was to come: cues are told when their time has passed.
  private mutating func tell(before time: Double) {
    guard told < time else { return }
    cues += actor.cues(in: told..<time)
    told = time
  }

  func frame(of play: ScenePlay) -> SceneFrame {
    SceneFrame(play: play, index: index, time: time, actor: actor)
  }

  /// Longer than any motion of reading but a voice that reads.
  private static let longestWait = 12.0
}
