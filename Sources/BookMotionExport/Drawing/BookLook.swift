import BookMotion
public import BookMotionColor
import BookMotionDrawing

/// The appearance of a book that its motion does not determine: its colors and pictures.
///
/// ```swift
/// var look = BookLook()
/// look.spine = RGB(red: 0.1, green: 0.3, blue: 0.4)
/// ```
///
/// Without pictures, the book is drawn: a blue cover with a gold emblem, and a page of a story set
/// at night. Both are finished artwork, not placeholders.
public struct BookLook: Sendable {
  /// The cloth color of the spine, the back cover, and the inside of the cover.
  public var spine: RGB

  /// The color of the frame around a spread that fills the screen.
  public var frame: RGB

  /// The picture on the cover; `nil` for the drawn one.
  public var cover: BookPicture?

  /// The picture on the page, or across both pages of a spread; `nil` for the drawn one.
  public var page: BookPicture?

  /// Creates a look.
  public init(
    spine: RGB = .fallback, frame: RGB = BookLook.standardPage,
    cover: BookPicture? = nil, page: BookPicture? = nil
  ) {
    self.spine = spine
    self.frame = frame
    self.cover = cover
    self.page = page
  }

  /// The color of a cover without a picture.
  static let standardCover = RGB(red: 0.10, green: 0.15, blue: 0.35)

  /// The color of a page without a picture.
  public static let standardPage = RGB.standardFrame
}
