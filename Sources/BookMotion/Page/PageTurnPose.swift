/// Where the leaves of an open book are at an instant.
public struct PageTurnPose: Hashable, Sendable {
  /// A leaf in the air.
  public struct Leaf: Hashable, Sendable {
    /// Which one it is, from 0.
    public let index: Int
    /// How it is bent.
    public let shape: Shape
  }

  /// How a leaf in the air is bent.
  public enum Shape: Hashable, Sendable {
    /// It turns by itself, and stays at the spine.
    case bend(PageBend)
    /// It follows a finger, lifted from a side: seen from there, x grows away from the spine.
    case roll(PageRoll, from: PageFacet.Side)
    /// It does not move: with less motion its pages fade, the one that goes as the other comes. Of the
    /// other so much is there.
    case fade(Double)
  }

  /// How large a page is.
  public let page: BookSize

  /// How many leaves the book has.
  public let leafCount: Int

  /// The leaves in the air, the one furthest behind first.
  public let leaves: [Leaf]

  /// How many leaves have been turned, those in the air in part.
  public let turned: Double

  /// How thick the stacks are whose leaves together are `thickness`: those that have been turned
  /// and those that have not. In between a leaf gives its part over bit by bit.
  public func stacks(of thickness: Double) -> (turned: Double, rest: Double) {
    guard leafCount > 0 else { return (0, 0) }
    let part = turned / Double(leafCount)
    return (thickness * part, thickness * (1 - part))
  }
}

extension PageTurnPose {
  /// The same pose, in which a leaf lies whose free corners are within `distance` of where they will
  /// come to rest: a spring takes seconds for the last thousandth of a point, and nobody sees it.
  ///
  /// ```swift
  /// var book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 12)
  /// book.turn(.forward, at: 0)
  /// book.pose(at: 3).leaves.count  // 1
  /// book.pose(at: 3).settled(within: 0.01).leaves.count  // 0
  /// ```
  public func settled(within distance: Double) -> PageTurnPose {
    let moving = leaves.filter { distanceFromRest(of: $0.shape) > distance }
    guard moving.count < leaves.count else { return self }
    // Those that lie are no part of the sum any more.
    let turned = moving.isEmpty ? Double(Int(turned + 0.5)) : turned
    return PageTurnPose(page: page, leafCount: leafCount, leaves: moving, turned: turned)
  }

  private func distanceFromRest(of shape: Shape) -> Double {
    if case .fade(let share) = shape { return min(share, 1 - share) * page.width }
    let corners = [BookPoint(x: page.width, y: 0), BookPoint(x: page.width, y: page.height)]
    return corners.map { corner in
      let place =
        switch shape {
        case .bend(let bend): bend.place(of: corner, ofWidth: page.width)
        case .roll(let roll, _): roll.place(of: corner)
        case .fade: SIMD3(corner.x, corner.y, 0)
        }
      let rest = SIMD3(place.x < 0 ? -page.width : page.width, corner.y, 0)
      return ((place - rest) * (place - rest)).sum().squareRoot()
    }.max() ?? 0
  }
}

extension PageTurnPose.Shape {
  /// Where a point of the free edge is: away from the spine, to the side of what has not been read;
  /// down; and towards the viewer.
  package func place(ofEdgeAt y: Double, ofWidth width: Double) -> SIMD3<Double> {
    switch self {
    case .bend(let bend):
      let place = bend.place(atDistance: width, ofWidth: width)
      return SIMD3(place.across, y, place.height)
    case .fade(let share): return SIMD3(share < 0.5 ? width : -width, y, 0)
    case .roll(let roll, let side):
      let place = roll.place(of: BookPoint(x: width, y: y))
      return SIMD3(side == .right ? place.x : -place.x, place.y, place.z)
    }
  }
}

extension PageBend {
  /// Where a point of the page is in space: away from the spine, down, and towards the viewer.
  fileprivate func place(of point: BookPoint, ofWidth width: Double) -> SIMD3<Double> {
    let place = place(atDistance: point.x, ofWidth: width)
    return SIMD3(place.across, point.y, place.height)
  }
}
