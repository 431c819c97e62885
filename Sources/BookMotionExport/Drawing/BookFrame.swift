import BookMotion
import BookMotionBody
import BookMotionDrawing

/// One instant of a book, ready to be painted.
///
/// It shows a book, not the table that an app follows: a cover keeps the proportions that it has on its
/// shelf until a page is seen, and one that is cut is laid down over ten degrees.
struct BookFrame {
  /// The pose of the book, as pictures show it.
  let pose: BookPose

  /// The setting, which is the same for all frames of a sequence.
  let setting: BookSetting

  /// The book's faces, in the order in which they are painted.
  let scene: BookScene

  /// Creates the frame of a pose.
  ///
  /// - Throws: `BookMotionError` if a channel of the pose is not a number or is out of range, or
  ///   if the cover would come too close to the eye.
  init(_ pose: BookPose, in setting: BookSetting) throws(BookMotionError) {
    for channel in BookChannel.allCases {
      try BookDomain.position.check(pose[channel], channel.rawValue)
    }
    self.pose = pose.drawn(setting.style, in: setting.layout)
    self.setting = setting
    scene = try BookScene(
      self.pose, style: setting.style, binding: setting.layout.binding,
      screen: setting.layout.screen)
  }

  /// Returns the painted frame, with or without what is behind the book.
  func painted(_ names: SVGNames = SVGNames(), withBackdrop: Bool = true) -> SVGCanvas {
    var painter = FramePainter(self, names: names)
    painter.paint(withBackdrop: withBackdrop)
    painter.canvas.shared = setting.definitions(for: parts)
    return painter.canvas
  }
}

extension BookFrame {
  /// The shared parts that this frame shows.
  var parts: FrameParts {
    var parts: FrameParts = []
    if pose.libraryOpacity > 0 { parts.insert(.library) }
    if libraryDetail > 0 { parts.insert(.details) }
    if pose.shelfCoverOpacity > 0 { parts.insert(.cover) }
    for face in scene.faces { parts.formUnion(setting.parts(of: face.kind)) }
    return parts
  }

  /// The opacity of the library's fine details, which fade out before the blur would hide them.
  var libraryDetail: Double { max(0, 1 - pose.libraryBlur / BookFrame.detailBlur) }

  private static let detailBlur = 5.0
}
