public import BookMotion

extension Recording {
  /// Records a transition.
  public init(_ timeline: BookTimeline) {
    let transition = timeline.transition
    var phases: [Phase] = []
    var cues: [Cue] = []
    for cue in transition.cues(in: -0.0..<Double.infinity) {
      switch cue.event {
      case .phase: phases.append(Phase(cue.label, at: cue.time))
      case .moment, .coverPassesQuarterTurn:
        cues.append(Cue(cue.label, at: cue.time))
      }
    }
    if phases.first.map({ $0.time > 0 }) ?? true {
      let stage = transition.plan.last { $0.time <= 0 }?.stage
      let phase = stage?.phase ?? .idle
      phases.insert(Phase(stage?.name ?? phase.rawValue, at: 0), at: 0)
    }
    self.init(
      score: .book(timeline.score), count: timeline.count,
      channels: BookChannel.allCases.map(Channel.init), phases: phases,
      cues: cues, source: TransitionSource(timeline))
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
