/// A place in the plane: x to the right, y down, in points.
public struct BookPoint: Hashable, Sendable {
  /// To the right.
  public var x: Double

  /// Down.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = BookPoint(x: 0, y: 0)
}

extension BookPoint: MotionVector {
  /// Adds component by component.
  public static func + (left: BookPoint, right: BookPoint) -> BookPoint {
    BookPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// Subtracts component by component.
  public static func - (left: BookPoint, right: BookPoint) -> BookPoint {
    BookPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Multiplies both components by `factor`.
  public mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
  }

  /// x² + y².
  public var magnitudeSquared: Double { x * x + y * y }
}

extension BookPoint {
  /// How far it reaches along `direction`, if that has length 1.
  package func dot(_ direction: BookPoint) -> Double { x * direction.x + y * direction.y }

  /// Above 0 if `other` is clockwise of it on the screen.
  package func cross(_ other: BookPoint) -> Double { x * other.y - y * other.x }

  /// The same way, so many times as long.
  package static func * (left: Double, right: BookPoint) -> BookPoint {
    BookPoint(x: left * right.x, y: left * right.y)
  }
}
