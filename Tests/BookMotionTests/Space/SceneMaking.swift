import BookMotion

extension BookPose {
  /// Returns a book in a rectangle, with the given opening and lean.
  static func standing(
    in frame: BookRect = bookOfTheDesign, flipAngle: Double, tilt: Double = 0, yaw: Double = 0,
    style: BookStyle = .polish, binding: BookBinding = .left,
    _ more: (inout BookPose.Driven) -> Void = { _ in }
  ) -> BookPose {
    var driven = BookPose.Driven(frame: frame)
    driven[.flipAngle] = flipAngle
    driven[.tilt] = tilt
    driven[.yaw] = yaw
    more(&driven)
    return BookPose(driven, style: style, binding: binding)
  }

  /// The size for which the design states its check values.
  static let bookOfTheDesign = BookRect(x: 0, y: 0, width: 200, height: 280)
}

extension BookStyle {
  /// Returns a style that shows most of the geometry: a cover that stays until the end, and a
  /// spread below it.
  static func showingAll(
    perspective: Double, spineWidth: Double = 14, spread: Spread = .spread
  ) -> BookStyle {
    BookStyle(
      fades: Fades(cover: BookStyle.Fade(departure: 180...180)), spineWidth: spineWidth,
      perspective: perspective, spread: spread)
  }
}

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
    faces.filter { $0.material == .facingPage && $0.rect == face(.backCover)?.rect }
  }

  var materials: [BookScene.Face.Material] { faces.map(\.material) }
}
