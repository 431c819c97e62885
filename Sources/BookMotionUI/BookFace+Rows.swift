import BookMotion

extension BookScene.Face {
  /// The rows of the projection from a picture with the size of the face, and its upper left corner at
  /// the origin, to the screen.
  var rows: (x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    let (x, y) = (projection.x, projection.y)
    return (x, y, projection.origin + x * rect.x + y * rect.y)
  }
}
