import BookMotion

/// A picture in perspective, cut into cells that are each drawn by one affine map.
///
/// A turn about an upright line keeps upright lines upright: cells as high as the picture do, which
/// are strips. With s the scale at the free edge and H the height, N strips of equal scale step are
/// off by H · (s − 1)/(4N) at most. When the book leans while its cover turns, no line stays upright;
/// then the strips are cut across too.
struct PictureCells {
  struct Cell {
    /// The part of the picture.
    let source: Rect
    /// Where it is seen, as a map from distances from the part's top left corner.
    let map: AffineMap
  }

  /// In the order in which they are painted: each is laid over the edges of those before.
  private(set) var cells: [Cell] = []

  /// No point of a cell is drawn further from its place than this, in points of the screen.
  private(set) var error = 0.0

  private let slice: Rect
  private let surface: Surface

  /// Cuts a part of a picture that lies on a surface, for an error of at most `limit`, or if that
  /// took more than ``most`` cells, for the smallest error that does not.
  init(_ slice: Rect, on surface: Surface, limit: Double) {
    self.slice = slice
    self.surface = surface
    let (columns, rows) = grid(limit)
    let places = columnPlaces(columns)
    for row in 0..<rows {
      let top = slice.height * Double(row) / Double(rows)
      let bottom = slice.height * Double(row + 1) / Double(rows)
      for column in 0..<columns {
        add(
          Rect(
            x: slice.x + places[column], y: slice.y + top,
            width: places[column + 1] - places[column], height: bottom - top))
      }
    }
    // A strip is furthest off at its corners, and those have been looked up.
    error = error * (rows == 1 ? 1 : PictureCells.safety) + PictureCells.rounding
  }

  /// At most so many strips, or so many cells that do not stand upright, make a frame of 40 KB.
  static let mostStrips = 340
  static let most = 205

  /// For what is between the places at which the error is looked up.
  private static let safety = 1.02
  /// For the grid that numbers are written on.
  private static let rounding = 0.015
  private static let fewest = 10
  private static let coarseColumns = 8
  private static let coarseRows = 4
  private static let mostRows = 16
  private static let relaxation = 1.05
}

extension PictureCells {
  /// Where a point of the picture is seen.
  private func seen(_ x: Double, _ y: Double) -> Point { surface.view(placed(x, y)) }

  private func placed(_ x: Double, _ y: Double) -> Point {
    let rect = surface.rect
    return Point(
      x: rect.x + (x - slice.x) / slice.width * rect.width,
      y: rect.y + (y - slice.y) / slice.height * rect.height)
  }

  /// The depth at a share of the width, halfway down.
  private func depth(_ share: Double) -> Double {
    surface.view.depth(
      at: Point(x: surface.rect.x + surface.rect.width * share, y: surface.rect.center.y))
  }

  /// How many columns and rows are enough.
  private func grid(_ limit: Double) -> (columns: Int, rows: Int) {
    let rect = surface.rect
    let depths = CornerDepths(rect, seenBy: surface.view)
    if depths.allEqual { return (1, 1) }
    if depths.isUpright {
      let (near, far) = (min(depths.left, depths.right), max(depths.left, depths.right))
      // The face stands on the screen at its hinge, where it is as large as it is.
      let swing = rect.height * (1 / near - 1 / far)
      let wanted = Int(min(swing / (4 * limit), Double(PictureCells.mostStrips)).rounded(.up))
      return (max(PictureCells.fewest, wanted), 1)
    }
    var limit = limit
    while true {
      if let grid = leastGrid(limit), grid.columns * grid.rows <= PictureCells.most {
        return grid
      }
      limit *= PictureCells.relaxation
    }
  }

  /// The grid with the fewest cells whose errors add up to no more than the limit: how far a coarse
  /// cell is from a parallelogram, and how far its edges are from even steps.
  private func leastGrid(_ limit: Double) -> (columns: Int, rows: Int)? {
    let coarse = coarseErrors
    var best: (columns: Int, rows: Int)?
    for rows in 1...PictureCells.mostRows {
      let height = Double(PictureCells.coarseRows) / Double(rows)
      let rest = limit - coarse.down * height * height
      guard rest > 0 else { continue }
      // rest = twist · h · t + across · t², with t the width of a column in coarse ones.
      let (linear, square) = (coarse.twist * height, coarse.across)
      let width =
        square > 0
        ? ((linear * linear + 4 * square * rest).squareRoot() - linear) / (2 * square)
        : rest / linear
      let wanted = (Double(PictureCells.coarseColumns) / width).rounded(.up)
      guard wanted < Double(Int32.max) else { continue }
      let columns = max(PictureCells.fewest, Int(wanted))
      if columns * rows < (best.map { $0.columns * $0.rows } ?? .max) { best = (columns, rows) }
    }
    return best
  }

  private var coarseErrors: (twist: Double, across: Double, down: Double) {
    var (twist, across, down) = (0.0, 0.0, 0.0)
    let places = columnPlaces(PictureCells.coarseColumns)
    let height = slice.height / Double(PictureCells.coarseRows)
    for row in 0..<PictureCells.coarseRows {
      let top = slice.y + height * Double(row)
      for column in 0..<PictureCells.coarseColumns {
        let (left, right) = (slice.x + places[column], slice.x + places[column + 1])
        let corners = [
          seen(left, top), seen(right, top), seen(right, top + height), seen(left, top + height),
        ]
        twist = max(twist, (corners[0] + corners[2] - corners[1] - corners[3]).length / 4)
        across = max(
          across,
          (seen((left + right) / 2, top) - corners[0].moved(0.5, towards: corners[1])).length,
          (seen((left + right) / 2, top + height) - corners[3].moved(0.5, towards: corners[2]))
            .length)
        down = max(
          down, (seen(left, top + height / 2) - corners[0].moved(0.5, towards: corners[3])).length,
          (seen(right, top + height / 2) - corners[1].moved(0.5, towards: corners[2])).length)
      }
    }
    return (twist, across, down)
  }

  /// The edges of columns of equal scale step. One through the depth is the scale, and the depth is
  /// linear in the place.
  private func columnPlaces(_ count: Int) -> [Double] {
    let (first, last) = (depth(0), depth(1))
    return (0...count).map { number in
      let share = Double(number) / Double(count)
      guard first != last, number > 0, number < count else { return slice.width * share }
      let scale = 1 / first + (1 / last - 1 / first) * share
      return slice.width * (1 / scale - first) / (last - first)
    }
  }

  /// The cell's map is the parallelogram nearest to its four corners.
  private mutating func add(_ source: Rect) {
    let (right, bottom) = (source.x + source.width, source.y + source.height)
    let corners = [
      seen(source.x, source.y), seen(right, source.y), seen(right, bottom), seen(source.x, bottom),
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
        let way = Point(x: source.width * x, y: source.height * y)
        error = max(error, (map(way) - seen(source.x + way.x, source.y + way.y)).length)
      }
    }
    cells.append(Cell(source: source, map: map))
  }
}

/// The depths of a face's corners.
private struct CornerDepths {
  let topLeft, topRight, bottomRight, bottomLeft: Double

  init(_ rect: Rect, seenBy view: Homography) {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    topLeft = view.depth(at: Point(x: rect.x, y: rect.y))
    topRight = view.depth(at: Point(x: right, y: rect.y))
    bottomRight = view.depth(at: Point(x: right, y: bottom))
    bottomLeft = view.depth(at: Point(x: rect.x, y: bottom))
  }

  var left: Double { topLeft }
  var right: Double { topRight }

  /// Whether the face lies in the screen or is turned about an upright line, or not at all.
  var isUpright: Bool {
    abs(topLeft - bottomLeft) < CornerDepths.same && abs(topRight - bottomRight) < CornerDepths.same
  }

  var allEqual: Bool { isUpright && abs(topLeft - topRight) < CornerDepths.same }

  /// A part of 1e-9 moves nothing on any screen by a step of the grid.
  private static let same = 1e-9
}

extension Point {
  fileprivate var length: Double { magnitudeSquared.squareRoot() }

  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
