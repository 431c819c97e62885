package import BookMotion

/// What plays: a book, its leaves, or a motion of reading.
///
/// A play is a value that knows no clock. Its events are performed in the order of time, and it is
/// read at times from its last event on; a ``Run`` can be read at any time.
package protocol Play: Sendable {
  /// All that is needed to begin.
  associatedtype Setup: HasFields

  /// Something that happens.
  associatedtype Event: Sendable

  /// The state of everything at an instant.
  associatedtype Pose = Void

  /// The phases, by name.
  associatedtype Phase: CaseIterable & Equatable & RawRepresentable<String> & Sendable

  /// Returns the play before its first event, and the first events.
  ///
  /// - Throws: ``BookMotionError`` for a setup that can't be played.
  static func begin(_ setup: Setup) throws(BookMotionError) -> (play: Self, events: [Event])

  // MARK: Events

  /// The count of kinds of events, which are numbered from 0.
  static var verbCount: Int { get }

  /// Returns the count of numbers that come with an event.
  static func numberCount(of verb: Int) -> Int

  /// Returns the event that a gesture stands for, or `nil` for one with invalid numbers.
  static func event(_ gesture: Gesture) -> Event?

  /// Throws if an event that a setup begins with can't be one.
  static func check(_ event: Event) throws(BookMotionError)

  /// Returns the time of an event.
  static func time(of event: Event) -> Double

  /// Returns the number of an event.
  static func verb(of event: Event) -> Int

  /// Performs an event. Returns `false` if it has no effect.
  mutating func perform(_ event: Event) -> Bool

  /// Returns true if the play is back where it began and at rest, so that the next event begins
  /// anew.
  func isBack(at time: Double) -> Bool

  // MARK: Values

  /// Returns the state of everything.
  func pose(at time: Double) -> Pose

  /// Returns the state of everything if nothing else happens: what rests is exactly where it
  /// belongs.
  func lastPose(at time: Double) -> Pose

  /// Returns the values of all channels.
  func values(at time: Double) -> [Double]

  /// The count of channels, which are numbered from 0.
  static var channelCount: Int { get }

  /// Returns the value of a channel, given the pose at the same time.
  func value(_ channel: Int, of pose: Pose, at time: Double) -> Double

  // MARK: Time

  /// Returns the phase.
  func phase(at time: Double) -> Phase

  /// Returns the number of the phase's name: by default, that of the phase among all phases.
  func phaseNumber(at time: Double) -> Int

  /// Returns the phases in a range of times, each with the time from which it is known: first the
  /// one at the beginning of the range.
  func phases(in times: Range<Double>) -> [(time: Double, phase: Phase)]

  /// Returns the cues in a range of times, in order, by their numbers.
  func cues(in times: Range<Double>) -> [NumberedCue]

  /// True if phases and cues can also be asked of times before the last event.
  static var remembers: Bool { get }

  /// Returns true if nothing moves from `time` on.
  func isAtRest(at time: Double) -> Bool

  /// Returns the time from which nothing is seen to move, if nothing happens after `time`; `nil` if
  /// something will never rest by itself. This is the end of a recording and of a page.
  func rest(after time: Double) -> Double?

  /// True while a finger holds something, which can't come to rest.
  var isHeld: Bool { get }

  // MARK: Fingers

  /// Returns the number of the event that a tap on the screen performs, or `nil` if it has no
  /// effect.
  func verb(tapping point: BookPoint, at time: Double) -> Int?

  /// Converts a point of the screen to the coordinates of finger events.
  func position(of point: BookPoint, at time: Double) -> BookPoint
}

/// A cue of a play, by its number.
package struct NumberedCue: Hashable, Sendable {
  package let time: Double
  package let number: Int

  package init(_ number: Int, at time: Double) {
    (self.time, self.number) = (time, number)
  }
}

extension NumberedCue {
  /// Creates the cue of one of several names.
  package init<Name: CaseIterable & Equatable>(_ name: Name, at time: Double) {
    self.init(Name.number(of: name), at: time)
  }
}

extension CaseIterable where Self: Equatable {
  /// Returns the index of a case among all.
  package static func number(of one: Self) -> Int {
    var number = 0
    for other in allCases {
      if other == one { return number }
      number += 1
    }
    return number
  }
}

extension Play where Pose == Void {
  package func pose(at time: Double) {}
}

extension Play {
  package static var remembers: Bool { false }

  package func lastPose(at time: Double) -> Pose { pose(at: time) }

  package func phaseNumber(at time: Double) -> Int { Phase.number(of: phase(at: time)) }

  package func isBack(at time: Double) -> Bool { false }

  package var isHeld: Bool { false }

  package func verb(tapping point: BookPoint, at time: Double) -> Int? { nil }

  package func position(of point: BookPoint, at time: Double) -> BookPoint { point }

  /// Returns true if a gesture would have an effect.
  package func responds(to gesture: Gesture) -> Bool {
    guard PlayLimit.times.contains(gesture.time) else { return false }
    var copy = self
    return Self.event(gesture).map { copy.perform($0) } ?? false
  }

  /// Looks for changes of the phase, frame by frame and then ever closer, until everything rests. A
  /// phase that is shorter than a frame may be missed.
  package func phases(in times: Range<Double>) -> [(time: Double, phase: Phase)] {
    var (time, phase) = (times.lowerBound, phase(at: times.lowerBound))
    var phases = [(time: time, phase: phase)]
    let end = isHeld ? time : min(times.upperBound, time + PlayLimit.longest)
    while time < end, !isAtRest(at: time) {
      let next = min(time + PlayLimit.step, end)
      let later = self.phase(at: next)
      if later != phase, next < times.upperBound {
        let change = PlayLimit.firstTime(from: time, to: next) { self.phase(at: $0) == later }
        phases.append((change, later))
      }
      (time, phase) = (next, later)
    }
    return phases
  }
}

/// The limits that keep a play in a page finite, and how closely it is looked at.
package enum PlayLimit {
  /// The maximum number of events in one journey.
  package static let mostEvents = 4096
  /// The times at which events can happen: up to an hour.
  package static let times = BookDomain(0, 3600)
  /// The time, in seconds after the last event, at which a motion that never settles is cut off.
  package static let longest = 60.0

  /// The maximum number of stations of a run.
  static let mostStations = 256

  /// The time, in seconds, between two looks at a motion: a frame.
  package static let step = 1.0 / 60
  /// A frame is halved so often.
  private static let halvings = 11
  /// The time, in seconds, by which a change may be found too late: a hundredth of a millisecond.
  package static let precision = step / Double(1 << halvings)

  /// Returns about the first time from which something is true that is false at `start` and true at
  /// `end`.
  package static func firstTime(
    from start: Double, to end: Double, _ isTrue: (Double) -> Bool
  ) -> Double {
    var (before, after) = (start, end)
    for _ in 0..<halvings where before < after {
      let middle = (before + after) / 2
      if isTrue(middle) { after = middle } else { before = middle }
    }
    return after
  }
}
