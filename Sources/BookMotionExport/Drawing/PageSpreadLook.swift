import BookMotion
public import BookMotionColor
import BookMotionDrawing
public import BookMotionPages

/// The appearance of an open book that its motion does not determine.
///
/// ```swift
/// var palette = BookPalette.memories
/// palette.accent = RGB(red: 0.2, green: 0.4, blue: 0.5)
/// let look = PageSpreadLook(palette: palette)
/// ```
public struct PageSpreadLook: Sendable {
  /// The colors.
  package var palette: BookPalette
  /// The shading, which darkens the pages toward the spine.
  public var shading: PageSpreadShading
  /// The pictures on the pages that have one, in turn; if empty, landscapes are drawn there.
  let pictures: [BookPicture]

  /// Creates a look, by default that of a book of memories.
  public init(
    palette: BookPalette = .memories, shading: PageSpreadShading = .memories,
    pictures: [BookPicture] = []
  ) {
    self.palette = palette
    self.shading = shading
    self.pictures = pictures
  }

  /// The look as painters take it.
  var drawn: SpreadDrawing.Look {
    SpreadDrawing.Look(palette: palette, shading: shading, pictures: pictures.map(\.drawn))
  }
}
