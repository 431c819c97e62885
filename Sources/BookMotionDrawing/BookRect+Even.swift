package import BookMotion

extension BookRect {
  /// This rectangle with its width and height rounded up to even whole numbers, as video encoders
  /// require.
  package var even: BookRect {
    func up(_ length: Double) -> Double { 2 * (length / 2).rounded(.up) }
    return BookRect(x: x, y: y, width: up(width), height: up(height))
  }
}
