public import BookMotion

/// What a timeline's document says before its keyframes: all that is needed to make them again.
public struct TimelineHeader: Hashable, Sendable {
  /// What the book does, with every animation.
  public let choreography: Choreography

  /// Which way it goes.
  public let direction: BookTimeline.Direction

  /// The places it moves between.
  public let layout: BookLayout

  /// Frames a second.
  public let framesPerSecond: Double

  /// How many frames there are, including those that are left out.
  public let frameCount: Int

  /// When each phase begins, in seconds.
  public let phases: [Phase]

  /// How far each channel may be from the truth where frames are left out; nil if none are.
  public let errors: [BookChannel: Double]?

  /// A phase, and when it begins.
  public struct Phase: Hashable, Sendable {
    /// The phase.
    public let phase: AnimationPhase
    /// When it begins, in seconds.
    public let time: Double

    /// Creates a phase that begins at a time.
    public init(_ phase: AnimationPhase, at time: Double) {
      self.phase = phase
      self.time = time
    }
  }

  /// The form of the document that is written, and the only one that is read.
  public static let schema = form.text

  static let form = DocumentSchema("bookmotion.timeline", version: 1)
}

extension TimelineHeader {
  /// What is said of a timeline that has all of its frames.
  public init(_ timeline: BookTimeline) { self.init(timeline, errors: nil) }

  /// What is said of a timeline of which only keyframes are left, with their largest errors.
  public init(_ timeline: BookTimeline, reducedTo reduction: KeyframeReduction) {
    let channels = BookChannel.allCases
    self.init(
      timeline,
      errors: Dictionary(
        uniqueKeysWithValues: channels.map { ($0, reduction.largestError(of: $0)) }))
  }

  private init(_ timeline: BookTimeline, errors: [BookChannel: Double]?) {
    choreography = timeline.transition.choreography
    direction = timeline.direction
    layout = timeline.transition.layout
    framesPerSecond = timeline.framesPerSecond
    frameCount = timeline.count
    phases = timeline.transition.cues(in: -0.0..<Double.infinity).compactMap { cue in
      if case .phase(let phase) = cue.event { Phase(phase, at: cue.time) } else { nil }
    }
    self.errors = errors
  }

  /// When the last frame is, in seconds.
  public var duration: Double { Double(frameCount - 1) / framesPerSecond }
}
