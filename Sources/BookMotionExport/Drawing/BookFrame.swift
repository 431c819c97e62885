public import BookMotion
public import BookMotionDocuments
package import BookMotionDrawing

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
/// The document is valid SVG 1.1 that librsvg, resvg, and browsers draw alike. It has no document
/// type declaration, which the SVG specification advises against, no scripts, no style sheets, and
/// no text, and therefore needs no fonts. Its numbers are on a grid of 0.01 points, and the same
/// pose produces the same bytes on every platform.
///
/// It shows a book, not the table that an app follows: a cover keeps the proportions that it has on its
/// shelf until a page is seen, and one that is cut is laid down over ten degrees.
public struct BookFrame: Sendable {
  /// The pose of the book, as pictures show it.
  package let pose: BookPose

  /// The setting, which is the same for all frames of a sequence.
  package let setting: BookSetting

  /// The book's faces, in the order in which they are painted.
  package let scene: BookScene

  /// Creates the frame of a pose.
  ///
  /// - Throws: `BookMotionError` if a channel of the pose is not a number or is out of range, or
  ///   if the cover would come too close to the eye.
  public init(_ pose: BookPose, in setting: BookSetting) throws(BookMotionError) {
    for channel in BookChannel.allCases {
      try BookDomain.position.check(pose[channel], channel.rawValue)
    }
    self.pose = pose.drawn(setting.style, in: setting.layout)
    self.setting = setting
    scene = try BookScene(
      self.pose, style: setting.style, binding: setting.layout.binding,
      screen: setting.layout.screen)
  }
}

extension BookFrame {
  /// Writes the complete document.
  public func writeSVG<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let names = SVGNames()
    try sink.write(utf8: SVGText.documentHead(showing: setting.view).bytes)
    try setting.writeDefinitions(to: &sink, for: parts, names: names)
    try writeBody(to: &sink, names: names)
    try sink.write("</svg>\n")
  }

  /// Writes the contents of the picture, without the document around them, in screen points.
  ///
  /// The same document must contain the definitions: see
  /// ``BookSetting/writeDefinitions(to:names:)``.
  package func writeBody<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, names: SVGNames = SVGNames()
  ) throws(Sink.Failure) {
    var painter = FramePainter(self, names: names)
    painter.paint()
    try sink.write(utf8: painter.canvas.text.bytes)
  }
}
