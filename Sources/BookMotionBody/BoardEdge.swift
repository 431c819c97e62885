package import BookMotion

/// The free edge of a cover that turns, which is as thick as its board.
///
/// It is drawn as the outline of the cover, repeated from the back to the front beneath it, in the color of
/// the boards.
package struct BoardEdge: Hashable, Sendable {
  /// The thickness of the board, away from the hinge.
  package let thickness: BookPoint
  /// The share of the thickness that lies behind the free edge, on the side of the front.
  package let behind: Double
  /// The brightness of the edge, relative to the color of the boards: it is in the shade beneath the
  /// front, and in the light beside the inside.
  package let brightness: Double

  /// Creates the edge of a cover, or returns `nil` when it is too thin to be seen.
  package init?(_ pose: BookPose, isRightBound: Bool) {
    let width =
      BoardEdge.width * pose.width * abs(Elementary.sinCos(degrees: pose.flipAngle).sine)
    guard width >= BoardEdge.least else { return nil }
    // The edge is beneath the front, behind the inside, and on both sides of an upright board.
    behind = BookThickness.eased(
      (pose.flipAngle - BoardEdge.leaning) / (Elementary.halfTurn - 2 * BoardEdge.leaning))
    brightness = BoardEdge.near + (BoardEdge.far - BoardEdge.near) * behind
    thickness = BookPoint(x: isRightBound ? -width : width, y: 0)
  }

  /// The offsets of the outlines from the cover, from the back to the front.
  package var offsets: [BookPoint] {
    let count = BookThickness.steps(along: thickness)
    return (0..<count).map { step in
      thickness.scaled(by: 1 - behind - Double(step) / Double(count))
    }
  }

  /// The thickness of a board, as a fraction of its width, and the least that is seen, in points.
  private static let width = 0.012
  private static let least = 0.3
  private static let near = 0.7
  private static let far = 1.15
  private static let leaning = 50.0
}
