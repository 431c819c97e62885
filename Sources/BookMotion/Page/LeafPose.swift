/// An open book in numbers: how far it has been leafed through, and where the leaf is that one looks at.
package struct LeafPose: Sendable {
  /// What is measured, in the order of documents.
  package enum Channel: String, CaseIterable, Sendable {
    case turned, leavesInAir, leaf, spineX, turnedStack, restStack
    case topX, topY, topLift, bottomX, bottomY, bottomLift

    /// Whether it counts leaves; all others are lengths.
    package var isCount: Bool { self == .turned || self == .leavesInAir || self == .leaf }
  }

  /// Where the leaves are, those nearly at rest being at rest.
  package let book: PageTurnPose
  /// The leaf that a finger holds, or the first one on its way, or the one that was turned last.
  package let leaf: Int
  /// Where the spine is, across the screen.
  package let spine: Double
  private let stacks: (turned: Double, rest: Double)
  /// The ends of the leaf's free edge, on the screen, and how far above it.
  private let (top, bottom): (SIMD3<Double>, SIMD3<Double>)

  /// Measures a book that lies somewhere.
  package init(_ turning: PageTurning, in layout: SpreadLayout, at time: Double) {
    let book = turning.pose(at: time).settled(within: PageTurnPose.unseen)
    let leaf =
      turning.heldLeaf ?? book.leaves.last?.index ?? max(Int(book.turned.rounded(.up)) - 1, 0)
    let spine = layout.spine(turned: book.turned, of: book.leafCount)
    func corner(_ y: Double) -> SIMD3<Double> {
      let place = book.place(ofEdgeAt: y, of: leaf)
      return SIMD3(
        spine + (layout.binding == .left ? place.x : -place.x), layout.top + place.y, place.z)
    }
    self.book = book
    self.leaf = leaf
    self.spine = spine
    stacks = book.stacks(of: SpreadLayout.thickness)
    (top, bottom) = (corner(0), corner(layout.page.height))
  }

  package subscript(channel: Channel) -> Double {
    switch channel {
    case .turned: book.turned
    case .leavesInAir: Double(book.leaves.count)
    case .leaf: Double(leaf)
    case .spineX: spine
    case .turnedStack: stacks.turned
    case .restStack: stacks.rest
    case .topX: top.x
    case .topY: top.y
    case .topLift: top.z
    case .bottomX: bottom.x
    case .bottomY: bottom.y
    case .bottomLift: bottom.z
    }
  }
}

extension PageTurnPose {
  /// What is so near to its place lies there, in points.
  package static let unseen = 0.05

  /// Where the free edge of a leaf is, from the spine to the right.
  fileprivate func place(ofEdgeAt y: Double, of leaf: Int) -> SIMD3<Double> {
    if let flying = leaves.last(where: { $0.index == leaf }) {
      return flying.shape.place(ofEdgeAt: y, ofWidth: page.width)
    }
    // What lies has been turned if it comes before all that is in the air.
    let firstRest = leaves.last?.index ?? Int(turned)
    return SIMD3(leaf < firstRest ? -page.width : page.width, y, 0)
  }
}
