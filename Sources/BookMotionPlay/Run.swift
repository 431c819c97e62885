package import BookMotion

/// A play and everything that has happened in it, which can be read at any time.
package struct Run<Player: Play>: Sendable {
  /// The events, in order.
  package private(set) var events: [Player.Event] = []

  /// The play before any event and after each, so that a time is read from what had happened until
  /// then.
  private var stations: [Player]

  /// Creates a run in which all events happen, even those without an effect.
  package init(_ play: Player, _ events: [Player.Event] = []) {
    stations = [play]
    for event in events {
      var next = stations[self.events.count]
      _ = next.perform(event)
      keep(event, next)
    }
  }

  /// Creates a run from a setup and its first events.
  package init(_ setup: Player.Setup) throws(BookMotionError) {
    let (play, events) = try Player.begin(setup)
    self.init(play, events)
  }

  private mutating func keep(_ event: Player.Event, _ play: Player) {
    events.append(event)
    stations.append(play)
  }
}

extension Run {
  /// Returns the count of events up to and including `time`.
  private func count(until time: Double) -> Int {
    events.prefixCount { Player.time(of: $0) <= time }
  }

  /// Returns the play as it was at `time`, before any later event.
  package func play(at time: Double) -> Player { stations[count(until: time)] }

  /// The time of the last event.
  package var lastTime: Double { events.last.map { Player.time(of: $0) } ?? 0 }

  /// The time from which nothing moves; `nil` if something will never rest by itself.
  package var rest: Double? { stations[stations.count - 1].rest(after: lastTime) }

  /// Returns the play as it was at `time`, and the state of everything.
  package func instant(at time: Double) -> (play: Player, pose: Player.Pose) {
    let count = count(until: time)
    let play = stations[count]
    return (play, count < events.count ? play.pose(at: time) : play.lastPose(at: time))
  }

  /// Returns the state of everything.
  package func pose(at time: Double) -> Player.Pose { instant(at: time).pose }

  /// Returns the values of all channels.
  package func values(at time: Double) -> [Double] {
    let (play, pose) = instant(at: time)
    return play.values(of: pose, at: time)
  }

  /// Returns the phase.
  package func phase(at time: Double) -> Player.Phase { play(at: time).phase(at: time) }
}

extension Run {
  /// Performs what a gesture stands for, and discards all events after its time.
  ///
  /// - Returns: The outcome, or `nil` if the gesture is not one of this play.
  package mutating func perform(_ gesture: Gesture) -> PlayOutcome? {
    guard gesture.verb >= 0, gesture.verb < Player.verbCount else { return nil }
    guard PlayLimit.times.contains(gesture.time), var event = Player.event(gesture) else {
      return .ignored
    }
    var kept = count(until: gesture.time)
    guard kept < PlayLimit.mostEvents else { return .isFull }
    var outcome = PlayOutcome.happened
    if kept > 0, stations[kept].isBack(at: gesture.time) {
      let first = Gesture(gesture.verb, at: 0, gesture.point)
      (event, kept, outcome) = (Player.event(first) ?? event, 0, .beganAnew)
    }
    var next = stations[kept]
    guard next.perform(event) else { return .ignored }
    events.removeSubrange(kept...)
    stations.removeSubrange((kept + 1)...)
    keep(event, next)
    return outcome
  }

  /// Discards all events.
  package mutating func clear() {
    events = []
    stations.removeSubrange(1...)
  }
}

/// The outcome of a gesture.
package enum PlayOutcome: Int32, Sendable {
  /// The event has no effect at this time.
  case ignored
  /// The event was performed, and all later events were discarded.
  case happened
  /// The event was performed as the first of a new journey, at time 0.
  case beganAnew
  /// The event was ignored, because no more events can be recorded.
  case isFull
}

extension Run {
  /// Returns the phases in a range of times, each with the time at which it begins.
  package func phases(in times: Range<Double>) -> [(time: Double, phase: Player.Phase)] {
    var phases: [(time: Double, phase: Player.Phase)] = []
    for part in parts(in: times) {
      for change in part.play.phases(in: part.times) where phases.last?.phase != change.phase {
        phases.append(change)
      }
    }
    return phases
  }

  /// Returns the cues in a range of times, in order.
  package func cues(in times: Range<Double>) -> [NumberedCue] {
    parts(in: times).flatMap { $0.play.cues(in: $0.times) }
  }

  /// Returns the parts of a range, from 0 on, between which something happens.
  private func parts(in times: Range<Double>) -> [(play: Player, times: Range<Double>)] {
    var parts: [(play: Player, times: Range<Double>)] = []
    var begin = max(times.lowerBound, 0)
    // What remembers is asked only once, in its last state.
    for index in (Player.remembers ? events.count : 0)...events.count {
      let next = index < events.count ? Player.time(of: events[index]) : .infinity
      let end = min(next, times.upperBound)
      guard begin < end else { continue }
      parts.append((stations[index], begin..<end))
      begin = end
    }
    return parts
  }
}
