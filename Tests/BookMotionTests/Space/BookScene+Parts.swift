import BookMotion

extension BookScene.Quad {
  var corners: [BookPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The x and y of each corner, clockwise from the top left.
  var numbers: [Double] { corners.flatMap { [$0.x, $0.y] } }

  /// Returns true if a point of the screen is inside, for corners in either direction.
  func contains(_ point: BookPoint) -> Bool {
    let next = corners.dropFirst() + corners.prefix(1)
    let sides = zip(corners, next).map { (from, to) -> Double in
      let (side, inward) = (to - from, point - from)
      return side.x * inward.y - side.y * inward.x
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}

extension BookScene.Face {
  /// The scale at which the nearest corner of the face is seen, relative to the screen.
  var largestScale: Double {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    let depths = [(rect.x, rect.y), (right, rect.y), (right, bottom), (rect.x, bottom)].map {
      projection.depth(of: BookPoint(x: $0, y: $1))
    }
    return 1 / (depths.min() ?? 0)
  }
}

extension BookScene {
  /// The face that turns with the cover: its front, its inside, or the page behind it.
  var turning: BookScene.Face? { face(.cover) ?? face(.coverInside) ?? facesThatTurn.first }

  /// Excludes pages beside the hinge, which don't turn about it.
  private var facesThatTurn: [BookScene.Face] {
    faces.filter { $0.kind == .facingPage && $0.rect == face(.backCover)?.rect }
  }

  var kinds: [BookScene.Face.Kind] { faces.map(\.kind) }
}
