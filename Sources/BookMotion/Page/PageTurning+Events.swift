extension PageTurning {
  /// Turns a leaf by button: the next one forwards, or the last one back.
  ///
  /// A leaf that is still in the air turns round where it is, without a jump; of leaves that are on
  /// their way the others keep theirs.
  ///
  /// - Parameters:
  ///   - direction: Which way.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  /// - Returns: Whether a leaf turns: there is one, and no finger holds the book.
  @discardableResult
  public mutating func turn(_ direction: Direction, at time: Double) -> Bool {
    let time = begin(at: time)
    guard !isHeld, direction == .forward ? turned < leafCount : turned > 0 else { return false }
    let index = direction == .forward ? turned : turned - 1
    turned = direction == .forward ? index + 1 : index
    lead(direction, at: time)
    if let flight = flights.firstIndex(where: { $0.index == index }) {
      // One that rolls is alone in the air, too, when it sets out again.
      var free = 0.0
      for other in flights where flights[flight].isRolled && other.index != index {
        free = max(free, other.timeToTurn(at: time), timeToLie(other, at: time))
      }
      flights[flight].send(turnedOver: direction == .forward, at: time, after: free, in: self)
    } else {
      var flight = LeafFlight(lyingAt: index, turnedOver: direction == .back)
      // A leaf that is lifted by its corner is alone in the air until it lies.
      var free = flights.reduce(0) { max($0, timeToLie($1, at: time)) }
      if let path = cornerPath {
        free = flights.reduce(free) { max($0, $1.timeToTurn(at: time)) }
        flight = LeafFlight(
          lyingAt: index, from: direction == .forward ? .right : .left, by: path)
      }
      flight.send(turnedOver: direction == .forward, at: time, after: free, in: self)
      insert(flight)
    }
    tell(index, direction, at: time)
    return true
  }

  /// What happens from the start of `times` up to, but not at, their end: a leaf that is turned by
  /// button or let go by a finger beyond recall, for a light tap in the hand.
  public func cues(in times: Range<Double>) -> [Cue] { events.filter { times.contains($0.time) } }

  /// A leaf goes over: to be acted on once.
  public struct Cue: Hashable, Sendable {
    /// When, in seconds.
    public let time: Double
    /// Which leaf.
    public let leaf: Int
    /// Which way it goes.
    public let direction: Direction
  }
}

extension PageTurning {
  /// Takes note of an event's time, and lets go of what has come to rest by then.
  ///
  /// - Returns: When the event counts: a clock that is set back lets it come together with the last.
  mutating func begin(at time: Double) -> Double {
    let time = time.notBefore(last)
    last = time
    // One that is held may yet take along what lies on it.
    if !isHeld { flights = zip(flights, lying(at: time)).filter { !$0.1 }.map { $0.0 } }
    if events.count > PageTurning.mostEvents {
      events.removeFirst(events.count - PageTurning.mostEvents)
    }
    return time
  }

  /// Which end leads, from now on. While nothing is in the air nobody sees it change.
  mutating func lead(_ direction: Direction, at time: Double) {
    let target = direction == .forward ? 1.0 : -1.0
    if flights.isEmpty {
      curl = Motion(target)
    } else {
      curl.retarget(to: target, at: time, with: animation)
    }
  }

  mutating func insert(_ flight: LeafFlight) {
    let place = flights.firstIndex { $0.index > flight.index } ?? flights.endIndex
    flights.insert(flight, at: place)
  }

  mutating func tell(_ leaf: Int, _ direction: Direction, at time: Double) {
    events.append(Cue(time: time, leaf: leaf, direction: direction))
  }

  /// Tells of every leaf that goes over since `before` of them were turned, in the order in which
  /// they lie.
  mutating func tellAll(since before: Int, at time: Double) {
    for leaf in min(before, turned)..<max(before, turned) {
      if turned > before {
        tell(leaf, .forward, at: time)
      } else {
        tell(turned + before - 1 - leaf, .back, at: time)
      }
    }
  }

  /// Whether every leaf that was rolled lies, but for a hair: then another can be lifted.
  package func isFree(at time: Double) -> Bool {
    flights.allSatisfy { timeToLie($0, at: time) <= 0 }
  }

  /// How long until a leaf that was rolled lies but for a hair.
  func timeToLie(_ flight: LeafFlight, at time: Double) -> Double {
    flight.timeToLie(within: PageTurning.almostLying * page.width, at: time, in: self)
  }

  private static let mostEvents = 128
  /// So little of a page's width does not show.
  private static let almostLying = 0.002
}
