import BookMotion

/// An event of one of the reader's motions, with its time.
///
/// Every motion has its own events, such as ``PageSwipe/Event``, and reports them for a half-open
/// range of times. To receive each event once and in order, ask on every frame for the range from
/// the previous frame's time to this frame's time.
public struct BookReaderCue<Event: Hashable & Sendable>: Hashable, Sendable {
  /// The time of the event, in seconds.
  public let time: Double

  /// The event.
  public let event: Event

  /// Creates a cue.
  package init(_ event: Event, at time: Double) {
    self.time = time
    self.event = event
  }
}
