import BookMotion
package import BookMotionPages

extension PagePolygon {
  /// Returns the side that this piece of paper shares with `other`, or otherwise the side that
  /// faces it most; `nil` if either piece has no area.
  package func side(towards other: PagePolygon) -> Int? {
    guard count > 2, other.count > 2 else { return nil }
    // The two were cut apart along it, so its ends are corners of both.
    let shared = (0..<count).filter { side in
      other.hasCorner(at: self[side]) && other.hasCorner(at: end(ofSide: side))
    }
    if let cut = shared.max(by: { length(ofSide: $0) < length(ofSide: $1) }),
      length(ofSide: cut) > PagePolygon.tolerance
    {
      return cut
    }
    let direction = (other.middle - middle)
    return (0..<count).max { one, two in
      reach(ofSide: one, along: direction) < reach(ofSide: two, along: direction)
    }
  }

  private func hasCorner(at point: BookPoint) -> Bool {
    (0..<count).contains {
      (self[$0] - point).magnitudeSquared < PagePolygon.tolerance * PagePolygon.tolerance
    }
  }

  private func end(ofSide side: Int) -> BookPoint { self[side + 1 == count ? 0 : side + 1] }

  private func length(ofSide side: Int) -> Double {
    (end(ofSide: side) - self[side]).magnitudeSquared.squareRoot()
  }

  /// The distance below which two corners of a page are the same.
  private static let tolerance = 1e-6

  /// Returns the dot product of `direction` and the outward unit normal of a side.
  private func reach(ofSide side: Int, along direction: BookPoint) -> Double {
    let along = end(ofSide: side) - self[side]
    let length = length(ofSide: side)
    guard length > 0 else { return -.infinity }
    // Clockwise on the screen, the outside is on the left of the direction of travel.
    return BookPoint(x: along.y / length, y: -along.x / length).dot(direction)
  }

  private var middle: BookPoint {
    points.reduce(BookPoint.zero, +).scaled(by: 1 / Double(count))
  }
}
