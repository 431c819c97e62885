import BookMotion
public import BookMotionDocuments
import BookMotionDrawing
public import BookMotionPages

/// One instant of an open book as a picture: its stacks, its pages, and the leaves in the air.
///
/// ```swift
/// let layout = PageSpreadLayout()
/// var book = PageTurning(page: layout.page, leafCount: 8, turned: 3)
/// book.turn(.forward, at: 0)
/// let frame = PageSpreadFrame(book.pose(at: 0.3), in: layout)
/// var text = ""
/// frame.writeSVG(to: &text)
/// ```
///
/// The eye is at 2.2 times the book's width, so raised paper appears larger. The eye is above the
/// spine, or above the finger that leads a leaf, so that what a finger holds is under the finger.
/// Print bends with the paper, and `PageLight` determines the brightness of everything.
public struct PageSpreadFrame: Sendable {
  private let drawing: SpreadDrawing

  /// Creates the frame of a pose.
  ///
  /// - Parameters:
  ///   - pose: The pose of the leaves. Its page is the layout's.
  ///   - layout: The layout of the book on the screen.
  ///   - look: The look of the book.
  ///   - pieces: The number of pieces in which a leaf is drawn, at most, from 3 to 256.
  /// - Precondition: The pose's page is as large as the layout's.
  public init(
    _ pose: PageTurnPose, in layout: PageSpreadLayout, look: PageSpreadLook = PageSpreadLook(),
    pieces: Int = PageSpreadFrame.standardPieces
  ) {
    precondition((3...256).contains(pieces), "BookMotion: pieces must be from 3 to 256")
    drawing = SpreadDrawing(pose, in: layout, look: look.drawn, pieces: pieces)
  }

  /// The standard number of pieces, which is enough for a page to look smooth at any size.
  public static let standardPieces = 72

  /// Writes the complete document.
  public func writeSVG<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var canvas = SVGCanvas(names: SVGNames())
    drawing.paint(on: &canvas)
    let screen = drawing.layout.screen
    let view = BookRect(x: 0, y: 0, width: screen.width, height: screen.height)
    try sink.write(utf8: SVGText.documentHead(showing: view).bytes)
    try canvas.shared.write(to: &sink)
    try canvas.writeBody(to: &sink)
    try sink.write("</svg>\n")
  }
}
