package import BookMotion

/// A flat surface in space that can be drawn on: shapes in its own points are seen on the screen.
///
/// Straight lines stay straight when they are seen; round ones become conics, and each quarter is
/// drawn as a cubic curve.
package struct Surface {
  /// The rectangle of the surface before anything is turned.
  package let rect: BookRect
  /// The map from the surface to the screen.
  package let view: BookScene.Projection
  /// True if its inner edge, where the hinge is, is the right one.
  package let isRightBound: Bool
  /// The radius of its corners at the spine as a share of that of the others: 0 for a page of a
  /// spread.
  package let spineRoundness: Double

  package init(
    rect: BookRect, view: BookScene.Projection, isRightBound: Bool, spineRoundness: Double = 1
  ) {
    (self.rect, self.view) = (rect, view)
    (self.isRightBound, self.spineRoundness) = (isRightBound, spineRoundness)
  }

  /// True if it is seen without perspective or rotation.
  package var isFlat: Bool { view == .identity }

  /// The surface of the screen itself.
  package static let screen = Surface(
    rect: BookRect(x: 0, y: 0, width: 0, height: 0), view: .identity, isRightBound: false)

  /// Returns the screen position of a point.
  ///
  /// Details have fixed sizes, so on a small book they may be far outside it, even behind the eye;
  /// in that case, the nearest point of the surface is used.
  package func seen(_ point: BookPoint) -> BookPoint {
    guard view.depth(of: point) <= 0 else { return view(point) }
    return view(
      BookPoint(
        x: min(max(point.x, rect.x), rect.x + rect.width),
        y: min(max(point.y, rect.y), rect.y + rect.height)))
  }

  /// Returns the visible width of an upright line that is `width` wide on the surface.
  package func seenWidth(_ width: Double, inner: Double) -> Double {
    let (left, right) = (point(inner, rect.height / 2), point(inner + width, rect.height / 2))
    return (seen(right) - seen(left)).magnitudeSquared.squareRoot()
  }

  /// Adds an upright line from edge to edge, shortened at both ends by `inset`.
  package func add(
    line inner: Double, inset: Double = 0, isUpward: Bool = false, to path: inout SVGPath
  ) {
    let (top, bottom) = (point(inner, inset), point(inner, rect.height - inset))
    path.move(to: seen(isUpward ? bottom : top))
    path.line(to: seen(isUpward ? top : bottom))
  }

  /// Returns a part of the surface, given by distances from its inner edge and its top.
  package func part(_ inner: Double, _ top: Double, width: Double, height: Double) -> BookRect {
    BookRect(
      x: isRightBound ? rect.x + rect.width - inner - width : rect.x + inner, y: rect.y + top,
      width: width, height: height)
  }

  /// Returns a point of the surface, given by its distances from the inner edge and the top.
  package func point(_ inner: Double, _ top: Double) -> BookPoint {
    BookPoint(x: isRightBound ? rect.x + rect.width - inner : rect.x + inner, y: rect.y + top)
  }

  /// Returns this surface, seen through a mirror on the vertical line at `x`.
  package func mirrored(at x: Double) -> Surface {
    let mirror = BookScene.Projection.turn(
      Elementary.halfTurn, about: .vertical, through: BookPoint(x: x, y: 0), nearness: 0)
    return Surface(
      rect: BookRect(
        x: 2 * x - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height),
      view: mirror.then(view), isRightBound: !isRightBound, spineRoundness: spineRoundness)
  }

  /// Adds a polygon.
  package func add(_ corners: [BookPoint], to path: inout SVGPath) {
    guard let first = corners.first else { return }
    path.move(to: seen(first))
    for corner in corners.dropFirst() { path.line(to: seen(corner)) }
    path.close()
  }

  /// Adds a rectangle with rounded corners.
  package func add(_ rect: BookRect, radius: Double = 0, to path: inout SVGPath) {
    let round = BookSize(width: radius, height: radius)
    let inner = round.scaled(by: spineRoundness)
    add(rect, left: isRightBound ? round : inner, right: isRightBound ? inner : round, to: &path)
  }

  /// Adds a rectangle whose corners are quarters of ellipses.
  private func add(_ rect: BookRect, left: BookSize, right: BookSize, to path: inout SVGPath) {
    let half = BookSize(width: rect.width / 2, height: rect.height / 2)
    let (ends, tops) = ([rect.x, rect.x + rect.width], [rect.y, rect.y + rect.height])
    let radii = [left, right].map {
      BookSize(width: min($0.width, half.width), height: min($0.height, half.height))
    }
    // Clockwise from the top left: the path reaches the corners going up, right, down, and left.
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

  /// Adds an ellipse with the perspective at its middle, which suffices for a small one.
  package func add(ellipse rect: BookRect, to path: inout SVGPath) {
    let middle = rect.center
    let (left, right) = (
      seen(BookPoint(x: rect.x, y: middle.y)), seen(BookPoint(x: rect.x + rect.width, y: middle.y))
    )
    let (top, bottom) = (
      seen(BookPoint(x: middle.x, y: rect.y)), seen(BookPoint(x: middle.x, y: rect.y + rect.height))
    )
    // If the radius were rounded up, half an ellipse would be less than half of a larger one, and
    // would vary from frame to frame. Renderers enlarge radii that are too small.
    func below(_ radius: Double) -> Double { max(radius - Surface.arcMargin, radius / 2) }
    let radii = BookSize(
      width: below((right.x - left.x) / 2), height: below((bottom.y - top.y) / 2))
    path.move(to: left)
    path.arc(radii, to: right)
    path.arc(radii, to: left)
    path.close()
  }

  /// Adds a cubic curve whose tangents at both ends are the visible ones.
  package func add(
    curve first: BookPoint, _ second: BookPoint, from start: BookPoint, to end: BookPoint,
    of path: inout SVGPath
  ) {
    let handles = handles(first, second, from: start, to: end)
    path.curve(handles.0, handles.1, to: seen(end))
  }

  /// Returns the handles of a cubic curve as it is seen.
  package func handles(
    _ first: BookPoint, _ second: BookPoint, from start: BookPoint, to end: BookPoint
  ) -> (BookPoint, BookPoint) {
    let near = view.depth(of: first) / view.depth(of: start)
    let far = view.depth(of: second) / view.depth(of: end)
    return (
      seen(start).moved(near, towards: seen(first)), seen(end).moved(far, towards: seen(second))
    )
  }

  /// Returns the length of a quarter ellipse's handles, as a fraction of the way to the corner. As
  /// it is seen, the quarter is a conic, and the curve meets it in the middle.
  ///
  /// With the weights 1, √½, 1 of a quarter and the depths d of its points, the conic's middle
  /// weight is w = √½ · d₁/√(d₀d₂), and its shoulder is w/(1 + w) of the way to the corner. A cubic
  /// passes through the shoulder if both handles go 4w/(3(1 + w)) of the way; elsewhere, its error
  /// is less than 0.0003 of the radius.
  package func handleShare(
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

  /// More than the coarse grid can enlarge a radius and shorten its chord.
  private static let arcMargin = 0.1
  /// The largest radius for which a parabola suffices: its error is less than 0.06 of the radius.
  private static let smallCorner = 4.0
}

extension BookPoint {
  /// Returns the point at `share` of the way to another one.
  package func moved(_ share: Double, towards other: BookPoint) -> BookPoint {
    BookPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
