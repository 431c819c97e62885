import BookMotion

/// A page that is cut to strips by lines that don't cross on it, from one side to the other.
///
/// Nearly all strips have four corners: both ends of a line are on the same two sides of the page as
/// those of the line before. They are measured from the corners of the page, not from one another: no
/// strip waits for the division of the strip before, and no rounding errors add up.
struct PageStrips {
  /// The paper beyond the last line that went over another two sides than the one before it.
  private var whole: PagePolygon
  private var sides: Sides

  init(_ page: BookSize) {
    whole = PagePolygon(page)
    sides = Sides(of: whole, leftTo: 3)
  }

  /// What has not been cut off.
  var rest: PagePolygon {
    var rest = whole
    if !whole.isEmpty { (rest[0], rest[1]) = (sides.last(0), sides.last(1)) }
    return rest
  }

  /// Cuts off the part on the lesser side of the line of all points q with q · normal = offset.
  @inline(__always)
  mutating func removeStrip(along normal: BookPoint, offset: Double) -> PagePolygon {
    let (first, fourth) = (sides.last(1), sides.last(0))
    guard sides.cut(along: normal, offset: offset) else {
      return cut(along: normal, offset: offset)
    }
    return PagePolygon(first, sides.last(1), sides.last(0), fourth)
  }

  @inline(never)
  private mutating func cut(along normal: BookPoint, offset: Double) -> PagePolygon {
    let rest = rest
    guard (0..<rest.count).contains(where: { rest[$0].dot(normal) < offset }) else {
      return PagePolygon()
    }
    let strip: PagePolygon
    (strip, whole) = rest.cut(along: normal, offset: offset)
    sides = Sides(of: whole, leftTo: max(whole.count - 1, 0))
    return strip
  }

  /// The left and the right side of the paper, from behind the lines on, as the lanes of vectors: one
  /// division for both.
  private struct Sides {
    private let startX: SIMD2<Double>
    private let startY: SIMD2<Double>
    private let wayX: SIMD2<Double>
    private let wayY: SIMD2<Double>
    /// The last cut, as a point and as a share of the way.
    private var lastX: SIMD2<Double>
    private var lastY: SIMD2<Double>
    private var share = SIMD2<Double>.zero

    /// Creates the sides of a piece: from its first corner to another one, and from its second to its
    /// third.
    init(of piece: PagePolygon, leftTo end: Int) {
      startX = SIMD2(piece[0].x, piece[1].x)
      startY = SIMD2(piece[0].y, piece[1].y)
      wayX = SIMD2(piece[end].x, piece[2].x) - startX
      wayY = SIMD2(piece[end].y, piece[2].y) - startY
      (lastX, lastY) = (startX, startY)
    }

    @inline(__always)
    func last(_ side: Int) -> BookPoint { BookPoint(x: lastX[side], y: lastY[side]) }

    /// Cuts both sides where a line crosses them, and returns true, if it does so beyond the line
    /// before.
    @inline(__always)
    mutating func cut(along normal: BookPoint, offset: Double) -> Bool {
      let rise = wayX * normal.x + wayY * normal.y
      let next = (offset - (startX * normal.x + startY * normal.y)) / rise
      guard all((rise .> 0) .& (next .> share) .& (next .< 1)) else { return false }
      share = next
      lastX = startX + next * wayX
      lastY = startY + next * wayY
      return true
    }
  }
}
