public import BookMotion

/// A convex piece of a page, cut out along straight lines, with up to eight corners in order.
///
/// ```swift
/// let strip = PageBend(turn: 0.5).facets(of: BookSize(width: 300, height: 400), count: 3)[1]
/// strip.outline.points.count  // 4
/// strip.outline.points[0].x  // 100
/// ```
///
/// The corners are stored inline, so cutting a page into strips allocates nothing.
public struct PagePolygon: Hashable, Sendable {
  private var xs: SIMD8<Double> = .zero
  private var ys: SIMD8<Double> = .zero

  /// The number of corners, or 0 if nothing is left.
  package private(set) var count = 0

  /// Creates the outline of a whole page, with the upper end of its spine at the origin.
  package init(_ page: BookSize) {
    self.init(
      .zero, BookPoint(x: page.width, y: 0), BookPoint(x: page.width, y: page.height),
      BookPoint(x: 0, y: page.height))
  }

  /// Accesses the corner at an index.
  package internal(set) subscript(corner: Int) -> BookPoint {
    get { BookPoint(x: xs[corner], y: ys[corner]) }
    set { (xs[corner], ys[corner]) = (newValue.x, newValue.y) }
  }

  /// The corners, clockwise on the screen while the page lies flat.
  public var points: [BookPoint] { (0..<count).map { self[$0] } }

  /// A Boolean value that indicates whether nothing is left of the piece.
  package var isEmpty: Bool { count == 0 }

  /// Cuts the piece along the line of all points q with q · normal = offset, and returns the part
  /// with lesser values and the part with greater values. A part without area is empty.
  ///
  /// If neither part is empty, the cut is the last side of `less` and the first side of `more`.
  package func cut(along normal: BookPoint, offset: Double) -> (
    less: PagePolygon, more: PagePolygon
  ) {
    let depths = xs * normal.x + ys * normal.y - offset
    let first = (0..<count).first { depths[$0] < 0 && depths[corner(before: $0)] >= 0 } ?? 0
    var (less, more) = (PagePolygon(), PagePolygon())
    var end = first
    for _ in 0..<count {
      let start = corner(before: end)
      let (a, b) = (depths[start], depths[end])
      if (a < 0 && b > 0) || (a > 0 && b < 0) {
        let between = self[start] + (a / (a - b)) * (self[end] - self[start])
        less.add(between)
        more.add(between)
      }
      if b <= 0 { less.add(self[end]) }
      if b >= 0 { more.add(self[end]) }
      end = end + 1 == count ? 0 : end + 1
    }
    return (less.count < 3 ? PagePolygon() : less, more.count < 3 ? PagePolygon() : more)
  }
}

extension PagePolygon {
  init() {}

  @inline(__always)
  init(_ first: BookPoint, _ second: BookPoint, _ third: BookPoint, _ fourth: BookPoint) {
    xs = SIMD8(first.x, second.x, third.x, fourth.x, 0, 0, 0, 0)
    ys = SIMD8(first.y, second.y, third.y, fourth.y, 0, 0, 0, 0)
    count = 4
  }

  private func corner(before corner: Int) -> Int { corner == 0 ? count - 1 : corner - 1 }

  @inline(__always)
  private mutating func add(_ point: BookPoint) {
    // A line cuts a convex outline at most twice, so a page that is cut by parallel lines, or by
    // lines that meet outside it, never has more than six corners.
    guard count < PagePolygon.capacity else { return }
    // A lane that is written by its index goes through memory, and the next one waits for it.
    let isNext = PagePolygon.lanes .== Double(count)
    xs.replace(with: point.x, where: isNext)
    ys.replace(with: point.y, where: isNext)
    count += 1
  }

  private static var lanes: SIMD8<Double> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

  private static let capacity = 8
}
