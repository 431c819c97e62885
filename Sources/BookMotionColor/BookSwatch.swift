import BookMotion

/// A color of a picture, and the share of the picture that looks like it.
public struct BookSwatch: Hashable, Sendable {
  /// The color.
  public let color: RGB

  /// The share of the picture that looks like the color but like no earlier swatch of the palette:
  /// above 0, at most 1.
  public let share: Double

  /// Creates a swatch.
  ///
  /// - Precondition: `share` is from 0 to 1.
  package init(color: RGB, share: Double) {
    BookDomain.unit.require(share, "share")
    self.color = color
    self.share = share
  }
}
