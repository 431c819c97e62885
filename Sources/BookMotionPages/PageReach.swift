import BookMotion

/// The region that a point of a page can reach: no further from either end of the spine than on the
/// paper, and nowhere that would crease the paper before it has been lifted.
///
/// The circles around the ends of the spine through the point meet in the point itself and in its
/// mirror image; their disks share a lens between the two. On its rim, the paper is taut from an
/// end of the spine to the finger, and folded sharply along a line through that end. A finger that
/// moves straight up or down from the grabbed point is beyond the rim at once: everything beyond
/// that line would turn over as the finger moves by a hair. Close to the grabbed point, the region
/// is therefore smaller than the lens, leaving the paper a part of the radius with which it leaves
/// the page; see ``PageLift``.
struct PageReach {
  private let page: BookSize
  private let grip: PageGrip

  init(_ page: BookSize, _ grip: PageGrip) {
    self.page = page
    self.grip = grip
  }

  private var grabbed: BookPoint { grip.grabbed }

  /// Returns the point within reach to which a finger leads the grabbed one: the nearest one, or one
  /// further in if that is close to the grabbed one and too close to the rim.
  func nearest(to finger: BookPoint) -> BookPoint {
    var point = nearestInLens(to: finger)
    let offset = point - grabbed
    // Closer to the grabbed point, the direction of the finger would be a matter of rounding.
    let hair = PageReach.hair * (page.width + page.height)
    guard offset.magnitudeSquared > hair * hair else { return grabbed }
    let share = (1 - hair * hair / offset.magnitudeSquared).squareRoot()
    if share < 1 { point = grabbed + share * offset }
    guard tightness(at: point) > 0 else { return point }
    // Paper has the most room toward the spine.
    let inward = BookPoint(x: 0, y: grabbed.y) - point
    let part = FallingRoot.find(from: 0, to: 1) { tightness(at: point + $0 * inward) }
    return point + part * inward
  }

  /// Returns the least radius minus the widest one that is possible with the grabbed point at `point`
  /// in the lens.
  private func tightness(at point: BookPoint) -> Double {
    let offset = grabbed - point
    let length = offset.magnitudeSquared.squareRoot()
    guard length > 0 else { return 0 }
    let normal = (1 / length) * offset
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    let least = grip.lift.leastWidening(after: length, beyond: beyond, within: grabbed.x)
    return least - PageReach.widest(after: length, within: room(normal))
  }

  /// Returns the greatest distance from the fold to the point that keeps both ends of the spine
  /// flat.
  func room(_ normal: BookPoint) -> Double {
    min(grabbed.dot(normal), (grabbed - BookPoint(x: 0, y: page.height)).dot(normal))
  }

  /// Returns the widest radius that the spine allows.
  private static func widest(after length: Double, within room: Double) -> Double {
    length < room
      ? room / RollEquation.winding(forChord: 1 - length / room)
      : max(2 * room - length, 0) / Double.pi
  }

  private func nearestInLens(to finger: BookPoint) -> BookPoint {
    if isWithin(finger) { return finger }
    for end in 0..<2 {
      let center = center(end)
      let (arm, reach) = (finger - center, grabbed - center)
      guard arm.magnitudeSquared > reach.magnitudeSquared else { continue }
      let scale = (reach.magnitudeSquared / arm.magnitudeSquared).squareRoot()
      let point = center + scale * arm
      if isWithin(point, but: end) { return point }
    }
    let mirrored = BookPoint(x: -grabbed.x, y: grabbed.y)
    return (finger - grabbed).magnitudeSquared <= (finger - mirrored).magnitudeSquared
      ? grabbed : mirrored
  }

  private func isWithin(_ point: BookPoint, but known: Int? = nil) -> Bool {
    for end in 0..<2 where end != known {
      let center = center(end)
      guard (point - center).magnitudeSquared <= (grabbed - center).magnitudeSquared else {
        return false
      }
    }
    return true
  }

  private static let hair = 1e-12

  private func center(_ end: Int) -> BookPoint { BookPoint(x: 0, y: end == 0 ? 0 : page.height) }
}
