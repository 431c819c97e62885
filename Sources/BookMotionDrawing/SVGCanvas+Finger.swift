package import BookMotion
import BookMotionColor

extension BookSize {
  /// The unit of drawings: a point on a screen whose shorter side is 768 points.
  package var unit: Double { min(width, height) / 768 }
}

extension SVGCanvas {
  /// Paints a finger that touches the screen, visible on both light and dark.
  ///
  /// - Parameters:
  ///   - point: The point of the touch.
  ///   - unit: The unit of the screen.
  ///   - opacity: The opacity of the finger.
  package mutating func paintFinger(at point: BookPoint, unit: Double, opacity: Double = 1) {
    let radius = Finger.radius * max(unit, Finger.leastUnit)
    fill(disc: point, radius: radius, Finger.skin.text, opacity: Finger.opacity * opacity)
    let rim = BookRect(center: point, size: BookSize(width: 2 * radius, height: 2 * radius))
    stroke(
      rim, radius: radius, Finger.edge.text, width: Finger.line,
      opacity: Finger.rim * opacity)
  }
}

private enum Finger {
  static let radius = 24.0
  static let leastUnit = 0.75
  /// Between dark and light, to be visible on both.
  static let skin = RGB(0x8C_82_78)
  static let edge = BookPalette.memories.paper
  static let opacity = 0.38
  static let line = 1.5
  static let rim = 0.75
}
