import BookMotion
import BookMotionExport

/// A tap, as it is shown: a finger that fades.
struct SceneTap: Hashable, Sendable {
  let point: BookPoint
  let time: Double
  /// How long it is seen, in seconds.
  var duration = 0.35

  func isOver(at now: Double) -> Bool { now >= time + duration }

  func paint(at now: Double, of room: SceneRoom, with painter: inout SVGCanvas) {
    let part = (now - time) / duration
    guard part >= 0, part < 1 else { return }
    painter.paintFinger(at: point, of: room, opacity: 1 - part * part)
  }
}

extension SVGCanvas {
  /// A finger that touches: seen on light and on dark.
  mutating func paintFinger(at place: BookPoint, of room: SceneRoom, opacity: Double = 1) {
    let radius = Finger.radius * max(room.unit, Finger.leastUnit)
    fill(disc: place, radius: radius, Finger.skin.text, opacity: Finger.opacity * opacity)
    let rim = BookRect(center: place, size: BookSize(width: 2 * radius, height: 2 * radius))
    stroke(
      rim, radius: radius, SpreadLook.paper.text, width: Finger.line,
      opacity: Finger.rim * opacity)
  }
}

private enum Finger {
  static let radius = 24.0
  static let leastUnit = 0.75
  /// Between dark and light, to be seen on both.
  static let skin = SpreadLook.color(0x8C_82_78)
  static let opacity = 0.38
  static let line = 1.5
  static let rim = 0.75
}
