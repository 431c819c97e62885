public import BookMotion

/// Everything about a sequence of frames that is the same in each: the book and what it stands in.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish)
/// let setting = try BookSetting(timeline)
/// for frame in timeline {
///   try BookFrame(frame.pose, in: setting).writeSVG(to: &sink)
/// }
/// ```
public struct BookSetting: Sendable {
  /// What distinguishes one choreography's book from another's.
  public let style: BookStyle

  /// The screen, the book's place on the shelf, and the side on which it is bound.
  public let layout: BookLayout

  /// Colors and pictures.
  public let look: BookLook

  /// The part of the plane that is drawn: the screen, or also where a cover swings out of it.
  public internal(set) var view: BookRect

  /// How far a picture in perspective may be from where it belongs, in points.
  public internal(set) var pictureError: Double

  /// How far the parts of such a picture lie over one another, in points: more than a pixel of
  /// whoever looks, or seams show between them.
  var pictureOverlap = BookSetting.standardPictureOverlap

  /// Sets up frames that are drawn in a part of the plane, by default the screen.
  ///
  /// - Precondition: the error is from 0.01 to 100.
  public init(
    style: BookStyle = .polish, layout: BookLayout = BookLayout(), look: BookLook = BookLook(),
    view: BookRect? = nil, pictureError: Double = BookSetting.standardPictureError
  ) {
    precondition(
      Domain.pictureError.contains(pictureError),
      "BookMotion: a picture's error is from 0.01 to 100 points")
    self.style = style
    self.layout = layout
    self.look = look
    self.view = view ?? BookRect(center: layout.screenMiddle, size: layout.screen).even
    self.pictureError = pictureError
  }

  /// Sets up the frames of a timeline, on its screen.
  ///
  /// - Parameters:
  ///   - timeline: The book on its way.
  ///   - look: Colors and pictures.
  ///   - pictureError: How far a picture in perspective may be from where it belongs, in points.
  ///   - showsSwing: Whether there is room around the screen for all of a cover that swings out of it.
  /// - Throws: ``BookMotionError`` if the cover comes too near to the eye.
  /// - Precondition: the error is from 0.01 to 100.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(),
    pictureError: Double = BookSetting.standardPictureError, showsSwing: Bool = false
  ) throws(BookMotionError) {
    let style = timeline.transition.choreography.style
    let layout = timeline.transition.layout
    self.init(style: style, layout: layout, look: look, pictureError: pictureError)
    var (left, right) = (0.0, layout.screen.width)
    var (top, bottom) = (0.0, layout.screen.height)
    for frame in timeline {
      // A page that is read fills the screen, and a picture of it needs no more.
      guard frame.pose.libraryOpacity > 0 else { continue }
      let scene = try BookScene(
        frame.pose, style: style, binding: layout.binding, screen: layout.screen)
      guard showsSwing else { continue }
      for face in scene.faces where BookSetting.swings(face) {
        let bounds = face.quad.bounds
        (left, right) = (min(left, bounds.x), max(right, bounds.x + bounds.width))
        (top, bottom) = (min(top, bounds.y), max(bottom, bounds.y + bounds.height))
      }
    }
    // What fills the screen stands in the middle of a picture that is higher than the screen.
    let over = max(-top, bottom - layout.screen.height).rounded(.up)
    (top, bottom) = (-over, layout.screen.height + over)
    (left, right) = (left.rounded(.down), right.rounded(.up))
    if showsSwing {
      view = BookRect(x: left, y: top, width: right - left, height: bottom - top).even
    }
  }

  /// What may leave the screen and has to be seen: the cover that turns. A page that grows beyond
  /// the screen is meant to.
  private static func swings(_ face: Face) -> Bool {
    face.material == .cover || face.material == .coverInside
  }

  /// A sixth of a point: half a pixel where a point has three, so that slanted letters show no steps.
  public static let standardPictureError = 0.17

  /// Enough for drawings that are shown at half their size.
  static let standardPictureOverlap = 2.0
}

extension BookRect {
  /// The same with sides of whole and even numbers, as films are encoded: a little larger.
  package var even: BookRect {
    func up(_ length: Double) -> Double { 2 * (length / 2).rounded(.up) }
    return BookRect(x: x, y: y, width: up(width), height: up(height))
  }
}

extension Domain {
  /// How far a picture in perspective may be from where it belongs, in points.
  public static let pictureError = Domain(0.01, 100)
}
