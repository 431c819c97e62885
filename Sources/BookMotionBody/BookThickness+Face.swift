package import BookMotion

extension BookThickness {
  /// Returns the opacity at which a face is painted: where the thickness of the book is seen, its last
  /// outline stands in for the back cover.
  package func opacity(of face: BookScene.Face) -> Double {
    face.kind == .backCover && isSeen ? 0 : face.opacity
  }
}
