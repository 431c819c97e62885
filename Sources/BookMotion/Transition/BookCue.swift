/// An event at an instant of a transition, on which the app acts once.
public struct BookCue: Hashable, Sendable {
  /// A kind of event that a cue reports.
  public enum Event: Hashable, Sendable {
    /// A phase begins.
    case phase(AnimationPhase)
    /// A moment of the choreography occurs.
    case moment(Choreography.Moment.Name)
    /// The cover passes 90° and shows its other side; `opening` is `true` if the flip angle rises.
    case coverPassesQuarterTurn(opening: Bool)
  }

  /// The time of the event, in seconds.
  public let time: Double

  /// The event.
  public let event: Event

  #if !$Embedded
  /// The name of the stage that begins with a phase, if it has one of its own.
  public private(set) var stageName: String?
  #endif

  /// Creates a cue.
  package init(_ event: Event, at time: Double) {
    self.time = time
    self.event = event
  }

  /// Creates a cue of the beginning of a stage.
  init(_ stage: Choreography.Stage, at time: Double) {
    self.init(.phase(stage.phase), at: time)
    #if !$Embedded
    stageName = stage.name
    #endif
  }
}

#if !$Embedded
extension BookCue: CustomStringConvertible {
  /// The event and its time, such as `flipping at 0.6 s`.
  public var description: String { "\(label) at \(time.plain) s" }

  /// The name of the stage, or else the event.
  package var label: String { stageName ?? event.description }
}

extension BookCue.Event: CustomStringConvertible {
  /// The name of the phase or the moment, or `cover passes 90°`, as in recordings.
  public var description: String {
    switch self {
    case .phase(let phase): phase.rawValue
    case .moment(let name): name.text
    case .coverPassesQuarterTurn: "cover passes 90°"
    }
  }
}
#endif
