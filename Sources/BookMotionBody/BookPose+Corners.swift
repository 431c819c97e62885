package import BookMotion

extension BookPose {
  /// Returns the radius of a face's corners at the spine as a share of that of its others. A page of a
  /// spread is square there, and so is one that stays alone, until its cover has gone.
  package func spineRoundness(
    of kind: BookScene.Face.Kind, _ style: BookStyle
  ) -> Double {
    if kind == .pageEdges { return 0 }
    guard kind.isBoundToSpine, !isUnderCover(style) else { return 1 }
    return style.spread.hasTwoPages ? 0 : 1 - coverOpacity
  }

  /// Returns true if the cover is in front of everything: square corners would stick out under its
  /// round ones. The change happens when the cover is seen nearly edge-on, and so is hidden.
  package func isUnderCover(_ style: BookStyle) -> Bool {
    style.spread != .centered && flipAngle < BookPose.nearlyUpright
  }

  /// The angle at which a cover is seen nearly edge-on.
  package static let nearlyUpright = 80.0
}

extension BookScene.Face.Kind {
  /// True for what is bound to the spine: its corners there are square while the book is open.
  package var isBoundToSpine: Bool {
    switch self {
    case .backCover, .pageBlock, .firstPage, .facingPage, .coverInside: true
    case .pageEdges, .spine, .gutter, .cover, .reader: false
    }
  }
}
