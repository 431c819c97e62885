@testable import BookMotion

extension BookStyle {
  /// Returns a style that shows most of the geometry: a cover that stays until the end, and a
  /// spread below it.
  static func showingAll(
    perspective: Double, spineWidth: Double = 14, spread: Spread = .spread
  ) -> BookStyle {
    BookStyle(
      fades: Fades(cover: BookStyle.Fade(departure: 180...180)), spineWidth: spineWidth,
      perspective: perspective, spread: spread)
  }
}
