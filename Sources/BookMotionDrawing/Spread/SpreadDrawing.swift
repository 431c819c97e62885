import BookMotion
package import BookMotionColor
package import BookMotionPages

/// One instant of an open book, ready to be painted: its stacks, its pages, and the leaves in the
/// air.
///
/// The eye is at 2.2 times the book's width, so raised paper appears larger. The eye is above the
/// spine, or above the finger that leads a leaf, so that what a finger holds is under the finger.
/// Print bends with the paper, and ``PageLight`` determines the brightness of everything.
package struct SpreadDrawing: Sendable {
  package let pose: PageTurnPose
  package let layout: PageSpreadLayout
  package let look: Look
  /// The number of pieces in which a leaf is drawn, at most.
  package let pieces: Int

  /// The appearance of an open book that its motion does not determine.
  package struct Look: Sendable {
    package var palette: BookPalette
    package var shading: PageSpreadShading
    /// The picture on the cover, if there is one, and those on the pages that have one, in turn; if
    /// there are none, landscapes are drawn there.
    package var pictures: [DrawnPicture]
    /// True if the first picture is on the cover.
    let hasCover: Bool

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - palette: The colors.
    ///   - shading: The shading, which darkens the pages toward the spine.
    ///   - pictures: The pictures.
    ///   - coveredBoards: The color of the boards, if the first picture is on the cover.
    package init(
      palette: BookPalette = .memories, shading: PageSpreadShading = .memories,
      pictures: [DrawnPicture] = [], coveredBoards: RGB? = nil
    ) {
      self.palette = palette
      self.shading = shading
      self.pictures = pictures
      hasCover = coveredBoards != nil && !pictures.isEmpty
      if let coveredBoards { self.palette.boards = coveredBoards }
    }

    /// The pictures on the pages, by their indices.
    var pagePictures: Range<Int> { (hasCover ? 1 : 0)..<pictures.count }
  }

  /// Creates the drawing of a pose.
  ///
  /// - Precondition: The pose's page is as large as the layout's.
  package init(
    _ pose: PageTurnPose, in layout: PageSpreadLayout, look: Look = Look(),
    pieces: Int = SpreadDrawing.standardPieces
  ) {
    precondition(
      pose.page == layout.page, "BookMotion: the pose's page must be the same size as the layout's")
    self.pose = pose.settled(within: PageTurnPose.unseen)
    self.layout = layout
    self.look = look
    self.pieces = pieces
  }

  /// The standard number of pieces, which is enough for a page to look smooth at any size.
  package static let standardPieces = 72

  /// Paints the book on a canvas.
  package func paint(on canvas: inout SVGCanvas) {
    var spread = SpreadPainter(self, canvas)
    spread.paint()
    canvas = spread.painter
  }
}
