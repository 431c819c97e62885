import BookMotion

extension BookScene.Face {
  /// The rows of the projection from a picture with the size of the face, and its upper left corner at
  /// the origin, to the screen.
  var rows: (x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    let (x, y) = (projection.x, projection.y)
    return (x, y, projection.origin + x * rect.x + y * rect.y)
  }

  /// Returns the part of such a picture that the style's white border leaves free. A page of a spread
  /// has no border at the fold, and goes on beyond it.
  func field(in style: BookStyle, binding: BookBinding) -> BookRect {
    let border = style.border * style.scale(forWidth: rect.width)
    var field = BookRect(x: 0, y: 0, width: rect.width, height: rect.height).inset(by: border)
    if style.spread.hasTwoPages, kind != .cover {
      field.width += border + cornerRadius
      if binding == .left { field.x -= border + cornerRadius }
    }
    return field
  }
}
