import BookMotion
import BookMotionPages

extension PagePolygon {
  /// The area, in square points.
  var area: Double {
    guard count > 2 else { return 0 }
    var sum = 0.0
    for corner in 1..<(count - 1) {
      let (a, b) = (self[corner] - self[0], self[corner + 1] - self[0])
      sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
  }
}
