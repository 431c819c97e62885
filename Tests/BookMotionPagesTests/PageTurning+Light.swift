import BookMotion

@testable import BookMotionPages

/// The law of light in flight: light and shadow change no faster than the paper that makes them moves.
extension PageTurning {
  /// Returns a fault of the light on a leaf, or of its shadow, that changes too much between two
  /// instants without an event between them, or `nil`.
  func lightFault(from start: Double, to end: Double) -> String? {
    // A leaf that fades lies, and casts no shadow.
    if isReduced { return nil }
    let (before, after) = (lights(at: start), lights(at: end))
    for (flight, (one, other)) in zip(flights, zip(before, after)) {
      let way = farthest(flight, from: start, to: end) + slack
      let most = PageTurning.steepestLight * way / min(page.width, page.height)
      let change = (one.light - other.light).magnitude
      if !(change <= most) { return "the light on leaf \(flight.index) by \(change), not \(most)" }
      let moved = zip(one.shadow, other.shadow).map { ($0 - $1).magnitude }.max() ?? 0
      if !(moved <= PageTurning.longestShadow * way) {
        return "the shadow of leaf \(flight.index) moves by \(moved), its paper by \(way)"
      }
    }
    return nil
  }

  /// Returns, for each of `flights`, the light that comes from it to an eye above it, as a share of
  /// that of a leaf that lies flat; and how far its shadow reaches in four directions.
  private func lights(at time: Double) -> [(light: Double, shadow: [Double])] {
    stands(at: time).map { stand in
      let (facets, side) = facets(of: stand)
      var light = 0.0
      var (least, most) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
      for facet in facets {
        light += facet.outline.area * facet.normal.z.magnitude * facet.brightness(from: side)
        for point in facet.shadow(from: side) {
          let position = SIMD2(side == .right ? point.x : -point.x, point.y)
          least = pointwiseMin(least, position)
          most = pointwiseMax(most, position)
        }
      }
      return (light / (page.width * page.height), [least.x, least.y, most.x, most.y])
    }
  }

  /// Returns the flat pieces of a leaf, which lies where its turn is 0 or 1, and the side that they
  /// are seen from.
  private func facets(
    of stand: (turn: Double, shape: PageTurnPose.Shape)
  ) -> ([PageFacet], PageFacet.Side) {
    let lying = PageBend(turn: min(max(stand.turn, 0), 1), curl: 0)
    guard stand.turn > 0, stand.turn < 1 else { return (lying.facets(of: page, count: 1), .right) }
    switch stand.shape {
    case .bend(let bend): return (bend.facets(of: page, count: 8), .right)
    case .roll(let roll, let side): return (roll.facets(count: 8), side)
    case .fade: return ([], .right)
    }
  }

  /// Light follows the direction of paper, which turns by no more than twice as many radians as it
  /// moves, in widths; and that of a leaf seen at an angle changes by at most 1.5 a radian.
  private static var steepestLight: Double { 3 }

  /// A shadow is as far from its paper as that is high, times the slope of the light, which is 0.51.
  private static var longestShadow: Double { 1.13 }
}
