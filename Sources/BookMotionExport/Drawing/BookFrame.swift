public import BookMotion

/// One instant of a book as a picture: a complete SVG document, or a part of one.
///
/// ```swift
/// let setting = BookSetting(look: BookLook())
/// let pose = BookTransition(.bookPolish).pose(at: 0)
/// let frame = try BookFrame(pose, in: setting)
/// var text = ""
/// frame.writeSVG(to: &text)
/// ```
///
/// The document is valid SVG 1.1, without a document type, which SVG advises against, and as librsvg, resvg and browsers draw it alike: no script, no style sheet,
/// no text, and so no font. Its numbers lie on a grid of 0.01 points, and the same pose gives the
/// same bytes everywhere.
public struct BookFrame: Sendable {
  /// Where everything is.
  public let pose: BookPose

  /// What is the same in all frames of a sequence.
  public let setting: BookSetting

  /// The book's faces in the order in which they are painted.
  public let scene: BookScene

  /// Sets up the frame of a pose, or says why it cannot be seen.
  ///
  /// - Throws: ``BookMotionError`` for a pose with a number that is none, or a cover that would come
  ///   too near to the eye.
  public init(_ pose: BookPose, in setting: BookSetting) throws(BookMotionError) {
    for channel in BookChannel.allCases {
      try Domain.place.check(pose[channel], channel.rawValue)
    }
    self.pose = pose
    self.setting = setting
    scene = try BookScene(
      pose, style: setting.style, binding: setting.layout.binding, screen: setting.layout.screen)
  }
}

extension BookFrame {
  /// Writes the whole document.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let names = SVGNames()
    try sink.write(utf8: SVGText.documentHead(showing: setting.view).bytes)
    try setting.writeDefinitions(to: &sink, for: parts, names: names)
    try writeBody(to: &sink, names: names)
    try sink.write("</svg>\n")
  }

  /// Writes what is on the picture, without the document around it, in points of the screen.
  ///
  /// The definitions have to stand in the same document: see
  /// ``BookSetting/writeDefinitions(to:names:)``.
  public func writeBody<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, names: SVGNames = SVGNames()
  ) throws(Sink.Failure) {
    var painter = FramePainter(self, names: names)
    painter.paint()
    try sink.write(utf8: painter.canvas.text.bytes)
  }
}
