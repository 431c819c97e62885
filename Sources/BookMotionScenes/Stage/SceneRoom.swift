import BookMotion
import BookMotionExport

/// Where the page stands that is read, and what is around it.
struct SceneRoom: Sendable {
  let screen: BookRect
  let binding: BookBinding

  init(on stage: SceneStage) {
    screen = stage.view
    binding = stage.binding
  }

  /// What sizes are parts of: a point, on a screen whose shorter side is 768 points.
  var unit: Double { min(screen.width, screen.height) / SceneRoom.referenceSide }

  /// The side to which the next page lies: 1 on the right of the one that is read, −1 on its left.
  var forward: Double { binding == .left ? 1 : -1 }

  private static let referenceSide = 768.0
}

extension SceneRoom {
  /// Where something is that is told for a left-bound book: there, or in the mirror.
  func place(_ rect: BookRect) -> BookRect {
    binding == .left ? rect : rect.mirrored(in: screen.width)
  }

  func place(_ point: BookPoint) -> BookPoint {
    binding == .left ? point : BookPoint(x: screen.width - point.x, y: point.y)
  }

  /// The largest page in a space, in its middle.
  static func page(in space: BookRect, showing art: PageArt) -> BookRect {
    guard space.width > 0, space.height > 0 else { return space }
    let shapes = art.shapes
    let shape = min(max(space.width / space.height, shapes.lowerBound), shapes.upperBound)
    return BookRect(
      center: space.center,
      size: BookSize(
        width: min(space.width, space.height * shape),
        height: min(space.height, space.width / shape)))
  }
}

extension SVGCanvas {
  /// Warm paper all over the screen.
  mutating func paintWall(of room: SceneRoom) {
    shared.define("Wall") {
      var text = SVGText()
      text.add("<linearGradient id=\"Wall\" x2=\"0\" y2=\"1\">")
      SVGStop(0, SceneColor.wall).add(to: &text)
      SVGStop(1, SceneColor.wallEdge).add(to: &text)
      text.add("</linearGradient>")
      return text
    }
    fill(room.screen, "url(#Wall)")
  }
}
