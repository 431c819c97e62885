/// Something that a motion of reading tells at an instant: to be acted on once.
///
/// Every motion has events of its own, such as ``PageSwipe/Event``, and tells them for a half-open
/// range of times: who asks frame by frame, from the last frame's time up to this one's, hears each
/// of them once and in order.
public struct ReaderCue<Event: Hashable & Sendable>: Hashable, Sendable {
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
