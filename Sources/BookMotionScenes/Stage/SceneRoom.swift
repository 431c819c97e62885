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

  var unit: Double { screen.size.unit }

  /// The side to which the next page lies: 1 on the right of the one that is read, −1 on its left.
  var forward: Double { binding == .left ? 1 : -1 }
}

extension SceneRoom {
  /// Where something is that is told for a left-bound book: there, or in the mirror.
  func place(_ rect: BookRect) -> BookRect {
    binding == .left ? rect : rect.mirrored(in: screen.width)
  }

  func place(_ point: BookPoint) -> BookPoint {
    binding == .left ? point : BookPoint(x: screen.width - point.x, y: point.y)
  }
}
