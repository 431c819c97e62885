import BookMotion
import BookMotionDrawing

/// A picture in perspective, cut into bands that are each drawn by one affine map.
///
/// Equal depth means equal scale, so bands along the lines of equal depth, at equal steps of scale,
/// need the fewest pieces. On a cover that turns about an upright line, they are upright strips; on
/// a book that leans as it turns, they are slightly slanted. With L the length of a band on the
/// screen where the scale is 1, and s and r the largest and smallest scale, the error of N bands is
/// L · (s − r)/(4N).
struct PictureCells {
  struct Cell {
    /// The part of the picture, in coordinates along and across the depth.
    let source: BookRect
    /// The map to the screen, from distances from the part's first corner.
    let map: AffineMap
  }

  /// The cells, in the order in which they are painted: each overlaps the edge of the one before.
  private(set) var cells: [Cell] = []

  /// The largest distance of a drawn point from its exact position, in points of the screen.
  private(set) var error = 0.0

  /// The direction in which the depth changes, in the picture.
  let direction: BookPoint

  /// Cuts a part of a picture on a surface, with an error of at most `limit`. If that would take
  /// more than ``mostStrips`` or ``mostBands``, cuts that many and has a larger error.
  init(_ slice: BookRect, on surface: Surface, limit: Double) {
    let slope = DepthSlope(slice, on: surface)
    direction = slope.direction
    let whole = slope.range
    let count = PictureCells.count(of: whole, on: slope, limit)
    for number in 0..<count {
      let start = slope.position(number, of: count)
      let end = slope.position(number + 1, of: count)
      add(BookRect(x: start, y: whole.y, width: end - start, height: whole.height), slope)
    }
    error += PictureCells.rounding
  }

  /// True if the cells are upright strips, or a single piece.
  var areUpright: Bool { direction.y == 0 && cells.allSatisfy { $0.map.isUpright } }

  private static func count(of whole: BookRect, on slope: DepthSlope, _ limit: Double) -> Int {
    guard slope.near != slope.far else { return 1 }
    let most = slope.direction.y == 0 ? mostStrips : mostBands
    let wanted = min(slope.swing / (4 * limit), Double(most)).rounded(.up)
    return max(fewest, Int(wanted))
  }

  /// The largest number of strips, which makes a frame of 44 KB, and of bands.
  static let mostStrips = 340
  static let mostBands = 270

  /// The error of writing numbers on a grid.
  private static let rounding = 0.015
  private static let fewest = 10
}

extension PictureCells {
  /// Adds a cell whose map is the parallelogram nearest to its four corners.
  private mutating func add(_ source: BookRect, _ slope: DepthSlope) {
    let (right, bottom) = (source.x + source.width, source.y + source.height)
    let corners = [
      slope.seen(source.x, source.y), slope.seen(right, source.y), slope.seen(right, bottom),
      slope.seen(source.x, bottom),
    ]
    let across = (corners[1] + corners[2] - corners[0] - corners[3]).scaled(by: 0.5)
    let down = (corners[2] + corners[3] - corners[0] - corners[1]).scaled(by: 0.5)
    let middle = (corners[0] + corners[1] + corners[2] + corners[3]).scaled(by: 0.25)
    let start = middle - (across + down).scaled(by: 0.5)
    let map = AffineMap(
      a: across.x / source.width, b: across.y / source.width, c: down.x / source.height,
      d: down.y / source.height, e: start.x, f: start.y)
    for x in [0, 0.5, 1] {
      for y in [0, 0.5, 1] {
        let offset = BookPoint(x: source.width * x, y: source.height * y)
        error = max(
          error, (map(offset) - slope.seen(source.x + offset.x, source.y + offset.y)).length)
      }
    }
    cells.append(Cell(source: source, map: map))
  }
}

/// The slope of a picture's depth on its surface, which is constant and has one direction.
private struct DepthSlope {
  /// The direction in which the depth changes, of length 1, never to the left.
  let direction: BookPoint
  /// The picture's extent along that direction (x) and across it (y).
  let range: BookRect
  /// The depths at both ends.
  let near, far: Double

  private let slice: BookRect
  private let surface: Surface

  init(_ slice: BookRect, on surface: Surface) {
    self.slice = slice
    self.surface = surface
    let rect = surface.rect
    func depth(_ x: Double, _ y: Double) -> Double {
      surface.view.depth(of: BookPoint(x: rect.x + rect.width * x, y: rect.y + rect.height * y))
    }
    let corner = depth(0, 0)
    let slope = BookPoint(
      x: DepthSlope.flat(depth(1, 0) - corner) / slice.width,
      y: DepthSlope.flat(depth(0, 1) - corner) / slice.height)
    let length = slope.length
    let forward = slope.x < 0 || (slope.x == 0 && slope.y < 0) ? -1.0 : 1.0
    let direction = length > 0 ? slope.scaled(by: forward / length) : BookPoint(x: 1, y: 0)
    self.direction = direction
    let corners = slice.corners
    let along = corners.map { $0.x * direction.x + $0.y * direction.y }
    let across = corners.map { $0.y * direction.x - $0.x * direction.y }
    let (start, top) = (along.min() ?? 0, across.min() ?? 0)
    range = BookRect(
      x: start, y: top, width: (along.max() ?? 0) - start, height: (across.max() ?? 0) - top)
    let steepness = slope.x * direction.x + slope.y * direction.y
    near = corner + steepness * (start - along[0])
    far = near + steepness * range.width
  }

  /// Returns the screen position of a point given by its coordinates along and across the
  /// direction.
  func seen(_ along: Double, _ across: Double) -> BookPoint {
    let x = along * direction.x - across * direction.y
    let y = along * direction.y + across * direction.x
    let rect = surface.rect
    return surface.seen(
      BookPoint(
        x: rect.x + (x - slice.x) / slice.width * rect.width,
        y: rect.y + (y - slice.y) / slice.height * rect.height))
  }

  /// The difference between the visible lengths of a line across the direction at the two ends.
  var swing: Double {
    let (top, bottom) = (seen(range.x, range.y), seen(range.x, range.y + range.height))
    return (bottom - top).length * near * (1 / near - 1 / far).magnitude
  }

  /// Returns the edge between two of `count` bands with equal steps of scale: the scale is 1 /
  /// depth, and the depth is linear in the position.
  func position(_ number: Int, of count: Int) -> Double {
    let share = Double(number) / Double(count)
    guard near != far, number > 0, number < count else { return range.x + range.width * share }
    let scale = 1 / near + (1 / far - 1 / near) * share
    return range.x + range.width * (1 / scale - near) / (far - near)
  }

  /// Returns `change`, or 0 if it is so small that it moves nothing on any screen by a step of the
  /// grid.
  private static func flat(_ change: Double) -> Double {
    change.magnitude < same ? 0 : change
  }

  private static let same = 1e-9
}

extension BookPoint {
  fileprivate var length: Double { magnitudeSquared.squareRoot() }
}
