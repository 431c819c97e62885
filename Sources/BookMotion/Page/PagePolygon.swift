/// A convex piece of a page, cut out along straight lines: up to eight corners, in order.
///
/// ```swift
/// let page = PagePolygon(BookSize(width: 300, height: 400))
/// let (near, far) = page.cut(along: BookPoint(x: 1, y: 0), offset: 100)
/// near.area  // 40000
/// far[0].x  // 100
/// ```
///
/// It keeps its corners inside itself, so that cutting a page into strips allocates nothing.
public struct PagePolygon: Hashable, Sendable {
  private var xs: SIMD8<Double> = .zero
  private var ys: SIMD8<Double> = .zero

  /// How many corners it has: 0 if nothing is left.
  public private(set) var count = 0

  /// A whole page: its corner at the spine is the origin.
  public init(_ page: BookSize) {
    self.init(
      .zero, BookPoint(x: page.width, y: 0), BookPoint(x: page.width, y: page.height),
      BookPoint(x: 0, y: page.height))
  }

  /// A corner.
  public subscript(corner: Int) -> BookPoint { BookPoint(x: xs[corner], y: ys[corner]) }

  /// The corners, clockwise on the screen while the page lies flat.
  public var points: [BookPoint] { (0..<count).map { self[$0] } }

  /// Whether nothing is left of it.
  public var isEmpty: Bool { count == 0 }

  /// How much paper it is, in square points.
  public var area: Double {
    guard count > 2 else { return 0 }
    var sum = 0.0
    for corner in 1..<(count - 1) {
      let (a, b) = (self[corner] - self[0], self[corner + 1] - self[0])
      sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
  }

  /// Its two parts on the sides of the line of all q with q · normal = offset: first the one with
  /// less, then the one with more. A part without area is empty.
  ///
  /// Where both have some, the first side of the second is the cut, and the cut the last of the first.
  public func cut(along normal: BookPoint, offset: Double) -> (
    less: PagePolygon, more: PagePolygon
  ) {
    func depth(_ corner: Int) -> Double { self[corner].dot(normal) - offset }
    let first = (0..<count).first { depth($0) < 0 && depth(corner(before: $0)) >= 0 } ?? 0
    var (less, more) = (PagePolygon(), PagePolygon())
    for step in 0..<count {
      let corner = (first + step) % count
      let last = self.corner(before: corner)
      let (a, b) = (depth(last), depth(corner))
      if (a < 0 && b > 0) || (a > 0 && b < 0) {
        let between = self[last] + (a / (a - b)) * (self[corner] - self[last])
        less.add(between)
        more.add(between)
      }
      if b <= 0 { less.add(self[corner]) }
      if b >= 0 { more.add(self[corner]) }
    }
    return (less.count < 3 ? PagePolygon() : less, more.count < 3 ? PagePolygon() : more)
  }

  /// Takes off, and returns, the part on the lesser side of a line.
  mutating func removeStrip(along normal: BookPoint, offset: Double) -> PagePolygon {
    let (left, right) = (self[0], self[1])
    let (a, b) = (left.dot(normal) - offset, right.dot(normal) - offset)
    let (nextLeft, nextRight) = (self[isEmpty ? 0 : count - 1], self[2])
    let (c, d) = (nextLeft.dot(normal) - offset, nextRight.dot(normal) - offset)
    // Of parallel strips nearly every one has the last cut behind it and no corner between.
    guard a < 0, b < 0, c > 0, d > 0 else {
      let (strip, rest) = cut(along: normal, offset: offset)
      self = rest
      return strip
    }
    let farLeft = left + (a / (a - c)) * (nextLeft - left)
    let farRight = right + (b / (b - d)) * (nextRight - right)
    (xs[0], ys[0]) = (farLeft.x, farLeft.y)
    (xs[1], ys[1]) = (farRight.x, farRight.y)
    return PagePolygon(right, farRight, farLeft, left)
  }
}

extension PagePolygon {
  private init() {}

  private init(_ first: BookPoint, _ second: BookPoint, _ third: BookPoint, _ fourth: BookPoint) {
    xs = SIMD8(first.x, second.x, third.x, fourth.x, 0, 0, 0, 0)
    ys = SIMD8(first.y, second.y, third.y, fourth.y, 0, 0, 0, 0)
    count = 4
  }

  private func corner(before corner: Int) -> Int { corner == 0 ? count - 1 : corner - 1 }

  private mutating func add(_ point: BookPoint) {
    // A line cuts a convex outline twice at most, so a page that is cut by parallel lines, or by
    // lines that meet outside it, never has more than six corners.
    guard count < PagePolygon.capacity else { return }
    xs[count] = point.x
    ys[count] = point.y
    count += 1
  }

  private static let capacity = 8
}
