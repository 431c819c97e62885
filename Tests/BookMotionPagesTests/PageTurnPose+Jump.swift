import BookMotion
import BookMotionPages

extension PageTurnPose {
  /// The positions in space of some points of each leaf in the air, seen from the right side.
  private var positions: [Int: [SIMD3<Double>]] {
    var positions: [Int: [SIMD3<Double>]] = [:]
    for leaf in leaves {
      positions[leaf.index] = [
        BookPoint(x: 300, y: 0), BookPoint(x: 150, y: 200), BookPoint(x: 280, y: 390),
      ].map {
        switch leaf.shape {
        case .bend(let bend):
          let position = bend.position(atDistance: $0.x, ofWidth: 300)
          return SIMD3(position.across, $0.y, position.height)
        case .fade(let share): return SIMD3(300 * share, 0, 0)
        case .roll(let roll, let side):
          let position = roll.position(of: $0)
          return side == .right ? position : SIMD3(-position.x, position.y, position.z)
        }
      }
    }
    return positions
  }

  /// Returns the largest distance in points between the two poses, of a point or of the turned
  /// leaves.
  func largestJump(to after: PageTurnPose) -> Double {
    let (one, other) = (positions, after.positions)
    var jump = abs(turned - after.turned) * 300
    for (leaf, points) in one {
      for (a, b) in zip(points, other[leaf] ?? []) {
        jump = max(jump, ((a - b) * (a - b)).sum().squareRoot())
      }
    }
    return jump
  }
}
