package import BookMotion

extension BookPose {
  /// Returns this pose as pictures show it.
  ///
  /// A cover keeps the proportions that it has on its shelf, and its art with them, whatever the
  /// body's rectangle does meanwhile: where no page is seen yet, the book is as large as a cover
  /// fits into that rectangle. And a cover that is cut is laid down over a few degrees more.
  package func drawn(_ style: BookStyle, in layout: BookLayout) -> BookPose {
    let cover = layout.restingFrame.size
    let fit = min(width / cover.width, height / cover.height)
    let share = 1 - max(firstPageOpacity, readerOpacity)
    var (driven, style) = (driven, style)
    driven[.width] += (cover.width * fit - width) * share
    driven[.height] += (cover.height * fit - height) * share
    style.fades.cover = style.fades.cover.laidDown
    return BookPose(driven, style: style, binding: layout.binding)
  }
}

extension BookStyle.Fade {
  /// This fade, over a few degrees where it is a cut, so that nothing disappears from one frame to
  /// the next.
  package var laidDown: BookStyle.Fade {
    guard let cut = departure, cut.lowerBound == cut.upperBound else { return self }
    let end = min(cut.lowerBound + BookStyle.Fade.laying, BookDomain.turn.highest)
    return BookStyle.Fade(
      arrival: arrival, departure: cut.lowerBound...end, peak: peak, isSmooth: true)
  }

  /// The degrees over which a cover is laid down: three frames of a closing at 60 a second, and a few
  /// more of an opening.
  private static var laying: Double { 10 }
}
