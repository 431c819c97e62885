import BookMotion

@testable import BookMotionPages

/// The law of leaves in flight: no paper moves faster than what leads it allows.
extension PageTurning {
  /// Returns a fault of a leaf that moves too far between two instants without an event between
  /// them, or `nil`.
  func flightFault(from start: Double, to end: Double) -> String? {
    flightFault(from: start, places(at: start), to: end, places(at: end))
  }

  /// Returns a fault of a leaf that moves too far from its `places` at one instant to those at
  /// another, or `nil`.
  func flightFault(
    from start: Double, _ before: [[SIMD3<Double>]], to end: Double, _ after: [[SIMD3<Double>]]
  ) -> String? {
    for (flight, (one, other)) in zip(flights, zip(before, after)) {
      let moved = zip(one, other).map { (($0 - $1) * ($0 - $1)).sum().squareRoot() }.max() ?? 0
      let most = farthest(flight, from: start, to: end)
      if !(moved <= most + slack) { return "leaf \(flight.index) moves by \(moved), not \(most)" }
    }
    return nil
  }

  /// A cone that is hardly one is a cylinder, a change that is too small to be seen.
  var slack: Double { taper > 0 ? 0.02 : 1e-6 }

  /// Returns the positions in space of some points of each of `flights`. One that fades moves
  /// across.
  func places(at time: Double) -> [[SIMD3<Double>]] {
    let points = [1, 0.5, 0.1].flatMap { x in
      [0, 0.3, 0.5, 1].map { BookPoint(x: x * page.width, y: $0 * page.height) }
    }
    return stands(at: time).map { stand in
      points.map { point in
        if stand.turn <= 0 { return SIMD3(point.x, point.y, 0) }
        if stand.turn >= 1 { return SIMD3(-point.x, point.y, 0) }
        if case .fade(let share) = stand.shape {
          return SIMD3(point.x * (1 - 2 * share), point.y, 0)
        }
        return stand.shape.position(of: point, ofWidth: page.width)
      }
    }
  }

  /// Returns the greatest distance that a leaf's paper may move between two instants.
  func farthest(_ flight: LeafFlight, from start: Double, to end: Double) -> Double {
    let curled = (curl.value(at: end) - curl.value(at: start)).magnitude
    guard !flight.isRolled else { return way(of: flight, from: start, to: end, curled) }
    // Leaves push those that bend: a share of a turn is up to 1.8 times as far for one that bends
    // as for the middle of the free edge of one that rolls, across.
    let pushed = flights.map { other in
      (other.isRolled ? 1.8 : 1) * way(of: other, from: start, to: end, curled)
    }
    // With its turn kept, paper turns by at most a quarter of half a turn, at the edge and the spine.
    return (pushed.max() ?? 0) + 0.4 * page.width * curled
  }

  /// Returns the greatest distance that a leaf's paper may move if nothing else affects it.
  private func way(
    of flight: LeafFlight, from start: Double, to end: Double, _ curled: Double
  ) -> Double {
    // As paper moves at most while it turns once at the spine.
    let turn = 1.1 * Double.pi * page.width
    // A sharp fold turns faster.
    let lever = PageReach.lever * (radius < 0.1 * page.width ? 1.6 : 1)
    func distance(_ one: BookPoint, _ other: BookPoint) -> Double {
      (one - other).magnitudeSquared.squareRoot()
    }
    switch flight.path {
    case .roll(let finger, _, _, _):
      return lever * distance(finger.value(at: start), finger.value(at: end))
    case .corner(let share, let path, _):
      let (from, to) = (share.value(at: start), share.value(at: end))
      return lever * distance(path.position(at: from, on: page), path.position(at: to, on: page))
    case .bend(let own, nil):
      func share(_ time: Double) -> Double { min(max(own.value(at: time), 0), 1) }
      return turn * (share(start) - share(end)).magnitude
    case .bend(_, .some):
      // A held point stays under the finger while the curl changes: near the spine, it takes up to
      // five times the turn.
      return 5 * turn * curled
    }
  }
}
