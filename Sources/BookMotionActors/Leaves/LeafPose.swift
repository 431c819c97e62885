import BookMotion
import BookMotionDrawing
package import BookMotionPages

/// Measurements of an open book: how far it has been leafed through, and the position of one leaf.
package struct LeafPose: Sendable {
  /// The pose of the book, with leaves that are nearly at rest counted as at rest.
  package let book: PageTurnPose
  /// The index of the leaf that a finger holds, of the first one in the air, or of the last one
  /// turned.
  package let leaf: Int
  /// The x-coordinate of the spine on the screen.
  package let spine: Double
  let stacks: (turned: Double, rest: Double)
  /// The ends of the leaf's free edge: x and y on the screen, and z above it.
  let (top, bottom): (SIMD3<Double>, SIMD3<Double>)

  /// Measures an open book in its layout.
  package init(_ turning: PageTurning, in layout: PageSpreadLayout, at time: Double) {
    let book = turning.pose(at: time).settled(within: PageTurnPose.unseen)
    let leaf =
      turning.heldLeaf ?? book.leaves.last?.index ?? max(Int(book.turned.rounded(.up)) - 1, 0)
    let spine = layout.spine(turned: book.turned, of: book.leafCount)
    func corner(_ y: Double) -> SIMD3<Double> {
      let position = book.position(ofEdgeAt: y, of: leaf)
      return SIMD3(
        spine + (layout.binding == .left ? position.x : -position.x), layout.top + position.y,
        position.z)
    }
    self.book = book
    self.leaf = leaf
    self.spine = spine
    stacks = book.stacks()
    (top, bottom) = (corner(0), corner(layout.page.height))
  }
}

extension PageTurnPose {
  /// Returns the position of the free edge of a leaf, measured from the spine to the right.
  fileprivate func position(ofEdgeAt y: Double, of leaf: Int) -> SIMD3<Double> {
    if let flying = leaves.last(where: { $0.index == leaf }) {
      return flying.shape.position(of: BookPoint(x: page.width, y: y), ofWidth: page.width)
    }
    // A leaf at rest has been turned if it comes before all leaves in the air.
    let firstRest = leaves.last?.index ?? Int(turned)
    return SIMD3(leaf < firstRest ? -page.width : page.width, y, 0)
  }
}
