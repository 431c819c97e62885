/// A rectangle: its top left corner and its size, in points.
public struct BookRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// Across.
  public var width: Double

  /// Down.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its middle and its size.
  public init(center: BookPoint, size: BookSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The middle.
  public var center: BookPoint { BookPoint(x: x + width / 2, y: y + height / 2) }

  /// The width and the height.
  public var size: BookSize { BookSize(width: width, height: height) }

  /// The rectangle inside, that is so much smaller at every side.
  public func inset(by margin: Double) -> BookRect {
    BookRect(
      center: center,
      size: BookSize(width: max(width - 2 * margin, 0), height: max(height - 2 * margin, 0)))
  }

  /// The mirror image in a space that is `width` wide.
  public func mirrored(in width: Double) -> BookRect {
    BookRect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}

extension BookRect {
  /// The smallest rectangle around this one and another.
  ///
  /// ```swift
  /// let left = BookRect(x: 0, y: 0, width: 10, height: 10)
  /// left.union(BookRect(x: 20, y: -5, width: 10, height: 10)).width  // 30
  /// ```
  public func union(_ other: BookRect) -> BookRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return BookRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Returns whether a point lies inside, the left and the top edge included.
  public func contains(_ point: BookPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// The rectangle around, that is so much larger at every side.
  func outset(by margin: Double) -> BookRect {
    BookRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
