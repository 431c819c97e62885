import BookMotion
import BookMotionColor
package import BookMotionPages

extension SpreadPainter {
  /// Paints the boards beneath everything, over their shadows. The shadow of a board that comes
  /// down grows with it instead of waiting until it lies flat.
  package mutating func paintBoards() {
    let sides = [(unreadSide.other, lying.turned), (unreadSide, lying.rest)]
    text.add("<g filter=\"url(#B)\">")
    for (side, lying) in sides {
      let reach = lying > 0 ? 1 : reach(ofLeaf: 0, on: side)
      let opacity = Book.shadow * arrival(reach)
      guard opacity > SpreadPainter.faintest else { continue }
      paint(
        board(side, reaching: reach), radius: Book.corner, shiftedDown: Book.shadowDrop,
        opacity: opacity)
    }
    text.add("</g>\n<g fill=\"\(look.palette.boards.text)\">")
    for (side, lying) in sides where lying > 0 {
      // Side by side, the boards hide each other's corners at the spine.
      let joint = sides.allSatisfy { $0.1 > 0 } ? Book.corner : 0
      paint(board(side, joint: Book.joint + joint), radius: Book.corner)
    }
    text.add("</g>\n")
  }

  /// Paints the upper board of a closed book, as large as the lower one, which hides the edges of
  /// the pages.
  package mutating func paintClosedBoard(on side: PageFacet.Side) {
    guard pose.leafCount > 0 else { return }
    text.add("<g fill=\"\(look.palette.boards.text)\">")
    paint(board(side), radius: Book.corner)
    text.add("</g>\n")
  }

  private func board(
    _ side: PageFacet.Side, reaching reach: Double = 1, joint: Double = Book.joint
  ) -> BookRect {
    rect(side, from: -joint, to: reach * page.width + Book.board, beyond: Book.square)
  }

  /// Returns the distance that a leaf in the air reaches over a side, as a fraction of its width.
  /// Leaves are counted from the cover on that side.
  private func reach(ofLeaf number: Int, on side: PageFacet.Side) -> Double {
    let index = side == unreadSide ? pose.leafCount - 1 - number : number
    guard let leaf = pose.leaves.first(where: { $0.index == index }) else { return 0 }
    let middle = BookPoint(x: page.width, y: page.height / 2)
    let edge = leaf.shape.position(of: middle, ofWidth: page.width).x
    return min(max((side == unreadSide ? edge : -edge) / page.width, 0), 1)
  }

  /// Returns the progress of a leaf in coming down, from 0 to 1, by its reach over a side.
  private func arrival(_ reach: Double) -> Double {
    let near = max((reach - Book.arrival) / (1 - Book.arrival), 0)
    return near * near
  }

  /// Paints the edges of the pages that lie on a side: none for a cover alone, and more and more
  /// while a page comes down on it.
  package mutating func paintStack(_ lying: Int, on side: PageFacet.Side) {
    let stacks = pose.stacks()
    let whole = side == unreadSide ? stacks.rest : stacks.turned
    let width = lying == 0 ? 0 : lying > 1 ? whole : whole * arrival(reach(ofLeaf: 1, on: side))
    guard width > Book.thinnest else { return }
    text.add("<g fill=\"\(Book.edge.text)\">")
    paint(rect(side, from: page.width - 1, to: page.width + width))
    text.add("</g><path fill=\"none\" stroke=\"\(Book.edgeLine.text)\" stroke-width=\".6\" d=\"")
    var path = SVGPath()
    let lines = max(Int(width / Book.lineStep), 1)
    for line in 0..<lines {
      let x = page.width + width * (Double(line) + 1) / Double(lines + 1)
      path.move(to: point(side, x, 0))
      path.line(to: point(side, x, page.height))
    }
    text.add(path.text)
    text.add("\"/>\n")
  }
}
