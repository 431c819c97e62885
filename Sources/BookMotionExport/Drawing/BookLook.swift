public import BookMotion

/// What a book looks like that its motion does not say: its colors and its pictures.
///
/// ```swift
/// var look = BookLook()
/// look.spine = RGB(red: 0.1, green: 0.3, blue: 0.4)
/// ```
///
/// Without pictures the book is drawn: a blue cover with a gold book mark, and a page of a story by
/// night. Both are meant to be looked at.
public struct BookLook: Sendable {
  /// The cloth of spine and back cover, and of the cover's inside.
  public var spine: RGB

  /// The frame around a spread that fills the screen.
  public var frame: RGB

  /// The picture on the cover; nil for the drawn one.
  public var cover: BookPicture?

  /// The picture on the page, or across both pages of a spread; nil for the drawn one.
  public var page: BookPicture?

  /// What stands behind the book.
  public var backdrop: Backdrop

  /// What stands behind a book.
  public enum Backdrop: Hashable, Sendable {
    /// A wall of shelves with other books.
    case library
    /// One color.
    case plain(RGB)
    /// Nothing: what the picture is laid on shows through.
    case clear
  }

  /// Creates a look.
  public init(
    spine: RGB = BookLook.standardSpine, frame: RGB = BookLook.standardPage,
    cover: BookPicture? = nil, page: BookPicture? = nil, backdrop: Backdrop = .library
  ) {
    self.spine = spine
    self.frame = frame
    self.cover = cover
    self.page = page
    self.backdrop = backdrop
  }

  /// The brown of a book that nobody has looked at yet.
  public static let standardSpine = RGB.fallback

  /// A cover without a picture.
  public static let standardCover = RGB(red: 0.10, green: 0.15, blue: 0.35)

  /// A page without a picture.
  public static let standardPage = RGB(red: 0.20, green: 0.25, blue: 0.50)
}
