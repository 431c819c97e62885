package import BookMotion

/// The visible thickness of a book beside its front: the back board, the edges of the leaves, and,
/// while the book is closed, the front board.
///
/// All of it is drawn as two outlines, that of a board and that of the leaves, repeated from the
/// back to the front. A book on its shelf faces the eye, and so does a page that is being read: in
/// both cases no thickness is visible.
package struct BookThickness: Sendable {
  /// The offset of the back from the front: down and to the right, as when you look at a book in
  /// your hand.
  package let depth: BookPoint

  /// The distance by which the leaves are inset from the boards.
  package let inset: Double

  /// The share of the depth that one board takes.
  package let board: Double

  /// A Boolean value that indicates whether the front board lies on the leaves.
  package let isClosed: Bool

  /// The share of ink in the last leaves, which are in the shade of the front board.
  package let shade: Double

  /// Creates the thickness of a book that comes from its place on a shelf.
  package init(_ pose: BookPose, style: BookStyle, restingFrame rest: BookRect) {
    let offset = pose.frame.center - rest.center
    let moved = offset.magnitudeSquared.squareRoot() + abs(pose.width - rest.width)
    let away = max(
      pose.lift, BookThickness.eased(moved / (BookThickness.start * rest.width)))
    let open =
      (pose.flipAngle - BookThickness.facing) / (BookThickness.above - BookThickness.facing)
    let thickness = min(
      pose.spineWidth + 2 * BookThickness.boardWidth * pose.width,
      BookThickness.mostThick * pose.width)
    depth = BookThickness.direction.scaled(
      by: thickness * away * (1 - BookThickness.eased(open)))
    let length = depth.magnitudeSquared.squareRoot()
    inset = min(
      style.scale(forWidth: pose.width) * BookStyle.blockInset, BookThickness.mostInset * length)
    board = min(
      BookThickness.boardWidth * pose.width / max(pose.spineWidth, BookThickness.least),
      BookThickness.mostBoard)
    isClosed = pose.flipAngle <= 0
    shade =
      BookThickness.leaves[0] + BookThickness.lastShade
      * (1 - BookThickness.eased(pose.flipAngle / BookThickness.facing))
  }

  /// A Boolean value that indicates whether the thickness is visible.
  package var isSeen: Bool {
    depth.magnitudeSquared >= BookThickness.least * BookThickness.least
  }

  /// Returns the number of outlines to draw along a share of the depth.
  package func steps(_ share: Double) -> Int {
    BookThickness.steps(along: depth.scaled(by: share))
  }

  /// Returns the number of outlines to draw along an offset.
  package static func steps(along offset: BookPoint) -> Int {
    max(Int((offset.magnitudeSquared.squareRoot() / step).rounded(.up)), 1)
  }

  /// What an outline is filled with.
  package enum Material: Hashable, Sendable {
    /// The cloth of the boards and the spine, darkened to a share of its brightness.
    case cloth(brightness: Double)
    /// Paper in the shade: mixed with a share of ink.
    case paper(ink: Double)
  }

  /// An outline at an offset from the front, inset from the boards, in one color.
  package struct Layer: Hashable, Sendable {
    package let offset: BookPoint
    package let inset: Double
    package let material: Material
  }

  /// All outlines, from the back to the front.
  package var layers: [Layer] {
    guard isSeen else { return [] }
    func layers(
      from start: Double, to end: Double, _ inset: Double, _ material: (Int) -> Material
    ) -> [Layer] {
      let steps = steps(end - start)
      return (0..<steps).map { step in
        let share = start + (end - start) * Double(step) / Double(steps)
        return Layer(offset: depth.scaled(by: share), inset: inset, material: material(step))
      }
    }
    let edge = Material.cloth(brightness: BookThickness.boardShade)
    let back = layers(from: 1, to: 1 - board, 0) { _ in edge }
    let leaves = layers(from: 1 - board, to: board, inset) { step in
      .paper(ink: BookThickness.leaves[step % BookThickness.leaves.count])
    }
    let last = Layer(
      offset: depth.scaled(by: board), inset: inset, material: .paper(ink: shade))
    let front = isClosed ? layers(from: board, to: 0, 0) { _ in edge } : []
    return back + leaves + [last] + front
  }

  /// The shares of ink in the leaves, repeated in turn.
  package static let leaves = [0.16, 0.24, 0.14, 0.28]
  /// The brightness of a board's edge, relative to the spine's color.
  package static let boardShade = 0.62
  /// The brightness of the spine between the boards, relative to its color.
  package static let spineShade = 0.7
  /// The additional share of ink in the shade of a closed front board.
  private static let lastShade = 0.28

  /// The visible share of the thickness, across and down.
  private static let direction = BookPoint(x: 0.3, y: 0.42)
  /// The greatest thickness of a book, in widths.
  private static let mostThick = 0.14
  /// The distance at which a book is entirely off its shelf, in widths.
  private static let start = 0.5
  /// The angles of the cover between which the eye moves to above the page.
  private static let facing = 60.0
  private static let above = 150.0
  private static let least = 0.5

  /// The thickness of a board, in widths of the book, and its greatest share of the depth.
  private static let boardWidth = 0.015
  private static let mostBoard = 0.25
  /// The greatest distance of the block behind the boards, as a share of the depth.
  private static let mostInset = 0.25
  /// The greatest distance between outlines, in points.
  private static let step = 1.8

  package static func eased(_ share: Double) -> Double {
    let t = min(max(share, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
