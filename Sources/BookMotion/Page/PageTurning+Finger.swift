extension PageTurning {
  /// A finger takes hold of a leaf: the one that it touches in the air, or else the one that lies
  /// on top at its side of the spine.
  ///
  /// - Parameters:
  ///   - finger: Where, in the page's coordinates: x below 0 is beyond the spine.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  /// - Returns: Whether there is one. A book that is held already, a finger beside the pages, and one
  ///   at the spine or beside a leaf that is rolled and does not lie yet, get nothing.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    let time = begin(at: time)
    Domain.place.require(finger.x, "finger.x")
    Domain.place.require(finger.y, "finger.y")
    guard !isHeld else { return false }
    if catchLeaf(at: finger, time: time) { return true }
    guard finger.x.magnitude <= page.width, finger.y >= 0, finger.y <= page.height else {
      return false
    }
    let side = finger.x >= 0 ? PageFacet.Side.right : .left
    let index = side == .right ? turned : turned - 1
    guard index >= 0, index < leafCount else { return false }
    // Until a leaf that was rolled over lies, but for a hair, no other can be lifted beside it.
    guard isFree(at: time) else { return false }
    // One whose spring swings on while it lies is lifted anew.
    if let place = flights.firstIndex(where: { $0.index == index }) {
      guard turns(at: time)[place] == (side == .right ? 0 : 1) else { return false }
      flights.remove(at: place)
    }
    let held = BookPoint(x: finger.x.magnitude, y: finger.y)
    // At the spine no finger lifts anything: the leaf bends after it.
    if !isReduced, held.x > LeafFlight.Hold.lever * page.width, flights.allSatisfy({ $0.isRolled })
    {
      let grip = PageGrip(grabbed: held, radius: radius, taper: taper, lift: .lying)
      insert(
        LeafFlight(index: index, path: .roll(Motion(held), grip: grip, side: side, isHeld: true))
      )
    } else {
      // Beside others in the air only a page that stays at the spine goes through none of them.
      let turn = side == .right ? 0.0 : 1
      let bend = PageBend(turn: turn, curl: curl.value(at: time))
      let hold = LeafFlight.Hold(on: bend, ofWidth: page.width, at: held.x, finger: finger.x)
      insert(LeafFlight(index: index, path: .bend(Motion(turn), hold: hold)))
    }
    return true
  }

  /// The finger moves.
  ///
  /// - Parameters:
  ///   - finger: Where it is now.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  public mutating func drag(to finger: BookPoint, at time: Double) {
    _ = begin(at: time)
    Domain.place.require(finger.x, "finger.x")
    Domain.place.require(finger.y, "finger.y")
    guard let held = flights.firstIndex(where: { $0.isHeld }) else { return }
    switch flights[held].path {
    case .bend(let turn, var hold):
      hold?.finger = finger.x
      flights[held].path = .bend(turn, hold: hold)
    case .corner: break
    case .roll(_, let grip, let side, _):
      let place = BookPoint(x: side == .right ? finger.x : -finger.x, y: finger.y)
      let reached = PageReach(page, grip).nearest(to: place)
      flights[held].path = .roll(Motion(reached), grip: grip, side: side, isHeld: true)
    }
  }

  /// The finger lets go: the leaf goes on with its velocity, over if it would get beyond the spine
  /// by itself, and else back.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger is, in points per second.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  /// - Returns: Which way the leaf goes; nil if none was held, or it goes back where it was.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Direction? {
    let time = begin(at: time)
    Domain.place.require(velocity.x, "velocity.x")
    Domain.place.require(velocity.y, "velocity.y")
    guard let held = flights.firstIndex(where: { $0.isHeld }) else { return nil }
    let index = flights[held].index
    let before = turned
    settleOthers(at: time)
    let goesOver = flights[held].letGo(with: velocity, at: time, in: self)
    // Those before it are turned with it, those behind it go back with it.
    turned = goesOver ? max(turned, index + 1) : min(turned, index)
    for other in flights.indices where other != held {
      flights[other].send(turnedOver: flights[other].index < turned, at: time, in: self)
    }
    tellAll(since: before, at: time)
    guard goesOver != (index < before) else { return nil }
    let direction: Direction = goesOver ? .forward : .back
    if !flights[held].isRolled { lead(direction, at: time) }
    return direction
  }

  /// Leaves that the held one kept from going further go on from where they are seen.
  private mutating func settleOthers(at time: Double) {
    for (place, turn) in turns(at: time).enumerated() {
      guard case .bend(let own, nil) = flights[place].path, own.value(at: time) != turn else {
        continue
      }
      flights[place].path = .bend(Motion(turn), hold: nil)
    }
  }
}

extension PageTurning {
  /// Takes hold of the leaf in the air that is seen under a finger.
  private mutating func catchLeaf(at finger: BookPoint, time: Double) -> Bool {
    guard finger.y >= 0, finger.y <= page.height else { return false }
    let curl = curl.value(at: time)
    let turns = turns(at: time)
    var best: (place: Int, bend: PageBend, distance: Double, height: Double)?
    for (place, flight) in flights.enumerated() where turns[place] > 0 && turns[place] < 1 {
      if flight.isRolled {
        // One that lies, but for a hair, may have others on it.
        let top = finger.x >= 0 ? turned : turned - 1
        guard flight.index == top || timeToLie(flight, at: time) > 0 else { continue }
        flights[place].take(at: finger, time: time, in: self)
        guard flights[place].isHeld else { return false }
        callOff(turns, at: time) { _ in true }
        return true
      }
      let bend = PageBend(turn: turns[place], curl: curl)
      guard let distance = bend.distance(seenAt: finger.x, ofWidth: page.width) else { continue }
      let height = bend.place(atDistance: distance, ofWidth: page.width).height
      if best.map({ height > $0.height }) ?? true { best = (place, bend, distance, height) }
    }
    guard let best else { return false }
    flights[best.place].path = .bend(
      Motion(best.bend.turn),
      hold: LeafFlight.Hold(
        on: best.bend, ofWidth: page.width, at: best.distance, finger: finger.x))
    // Those that bend are pushed and kept by it; one that rolls would go through it.
    callOff(turns, at: time) { $0.isRolled }
    return true
  }

  /// Leaves that wait for one to lie that a finger has caught do not turn.
  private mutating func callOff(
    _ turns: [Double], at time: Double, where isInTheWay: (LeafFlight) -> Bool
  ) {
    let before = turned
    for (place, flight) in flights.enumerated() where !flight.isHeld && isInTheWay(flight) {
      let turn = flight.turnForOthers(turns[place])
      guard turn <= 0 && flight.index < turned || turn >= 1 && flight.index >= turned else {
        continue
      }
      turned = turn <= 0 ? flight.index : flight.index + 1
      flights[place].send(turnedOver: turn >= 1, at: time, in: self)
    }
    tellAll(since: before, at: time)
  }
}
