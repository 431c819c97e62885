import BookMotion

extension PageTurning {
  /// Turns a leaf by button: the next one forward, or the last one back.
  ///
  /// A leaf that is still in the air turns around where it is, without a jump; other leaves in the
  /// air keep their direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - time: The time of the turn, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if a leaf turns: there is one, and no finger holds the book.
  @discardableResult
  public mutating func turn(_ direction: Direction, at time: Double) -> Bool {
    guard let time = begin(at: time) else { return false }
    guard !isHeld, direction == .forward ? turned < leafCount : turned > 0 else { return false }
    let index = direction == .forward ? turned : turned - 1
    turned = direction == .forward ? index + 1 : index
    lead(direction, at: time)
    if let flight = flights.firstIndex(where: { $0.index == index }) {
      // A rolled leaf must be alone in the air when it sets out again, too.
      var free = 0.0
      for other in flights where flights[flight].isRolled && other.index != index {
        free = max(free, other.timeToTurn(at: time), timeToLie(other, at: time))
      }
      flights[flight].send(turnedOver: direction == .forward, at: time, after: free, in: self)
    } else {
      var path = LeafFlight.Path.bend(Motion(direction == .forward ? 0 : 1), hold: nil)
      // A leaf that is lifted by its corner is alone in the air until it lies flat.
      var free = flights.reduce(0) { max($0, timeToLie($1, at: time)) }
      if case .corner(let corner) = button, !isReduced {
        free = flights.reduce(free) { max($0, $1.timeToTurn(at: time)) }
        path = .corner(Motion(0), corner, side: direction == .forward ? .right : .left)
      }
      var flight = LeafFlight(index: index, path: path)
      flight.send(turnedOver: direction == .forward, at: time, after: free, in: self)
      insert(flight)
    }
    report(index, direction, at: time)
    return true
  }

  /// Returns the cues from the start of `times` up to, but not including, their end: leaves that
  /// were turned by button or let go by a finger beyond recall, for a light haptic tap.
  public func cues(in times: Range<Double>) -> [Cue] { events.filter { times.contains($0.time) } }

  /// An event to act on once: a leaf turns over.
  public struct Cue: Hashable, Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The index of the leaf.
    public let leaf: Int
    /// The direction in which the leaf goes.
    public let direction: Direction
  }
}

extension PageTurning {
  /// Records the time of an event, and removes leaves that have come to rest by then.
  ///
  /// - Returns: The time at which the event counts: the last event's time, if the clock was set
  ///   back. A time that is not finite is none.
  mutating func begin(at time: Double) -> Double? {
    guard let time = time.notBefore(last) else { return nil }
    last = time
    // A held leaf may still take along leaves that lie on it.
    if !isHeld { flights = zip(flights, lying(at: time)).filter { !$0.1 }.map { $0.0 } }
    if events.count > PageTurning.mostEvents {
      events.removeFirst(events.count - PageTurning.mostEvents)
    }
    return time
  }

  /// Changes the end of the leaves that leads, at once if no leaf is in the air to show it.
  mutating func lead(_ direction: Direction, at time: Double) {
    let target = direction == .forward ? 1.0 : -1.0
    if flights.isEmpty {
      curl = Motion(target)
    } else {
      curl.retarget(to: target, at: time, with: animation)
    }
  }

  mutating func insert(_ flight: LeafFlight) {
    let index = flights.firstIndex { $0.index > flight.index } ?? flights.endIndex
    flights.insert(flight, at: index)
  }

  mutating func report(_ leaf: Int, _ direction: Direction, at time: Double) {
    events.append(Cue(time: time, leaf: leaf, direction: direction))
  }

  /// Records a cue for every leaf that goes over since `before` leaves were turned, in the order in
  /// which they lie.
  mutating func reportAll(since before: Int, at time: Double) {
    for leaf in min(before, turned)..<max(before, turned) {
      if turned > before {
        report(leaf, .forward, at: time)
      } else {
        report(turned + before - 1 - leaf, .back, at: time)
      }
    }
  }

  /// Returns true if every rolled leaf, except for that of one index, lies almost flat, so that
  /// another one can be lifted.
  func isFree(but index: Int? = nil, at time: Double) -> Bool {
    flights.allSatisfy { $0.index == index || timeToLie($0, at: time) <= 0 }
  }

  /// Returns true if a leaf for which `isMeant` is true is visibly in the air.
  func hasLeaves(at time: Double, where isMeant: (LeafFlight) -> Bool) -> Bool {
    guard flights.contains(where: isMeant) else { return false }
    let seen = pose(at: time).settled(within: PageTurning.almostLying * page.width).leaves
    return flights.contains { flight in
      isMeant(flight) && seen.contains { $0.index == flight.index }
    }
  }

  /// Returns the time until a rolled leaf lies almost flat.
  func timeToLie(_ flight: LeafFlight, at time: Double) -> Double {
    flight.timeToLie(within: PageTurning.almostLying * page.width, at: time, in: self)
  }

  /// Returns the time from which paper stays within about `distance` of where it is in the end, if
  /// no further event occurs: where it lies, or where a finger holds it.
  package func settlingTime(within distance: Double) -> Double {
    let share = distance / (PageTurning.longestWay * page.width)
    return flights.reduce(max(last, curl.settlingTime(epsilon: share))) { end, flight in
      let lies = last + flight.timeToLie(within: distance, at: last, in: self)
      guard case .bend(let turn, _) = flight.path else { return max(end, lies) }
      return max(end, turn.settlingTime(epsilon: share))
    }
  }

  /// The longest way of a point of the paper while a leaf turns, in widths of a page.
  private static let longestWay = 1.1 * Double.pi
  private static let mostEvents = 128
  /// The share of a page's width below which a distance is invisible.
  private static let almostLying = 0.002
}
