internal import BookMotion

extension PlotScore {
  /// A transition, with some of its channels.
  init(_ timeline: BookTimeline, channels: [BookChannel]) {
    title = "\(timeline.transition.choreography.name), \(timeline.direction.words)"
    count = timeline.count
    framesPerSecond = timeline.framesPerSecond
    self.channels = channels.map { Channel($0) }
    var phases: [Phase] = []
    var cues: [Cue] = []
    for cue in timeline.transition.cues(in: 0..<timeline.duration.nextUp) {
      switch cue.event {
      case .phase(let phase): phases.append(Phase(phase, from: cue.time))
      case .moment(let name): cues.append(Cue(name: name.rawValue, time: cue.time))
      case .coverPassesQuarterTurn: cues.append(Cue(name: "cover passes 90°", time: cue.time))
      }
    }
    if phases.first.map({ $0.time > 0 }) ?? true {
      phases.insert(Phase(timeline.transition.phase(at: 0), from: 0), at: 0)
    }
    self.phases = phases
    self.cues = cues
    reader = TimelineReader(timeline: timeline, channels: channels)
  }
}

/// A transition answers for any time alike.
private struct TimelineReader: PlotReader {
  let timeline: BookTimeline
  let channels: [BookChannel]

  func values(ofFrame index: Int) -> [Double] { values(of: timeline.frame(index).pose) }

  func values(at time: Double) -> [Double] { values(of: timeline.transition.pose(at: time)) }

  private func values(of pose: BookPose) -> [Double] { channels.map { pose[$0] } }
}

extension PlotScore.Phase {
  fileprivate init(_ phase: AnimationPhase, from time: Double) {
    self.init(name: phase.rawValue, tint: phase.tint, time: time)
  }
}

extension PlotScore.Channel {
  fileprivate init(_ channel: BookChannel) {
    let sign =
      switch channel.unit {
      case .points: "pt"
      case .degrees: "°"
      case .fraction: ""
      }
    self.init(
      name: channel.rawValue, sign: sign, group: Group(channel).rawValue,
      isFraction: channel.unit == .fraction)
  }

  private enum Group: Int {
    /// Where the body is, and how large.
    case body
    /// How it turns in space.
    case turn
    /// What of it is seen.
    case faces
    /// The shadow that it throws.
    case shadow
    /// What is behind it and in front of it.
    case surroundings

    init(_ channel: BookChannel) {
      self =
        switch channel {
        case .x, .y, .width, .height: .body
        case .flipAngle, .tilt, .lift: .turn
        case .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity, .spineWidth,
          .spineLineOpacity:
          .faces
        case .shadowRadius, .shadowX, .shadowY, .shadowOpacity: .shadow
        default: .surroundings
        }
    }
  }
}

extension AnimationPhase {
  /// The number of the color: a phase and the one that undoes it share it where they never meet.
  var tint: Int {
    switch self {
    case .idle, .complete: 0
    case .selected: 1
    case .moving, .returning: 2
    case .flipping, .unflipping: 3
    case .revealing: 4
    case .zooming, .unzooming: 5
    case .modeSelection: 6
    case .closing: 7
    }
  }
}

extension BookTimeline {
  /// The time of the last frame.
  var duration: Double { Double(count - 1) / framesPerSecond }
}

extension BookTimeline.Direction {
  /// As a title says it.
  var words: String {
    switch self {
    case .open: "opening"
    case .close: "closing"
    case .both: "opening and closing"
    }
  }
}
