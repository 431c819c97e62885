package import BookMotion
package import BookMotionColor
package import BookMotionPages

/// Paper, or a part of it, as it is seen: a map from points of a flat page to points of the screen.
package struct SeenPaper {
  /// A straight cut through the paper that keeps one side: all q with q · normal ≤ offset.
  package struct Cut {
    package let normal: BookPoint
    package let offset: Double

    package init(normal: BookPoint, offset: Double) {
      (self.normal, self.offset) = (normal, offset)
    }

    package func depth(of point: BookPoint) -> Double { point.dot(normal) - offset }

    /// Returns this cut, moved outward by `distance`.
    package func moved(by distance: Double) -> Cut {
      Cut(normal: normal, offset: offset + distance)
    }
  }

  /// The cuts that bound the paper.
  package var cuts: [Cut] = []

  /// The map from the paper to the screen.
  package let seen: (BookPoint) -> BookPoint

  package init(cuts: [Cut] = [], seen: @escaping (BookPoint) -> BookPoint) {
    (self.cuts, self.seen) = (cuts, seen)
  }
}

extension SeenPaper {
  /// Returns the corners of the part of an area that is within the cuts.
  package func left(of area: [BookPoint]) -> [BookPoint] {
    cuts.reduce(area) { SeenPaper.clip($0, to: $1) }
  }

  /// Adds the part of an area that is within the cuts.
  package func add(_ area: [BookPoint], to path: inout SVGPath) {
    let corners = left(of: area)
    guard corners.count > 2, let first = corners.first else { return }
    path.move(to: seen(first))
    for (start, end) in zip(corners, corners.dropFirst()) { add(from: start, to: end, to: &path) }
    if let last = corners.last, !isStraight(from: last, to: first) {
      add(from: last, to: first, to: &path)
    }
    path.close()
  }

  /// Adds the part of a line that is within the cuts.
  package func add(line start: BookPoint, _ end: BookPoint, to path: inout SVGPath) {
    var (start, end) = (start, end)
    for cut in cuts {
      let (a, b) = (cut.depth(of: start), cut.depth(of: end))
      if a > 0, b > 0 { return }
      if a > 0 { start = start.moved(a / (a - b), towards: end) }
      if b > 0 { end = end.moved(b / (b - a), towards: start) }
    }
    path.move(to: seen(start))
    add(from: start, to: end, to: &path)
  }

  /// Returns the visible displacement of a step on the paper.
  package func change(at point: BookPoint, along step: BookPoint) -> BookPoint {
    seen(point + step.scaled(by: 0.5)) - seen(point - step.scaled(by: 0.5))
  }

  /// Returns the visible scale at a point, down the page.
  package func scale(at point: BookPoint) -> Double {
    change(at: point, along: BookPoint(x: 0, y: 1)).magnitudeSquared.squareRoot()
  }

  /// Adds a line that is straight on the paper. Where the paper is bent, it consists of as many
  /// curves as needed, each defined by its ends and its directions there.
  private func add(
    from start: BookPoint, to end: BookPoint, to path: inout SVGPath, halvings: Int = 5
  ) {
    guard !isStraight(from: start, to: end) else { return path.line(to: seen(end)) }
    let step = (end - start).scaled(by: SeenPaper.step)
    func direction(at point: BookPoint) -> BookPoint {
      (seen(point + step) - seen(point - step)).scaled(by: 0.5 / SeenPaper.step)
    }
    let (first, last) = (seen(start), seen(end))
    let one = first + direction(at: start).scaled(by: 1.0 / 3)
    let two = last - direction(at: end).scaled(by: 1.0 / 3)
    let isOff = [0.25, 0.5, 0.75].contains { share in
      let rest = 1 - share
      let point =
        first.scaled(by: rest * rest * rest) + one.scaled(by: 3 * rest * rest * share)
        + two.scaled(by: 3 * rest * share * share) + last.scaled(by: share * share * share)
      let off = point - seen(start.moved(share, towards: end))
      return off.magnitudeSquared > SeenPaper.allowed * SeenPaper.allowed
    }
    if isOff, halvings > 0 {
      let middle = start.moved(0.5, towards: end)
      add(from: start, to: middle, to: &path, halvings: halvings - 1)
      add(from: middle, to: end, to: &path, halvings: halvings - 1)
    } else {
      path.curve(one, two, to: last)
    }
  }

  private func isStraight(from start: BookPoint, to end: BookPoint) -> Bool {
    let (first, last) = (seen(start), seen(end))
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let off = seen(start.moved(share, towards: end)) - first.moved(share, towards: last)
      return off.magnitudeSquared < SeenPaper.tolerance * SeenPaper.tolerance
    }
      || SeenPaper.isOnLine(
        first, last,
        [0.25, 0.5, 0.75].map {
          seen(start.moved($0, towards: end))
        })
  }

  /// Returns true if points are on the line between two others, however they are spaced.
  private static func isOnLine(
    _ first: BookPoint, _ last: BookPoint, _ points: [BookPoint]
  ) -> Bool {
    let offset = last - first
    let length = offset.magnitudeSquared.squareRoot()
    guard length > tolerance else { return false }
    return points.allSatisfy { point in
      let along = (point - first).dot(offset) / length
      return ((point - first).cross(offset) / length).magnitude < tolerance && along > -tolerance
        && along < length + tolerance
    }
  }

  private static func clip(_ corners: [BookPoint], to cut: Cut) -> [BookPoint] {
    var left: [BookPoint] = []
    for (index, corner) in corners.enumerated() {
      let last = corners[index == 0 ? corners.count - 1 : index - 1]
      let (a, b) = (cut.depth(of: last), cut.depth(of: corner))
      if (a < 0 && b > 0) || (a > 0 && b < 0) {
        left.append(last.moved(a / (a - b), towards: corner))
      }
      if b <= 0 { left.append(corner) }
    }
    return left
  }

  /// The largest invisible deviation from a straight line, in points.
  private static let tolerance = 0.04
  /// The largest allowed error of a curve, in points.
  private static let allowed = 0.15
  /// The step for estimating a direction, as a fraction of a curve.
  private static let step = 1e-4
}

extension PageLight.Veil {
  package var color: String { isWhite ? "#fff" : PageLight.ink.text }
}

extension PageLight {
  /// The color of a leaf's free edge.
  package static let edge = RGB(0x4A_3A_26)
}
