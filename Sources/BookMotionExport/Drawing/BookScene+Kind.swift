import BookMotion

extension BookScene.Face.Kind {
  /// What a face is a part of. All that pictures have to know of some faces, and not of others, they
  /// ask about their parts.
  enum Part {
    /// The back cover, and the pages on it.
    case body
    /// The thickness of the book beside its front.
    case thickness
    /// A page that lies open.
    case page
    /// The shadow in the fold.
    case fold
    /// The front of the cover.
    case front
    /// The inside of the cover.
    case inside
    /// The page that is read.
    case reader
  }

  /// What the face is a part of.
  var part: Part {
    switch self {
    case .backCover, .pageBlock: .body
    case .pageEdges, .spine: .thickness
    case .firstPage, .facingPage: .page
    case .gutter: .fold
    case .cover: .front
    case .coverInside: .inside
    case .reader: .reader
    }
  }
}
