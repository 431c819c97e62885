import BookMotion
import BookMotionDrawing
import BookMotionExport

/// A tap, drawn as a finger that fades out.
struct SceneTap: Hashable, Sendable {
  let point: BookPoint
  let time: Double
  /// The time that it is visible, in seconds.
  var duration = 0.35

  func isOver(at now: Double) -> Bool { now >= time + duration }

  func paint(at now: Double, of room: SceneRoom, with painter: inout SVGCanvas) {
    let part = (now - time) / duration
    guard part >= 0, part < 1 else { return }
    painter.paintFinger(at: point, unit: room.unit, opacity: 1 - part * part)
  }
}
