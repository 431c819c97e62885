import BookMotion

/// A page that is cut to strips by lines that don't cross on it, from one side to the other.
///
/// Nearly all strips have four corners: both ends of a line are on the same two sides of the page as
/// those of the line before. They are measured from the corners of the page, not from one another: no
/// strip waits for the division of the strip before, and no rounding errors add up.
struct PageStrips {
  /// The paper beyond the last line that went over another two sides than the one before it.
  private var whole: PagePolygon
  /// The sides on which lines end.
  private var left: Side
  private var right: Side

  init(_ page: BookSize) {
    whole = PagePolygon(page)
    (left, right) = (Side(from: whole[0], to: whole[3]), Side(from: whole[1], to: whole[2]))
  }

  /// What has not been cut off.
  var rest: PagePolygon {
    var rest = whole
    if !whole.isEmpty { (rest[0], rest[1]) = (left.last, right.last) }
    return rest
  }

  /// Cuts off the part on the lesser side of the line of all points q with q · normal = offset.
  @inline(__always)
  mutating func removeStrip(along normal: BookPoint, offset: Double) -> PagePolygon {
    let leftShare = left.share(along: normal, offset: offset)
    let rightShare = right.share(along: normal, offset: offset)
    guard leftShare > left.share, leftShare < 1, rightShare > right.share, rightShare < 1 else {
      return cut(along: normal, offset: offset)
    }
    let (first, fourth) = (right.last, left.last)
    left.cut(at: leftShare)
    right.cut(at: rightShare)
    return PagePolygon(first, right.last, left.last, fourth)
  }

  @inline(never)
  private mutating func cut(along normal: BookPoint, offset: Double) -> PagePolygon {
    let rest = rest
    guard (0..<rest.count).contains(where: { rest[$0].dot(normal) < offset }) else {
      return PagePolygon()
    }
    let strip: PagePolygon
    (strip, whole) = rest.cut(along: normal, offset: offset)
    left = Side(from: whole[0], to: whole[max(whole.count - 1, 0)])
    right = Side(from: whole[1], to: whole[2])
    return strip
  }

  /// A side of the paper that is cut, from behind the lines on.
  private struct Side {
    private let start: BookPoint
    private let way: BookPoint
    /// The last cut, as a point and as a share of the way.
    private(set) var last: BookPoint
    private(set) var share = 0.0

    init(from start: BookPoint, to end: BookPoint) {
      (self.start, way, last) = (start, end - start, start)
    }

    /// Returns the share of the way at which a line crosses it from its start on, or −1.
    @inline(__always)
    func share(along normal: BookPoint, offset: Double) -> Double {
      let rise = way.dot(normal)
      return rise > 0 ? (offset - start.dot(normal)) / rise : -1
    }

    @inline(__always)
    mutating func cut(at share: Double) {
      self.share = share
      last = start + share * way
    }
  }
}
