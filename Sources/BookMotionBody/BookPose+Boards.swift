package import BookMotion

// What is seen of the boards around the pages of an open book.

extension BookPose {
  /// How much of the frame of a zoomed spread has grown, from 0 to 1.
  package var framedShare: Double { min(frameBorder / BookPose.wholeFrame, 1) }

  /// Returns the opacity of the boards beyond a page, which go once the spread has a frame, or is read.
  package func boardOpacity(around page: BookScene.Face, _ style: BookStyle) -> Double {
    let isPage = page.kind == .firstPage || page.kind == .facingPage
    guard style.spread == .spread, isPage else { return 0 }
    return page.opacity * (1 - framedShare) * (1 - readerOpacity)
  }

  /// The width of a zoomed spread's border.
  package static let wholeFrame = 10.0
}
