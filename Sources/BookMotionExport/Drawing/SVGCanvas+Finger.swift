package import BookMotion

extension SVGCanvas {
  /// A finger that touches: seen on light and on dark.
  ///
  /// - Parameters:
  ///   - place: where.
  ///   - unit: how large the screen is, as a part of one that it is drawn for.
  ///   - opacity: how much of it is there.
  package mutating func paintFinger(at place: BookPoint, unit: Double, opacity: Double = 1) {
    let radius = Finger.radius * max(unit, Finger.leastUnit)
    fill(disc: place, radius: radius, Finger.skin.text, opacity: Finger.opacity * opacity)
    let rim = BookRect(center: place, size: BookSize(width: 2 * radius, height: 2 * radius))
    stroke(
      rim, radius: radius, Finger.edge.text, width: Finger.line,
      opacity: Finger.rim * opacity)
  }
}

private enum Finger {
  static let radius = 24.0
  static let leastUnit = 0.75
  /// Between dark and light, to be seen on both.
  static let skin = RGB(red: 140.0 / 255, green: 130.0 / 255, blue: 120.0 / 255)
  static let edge = RGB(red: 253.0 / 255, green: 251.0 / 255, blue: 246.0 / 255)
  static let opacity = 0.38
  static let line = 1.5
  static let rim = 0.75
}
