/// A rectangle given by its top-left corner and its size, in points.
public struct BookRect: Hashable, Sendable {
  /// The x-coordinate of the left edge.
  public var x: Double

  /// The y-coordinate of the top edge.
  public var y: Double

  /// The horizontal size.
  public var width: Double

  /// The vertical size.
  public var height: Double

  /// Creates a rectangle from its top-left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its center and its size.
  package init(center: BookPoint, size: BookSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The center.
  public var center: BookPoint { BookPoint(x: x + width / 2, y: y + height / 2) }

  /// The width and the height.
  public var size: BookSize { BookSize(width: width, height: height) }

  /// Returns this rectangle inset by `margin` on every side.
  ///
  /// The center stays the same. A width or height that would be negative is 0.
  package func inset(by margin: Double) -> BookRect {
    BookRect(
      center: center,
      size: BookSize(width: max(width - 2 * margin, 0), height: max(height - 2 * margin, 0)))
  }

  /// Returns the mirror image of this rectangle in a space that is `width` wide.
  package func mirrored(in width: Double) -> BookRect {
    BookRect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}

extension BookRect {
  /// Returns a Boolean value that indicates whether `point` is inside the rectangle.
  ///
  /// The left and top edges are inside; the right and bottom edges are not.
  public func contains(_ point: BookPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
