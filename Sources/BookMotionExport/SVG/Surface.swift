import BookMotion

/// Something flat in space that can be drawn on: shapes in its own points, seen on the screen.
///
/// Straight lines stay straight when they are seen; round ones become conics, and those are drawn
/// by one cubic curve a quarter.
struct Surface {
  /// Where it lies while nothing is turned.
  let rect: Rect
  /// How it is seen.
  let view: Homography
  /// Whether its inner edge, where the hinge is, is the right one.
  let isRightBound: Bool

  /// Whether it is seen as it lies.
  var isFlat: Bool { view == .identity }

  /// A part of it, by distances from its inner edge and its top.
  func part(_ inner: Double, _ top: Double, width: Double, height: Double) -> Rect {
    Rect(
      x: isRightBound ? rect.x + rect.width - inner - width : rect.x + inner, y: rect.y + top,
      width: width, height: height)
  }

  /// A point of it, by distances from its inner edge and its top.
  func point(_ inner: Double, _ top: Double) -> Point {
    Point(x: isRightBound ? rect.x + rect.width - inner : rect.x + inner, y: rect.y + top)
  }

  /// The same, seen through a mirror that stands on the vertical line at x.
  func mirrored(at x: Double) -> Surface {
    let mirror = Homography.turn(
      Surface.halfTurn, about: .vertical, through: Point(x: x, y: 0), nearness: 0)
    return Surface(
      rect: Rect(x: 2 * x - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height),
      view: mirror.then(view), isRightBound: !isRightBound)
  }

  /// Adds a polygon.
  func add(_ corners: [Point], to path: inout SVGPath) {
    guard let first = corners.first else { return }
    path.move(to: view(first))
    for corner in corners.dropFirst() { path.line(to: view(corner)) }
    path.close()
  }

  /// Adds a rectangle with corners rounded by quarters of ellipses.
  func add(_ rect: Rect, radii: Size, to path: inout SVGPath) {
    let (left, right) = (rect.x, rect.x + rect.width)
    let (top, bottom) = (rect.y, rect.y + rect.height)
    let across = min(radii.width, rect.width / 2)
    let down = min(radii.height, rect.height / 2)
    guard across > 0, down > 0 else {
      return add(
        [
          Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
          Point(x: left, y: bottom),
        ], to: &path)
    }
    path.move(to: view(Point(x: left + across, y: top)))
    path.line(to: view(Point(x: right - across, y: top)))
    quarter(
      Point(x: right - across, y: top), around: Point(x: right, y: top),
      to: Point(x: right, y: top + down), of: &path)
    path.line(to: view(Point(x: right, y: bottom - down)))
    quarter(
      Point(x: right, y: bottom - down), around: Point(x: right, y: bottom),
      to: Point(x: right - across, y: bottom), of: &path)
    path.line(to: view(Point(x: left + across, y: bottom)))
    quarter(
      Point(x: left + across, y: bottom), around: Point(x: left, y: bottom),
      to: Point(x: left, y: bottom - down), of: &path)
    path.line(to: view(Point(x: left, y: top + down)))
    quarter(
      Point(x: left, y: top + down), around: Point(x: left, y: top),
      to: Point(x: left + across, y: top), of: &path)
    path.close()
  }

  /// Adds a rectangle with round corners.
  func add(_ rect: Rect, radius: Double = 0, to path: inout SVGPath) {
    add(rect, radii: Size(width: radius, height: radius), to: &path)
  }

  /// Adds an ellipse.
  func add(ellipse rect: Rect, to path: inout SVGPath) {
    add(rect, radii: Size(width: rect.width / 2, height: rect.height / 2), to: &path)
  }

  /// Adds a cubic curve: its tangents at both ends are those that are seen.
  func add(
    curve first: Point, _ second: Point, from start: Point, to end: Point,
    of path: inout SVGPath
  ) {
    let seenStart = view(start)
    let seenEnd = view(end)
    let near = view.depth(at: first) / view.depth(at: start)
    let far = view.depth(at: second) / view.depth(at: end)
    path.curve(
      seenStart.moved(near, towards: view(first)), seenEnd.moved(far, towards: view(second)),
      to: seenEnd)
  }

  /// A quarter of an ellipse as it is seen, a conic: in the middle the curve is where the conic is.
  ///
  /// With the weights 1, √½, 1 of a quarter, and the depths d of its points, the conic's middle
  /// weight is w = √½ · d₁/√(d₀d₂), and its shoulder stands w/(1 + w) of the way to the corner. A
  /// cubic is there with both handles 4w/(3(1 + w)) of the way; beside it, it is off by less than
  /// 0.0003 of the radius.
  private func quarter(
    _ start: Point, around corner: Point, to end: Point, of path: inout SVGPath
  ) {
    if isFlat {
      let radii = Size(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude)
      return path.quarter(radii, to: end)
    }
    let ends = (view.depth(at: start) * view.depth(at: end)).squareRoot()
    let weight = 0.5.squareRoot() * view.depth(at: corner) / ends
    let share = 4 * weight / (3 * (1 + weight))
    let seenCorner = view(corner)
    path.curve(
      view(start).moved(share, towards: seenCorner), view(end).moved(share, towards: seenCorner),
      to: view(end))
  }

  private static let halfTurn = 180.0
}

extension Point {
  /// The point that share of the way to another one.
  func moved(_ share: Double, towards other: Point) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
