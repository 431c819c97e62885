import BookMotion
import BookMotionDrawing
package import BookMotionPages

extension PageTurning {
  /// Returns `true` if nothing is held, and nothing visible moves from `time` on.
  package func looksAtRest(at time: Double) -> Bool {
    guard !isHeld, liesFlat(at: time) else { return false }
    // A leaf that is thrown from where it lies leaves its place only afterward.
    let rest = max(settlingTime(within: PageTurnPose.unseen) - time, 0)
    // A stride of numbers would call `fma`.
    let looks = Int(min(rest, PageTurning.longestRest) / PageTurning.glance)
    return (0...looks).allSatisfy { liesFlat(at: time + Double($0) * PageTurning.glance) }
  }

  /// Returns `true` if each leaf is seen in its place.
  private func liesFlat(at time: Double) -> Bool {
    let pose = pose(at: time).settled(within: PageTurnPose.unseen)
    return pose.leaves.isEmpty && pose.turned == Double(turned)
  }

  /// The time, in seconds, for which leaves that seem to lie are watched at most.
  private static let longestRest = 60.0

  /// The time, in seconds, between two looks at them: less than a frame.
  private static let glance = 1.0 / 240
}
