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

  /// The part of the plane that is drawn: the screen, or a larger area if a cover that swings out
  /// of the screen is to be visible.
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
  ///   - showsSwing: A Boolean value that indicates whether the view extends beyond the screen to
  ///     include all of a cover that swings out of it.
  /// - Throws: `BookMotionError` if the cover comes too close to the eye, or if the book or the
  ///   view is too large for a drawing.
  /// - Precondition: `pictureError` is from 0.01 to 100.
  package init(
    _ timeline: BookTimeline, look: BookLook = BookLook(),
    pictureError: Double = BookSetting.standardPictureError, showsSwing: Bool = false
  ) throws(BookMotionError) {
    let style = timeline.transition.choreography.style
    let layout = timeline.transition.layout
    self.init(style: style, layout: layout, look: look, pictureError: pictureError)
    var (left, right) = (0.0, layout.screen.width)
    var (top, bottom) = (0.0, layout.screen.height)
    for frame in timeline {
      // The reader fills the screen, so it needs no extra room.
      guard frame.pose.libraryOpacity > 0 else { continue }
      try BookDomain.drawnSide.check(frame.pose.width, "width")
      try BookDomain.drawnSide.check(frame.pose.height, "height")
      let scene = try BookScene(
        frame.pose, style: style, binding: layout.binding, screen: layout.screen)
      guard showsSwing else { continue }
      for face in scene.faces where BookSetting.swings(face) {
        let bounds = face.quad.bounds
        (left, right) = (min(left, bounds.x), max(right, bounds.x + bounds.width))
        (top, bottom) = (min(top, bounds.y), max(bottom, bounds.y + bounds.height))
      }
    }
    // Extends the view equally above and below, so that the screen stays in its middle.
    let over = max(-top, bottom - layout.screen.height).rounded(.up)
    (top, bottom) = (-over, layout.screen.height + over)
    (left, right) = (left.rounded(.down), right.rounded(.up))
    if showsSwing {
      view = BookRect(x: left, y: top, width: right - left, height: bottom - top).even
    }
    try BookDomain.drawnSide.check(view.width, "view.width")
    try BookDomain.drawnSide.check(view.height, "view.height")
  }

  /// Returns true for a face that may leave the screen but must remain visible: the turning cover.
  /// A page that grows beyond the screen is meant to.
  private static func swings(_ face: BookScene.Face) -> Bool {
    face.material.part == .front || face.material.part == .inside
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
