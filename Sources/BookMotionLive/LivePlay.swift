package import BookMotion

/// A motion that plays in a page: a function of time that events change.
///
/// It is read from a tape. Every event has a number, a time, and a place; events with numbers below
/// ``buttonCount`` ignore the place.
package protocol LivePlay: Sendable {
  /// The state of everything at an instant.
  associatedtype Pose

  /// All that is needed to begin.
  associatedtype Setup: HasFields

  /// Creates a play, or throws if it can't be played.
  init(_ setup: Setup) throws(BookMotionError)

  /// The count of events, which are numbered from 0.
  static var eventCount: Int { get }

  /// The count of events that need no place.
  static var buttonCount: Int { get }

  /// The count of channels.
  static var channelCount: Int { get }

  /// The events so far.
  var happened: [LiveEvent] { get }

  /// The time from which nothing moves.
  var end: Double { get }

  /// Performs an event, and discards all events after its time.
  ///
  /// - Returns: The outcome of the event, or `nil` if its numbers are invalid.
  mutating func perform(_ event: LiveEvent) -> LiveOutcome?

  /// Returns the number of the event that a tap at a point of the screen performs, or `nil` if it
  /// has no effect.
  func event(tapping point: BookPoint, at time: Double) -> Int?

  /// Converts a point of the screen to the coordinates of finger events.
  func place(of point: BookPoint, at time: Double) -> BookPoint

  /// Returns the pose at `time`; from `end` on, exactly the resting pose.
  func pose(at time: Double) -> Pose

  /// Returns the value of a channel in a pose.
  static func value(_ channel: Int, of pose: Pose) -> Double

  /// Returns the number of the phase at `time`.
  func phase(at time: Double) -> Int

  /// Returns the phases and cues in a time range, in order.
  func cues(in times: Range<Double>) -> [LiveCue]
}

extension LivePlay {
  /// Returns true if the event would have an effect.
  package func minds(_ event: LiveEvent) -> Bool {
    var copy = self
    let outcome = copy.perform(event)
    return outcome == .happened || outcome == .beganAnew
  }
}

/// An event: its number, time, and place.
package struct LiveEvent: Hashable, Sendable {
  package var code: Int
  package var time: Double
  package var place = BookPoint.zero

  package init(_ code: Int, at time: Double, _ place: BookPoint = .zero) {
    (self.code, self.time, self.place) = (code, time, place)
  }
}

/// The outcome of an event.
package enum LiveOutcome: Int32, Sendable {
  /// The event has no effect at this time.
  case ignored
  /// The event was performed, and all later events were discarded.
  case happened
  /// The event was performed as the first of a new journey, at time 0.
  case beganAnew
  /// The event was ignored, because no more events can be recorded.
  case isFull
}

/// A phase that begins (kind 0) or another cue, by its index within its kind.
package struct LiveCue: Hashable, Sendable {
  package let time: Double
  package let kind: Int
  package let number: Int
}

/// The limits that keep a play finite.
package enum LiveLimit {
  /// The maximum number of events in one journey.
  package static let mostEvents = 4096
  /// The times at which events can happen: up to an hour.
  static let times = Domain(0, 3600)
  /// The time, in seconds after the last event, at which a spring that never settles is cut off.
  static let longest = 60.0
}

extension LiveEvent: HasFields {
  package static var blank: LiveEvent { LiveEvent(0, at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.count("code", &code, Domain(0, 100), .mayBeOmitted)
    try visitor.number("time", &time, Quantity(.finite, nil))
    try visitor.number("x", &place.x, Quantity(.finite, nil))
    try visitor.number("y", &place.y, Quantity(.finite, nil))
  }
}
