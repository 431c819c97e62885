package import BookMotion
import BookMotionDocuments

/// A play and everything that has happened in it, which can be read at any time.
package struct Run<Player: Play>: Sendable {
  /// The events, in order.
  package private(set) var events: [Player.Event] = []

  /// The play after all events.
  private var latest: Player

  /// The play before any event, and after every so many. A finger that plays for a minute performs
  /// thousands of events, and a play may remember them all.
  private var stations: [Player]

  /// The count of events from one station to the next.
  private var distance = 1

  /// The play that was read last, because the next time is often soon after it.
  private var reached: (count: Int, play: Player, times: Range<Double>)

  /// Creates a run in which all events happen, even those without an effect.
  package init(_ play: Player, _ events: [Player.Event] = []) {
    (latest, stations, reached) = (play, [play], (0, play, 0..<0))
    for event in events {
      _ = latest.perform(event)
      keep(event)
    }
  }

  /// Creates a run from a setup and its first events.
  package init(_ setup: Player.Setup) throws(BookMotionError) {
    let (play, events) = try Player.begin(setup)
    try BookDomain(0, Double(PlayLimit.mostEvents)).check(Double(events.count), "events")
    for event in events { try Player.check(event) }
    self.init(play, events)
  }

  /// Keeps the event that `latest` has just performed.
  @inline(never)
  private mutating func keep(_ event: Player.Event) {
    events.append(event)
    guard events.count % distance == 0 else { return }
    stations.append(latest)
    guard stations.count > PlayLimit.mostStations else { return }
    stations = stride(from: 0, to: stations.count, by: 2).map { stations[$0] }
    distance *= 2
  }

  /// Forgets all events but the first `count`, after which `play` is the latest.
  private mutating func keepOnly(_ count: Int, _ play: Player) {
    events.removeSubrange(count...)
    stations.removeSubrange((count / distance + 1)...)
    (latest, reached) = (play, (0, stations[0], 0..<0))
  }

  /// Reaches the play after the first `count` events.
  @inline(never)
  private mutating func reach(_ count: Int) {
    let nearest = count / distance
    if count == events.count {
      reached.play = latest
    } else {
      if !(nearest * distance...count).contains(reached.count) {
        (reached.count, reached.play) = (nearest * distance, stations[nearest])
      }
      for event in events[reached.count..<count] { _ = reached.play.perform(event) }
    }
    reached.count = count
    let begin = count > 0 ? Player.time(of: events[count - 1]) : -.infinity
    let end = count < events.count ? Player.time(of: events[count]) : .infinity
    reached.times = begin..<max(begin, end)
  }

  /// Reaches the play as it was at `time`, before any later event.
  private mutating func reach(at time: Double) {
    if !reached.times.contains(time) { reach(count(until: time)) }
  }
}

extension Run {
  /// Returns the count of events up to and including `time`.
  private func count(until time: Double) -> Int {
    events.prefixCount { Player.time(of: $0) <= time }
  }

  /// Returns the play as it was at `time`, before any later event.
  package mutating func play(at time: Double) -> Player {
    reach(at: time)
    return reached.play
  }

  /// The time of the last event.
  package var lastTime: Double { events.last.map { Player.time(of: $0) } ?? 0 }

  /// The time from which nothing moves; `nil` if something will never rest by itself.
  package var rest: Double? { latest.rest(after: lastTime) }

  /// Returns the play as it was at `time`, and the state of everything.
  package mutating func instant(at time: Double) -> (play: Player, pose: Player.Pose) {
    reach(at: time)
    let isLast = reached.count == events.count
    return (
      reached.play, isLast ? reached.play.lastPose(at: time) : reached.play.pose(at: time)
    )
  }

  /// Returns the state of everything.
  package mutating func pose(at time: Double) -> Player.Pose { instant(at: time).pose }

  /// Returns the values of all channels.
  package mutating func values(at time: Double) -> [Double] {
    reach(at: time)
    return reached.play.values(at: time)
  }

  /// Returns the phase.
  package mutating func phase(at time: Double) -> Player.Phase {
    reach(at: time)
    return reached.play.phase(at: time)
  }
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
    reach(kept)
    var play = reached.play
    if kept > 0, play.isBack(at: gesture.time) {
      let first = Gesture(gesture.verb, at: 0, gesture.point)
      (event, kept, outcome) = (Player.event(first) ?? event, 0, .beganAnew)
      play = stations[0]
    }
    guard play.perform(event) else { return .ignored }
    keepOnly(kept, play)
    keep(event)
    return outcome
  }

  /// Discards all events.
  package mutating func clear() { keepOnly(0, stations[0]) }
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
  package mutating func phases(
    in times: Range<Double>
  ) -> [(time: Double, phase: Player.Phase)] {
    var phases: [(time: Double, phase: Player.Phase)] = []
    forEachPart(of: times) { play, times in
      for change in play.phases(in: times) where phases.last?.phase != change.phase {
        phases.append(change)
      }
    }
    return phases
  }

  /// Returns the cues in a range of times, in order.
  package mutating func cues(in times: Range<Double>) -> [NumberedCue] {
    var cues: [NumberedCue] = []
    forEachPart(of: times) { play, times in cues += play.cues(in: times) }
    return cues
  }

  /// Passes the parts of a range, from 0 on, between which something happens.
  private mutating func forEachPart(
    of times: Range<Double>, _ body: (Player, Range<Double>) -> Void
  ) {
    var begin = max(times.lowerBound, 0)
    // What remembers is asked only once, in its last state.
    for index in (Player.remembers ? events.count : 0)...events.count {
      let next = index < events.count ? Player.time(of: events[index]) : .infinity
      let end = min(next, times.upperBound)
      guard begin < end else { continue }
      reach(index)
      body(reached.play, begin..<end)
      begin = end
    }
  }
}
