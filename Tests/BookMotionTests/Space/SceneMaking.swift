import BookMotion

extension BookPose {
  /// A book that stands in a rectangle, opened so far and leaning so much.
  static func standing(
    in frame: BookRect = bookOfTheDesign, flipAngle: Double, tilt: Double = 0, yaw: Double = 0,
    style: BookStyle = .polish, binding: BookBinding = .left,
    _ more: (inout BookPosture) -> Void = { _ in }
  ) -> BookPose {
    var posture = BookPosture(frame: frame)
    posture.flipAngle = flipAngle
    posture[.tilt] = tilt
    posture[.yaw] = yaw
    more(&posture)
    return BookPose(posture, style: style, binding: binding)
  }

  /// The size that the design states its check values for.
  static let bookOfTheDesign = BookRect(x: 0, y: 0, width: 200, height: 280)
}

extension BookStyle {
  /// Shows as much of the geometry as can be: a cover that stays to the end, and a spread below it.
  static func showingAll(
    perspective: Double, spineWidth: Double = 14, spread: Spread = .spread
  ) -> BookStyle {
    BookStyle(
      fades: Fades(cover: FaceFade(departure: 180...180)), spineWidth: spineWidth,
      perspective: perspective, spread: spread)
  }
}

extension Quad {
  var corners: [BookPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// x and y of each corner, from the top left clockwise.
  var numbers: [Double] { corners.flatMap { [$0.x, $0.y] } }

  /// Whether a point of the screen is inside, whichever way round the corners run.
  func contains(_ point: BookPoint) -> Bool {
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { from, to in
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}

extension BookScene {
  /// What turns with the cover: its front, its inside, or the page that lies under it.
  var turning: Face? { face(.cover) ?? face(.coverInside) ?? facesThatTurn.first }

  /// Pages that lie beside the hinge do not turn about it.
  private var facesThatTurn: [Face] {
    faces.filter { $0.material == .facingPage && $0.rect == face(.backCover)?.rect }
  }

  var materials: [Face.Material] { faces.map(\.material) }
}
