public import BookMotion
import BookMotionDrawing

/// The setting that all frames of a sequence share: the book and its surroundings.
///
/// ```swift
/// let timeline = try BookTimeline(BookScore(.bookPolish))
/// let setting = try BookSetting(timeline)
/// for frame in timeline {
///   try BookFrame(frame.pose, in: setting).writeSVG(to: &sink)
/// }
/// ```
public struct BookSetting: Sendable {
  /// The style, which distinguishes the books of different choreographies.
  package let style: BookStyle

  /// The screen, the book's place on the shelf, and the side on which it is bound.
  package let layout: BookLayout

  /// The colors and pictures.
  package let look: BookLook

  /// The part of the plane that is drawn, by default the screen.
  package internal(set) var view: BookRect

  /// The largest error of a picture in perspective, in points.
  var pictureError: Double

  /// The overlap of the parts of such a picture, in points: more than a pixel on the viewer's
  /// screen, or seams would show between them.
  var pictureOverlap = BookSetting.standardPictureOverlap

  /// Creates a setting for frames that are drawn in a part of the plane, by default the screen.
  ///
  /// - Precondition: `pictureError` is from 0.01 to 100.
  public init(
    style: BookStyle = .polish, layout: BookLayout = BookLayout(), look: BookLook = BookLook(),
    view: BookRect? = nil, pictureError: Double = BookSetting.standardPictureError
  ) {
    precondition(
      BookDomain.pictureError.contains(pictureError),
      "BookMotion: pictureError must be from 0.01 to 100 points")
    self.style = style
    self.layout = layout
    self.look = look
    self.view = view ?? layout.frame(of: .screen).even
    self.pictureError = pictureError
  }

  /// Creates a setting for the frames of a timeline, on its screen.
  ///
  /// - Parameters:
  ///   - timeline: The timeline of the book.
  ///   - look: The colors and pictures.
  ///   - pictureError: The largest error of a picture in perspective, in points.
  /// - Throws: `BookMotionError` if the cover comes too close to the eye, or if the book or the
  ///   view is too large for a drawing.
  /// - Precondition: `pictureError` is from 0.01 to 100.
  package init(
    _ timeline: BookTimeline, look: BookLook = BookLook(),
    pictureError: Double = BookSetting.standardPictureError
  ) throws(BookMotionError) {
    let style = timeline.transition.choreography.style
    let layout = timeline.transition.layout
    self.init(style: style, layout: layout, look: look, pictureError: pictureError)
    for frame in timeline {
      // The reader fills the screen, however large it is.
      guard frame.pose.libraryOpacity > 0 else { continue }
      try BookDomain.drawnSide.check(frame.pose.width, "width")
      try BookDomain.drawnSide.check(frame.pose.height, "height")
      _ = try BookScene(
        frame.pose, style: style, binding: layout.binding, screen: layout.screen)
    }
    try BookDomain.drawnSide.check(view.width, "view.width")
    try BookDomain.drawnSide.check(view.height, "view.height")
  }

  /// The standard error of a picture: a sixth of a point, which is half a pixel at three pixels per
  /// point, so that slanted letters show no steps.
  public static let standardPictureError = 0.17

  /// The standard overlap, which is enough for drawings shown at half their size.
  static let standardPictureOverlap = 2.0
}

extension BookDomain {
  /// The allowed error of a picture in perspective, in points.
  package static let pictureError = BookDomain(0.01, 100)

  /// The side lengths that a book and a view may have in a drawing, in points. The pages of a book
  /// and the planks of its shelf are drawn one by one, so the drawing grows with them.
  static let drawnSide = BookDomain(0, 1e5)
}
