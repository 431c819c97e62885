package import BookMotion
import BookMotionDrawing

/// The screen that a page is read on, and the side on which the book is bound.
package struct SceneRoom: Sendable {
  package let screen: BookRect
  package let binding: BookBinding

  package init(on stage: SceneStage) {
    screen = stage.view
    binding = stage.binding
  }

  package var unit: Double { screen.size.unit }

  /// The direction of the next page: 1 if it is to the right of the current one, −1 if to the left.
  package var forward: Double { binding == .left ? 1 : -1 }
}

extension SceneRoom {
  /// Returns the frame of something designed for a left-bound book: the same, or its mirror image.
  package func bound(_ rect: BookRect) -> BookRect {
    binding == .left ? rect : rect.mirrored(in: screen.width)
  }

  package func bound(_ point: BookPoint) -> BookPoint {
    binding == .left ? point : BookPoint(x: screen.width - point.x, y: point.y)
  }
}
