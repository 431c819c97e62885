/// Something that happens at an instant of a transition: to be acted on once.
public struct Cue: Hashable, Sendable {
  /// What happens.
  public enum Event: Hashable, Sendable {
    /// A phase begins.
    case phase(AnimationPhase)
    /// A moment of the choreography comes.
    case moment(Moment.Name)
    /// The cover passes 90° and shows its other side; `opening` says in which direction.
    case coverPassesQuarterTurn(opening: Bool)
  }

  /// When it happens, in seconds.
  public let time: Double

  /// What happens.
  public let event: Event

  /// Creates a cue.
  public init(_ event: Event, at time: Double) {
    self.time = time
    self.event = event
  }
}
