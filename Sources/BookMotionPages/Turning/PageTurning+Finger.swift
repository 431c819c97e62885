public import BookMotion

extension PageTurning {
  /// Takes hold of a leaf with a finger: the one that it touches in the air, or otherwise the top
  /// one on its side of the spine.
  ///
  /// - Parameters:
  ///   - finger: The position of the finger in the page's coordinates; x is negative beyond the
  ///     spine.
  ///   - time: The time of the touch, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if the finger takes hold of a leaf. It takes none if the book is already
  ///   held, if the finger is outside the pages, if its side has no leaf, or if it is beside or at
  ///   the spine of a rolled leaf that is visibly in the air.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = begin(at: time) else { return false }
    guard !isHeld else { return false }
    if catchLeaf(at: finger, time: time) { return true }
    guard finger.x.magnitude <= page.width, finger.y >= 0, finger.y <= page.height else {
      return false
    }
    // A leaf that still waits for others to turn lies on top of those below it.
    var book = self
    book.callOff(turns(at: time), at: time) { _ in true }
    guard book.liftLeaf(at: finger, time: time) else { return false }
    self = book
    return true
  }

  /// Returns the index of the top leaf on a side of the spine, beyond all leaves if it has none.
  private func top(on side: PageFacet.Side) -> Int { side == .right ? turned : turned - 1 }

  /// Takes hold of the top leaf on the finger's side of the spine.
  private mutating func liftLeaf(at finger: BookPoint, time: Double) -> Bool {
    let side = finger.x >= 0 ? PageFacet.Side.right : .left
    let index = top(on: side)
    guard index >= 0, index < leafCount else { return false }
    let held = BookPoint(x: finger.x.magnitude, y: finger.y)
    // A leaf whose spring still swings while it lies flat is lifted again.
    if let flightIndex = flights.firstIndex(where: { $0.index == index }) {
      let turn = turns(at: time)[flightIndex]
      guard turn == (side == .right ? 0 : 1), isFree(at: time) else {
        return press(flightIndex, at: held, turn: turn, time: time)
      }
      flights.remove(at: flightIndex)
    }
    // No other leaf can be lifted until a rolled leaf lies almost flat.
    guard isFree(at: time) else { return false }
    insert(LeafFlight(index: index, path: lift(at: held, from: side, time: time)))
    return true
  }

  /// Presses a finger on a leaf that has not come to rest, at a point seen from its side.
  ///
  /// - Returns: `true` if the leaf looks flat.
  private mutating func press(
    _ flightIndex: Int, at held: BookPoint, turn: Double, time: Double
  ) -> Bool {
    let index = flights[flightIndex].index
    // A leaf that has just set out, or that comes from the other side, is not under the finger.
    guard index < turned ? turn > 0.5 : turn < 0.5,
      !hasLeaves(at: time, where: { $0.index == index }), isFree(but: index, at: time)
    else { return false }
    // A held leaf is neither stopped nor pushed by others.
    if case .bend(let own, _) = flights[flightIndex].path, own.value(at: time) != turn {
      flights[flightIndex].path = .bend(Motion(turn), hold: nil)
      flights[flightIndex].send(turnedOver: index < turned, at: time, in: self)
    }
    flights[flightIndex].pressed = held
    return true
  }

  /// Returns the hold of a flat leaf at a point of its paper.
  func grip(on grabbed: BookPoint) -> PageGrip {
    PageGrip.lying(page, grabbed: grabbed, radius: radius, taper: taper)
  }

  /// Returns the path of a flat leaf that a finger takes hold of, at a point seen from its side.
  private func lift(
    at held: BookPoint, from side: PageFacet.Side, time: Double
  ) -> LeafFlight.Path {
    // A finger near the spine lifts nothing: the leaf bends after it.
    if !isReduced, held.x > PageReach.nearestHold * page.width,
      !hasLeaves(at: time, where: { !$0.isRolled })
    {
      return .roll(Motion(held), grip: grip(on: held), side: side, hold: .zero)
    }
    // With others in the air, only a leaf that stays at the spine goes through none of them.
    let turn = side == .right ? 0.0 : 1
    let bend = PageBend(turn: turn, curl: curl.value(at: time))
    let finger = side == .right ? held.x : -held.x
    let hold = LeafFlight.Hold(on: bend, ofWidth: page.width, at: held.x, finger: finger)
    return .bend(Motion(turn), hold: hold)
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - finger: The new position of the finger, in the page's coordinates.
  ///   - time: The time of the move, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if the finger holds a leaf.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = begin(at: time) else { return false }
    guard let held = flights.firstIndex(where: { $0.isHeld }) else { return false }
    if let pressed = flights[held].pressed {
      let side = flights[held].index < turned ? PageFacet.Side.left : .right
      guard side.seen(finger) != pressed else { return true }
      let flight = flights.remove(at: held)
      insert(LeafFlight(index: flight.index, path: lift(at: pressed, from: side, time: time)))
    }
    switch flights[held].path {
    case .bend(let turn, var hold):
      hold?.finger = finger.x
      flights[held].path = .bend(turn, hold: hold)
    case .corner: break
    case .roll(_, let grip, let side, let hold):
      // A spring that is let go far out would take long to come back into reach.
      let near = PageReach(page, grip.grabbed).nearest(to: side.seen(finger) + (hold ?? .zero))
      flights[held].path = .roll(Motion(near), grip: grip, side: side, hold: hold)
    }
    return true
  }

  /// Lets go of the held leaf, which continues with the finger's velocity: over, if it would get
  /// beyond the spine on its own, and otherwise back.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - time: The time of the release, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: The direction in which the leaf goes, or `nil` if none was held or it ends where it
  ///   was going before the touch: a leaf that lay flat goes back, and one that was caught in the
  ///   air goes on.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Direction? {
    guard let velocity = velocity.withinReason, let time = begin(at: time) else { return nil }
    guard let held = flights.firstIndex(where: { $0.isHeld }) else { return nil }
    let index = flights[held].index
    let before = turned
    settleOthers(at: time)
    let goesOver = flights[held].letGo(with: velocity, at: time, in: self)
    // Leaves before the released one are turned with it, and leaves behind it go back with it.
    turned = goesOver ? max(turned, index + 1) : min(turned, index)
    for other in flights.indices where other != held {
      flights[other].send(turnedOver: flights[other].index < turned, at: time, in: self)
    }
    reportAll(since: before, at: time)
    guard goesOver != (index < before) else { return nil }
    let direction: Direction = goesOver ? .forward : .back
    if !flights[held].isRolled { lead(direction, at: time) }
    return direction
  }

  /// Makes leaves that the held one had stopped continue from where they are visible.
  private mutating func settleOthers(at time: Double) {
    for (index, turn) in turns(at: time).enumerated() {
      guard case .bend(let own, nil) = flights[index].path, own.value(at: time) != turn else {
        continue
      }
      flights[index].path = .bend(Motion(turn), hold: nil)
    }
  }
}

extension PageTurning {
  /// Takes hold of the leaf in the air that is visible under a finger.
  private mutating func catchLeaf(at finger: BookPoint, time: Double) -> Bool {
    guard finger.y >= 0, finger.y <= page.height else { return false }
    let turns = turns(at: time)
    let side = finger.x >= 0 ? PageFacet.Side.right : .left
    if let index = rolledLeaf(on: side, turns, at: time) {
      flights[index].take(at: finger, time: time, in: self)
      guard flights[index].isHeld else { return false }
      callOff(turns, at: time) { _ in true }
      return true
    }
    // A leaf that rolls is alone in the air, even if it has only just been let go.
    var others = self
    others.callOff(turns, at: time) { $0.isRolled }
    guard others.isFree(at: time) else { return false }
    let curl = curl.value(at: time)
    var best: (index: Int, bend: PageBend, distance: Double, height: Double)?
    for (index, flight) in flights.enumerated()
    where turns[index] > 0 && turns[index] < 1 && !flight.isRolled && !isCovered(flight, on: side) {
      let bend = PageBend(turn: turns[index], curl: curl)
      guard let distance = bend.distance(seenAt: finger.x, ofWidth: page.width) else { continue }
      let height = bend.position(atDistance: distance, ofWidth: page.width).height
      if best.map({ height > $0.height }) ?? true { best = (index, bend, distance, height) }
    }
    guard let best else { return false }
    flights[best.index].path = .bend(
      Motion(best.bend.turn),
      hold: LeafFlight.Hold(
        on: best.bend, ofWidth: page.width, at: best.distance, finger: finger.x))
    // Leaves that bend are pushed and held back by this one; a leaf that rolls would go through it.
    callOff(turns, at: time) { $0.isRolled }
    return true
  }

  /// Returns the rolled leaf that a finger on a side can take: the one that is visibly in the air or
  /// about to be, or otherwise the top one, which lies almost flat.
  private func rolledLeaf(on side: PageFacet.Side, _ turns: [Double], at time: Double) -> Int? {
    let indices = flights.indices.filter {
      flights[$0].isRolled && turns[$0] > 0 && turns[$0] < 1
    }
    let inAir = indices.filter {
      let turn = flights[$0].turnForOthers(turns[$0])
      return turn > 0 && turn < 1
    }
    let moving = inAir.isEmpty ? indices.filter { timeToLie(flights[$0], at: time) > 0 } : inAir
    let top = top(on: side)
    if let index = side == .right ? moving.first : moving.last { return index }
    var others = self
    others.callOff(turns, at: time) { $0.index != top }
    return others.isFree(but: top, at: time) ? indices.first { flights[$0].index == top } : nil
  }

  /// Returns true if another leaf lies on a leaf that has not come to rest to the last bit.
  private func isCovered(_ flight: LeafFlight, on side: PageFacet.Side) -> Bool {
    let above =
      side == .right
      ? turned..<max(turned, flight.index) : min(flight.index + 1, turned)..<turned
    return above.contains { index in !flights.contains { $0.index == index } }
  }

  /// Keeps leaves from turning that were waiting for a leaf that a finger has caught.
  private mutating func callOff(
    _ turns: [Double], at time: Double, where isObstacle: (LeafFlight) -> Bool
  ) {
    let before = turned
    for (index, flight) in flights.enumerated() where !flight.isHeld && isObstacle(flight) {
      let turn = flight.turnForOthers(turns[index])
      guard turn <= 0 && flight.index < before || turn >= 1 && flight.index >= before else {
        continue
      }
      turned = turn <= 0 ? min(turned, flight.index) : max(turned, flight.index + 1)
      flights[index].send(turnedOver: turn >= 1, at: time, in: self)
    }
    reportAll(since: before, at: time)
  }
}
