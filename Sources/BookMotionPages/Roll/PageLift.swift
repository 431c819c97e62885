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
  private static let newtonSteps = 8
}
