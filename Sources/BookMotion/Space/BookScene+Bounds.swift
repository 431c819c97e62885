extension BookScene {
  /// All of the screen that the scene's faces, their borders and their shadow touch; nil if nothing
  /// is there.
  ///
  /// A turning cover swings far outside of the closed book: a picture that is as large as this cuts
  /// nothing off.
  ///
  /// ```swift
  /// var posture = BookPosture(frame: BookRect(x: 0, y: 0, width: 200, height: 280))
  /// posture.flipAngle = 90
  /// let upright = try BookScene(BookPose(posture))
  /// upright.faces.last?.quad.bounds.height  // 435.5…
  /// upright.bounds?.width  // 323.83…
  /// ```
  ///
  /// It has room for a border that is drawn along the edge of a face, half of it outside, and for
  /// the frame around a spread, each as large as where the face is nearest. The shadow is that of
  /// the book without the reader; its blur is seen no further than three radii, as painters have it
  /// whose radius is a Gaussian's deviation (SwiftUI) or twice as much (CSS).
  public var bounds: BookRect? {
    var book: BookRect?
    var reader: BookRect?
    for face in faces {
      if face.material == .reader {
        reader = face.quad.bounds
      } else {
        let border = max(Border.outside, frameBorder) * face.largestScale
        let room = face.quad.bounds.outset(by: border)
        book = book?.union(room) ?? room
      }
    }
    guard var all = book else { return reader }
    if shadow.opacity > 0 {
      var dark = all.outset(by: Border.blur * shadow.radius)
      dark.x += shadow.x
      dark.y += shadow.y
      all = all.union(dark)
    }
    return reader.map { all.union($0) } ?? all
  }

  private enum Border {
    /// Half of the white border of cover and page.
    static let outside = 1.5
    /// How many of its radii a blur is seen.
    static let blur = 3.0
  }
}
