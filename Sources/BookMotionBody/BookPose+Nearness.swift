package import BookMotion

extension BookPose {
  /// Returns how much of a face is seen: what is blank of a cover thins where it comes so near to the eye
  /// that it would fill the screen.
  package func seenShare(
    of face: BookScene.Face, _ style: BookStyle, on screen: BookSize
  ) -> Double {
    guard face.material == .coverInside || face.material == .facingPage else { return 1 }
    let height = width * Elementary.sinCos(degrees: flipAngle).sine
    return seenShare(atHeight: height, style, on: screen)
  }

  /// Returns the opacity at which a face is painted: where the thickness of the book is seen, its last
  /// outline stands in for the back cover.
  package func seenOpacity(
    of face: BookScene.Face, _ thickness: BookThickness, _ style: BookStyle, on screen: BookSize
  ) -> Double {
    guard face.material != .backCover || !thickness.isSeen else { return 0 }
    return face.opacity * seenShare(of: face, style, on: screen)
  }

  /// Returns how much is seen of paper whose edge is at a height above the book.
  package func seenShare(
    atHeight edge: Double, _ style: BookStyle, on screen: BookSize
  ) -> Double {
    let side = max(width, height, BookDomain.length.lowest)
    let nearer = 1 / max(1 - edge * style.perspective / side, Near.nearest)
    let room = max(screen.height / height, 1)
    return 1 - Near.thin * BookThickness.eased((nearer - room) / Near.reach)
  }
}

private enum Near {
  /// The share that is lost at most, and how many times as high as the book an edge is beyond the
  /// screen when it is lost.
  static let thin = 0.85
  static let reach = 0.35
  static let nearest = 0.05
}
