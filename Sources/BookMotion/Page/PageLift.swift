/// How paper leaves the page: as wide an arc as you like at first, and the cylinder when a finger
/// has gone its way.
///
/// Paper beyond the finger would be wound up as soon as the finger moved by a hair, were the
/// cylinder as narrow from the start. So as long as the finger has gone less than D it is wider by
/// ¾ D (√(D/d) − 1), with d how far it has gone: endless where the page lies. D is two thirds of what
/// is beyond the grabbed point, along the finger's way: nothing where that is a corner.
///
/// With that root, paper that comes off before the finger is neither next to nothing at first nor
/// without end: it is as much as there is beyond, or reaches to the spine.
struct PageLift: Hashable, Sendable {
  /// How much of D is left …
  private let share: Double
  /// … and what is added to it.
  private let more: Double

  /// Of a page that lies when a finger takes hold of it.
  static let lying = PageLift(share: 1, more: 0)

  /// How much wider the cylinder is.
  ///
  /// - Parameters:
  ///   - length: How far the finger has gone; above 0.
  ///   - beyond: How much paper is beyond the grabbed point, along that way.
  /// - Returns: What the radius has more than was asked for.
  func widening(after length: Double, beyond: Double) -> Double {
    let way = share * PageLift.way(beyond) + more
    guard length < way else { return 0 }
    return PageLift.rise * way * ((way / length).squareRoot() - 1)
  }

  /// How much wider the cylinder has to be at the least: a part of that, and less where the point is
  /// so near to the spine that there is no room for more.
  ///
  /// - Parameters:
  ///   - length: How far the finger has gone; above 0.
  ///   - beyond: How much paper is beyond the grabbed point, along that way.
  ///   - reach: How far the point is from the spine.
  /// - Returns: What the radius has more than was asked for, at the least.
  func leastWidening(after length: Double, beyond: Double, within reach: Double) -> Double {
    let way = min(share * PageLift.way(beyond) + more, reach)
    guard length < way else { return 0 }
    return PageLift.leastPart * PageLift.rise * way * ((way / length).squareRoot() - 1)
  }

  /// How little a finger may have gone so that paper beyond the grabbed point is not higher than this.
  ///
  /// With so small a way d paper is on so wide a cylinder of radius r that a height is the square of
  /// how far paper is beyond the fold, divided by 2 r. The grabbed point is ∛(6 d r²) beyond it, and r is
  /// at the least as ``leastWidening(after:beyond:within:)`` says, with √d below.
  func length(toRise height: Double, beyond: Double, within reach: Double) -> Double {
    let way = min(share * PageLift.way(beyond) + more, reach)
    let steepness = PageLift.leastPart * PageLift.rise
    let depth = way * Elementary.cbrt(6 * steepness * steepness)
    let part = 2 * height * steepness / ((depth + beyond) * (depth + beyond))
    return part * part * way * way * way
  }

  /// That of paper in the air which has so much beyond a point that is so far from where it lay,
  /// and is on a cylinder that is so much wider.
  static func caught(after length: Double, beyond: Double, widening: Double) -> PageLift {
    let usual = way(beyond)
    guard widening > 0 else {
      return PageLift(share: usual > length ? length / usual : 1, more: 0)
    }
    // With x = √(D/d) it is x³ − x² = widening / ¾ d. Newton's steps come from above, where it is
    // convex.
    let goal = widening / (rise * length)
    var root = 1 + Elementary.cbrt(goal)
    for _ in 0..<newtonSteps {
      root -= (root * root * (root - 1) - goal) / (root * (3 * root - 2))
    }
    let way = root * root * length
    return way < usual
      ? PageLift(share: way / usual, more: 0) : PageLift(share: 1, more: way - usual)
  }

  /// D of a page that lies.
  private static func way(_ beyond: Double) -> Double { beyond * (2 / 3.0) }

  private static let rise = 0.75
  private static let leastPart = 0.25
  private static let newtonSteps = 8
}
