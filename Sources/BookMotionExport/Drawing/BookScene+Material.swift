import BookMotion

extension BookScene.Face.Material {
  /// True for what is bound to the spine: its corners there are square while the book is open.
  var isBoundToSpine: Bool {
    switch self {
    case .backCover, .pageBlock, .firstPage, .facingPage, .coverInside: true
    case .pageEdges, .spine, .gutter, .cover, .reader: false
    }
  }

  /// True for what is seen of a closed book.
  var isOutside: Bool {
    switch self {
    case .cover, .spine, .pageEdges: true
    case .backCover, .pageBlock, .firstPage, .facingPage, .gutter, .coverInside, .reader: false
    }
  }
}
