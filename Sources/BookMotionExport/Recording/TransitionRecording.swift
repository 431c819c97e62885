public import BookMotion

extension Recording {
  /// Records a transition.
  public init(_ timeline: BookTimeline) { self.init(timeline, saying: nil) }

  /// Records a transition, with its events as originally written.
  package init(_ timeline: BookTimeline, saying events: [RecordingEvent]?) {
    let transition = timeline.transition
    var phases: [Phase] = []
    var cues: [Cue] = []
    for cue in transition.cues(in: -0.0..<Double.infinity) {
      switch cue.event {
      case .phase(let phase): phases.append(Phase(phase.rawValue, at: cue.time))
      case .moment, .coverPassesQuarterTurn:
        cues.append(Cue(cue.event.description, at: cue.time))
      }
    }
    if phases.first.map({ $0.time > 0 }) ?? true {
      phases.insert(Phase(transition.phase(at: 0).rawValue, at: 0), at: 0)
    }
    var origin = RecordingOrigin(timeline)
    if let events { origin.events = events }
    self.init(
      origin: origin, framesPerSecond: timeline.framesPerSecond,
      count: timeline.count, channels: BookChannel.allCases.map(Channel.init), phases: phases,
      cues: cues, source: TransitionSource(timeline))
  }
}

extension RecordingOrigin {
  init(_ timeline: BookTimeline) {
    self.init(RecordingOrigin.transition, events: timeline.events.map(RecordingEvent.init))
    let transition = timeline.transition
    var choreography = transition.choreography
    // The places that were used are part of the motion, even if the choreography did not specify
    // them.
    if timeline.layout.places != .standard { choreography.places = timeline.layout.places }
    self.choreography = choreography
    safeArea = timeline.layout.safeArea
    screen = timeline.layout.screen
    restingFrame = timeline.layout.restingFrame
    binding = timeline.layout.binding
    start = timeline.start
    tapPolicy = transition.tapPolicy
    rotationPolicy = transition.rotationPolicy
  }
}

extension RecordingEvent {
  /// Creates the recorded form of a book's event.
  init(_ event: BookEvent) {
    self =
      switch event.kind {
      case .tap: RecordingEvent("tap", at: event.time)
      case .close: RecordingEvent("close", at: event.time)
      case .choose(let mode): RecordingEvent(mode.rawValue, at: event.time)
      case .proceed: RecordingEvent("proceed", at: event.time)
      case .touch(let finger): RecordingEvent("touch", finger.x, finger.y, at: event.time)
      case .drag(let finger): RecordingEvent("drag", finger.x, finger.y, at: event.time)
      case .release(let velocity):
        RecordingEvent("release", velocity.x, velocity.y, at: event.time)
      case .resizeScreen(let size):
        RecordingEvent("screen", size.width, size.height, at: event.time)
      }
  }
}

extension Recording.Channel {
  /// Creates the recorded form of a book's channel.
  package init(_ channel: BookChannel) { self.init(channel.rawValue, channel.unit) }
}

/// A source that evaluates a transition, equally fast at any time.
private struct TransitionSource: RecordingSource {
  private let transition: BookTransition
  private let end: Double

  init(_ timeline: BookTimeline) {
    transition = timeline.transition
    end = timeline.duration
  }

  /// Reads the values of a pose; the last frame *is* the target.
  func read(at time: Double, into values: inout [Double]) {
    let pose = time >= end ? transition.restingPose : transition.pose(at: time)
    for lane in values.indices { values[lane] = pose[TransitionSource.channels[lane]] }
  }

  private static let channels = BookChannel.allCases
}
