import BookMotion

extension LeafFlight {
  /// True if other leaves don't affect it: a finger holds it, or it rolls.
  var isLed: Bool { isHeld || isRolled }

  var isRolled: Bool {
    if case .bend = path { return false }
    return true
  }

  /// Returns the time until a rolled leaf is within `distance` of lying flat, if nothing
  /// interferes. It is 0 for a leaf that stays at the spine, which blocks no other.
  ///
  /// Most leaves lie long before the paper that moves furthest could, so it is looked back from then.
  func timeToLie(within distance: Double, at time: Double, in book: PageTurning) -> Double {
    let longest = longestTimeToLie(within: distance, at: time, in: book)
    guard longest > 0, longest.isFinite else { return longest }
    let step = longest / Double(LeafFlight.looks)
    var looks = LeafFlight.looks
    while looks > 0,
      stand(at: time + Double(looks - 1) * step, curl: 0, in: book).shape
        .distanceFromRest(on: book.page) <= distance
    {
      looks -= 1
    }
    return Double(looks) * step
  }

  /// Returns a time after which a rolled leaf lies, whatever paper moves with it.
  private func longestTimeToLie(
    within distance: Double, at time: Double, in book: PageTurning
  ) -> Double {
    if case .corner(let progress, _, _) = path {
      // The corner travels twice its distance from the spine.
      let near = max(distance / (2 * book.page.width), LeafFlight.tolerance)
      return max(progress.settlingTime(epsilon: near) - time, 0)
    }
    guard case .roll(let finger, let grip, _, _) = path else { return 0 }
    let displacement = finger.target - finger.value(at: time)
    let speed = finger.velocity(at: time)
    // The distance of paper from its resting position grows with its distance from the spine.
    var near = distance * min(grip.grabbed.x / book.page.width, 1)
    if finger.target == grip.grabbed {
      // Paper beyond the finger comes down last.
      near = min(near, distance / PageReach.lever)
    }
    return [(displacement.x, speed.x), (displacement.y, speed.y)].map { displacement, speed in
      book.spring.exactSettlingDuration(
        target: displacement, initialVelocity: speed, epsilon: max(near, LeafFlight.tolerance))
    }.max() ?? 0
  }

  /// Returns the time until a leaf that stays at the spine has turned, if nothing interferes.
  func timeToTurn(at time: Double) -> Double {
    guard case .bend(let turn, _) = path else { return 0 }
    return max(turn.settlingTime() - time, 0)
  }

  /// Sends the leaf to one side.
  mutating func send(
    turnedOver: Bool, at time: Double, after delay: Double = 0, in book: PageTurning
  ) {
    func waiting(_ animation: MotionCurve) -> MotionCurve {
      // What it waits for may never come to rest.
      animation.delay(min(delay, BookDomain.seconds.highest - animation.delay))
    }
    switch path {
    case .bend(var turn, let hold):
      let target = turnedOver ? 1.0 : 0
      guard turn.target != target else { return }
      turn.retarget(to: target, at: time, with: waiting(book.animation))
      path = .bend(turn, hold: hold)
    case .corner(var progress, let corner, let side):
      let target = turnedOver == (side == .right) ? 1.0 : 0
      guard progress.target != target else { return }
      progress.retarget(to: target, at: time, with: waiting(book.animation))
      path = .corner(progress, corner, side: side)
    case .roll(var finger, let grip, let side, let hold):
      let target = LeafFlight.end(of: grip.grabbed, side, turnedOver: turnedOver)
      guard finger.target != target else { return }
      finger.retarget(to: target, at: time, with: waiting(.spring(book.spring)))
      path = .roll(finger, grip: grip, side: side, hold: hold)
    }
  }

  /// Returns the resting position of a grabbed point.
  private static func end(of grabbed: BookPoint, _ side: PageFacet.Side, turnedOver: Bool)
    -> BookPoint
  {
    turnedOver == (side == .right) ? BookPoint(x: -grabbed.x, y: grabbed.y) : grabbed
  }

  /// Lets go of the leaf, and returns true if it will lie with the leaves that have been turned.
  mutating func letGo(with velocity: BookPoint, at time: Double, in book: PageTurning) -> Bool {
    if velocity != .zero { leaveCornerPath(at: time, in: book) }
    let distance = pressed?.x
    pressed = nil
    switch path {
    case .corner(let progress, _, let side): return (progress.target == 1) == (side == .right)
    case .bend(_, let hold):
      let curl = book.curl.value(at: time)
      let here = stand(at: time, curl: curl, in: book).turn
      let bend = PageBend(turn: here, curl: curl)
      let slope = bend.slope(at: hold?.distance ?? distance ?? 0, ofWidth: book.page.width)
      let limit = min(
        LeafFlight.fastest, velocity.x.magnitude * LeafFlight.Hold.most / book.page.width)
      let speed = slope < 0 ? min(max(velocity.x / slope, -limit), limit) : 0
      let goesOver = here + speed * LeafFlight.foresight > 0.5
      var turn = Motion(here)
      turn.retarget(to: goesOver ? 1 : 0, at: time, with: .spring(book.spring))
      turn.toss(by: speed, at: time, with: book.spring)
      path = .bend(turn, hold: nil)
      return goesOver
    case .roll(let motion, let grip, let side, _):
      let here = motion.value(at: time)
      let toRight = side == .right
      let speed = side.seen(velocity)
      let crosses = here.x + speed.x * LeafFlight.foresight < 0
      let target = LeafFlight.end(of: grip.grabbed, side, turnedOver: crosses == toRight)
      var finger = Motion(here)
      finger.retarget(to: target, at: time, with: .spring(book.spring))
      finger.toss(by: speed, at: time, with: book.spring)
      path = .roll(finger, grip: grip, side: side, hold: nil)
      // A leaf that has not moved lies as if it had never been touched.
      if here == target, speed == .zero {
        path = .bend(Motion(crosses == toRight ? 1 : 0), hold: nil)
      }
      return crosses == toRight
    }
  }

  /// Makes the corner free to go anywhere from where it is.
  private mutating func leaveCornerPath(at time: Double, in book: PageTurning) {
    guard case .corner(let progress, let corner, let side) = path else { return }
    let here = corner.position(at: progress.value(at: time), on: book.page)
    path = .roll(
      Motion(here), grip: book.grip(on: corner.corner(of: book.page)), side: side, hold: nil)
  }

  /// Takes hold of a rolled leaf that had been let go, at the point visible under `finger`.
  ///
  /// If the leaf would move faster, held there, than a finger should make it move, or move at once,
  /// the finger moves the point by which it has been led so far, from where that is.
  mutating func take(at finger: BookPoint, time: Double, in book: PageTurning) {
    guard isRolled, !isHeld,
      case .roll(let roll, let side) = stand(at: time, curl: 0, in: book).shape
    else { return }
    let point = side.seen(finger)
    // A finger has no leverage at the spine.
    guard let seen = roll.paper(seenAt: point), seen.x > LeafFlight.atSpine * book.page.width
    else { return }
    let nearest = roll.cone == nil ? PageReach.nearestHold : PageGrip.leastTapered
    if seen.x > nearest * book.page.width, let grip = roll.grip(seenAt: point) {
      path = .roll(Motion(point), grip: grip, side: side, hold: .zero)
      return
    }
    leaveCornerPath(at: time, in: book)
    if case .roll(let motion, let grip, let side, _) = path {
      let here = motion.value(at: time)
      path = .roll(Motion(here), grip: grip, side: side, hold: here - point)
    }
  }

  /// The number of looks at a leaf that comes to rest.
  private static let looks = 256
  /// The smallest tolerance for coming to rest, so that a point grabbed close to the spine settles.
  private static let tolerance = 1e-6
  /// The share of a page's width within which a finger can't take a rolled leaf.
  private static let atSpine = 0.05
  /// The time over which a release extrapolates the leaf's motion, in seconds.
  private static let foresight = 0.15
  /// The greatest velocity of a thrown leaf, in turns per second.
  private static let fastest = 20.0
}
