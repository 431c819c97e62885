public import BookMotion

/// The colors of a book: those of its spine, of the title on it, and of the frame around a page.
///
/// ```swift
/// let cover: [UInt8] = [200, 100, 50, 255]
/// let colors = BookColors(
///   cover: BookPictureColors(width: 1, height: 1, pixels: cover), binding: .right)
/// colors.edge.hex  // "#c86432"
/// colors.spine.hex  // "#aa552b"
/// BookColors().spine == .fallback  // true
/// ```
///
/// The spine takes its color from the cover's edge at the binding, slightly darkened because the
/// spine is turned away from the light. The frame has the dominant color of the page's picture.
public struct BookColors: Hashable, Sendable {
  /// The mean color of the cover's edge at the spine.
  public let edge: RGB

  /// The color of the spine: 0.85 times `edge`.
  public let spine: RGB

  /// The color of the frame around the picture on a page.
  public let frame: RGB

  /// The color of a title on the spine.
  public let title: RGB

  /// The title's contrast with the spine, at least 4.5.
  package let titleContrast: Double

  /// Computes the colors of a book.
  ///
  /// If there is no cover, or no page with anything visible, the corresponding colors are
  /// `RGB.fallback`; in that case, the spine isn't darkened.
  ///
  /// - Precondition: The cover's request includes the edge at the binding, and the page's request
  ///   includes the dominant color. ``BookColorRequest/book``, the default, includes both.
  public init(
    cover: BookPictureColors? = nil, page: BookPictureColors? = nil, binding: BookBinding = .left
  ) {
    if let cover {
      guard let edge = cover[BookPictureColors.Edge(binding)] else {
        BookMotionError(.missing, at: "the cover's edge at the binding").stop()
      }
      self.edge = edge
      spine = edge.scaled(by: BookColors.shade)
    } else {
      edge = .fallback
      spine = .fallback
    }
    guard page?.request.wantsDominant ?? true else {
      BookMotionError(.missing, at: "the page's dominant color").stop()
    }
    frame = page?.dominant ?? .fallback
    let title = TitleColor(on: spine)
    self.title = title.color
    titleContrast = title.contrast
  }

  /// The factor by which the cover's edge is darkened for the spine.
  static let shade = 0.85
}
