package import BookMotionColor
package import BookMotionPages

extension PageLight {
  /// The color of shadows: warm, and not black.
  package static let ink = RGB(0x1A_14_0E)
}
