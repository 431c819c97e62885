public import BookMotion

/// The colors of a book: of its spine and the title on it, and of the frame around a page.
///
/// ```swift
/// let cover: [UInt8] = [200, 100, 50, 255]
/// let colors = BookColors(
///   cover: PictureColors(width: 1, height: 1, pixels: cover), binding: .right)
/// colors.edge.hex  // "#c86432"
/// colors.spine.hex  // "#aa552b"
/// BookColors().spine == .fallback  // true
/// ```
///
/// The spine takes its color from the edge of the cover that it is bound at, a little darker, since
/// it is turned away from the light. The frame is of the color that most of the page's picture has.
public struct BookColors: Hashable, Sendable {
  /// The mean color of the cover's edge at the spine.
  public let edge: RGB

  /// The spine: 0.85 times the edge.
  public let spine: RGB

  /// The frame around the picture on a page.
  public let frame: RGB

  /// A color for a title on the spine.
  public let title: RGB

  /// The title's contrast with the spine, at least 4.5.
  public let titleContrast: Double

  /// Works out the colors of a book.
  ///
  /// A cover that is not there, or a page of which nothing can be seen, gives
  /// `RGB.fallback`, as it is: the spine is no darker.
  ///
  /// - Precondition: the cover's request has the edge of the binding, and the page's the dominant
  ///   color. ``ColorRequest/book``, which is asked for unless you say otherwise, has both.
  public init(
    cover: PictureColors? = nil, page: PictureColors? = nil, binding: BookBinding = .left
  ) {
    if let cover {
      guard let edge = cover[PictureEdge(binding)] else {
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

  /// How much darker the spine is than the cover's edge.
  public static let shade = 0.85
}
