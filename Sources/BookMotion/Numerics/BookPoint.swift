/// A position in the plane, in points, with x increasing to the right and y downward.
public struct BookPoint: Hashable, Sendable {
  /// The horizontal coordinate, increasing to the right.
  public var x: Double

  /// The vertical coordinate, increasing downward.
  public var y: Double

  /// Creates a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = BookPoint(x: 0, y: 0)
}

extension BookPoint: MotionVector {
  /// Returns the sum of two points, component by component.
  @inlinable
  public static func + (left: BookPoint, right: BookPoint) -> BookPoint {
    BookPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the difference of two points, component by component.
  @inlinable
  public static func - (left: BookPoint, right: BookPoint) -> BookPoint {
    BookPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Multiplies both components by `factor`.
  @inlinable
  public mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }

  /// The squared distance from the origin, x² + y².
  @inlinable
  public var magnitudeSquared: Double { x * x + y * y }
}

extension BookPoint {
  /// The nearest position, or velocity, that a finger can have; `nil` if a number is not finite.
  ///
  /// What comes from a screen must not stop a program, whatever it is.
  package var withinReason: BookPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let (lowest, highest) = (BookDomain.position.lowest, BookDomain.position.highest)
    return BookPoint(x: min(max(x, lowest), highest), y: min(max(y, lowest), highest))
  }

  /// Returns the dot product with `direction`: the distance along it, if its length is 1.
  @inlinable
  package func dot(_ direction: BookPoint) -> Double { x * direction.x + y * direction.y }

  /// Returns the cross product with `other`, which is above 0 if `other` is clockwise of this
  /// vector on the screen.
  @inlinable
  package func cross(_ other: BookPoint) -> Double { x * other.y - y * other.x }

  /// Returns `right` with both coordinates multiplied by `left`.
  @inlinable
  package static func * (left: Double, right: BookPoint) -> BookPoint {
    BookPoint(x: left * right.x, y: left * right.y)
  }
}
