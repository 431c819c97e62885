import BookMotion

/// Something flat in space that can be drawn on: shapes in its own points, seen on the screen.
///
/// Straight lines stay straight when they are seen; round ones become conics, and those are drawn
/// by one cubic curve a quarter.
struct Surface {
  /// Where it lies while nothing is turned.
  let rect: BookRect
  /// How it is seen.
  let view: Homography
  /// Whether its inner edge, where the hinge is, is the right one.
  let isRightBound: Bool
  /// Whether its inner corners are square, as those of a page of a spread.
  var isBound = false

  /// Whether it is seen as it lies.
  var isFlat: Bool { view == .identity }

  /// What lies on the screen.
  static let screen = Surface(
    rect: BookRect(x: 0, y: 0, width: 0, height: 0), view: .identity, isRightBound: false)

  /// Where a point is seen.
  ///
  /// Details have a size of their own, and on a book that is smaller they would lie far beside it,
  /// even behind the eye: there the nearest point of the surface stands for them.
  func seen(_ point: BookPoint) -> BookPoint {
    guard view.depth(of: point) <= 0 else { return view(point) }
    return view(
      BookPoint(
        x: min(max(point.x, rect.x), rect.x + rect.width),
        y: min(max(point.y, rect.y), rect.y + rect.height)))
  }

  /// How wide an upright line is seen that is so wide on it.
  func seenWidth(_ width: Double, inner: Double) -> Double {
    let (left, right) = (point(inner, rect.height / 2), point(inner + width, rect.height / 2))
    return (seen(right) - seen(left)).magnitudeSquared.squareRoot()
  }

  /// Adds an upright line from edge to edge, or what is left between two distances from them.
  func add(line inner: Double, inset: Double = 0, isUpward: Bool = false, to path: inout SVGPath) {
    let (top, bottom) = (point(inner, inset), point(inner, rect.height - inset))
    path.move(to: seen(isUpward ? bottom : top))
    path.line(to: seen(isUpward ? top : bottom))
  }

  /// A part of it, by distances from its inner edge and its top.
  func part(_ inner: Double, _ top: Double, width: Double, height: Double) -> BookRect {
    BookRect(
      x: isRightBound ? rect.x + rect.width - inner - width : rect.x + inner, y: rect.y + top,
      width: width, height: height)
  }

  /// A point of it, by distances from its inner edge and its top.
  func point(_ inner: Double, _ top: Double) -> BookPoint {
    BookPoint(x: isRightBound ? rect.x + rect.width - inner : rect.x + inner, y: rect.y + top)
  }

  /// The same, seen through a mirror that stands on the vertical line at x.
  func mirrored(at x: Double) -> Surface {
    let mirror = Homography.turn(
      Surface.halfTurn, about: .vertical, through: BookPoint(x: x, y: 0), nearness: 0)
    return Surface(
      rect: BookRect(
        x: 2 * x - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height),
      view: mirror.then(view), isRightBound: !isRightBound, isBound: isBound)
  }

  /// Adds a polygon.
  func add(_ corners: [BookPoint], to path: inout SVGPath) {
    guard let first = corners.first else { return }
    path.move(to: seen(first))
    for corner in corners.dropFirst() { path.line(to: seen(corner)) }
    path.close()
  }

  /// Adds a rectangle with round corners.
  func add(_ rect: BookRect, radius: Double = 0, to path: inout SVGPath) {
    let round = BookSize(width: radius, height: radius)
    let inner = isBound ? BookSize(width: 0, height: 0) : round
    add(rect, left: isRightBound ? round : inner, right: isRightBound ? inner : round, to: &path)
  }

  /// Adds a rectangle with corners that are quarters of ellipses.
  private func add(_ rect: BookRect, left: BookSize, right: BookSize, to path: inout SVGPath) {
    let half = BookSize(width: rect.width / 2, height: rect.height / 2)
    let (ends, tops) = ([rect.x, rect.x + rect.width], [rect.y, rect.y + rect.height])
    let radii = [left, right].map {
      BookSize(width: min($0.width, half.width), height: min($0.height, half.height))
    }
    // Clockwise from the top left, where each corner is met going up, right, down and left.
    for (index, (side, level)) in [(0, 0), (1, 0), (1, 1), (0, 1)].enumerated() {
      let corner = BookPoint(x: ends[side], y: tops[level])
      let across = BookPoint(
        x: corner.x + (side == 0 ? radii[side].width : -radii[side].width), y: corner.y)
      let down = BookPoint(
        x: corner.x, y: corner.y + (level == 0 ? radii[side].height : -radii[side].height))
      let (start, end) = side == level ? (down, across) : (across, down)
      if index == 0 { path.move(to: seen(start)) } else { path.line(to: seen(start)) }
      if radii[side].width > 0, radii[side].height > 0 {
        quarter(start, around: corner, to: end, of: &path)
      }
    }
    path.close()
  }

  /// Adds an ellipse as it is seen at its middle: that is enough for a small one.
  func add(ellipse rect: BookRect, to path: inout SVGPath) {
    let middle = rect.center
    let (left, right) = (
      seen(BookPoint(x: rect.x, y: middle.y)), seen(BookPoint(x: rect.x + rect.width, y: middle.y))
    )
    let (top, bottom) = (
      seen(BookPoint(x: middle.x, y: rect.y)), seen(BookPoint(x: middle.x, y: rect.y + rect.height))
    )
    // Rounded up, half an ellipse would be less than half of a larger one, and from frame to frame
    // now this and now that. Radii that are too small are made larger by whoever draws them.
    func below(_ radius: Double) -> Double { max(radius - Surface.arcMargin, radius / 2) }
    let radii = BookSize(
      width: below((right.x - left.x) / 2), height: below((bottom.y - top.y) / 2))
    path.move(to: left)
    path.arc(radii, to: right)
    path.arc(radii, to: left)
    path.close()
  }

  /// Adds a cubic curve: its tangents at both ends are those that are seen.
  func add(
    curve first: BookPoint, _ second: BookPoint, from start: BookPoint, to end: BookPoint,
    of path: inout SVGPath
  ) {
    let handles = handles(first, second, from: start, to: end)
    path.curve(handles.0, handles.1, to: seen(end))
  }

  /// The handles of a cubic curve as it is seen.
  func handles(
    _ first: BookPoint, _ second: BookPoint, from start: BookPoint, to end: BookPoint
  ) -> (BookPoint, BookPoint) {
    let near = view.depth(of: first) / view.depth(of: start)
    let far = view.depth(of: second) / view.depth(of: end)
    return (
      seen(start).moved(near, towards: seen(first)), seen(end).moved(far, towards: seen(second))
    )
  }

  /// How much of the way to the corner the handles go of a quarter of an ellipse as it is seen, a
  /// conic: in the middle the curve is where the conic is.
  ///
  /// With the weights 1, √½, 1 of a quarter, and the depths d of its points, the conic's middle
  /// weight is w = √½ · d₁/√(d₀d₂), and its shoulder stands w/(1 + w) of the way to the corner. A
  /// cubic is there with both handles 4w/(3(1 + w)) of the way; beside it, it is off by less than
  /// 0.0003 of the radius.
  func handleShare(
    _ start: BookPoint, around corner: BookPoint, to end: BookPoint
  ) -> Double {
    let ends = (view.depth(of: start) * view.depth(of: end)).squareRoot()
    let weight = 0.5.squareRoot() * view.depth(of: corner) / ends
    return 4 * weight / (3 * (1 + weight))
  }

  /// Adds a quarter of an ellipse as it is seen.
  private func quarter(
    _ start: BookPoint, around corner: BookPoint, to end: BookPoint, of path: inout SVGPath
  ) {
    if isFlat {
      let radii = BookSize(width: (end.x - start.x).magnitude, height: (end.y - start.y).magnitude)
      return path.arc(radii, to: end)
    }
    if abs(end.x - start.x) <= Surface.smallCorner {
      return path.parabola(seen(corner), to: seen(end))
    }
    let share = handleShare(start, around: corner, to: end)
    let seenCorner = seen(corner)
    path.curve(
      seen(start).moved(share, towards: seenCorner), seen(end).moved(share, towards: seenCorner),
      to: seen(end))
  }

  private static let halfTurn = 180.0
  /// More than the coarse grid can make a radius larger, and its chord smaller.
  private static let arcMargin = 0.1
  /// Up to this radius a parabola does: it is off by less than 0.06 of it.
  private static let smallCorner = 4.0
}

extension BookPoint {
  /// The point that share of the way to another one.
  func moved(_ share: Double, towards other: BookPoint) -> BookPoint {
    BookPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
