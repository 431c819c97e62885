public import BookMotion

/// One instant of an open book as a picture: its stacks, its pages, and the leaves in the air.
///
/// ```swift
/// let layout = SpreadLayout()
/// var book = PageTurning(page: layout.page, leafCount: 8, turned: 3)
/// book.turn(.forward, at: 0)
/// let frame = SpreadFrame(book.pose(at: 0.3), in: layout)
/// var text = ""
/// frame.writeSVG(to: &text)
/// ```
///
/// It is seen by an eye that is 2.2 times the book's width away: what is up is larger. The eye is above
/// the spine, or above the finger that leads a leaf, so that what a finger holds is under the finger. What is
/// printed bends with the paper, and ``PaperLight`` says how bright all of it is.
public struct SpreadFrame: Sendable {
  /// Where the leaves are.
  public let pose: PageTurnPose
  /// Where the book lies.
  public let layout: SpreadLayout
  /// What it looks like.
  public let look: SpreadLook
  /// In how many pieces a leaf is drawn.
  public let pieces: Int

  /// Creates the frame of a pose.
  ///
  /// - Parameters:
  ///   - pose: Where the leaves are. Its page is the layout's.
  ///   - layout: Where the book lies.
  ///   - look: What it looks like.
  ///   - pieces: In how many pieces a leaf is drawn, from 3 to 256.
  /// - Precondition: the pose's page is as large as the layout's.
  public init(
    _ pose: PageTurnPose, in layout: SpreadLayout, look: SpreadLook = SpreadLook(),
    pieces: Int = SpreadFrame.standardPieces
  ) {
    precondition(
      pose.page == layout.page, "BookMotion: a pose belongs to a layout with pages of its size")
    precondition((3...256).contains(pieces), "BookMotion: a leaf is drawn in 3 to 256 pieces")
    self.pose = pose.settled(within: PageTurnPose.unseen)
    self.layout = layout
    self.look = look
    self.pieces = pieces
  }

  /// Enough for a page to look smooth at any size.
  public static let standardPieces = 72

  /// Paints the book on a canvas.
  package func paint(on canvas: inout SVGCanvas) {
    var spread = SpreadPainter(self, canvas)
    spread.paint()
    canvas = spread.painter
  }

  /// Writes the whole document.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var canvas = SVGCanvas(names: SVGNames())
    paint(on: &canvas)
    let view = BookRect(x: 0, y: 0, width: layout.screen.width, height: layout.screen.height)
    try sink.write(utf8: SVGText.documentHead(showing: view).bytes)
    try canvas.shared.write(to: &sink)
    try canvas.writeBody(to: &sink)
    try sink.write("</svg>\n")
  }
}
