import BookMotion

/// A convex outline whose sides are moved outwards.
enum PolygonMargin {
  /// - Parameters:
  ///   - margins: How far each side goes, the one from the first corner to the second at first.
  ///   - corners: The corners, either way round.
  /// - Returns: As many corners.
  static func add(_ margins: [Double], to corners: [BookPoint]) -> [BookPoint] {
    let middle = corners.reduce(BookPoint.zero, +).scaled(by: 1 / Double(corners.count))
    return corners.indices.map { index in
      let corner = corners[index]
      let last = index == 0 ? corners.count - 1 : index - 1
      let next = corners[index + 1 == corners.count ? 0 : index + 1]
      let one = outward(from: corners[last], to: corner, middle)
      let two = outward(from: corner, to: next, middle)
      // The corner is where both sides are so far out.
      let turn = one.cross(two)
      guard turn.magnitude > sharpest else {
        return corner + (one + two).scaled(by: max(margins[last], margins[index]) / 2)
      }
      let x = (margins[last] * two.y - margins[index] * one.y) / turn
      let y = (margins[index] * one.x - margins[last] * two.x) / turn
      // Sides that meet sharply would have their corner far away.
      let way = BookPoint(x: x, y: y)
      let most = furthest * max(margins[last], margins[index])
      let length = way.magnitudeSquared.squareRoot()
      return corner + (length > most ? way.scaled(by: most / length) : way)
    }
  }

  /// The direction across a side that leads away from the middle.
  private static func outward(from start: BookPoint, to end: BookPoint, _ middle: BookPoint)
    -> BookPoint
  {
    let way = end - start
    let length = way.magnitudeSquared.squareRoot()
    guard length > 0 else { return .zero }
    let across = BookPoint(x: way.y / length, y: -way.x / length)
    return across.dot(start - middle) < 0 ? across.scaled(by: -1) : across
  }

  /// Sides that go on in nearly the same direction have no corner.
  private static let sharpest = 0.02
  /// In margins.
  private static let furthest = 2.0
}

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
