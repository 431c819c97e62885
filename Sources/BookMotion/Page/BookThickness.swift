/// How thick a book is seen beside its front: the back board, the edges of the leaves, and the front board
/// while it lies on them.
///
/// All of it is two outlines, that of a board and that of the leaves, again and again a little further to the
/// front. On its shelf a book stands before the eye, and so does a page that is read: there nothing is
/// seen of it.
package struct BookThickness: Sendable {
  /// How far from the front the back is seen: down and to the right, as one looks at a book in the hand.
  package let depth: BookPoint

  /// How far inside of the boards the leaves lie.
  package let inset: Double

  /// The part of the depth that a board takes.
  package let board: Double

  /// Whether the front board lies on the leaves.
  package let isClosed: Bool

  /// How dark the last leaves are, in the shade of the front board.
  package let shade: Double

  /// Measures a book that comes from its place on a shelf.
  package init(_ pose: BookPose, style: BookStyle, restingFrame rest: BookRect) {
    let way = pose.frame.center - rest.center
    let moved = way.magnitudeSquared.squareRoot() + abs(pose.width - rest.width)
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

  /// Whether that can be seen.
  package var isSeen: Bool {
    depth.magnitudeSquared >= BookThickness.least * BookThickness.least
  }

  /// How often an outline is drawn along a part of the depth.
  package func steps(_ share: Double) -> Int {
    BookThickness.steps(along: depth.scaled(by: share))
  }

  /// How often an outline is drawn along a way.
  package static func steps(along way: BookPoint) -> Int {
    max(Int((way.magnitudeSquared.squareRoot() / step).rounded(.up)), 1)
  }

  /// An outline in its place: how far it lies back and inside of the board, and in which color.
  package struct Layer: Sendable {
    package let offset: BookPoint
    package let inset: Double
    package let color: RGB
  }

  /// All outlines, from the back to the front.
  package func layers(spine: RGB) -> [Layer] {
    guard isSeen else { return [] }
    func layers(from start: Double, to end: Double, _ inset: Double, _ color: (Int) -> RGB)
      -> [Layer]
    {
      let steps = steps(end - start)
      return (0..<steps).map { step in
        let share = start + (end - start) * Double(step) / Double(steps)
        return Layer(offset: depth.scaled(by: share), inset: inset, color: color(step))
      }
    }
    let edge = spine.scaled(by: BookThickness.boardShade)
    let back = layers(from: 1, to: 1 - board, 0) { _ in edge }
    let leaves = layers(from: 1 - board, to: board, inset) { step in
      BookThickness.paper.mix(
        with: PaperLight.ink, by: BookThickness.leaves[step % BookThickness.leaves.count])
    }
    let last = Layer(
      offset: depth.scaled(by: board), inset: inset,
      color: BookThickness.paper.mix(with: PaperLight.ink, by: shade))
    let front = isClosed ? layers(from: board, to: 0, 0) { _ in edge } : []
    return back + leaves + [last] + front
  }

  /// As bright as white 0.95, and warm: of a gray, all three components would step at once.
  package static let paper = RGB(red: 0.96, green: 0.95, blue: 0.925)
  /// How dark leaves are, in turns.
  package static let leaves = [0.16, 0.24, 0.14, 0.28]
  /// How bright the edge of a board is, beside the spine's color.
  package static let boardShade = 0.62
  /// How dark the shade of the front board is.
  private static let lastShade = 0.28

  /// How much of the spine's width is seen, across and down.
  private static let direction = BookPoint(x: 0.3, y: 0.42)
  /// How thick a book is drawn at most, in widths.
  private static let mostThick = 0.14
  /// How far a book goes until it is wholly off its shelf, in widths.
  private static let start = 0.5
  /// The angles of the cover between which the eye comes to stand above the page.
  private static let facing = 60.0
  private static let above = 150.0
  private static let least = 0.5

  /// A board, as a part of the book's width, and of its thickness at most.
  private static let boardWidth = 0.015
  private static let mostBoard = 0.25
  /// How much of the depth the block stands behind the boards at most.
  private static let mostInset = 0.25
  /// From one outline to the next, in points.
  private static let step = 1.8

  package static func eased(_ share: Double) -> Double {
    let t = min(max(share, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
