package import BookMotion
package import BookMotionDrawing

/// A tap, drawn as a finger that fades out.
package struct SceneTap: Hashable, Sendable {
  package let point: BookPoint
  package let time: Double
  /// The time that it is visible, in seconds.
  package var duration = 0.35

  package func isOver(at now: Double) -> Bool { now >= time + duration }

  package func paint(at now: Double, on stage: SceneStage, with painter: inout SVGCanvas) {
    let part = (now - time) / duration
    guard part >= 0, part < 1 else { return }
    painter.paintFinger(at: point, unit: stage.unit, opacity: 1 - part * part)
  }
}
