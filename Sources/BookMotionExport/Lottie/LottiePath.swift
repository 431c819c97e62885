import BookMotion
import BookMotionDrawing

/// A closed outline at one instant, as projected: vertices with handles.
struct LottiePath {
  /// Six numbers for each vertex: its position, and its two handles relative to it.
  private(set) var numbers: [Double] = []

  static let numbersOfVertex = 6

  /// Adds a vertex at the end of a straight line.
  mutating func line(to point: BookPoint) { numbers += [point.x, point.y, 0, 0, 0, 0] }

  /// Adds a vertex at the end of a curve from the last vertex.
  mutating func curve(_ first: BookPoint, _ second: BookPoint, to end: BookPoint) {
    let last = numbers.count - LottiePath.numbersOfVertex
    numbers[last + 4] = first.x - numbers[last]
    numbers[last + 5] = first.y - numbers[last + 1]
    numbers += [end.x, end.y, second.x - end.x, second.y - end.y, 0, 0]
  }
}

extension LottiePath {
  /// Creates a polygon.
  init(_ corners: [BookPoint], on surface: Surface) {
    for corner in corners { line(to: surface.seen(corner)) }
  }

  /// Creates a rectangle with square corners.
  init(_ rect: BookRect, on surface: Surface) {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    self.init(
      [
        BookPoint(x: rect.x, y: rect.y), BookPoint(x: right, y: rect.y),
        BookPoint(x: right, y: bottom), BookPoint(x: rect.x, y: bottom),
      ], on: surface)
  }

  /// Creates a rectangle with rounded corners, except for the inner ones of a bound page. It has
  /// eight vertices, whatever the radius, clockwise from the left end of the top left corner.
  init(_ rect: BookRect, radius: Double, on surface: Surface) {
    for corner in [Corner.topLeft, .topRight, .bottomRight, .bottomLeft] {
      add(corner, of: rect, radius: radius, on: surface)
    }
  }

  /// Creates the lower part of a rectangle, below a curve from its inner to its outer edge, with
  /// six vertices.
  init(
    below curve: [BookPoint], of rect: BookRect, radius: Double, on surface: Surface
  ) {
    line(to: surface.seen(curve[0]))
    let handles = surface.handles(curve[1], curve[2], from: curve[0], to: curve[3])
    self.curve(handles.0, handles.1, to: surface.seen(curve[3]))
    if surface.isRightBound {
      add(.bottomLeft, of: rect, radius: radius, on: surface, isClockwise: false)
      add(.bottomRight, of: rect, radius: radius, on: surface, isClockwise: false)
    } else {
      add(.bottomRight, of: rect, radius: radius, on: surface)
      add(.bottomLeft, of: rect, radius: radius, on: surface)
    }
  }

  /// Creates a disk.
  init(disc center: BookPoint, radius: Double, on surface: Surface) {
    let box = BookRect(
      center: center, size: BookSize(width: 2 * radius, height: 2 * radius))
    for corner in [Corner.topLeft, .topRight, .bottomRight, .bottomLeft] {
      addQuarter(corner, of: box, radius: radius, on: surface)
    }
    closeOnFirst()
  }

  private enum Corner {
    case topLeft, topRight, bottomRight, bottomLeft

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
  }

  /// Returns the position of a corner, and the start and end of its curve, clockwise.
  private func ends(
    of corner: Corner, _ rect: BookRect, _ radius: Double
  ) -> (start: BookPoint, corner: BookPoint, end: BookPoint) {
    let point = BookPoint(
      x: corner.isLeft ? rect.x : rect.x + rect.width,
      y: corner.isTop ? rect.y : rect.y + rect.height)
    let across = BookPoint(x: point.x + (corner.isLeft ? radius : -radius), y: point.y)
    let down = BookPoint(x: point.x, y: point.y + (corner.isTop ? radius : -radius))
    return corner.isLeft == corner.isTop ? (down, point, across) : (across, point, down)
  }

  /// Adds the two vertices of a corner.
  private mutating func add(
    _ corner: Corner, of rect: BookRect, radius: Double, on surface: Surface,
    isClockwise: Bool = true
  ) {
    let isInner = corner.isLeft != surface.isRightBound
    let share = isInner ? surface.spineRoundness : 1
    let round = share * min(radius, rect.width / 2, rect.height / 2)
    let (start, point, end) = ends(of: corner, rect, max(round, 0))
    let (from, to) = isClockwise ? (start, end) : (end, start)
    line(to: surface.seen(from))
    addCurve(from, around: point, to: to, on: surface)
  }

  /// Adds a quarter circle that continues where the last one ended.
  private mutating func addQuarter(
    _ corner: Corner, of rect: BookRect, radius: Double, on surface: Surface
  ) {
    let (start, point, end) = ends(of: corner, rect, radius)
    if numbers.isEmpty { line(to: surface.seen(start)) }
    addCurve(start, around: point, to: end, on: surface)
  }

  private mutating func addCurve(
    _ start: BookPoint, around corner: BookPoint, to end: BookPoint, on surface: Surface
  ) {
    let share = surface.handleShare(start, around: corner, to: end)
    let (seenStart, seenCorner) = (surface.seen(start), surface.seen(corner))
    let seenEnd = surface.seen(end)
    curve(
      seenStart.moved(share, towards: seenCorner), seenEnd.moved(share, towards: seenCorner),
      to: seenEnd)
  }

  /// Merges the last vertex into the first one, which is at the same position.
  private mutating func closeOnFirst() {
    let last = numbers.count - LottiePath.numbersOfVertex
    (numbers[2], numbers[3]) = (numbers[last + 2], numbers[last + 3])
    numbers.removeLast(LottiePath.numbersOfVertex)
  }
}
