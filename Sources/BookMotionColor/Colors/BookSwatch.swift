/// A color of a picture, and the share of the picture that looks like it.
public struct BookSwatch: Hashable, Sendable {
  /// The color.
  public let color: RGB

  /// The share of the picture that looks like the color but like no earlier swatch of the palette:
  /// above 0, at most 1.
  public let share: Double
}
