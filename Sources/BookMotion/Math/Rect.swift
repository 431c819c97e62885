/// A rectangle: its top left corner and its size, in points.
public struct Rect: Hashable, Sendable {
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
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// The rectangle inside, that is so much smaller at every side.
  public func inset(by margin: Double) -> Rect {
    Rect(
      center: center,
      size: Size(width: max(width - 2 * margin, 0), height: max(height - 2 * margin, 0)))
  }

  /// The mirror image in a space that is `width` wide.
  public func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
