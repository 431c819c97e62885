public import BookMotion

/// The leaves of an open book at an instant.
public struct PageTurnPose: Hashable, Sendable {
  /// A leaf in the air.
  public struct Leaf: Hashable, Sendable {
    /// The index of the leaf, counted from 0.
    public let index: Int
    /// The shape of the leaf.
    public let shape: Shape
  }

  /// The shape of a leaf in the air.
  public enum Shape: Hashable, Sendable {
    /// The leaf turns on its own, and stays at the spine.
    case bend(PageBend)
    /// The leaf rolls, lifted from a side: seen from there, x grows away from the spine.
    case roll(PageRoll, from: PageFacet.Side)
    /// The leaf does not move: with reduced motion, one of its pages fades out as the other fades
    /// in. The value goes from 0, with the leaf on the unread side, to 1, with the leaf on the read
    /// side.
    case fade(Double)
  }

  /// The size of a page.
  public let page: BookSize

  /// The number of leaves in the book.
  public let leafCount: Int

  /// The leaves in the air, the furthest back first.
  public let leaves: [Leaf]

  /// The number of leaves that have been turned, with leaves in the air counted in part.
  public let turned: Double

  /// Returns the thicknesses of the stacks of turned and unturned leaves, given that of all leaves, in
  /// points. While a leaf turns, its part moves gradually from one stack to the other.
  public func stacks(of thickness: Double = 11) -> (turned: Double, rest: Double) {
    guard leafCount > 0 else { return (0, 0) }
    let part = turned / Double(leafCount)
    return (thickness * part, thickness * (1 - part))
  }
}

extension PageTurnPose {
  /// Returns this pose with leaves at rest if their free corners are within `distance` of their
  /// resting positions. A spring takes seconds for the last thousandth of a point, which is
  /// invisible.
  ///
  /// ```swift
  /// var book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 12)
  /// book.turn(.forward, at: 0)
  /// book.pose(at: 3).leaves.count  // 1
  /// book.pose(at: 3).settled(within: 0.01).leaves.count  // 0
  /// ```
  public func settled(within distance: Double) -> PageTurnPose {
    let moving = leaves.filter { $0.shape.distanceFromRest(on: page) > distance }
    guard moving.count < leaves.count else { return self }
    // With all leaves at rest, the number is whole.
    let turned = moving.isEmpty ? Double(Int(turned + 0.5)) : turned
    return PageTurnPose(page: page, leafCount: leafCount, leaves: moving, turned: turned)
  }
}

extension PageTurnPose.Shape {
  /// Returns the position of a point of the leaf in space.
  ///
  /// - Parameters:
  ///   - point: A point of the page as it lies on the unread side, from the top of the spine.
  ///   - width: The width of the page.
  /// - Returns: x from the spine, below 0 on the side that has been read; y down; z toward the viewer.
  public func position(of point: BookPoint, ofWidth width: Double) -> SIMD3<Double> {
    switch self {
    case .bend(let bend):
      let position = bend.position(atDistance: point.x, ofWidth: width)
      return SIMD3(position.across, point.y, position.height)
    case .fade(let share): return SIMD3(share < 0.5 ? point.x : -point.x, point.y, 0)
    case .roll(let roll, let side):
      let position = roll.position(of: point)
      return SIMD3(side == .right ? position.x : -position.x, position.y, position.z)
    }
  }

  /// Returns the distance of the free corners from where they lie.
  func distanceFromRest(on page: BookSize) -> Double {
    if case .fade(let share) = self { return min(share, 1 - share) * page.width }
    let corners = [BookPoint(x: page.width, y: 0), BookPoint(x: page.width, y: page.height)]
    return corners.map { corner in
      let position = position(of: corner, ofWidth: page.width)
      let rest = SIMD3(position.x < 0 ? -page.width : page.width, corner.y, 0)
      return ((position - rest) * (position - rest)).sum().squareRoot()
    }.max() ?? 0
  }
}
