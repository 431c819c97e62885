package import BookMotion
import BookMotionDrawing

/// The setting that all frames of a sequence share: the book and its surroundings.
struct BookSetting: Sendable {
  /// The style, which distinguishes the books of different choreographies.
  var style = BookStyle.polish

  /// The screen, the book's place on the shelf, and the side on which it is bound.
  var layout = BookLayout()

  /// The colors and pictures.
  var look = BookLook()

  /// The largest error of a picture in perspective, in points.
  var pictureError = MotionDepiction.standardPictureError

  /// The overlap of the parts of such a picture, in points: more than a pixel on the viewer's
  /// screen, or seams would show between them. This is enough for drawings shown at half their size.
  var pictureOverlap = 2.0

  /// The part of the plane that is drawn: the screen.
  var view: BookRect { layout.frame(of: .screen).even }

  /// Returns this setting for drawings that are shown at `scale`.
  ///
  /// The error and the overlap of pictures apply to the drawing as it is shown, so both are divided
  /// by `scale`. At a scale of 1 or more, the setting is unchanged.
  func shown(at scale: Double) -> BookSetting {
    guard scale > 0, scale < 1 else { return self }
    var setting = self
    setting.pictureError = min(pictureError / scale, BookDomain.pictureError.highest)
    setting.pictureOverlap = pictureOverlap / scale
    return setting
  }

  /// This setting for a drawing that is viewed at length, where no motion hides errors.
  var standingStill: BookSetting {
    var setting = self
    setting.pictureError = min(pictureError, MotionDepiction.standardPictureError)
    return setting
  }
}

extension BookDomain {
  /// The allowed error of a picture in perspective, in points.
  package static let pictureError = BookDomain(0.01, 100)

  /// The side lengths that a book and a view may have in a drawing, in points. The pages of a book
  /// and the planks of its shelf are drawn one by one, so the drawing grows with them.
  static let drawnSide = BookDomain(0, 1e5)
}
