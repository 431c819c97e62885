import BookMotion

/// Measurements of an open book: how far it has been leafed through, and the position of one leaf.
package struct LeafPose: Sendable {
  /// The measurements, in the order of documents.
  package enum Channel: String, CaseIterable, Sendable {
    case turned, leavesInAir, leaf, spineX, turnedStack, restStack
    case topX, topY, topLift, bottomX, bottomY, bottomLift

    /// A Boolean value that indicates whether the channel counts leaves. All others are lengths.
    package var isCount: Bool { self == .turned || self == .leavesInAir || self == .leaf }
  }

  /// The pose of the book, with leaves that are nearly at rest counted as at rest.
  package let book: PageTurnPose
  /// The index of the leaf that a finger holds, of the first one in the air, or of the last one
  /// turned.
  package let leaf: Int
  /// The x-coordinate of the spine on the screen.
  package let spine: Double
  private let stacks: (turned: Double, rest: Double)
  /// The ends of the leaf's free edge: x and y on the screen, and z above it.
  private let (top, bottom): (SIMD3<Double>, SIMD3<Double>)

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
    stacks = book.stacks(of: PageSpreadLayout.thickness)
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

extension PageTurning {
  /// Returns `true` if nothing is held, and nothing visible moves from `time` on.
  package func looksAtRest(at time: Double) -> Bool {
    guard !isHeld, liesFlat(at: time) else { return false }
    // A leaf that is thrown from where it lies leaves its place only afterward.
    let rest =
      flights.map { flight in
        max(
          flight.timeToLie(within: PageTurnPose.unseen, at: time, in: self),
          flight.timeToTurn(at: time))
      }.max() ?? 0
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

extension PageTurnPose {
  /// The distance in points within which a leaf counts as being in its place.
  package static let unseen = 0.05

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
