public import BookMotion

/// What an open book looks like that its motion does not say.
///
/// ```swift
/// var look = SpreadLook()
/// look.palette.accent = RGB(red: 0.2, green: 0.4, blue: 0.5)
/// ```
public struct SpreadLook: Sendable {
  /// The colors.
  public var palette: BookPalette
  /// How dark the pages are towards the spine.
  public var shading: SpreadShading
  /// The pictures on the pages that have one, in turn; none for a book of words.
  public var pictures: [BookPicture]

  /// Creates a look; the standard one is that of a book of memories.
  public init(
    palette: BookPalette = .memories, shading: SpreadShading = .memories,
    pictures: [BookPicture] = []
  ) {
    self.palette = palette
    self.shading = shading
    self.pictures = pictures
  }
}
