package import BookMotion

/// Something that plays in a page: a function of time that events change.
///
/// It is read from a tape. What happens has a number, a time and a place; the numbers below
/// ``buttonCount`` need no place.
package protocol LivePlay: Sendable {
  /// Where everything is at a time.
  associatedtype Pose

  /// Reads one; nil if the numbers are none that can be played.
  init?(reading tape: inout Tape)

  /// How many things can happen: their numbers are those below.
  static var eventCount: Int { get }

  /// How many of those need no place.
  static var buttonCount: Int { get }

  /// How many numbers are measured.
  static var channelCount: Int { get }

  /// What has happened so far.
  var happened: [LiveEvent] { get }

  /// When nothing moves any more.
  var end: Double { get }

  /// Lets something happen. What was to happen later is forgotten: from here on it is another story.
  ///
  /// - Returns: What became of it; nil if its numbers are none that can be.
  mutating func perform(_ event: LiveEvent) -> LiveOutcome?

  /// What a tap at a place of the screen does: the number of an event; nil if nothing.
  func event(tapping point: BookPoint, at time: Double) -> Int?

  /// Where a point of the screen is, in the coordinates of a finger.
  func place(of point: BookPoint, at time: Double) -> BookPoint

  /// Where everything is; from the end on exactly where it comes to rest.
  func pose(at time: Double) -> Pose

  /// What a channel measures.
  static func value(_ channel: Int, of pose: Pose) -> Double

  /// The number of the phase.
  func phase(at time: Double) -> Int

  /// What is to be acted on once: phases and cues of a time, in order.
  func cues(in times: Range<Double>) -> [LiveCue]
}

extension LivePlay {
  /// Whether something would happen.
  package func minds(_ event: LiveEvent) -> Bool {
    var copy = self
    let outcome = copy.perform(event)
    return outcome == .happened || outcome == .beganAnew
  }
}

/// Something that happens to what plays: its number, when, and where.
package struct LiveEvent: Hashable, Sendable {
  package var code: Int
  package var time: Double
  package var place = BookPoint.zero

  package init(_ code: Int, at time: Double, _ place: BookPoint = .zero) {
    (self.code, self.time, self.place) = (code, time, place)
  }
}

/// What became of an event.
package enum LiveOutcome: Int32, Sendable {
  /// Nothing: what plays does not mind it there.
  case ignored
  /// It happened, and what would have happened later does not.
  case happened
  /// It happened, and is the first of a new journey, at 0.
  case beganAnew
  /// So much has happened that no more is remembered.
  case isFull
}

/// A phase that begins (kind 0), or a cue of another kind, by its number among those.
package struct LiveCue: Hashable, Sendable {
  package let time: Double
  package let kind: Int
  package let number: Int
}

/// What plays forgets, and what nobody waits for.
package enum LiveLimit {
  /// So many events are remembered on one journey.
  package static let mostEvents = 4096
  /// An hour, which nobody waits for.
  static let times = Domain(0, 3600)
  /// A spring that never settles is watched for so long.
  static let longest = 60.0
}
