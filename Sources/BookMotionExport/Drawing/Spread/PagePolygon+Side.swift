import BookMotion

extension PagePolygon {
  /// The side that this piece of paper has in common with the one before it.
  func side(towards other: PagePolygon) -> Int? {
    guard count > 2, other.count > 2 else { return nil }
    // The two were cut apart along it, so that its ends are corners of both.
    let shared = (0..<count).filter { side in
      other.hasCorner(at: self[side]) && other.hasCorner(at: end(ofSide: side))
    }
    if let cut = shared.max(by: { length(ofSide: $0) < length(ofSide: $1) }),
      length(ofSide: cut) > PagePolygon.hair
    {
      return cut
    }
    let way = (other.middle - middle)
    return (0..<count).max { one, two in
      reach(ofSide: one, along: way) < reach(ofSide: two, along: way)
    }
  }

  private func hasCorner(at place: BookPoint) -> Bool {
    (0..<count).contains {
      (self[$0] - place).magnitudeSquared < PagePolygon.hair * PagePolygon.hair
    }
  }

  private func end(ofSide side: Int) -> BookPoint { self[side + 1 == count ? 0 : side + 1] }

  private func length(ofSide side: Int) -> Double {
    (end(ofSide: side) - self[side]).magnitudeSquared.squareRoot()
  }

  /// So near nobody tells corners of a page apart.
  private static let hair = 1e-6

  /// How much a side looks in a direction.
  private func reach(ofSide side: Int, along way: BookPoint) -> Double {
    let along = end(ofSide: side) - self[side]
    let length = length(ofSide: side)
    guard length > 0 else { return -.infinity }
    // Clockwise on the screen, the outside is on the left of the way along.
    return BookPoint(x: along.y / length, y: -along.x / length).dot(way)
  }

  private var middle: BookPoint {
    points.reduce(BookPoint.zero, +).scaled(by: 1 / Double(count))
  }
}
