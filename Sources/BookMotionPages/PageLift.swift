import BookMotion

/// The way that paper leaves the page: on an arc that is as wide as necessary at first, and on the
/// requested cylinder once the finger has moved far enough.
///
/// If the cylinder were narrow from the start, paper beyond the finger would be wound up as soon as
/// the finger moved by a hair. Therefore, while the finger's distance d is less than D, the radius
/// is increased by ¾ D (√(D/d) − 1), which is infinite where the page lies flat. D is two thirds of
/// the paper beyond the grabbed point, in the direction from the finger to it, and 0 where there is
/// none, as at a corner.
///
/// As d approaches 0, the lifted paper before the grabbed point, ∛(6dr²), approaches 1.5 D: as much
/// as there is beyond the point, unless the spine is nearer.
struct PageLift: Hashable, Sendable {
  /// D is `share` · ⅔ `beyond` + `more`.
  private let share: Double
  private let more: Double

  /// The lift of a page that lies flat when a finger takes hold of it.
  static let lying = PageLift(share: 1, more: 0)

  /// Returns the amount by which the radius is increased.
  ///
  /// - Parameters:
  ///   - length: The distance that the finger has moved; above 0.
  ///   - beyond: The length of paper beyond the grabbed point, in the direction from the finger to
  ///     it.
  /// - Returns: The amount to add to the requested radius.
  func widening(after length: Double, beyond: Double) -> Double {
    let distance = share * PageLift.distance(beyond) + more
    guard length < distance else { return 0 }
    return PageLift.rise * distance * ((distance / length).squareRoot() - 1)
  }

  /// Returns the least amount by which the radius must be increased: a quarter of
  /// `widening(after:beyond:)`, with D limited to `reach` for points too close to the spine to
  /// allow for more.
  ///
  /// - Parameters:
  ///   - length: The distance that the finger has moved; above 0.
  ///   - beyond: The length of paper beyond the grabbed point, in the direction from the finger to
  ///     it.
  ///   - reach: The distance of the point from the spine.
  /// - Returns: The least amount to add to the requested radius.
  func leastWidening(after length: Double, beyond: Double, within reach: Double) -> Double {
    let distance = min(share * PageLift.distance(beyond) + more, reach)
    guard length < distance else { return 0 }
    return PageLift.leastPart * PageLift.rise * distance * ((distance / length).squareRoot() - 1)
  }

  /// Returns the distance d of the finger at which paper beyond the grabbed point is at most
  /// `height` above the page.
  ///
  /// For a small d, the radius r is so large that paper at a distance x beyond the fold is at the
  /// height x²/(2r). The grabbed point is ∛(6dr²) beyond the fold. By
  /// ``leastWidening(after:beyond:within:)``, r is at least about s √(D³/d) with s = ¼ · ¾ and D
  /// limited to `reach`. Therefore x = D ∛(6s²) + beyond and d = (2 · height · s / x²)² D³.
  func length(toRise height: Double, beyond: Double, within reach: Double) -> Double {
    let distance = min(share * PageLift.distance(beyond) + more, reach)
    let steepness = PageLift.leastPart * PageLift.rise
    let depth = distance * Elementary.cbrt(6 * steepness * steepness)
    let part = 2 * height * steepness / ((depth + beyond) * (depth + beyond))
    return part * part * distance * distance * distance
  }

  /// Returns the lift of paper caught in the air, whose radius is increased by `widening` at the
  /// distance `length`.
  static func caught(after length: Double, beyond: Double, widening: Double) -> PageLift {
    let usual = distance(beyond)
    guard widening > 0 else {
      return PageLift(share: usual > length ? length / usual : 1, more: 0)
    }
    // With x = √(D/d), x³ − x² = widening / (¾ d). Newton's method starts above the root, where the
    // function is convex.
    let goal = widening / (rise * length)
    var root = 1 + Elementary.cbrt(goal)
    for _ in 0..<newtonSteps {
      root -= (root * root * (root - 1) - goal) / (root * (3 * root - 2))
    }
    let distance = root * root * length
    return distance < usual
      ? PageLift(share: distance / usual, more: 0) : PageLift(share: 1, more: distance - usual)
  }

  /// Returns D of a page that lies flat.
  private static func distance(_ beyond: Double) -> Double { beyond * (2 / 3.0) }

  private static let rise = 0.75
  private static let leastPart = 0.25
  private static let newtonSteps = 8
}
