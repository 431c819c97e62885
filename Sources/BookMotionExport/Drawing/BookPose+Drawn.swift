import BookMotion

extension BookPose {
  /// Returns this pose as pictures show it.
  ///
  /// A cover keeps the proportions that it has on its shelf, and its art with them, whatever the
  /// body's rectangle does meanwhile: where no page is seen yet, the book is as large as a cover
  /// fits into that rectangle. And a cover that is cut is laid down over a few degrees more.
  func drawn(in setting: BookSetting) -> BookPose {
    let cover = setting.layout.restingFrame.size
    let fit = min(width / cover.width, height / cover.height)
    let share = max(firstPageOpacity, readerOpacity)
    var driven = driven
    if share < 1 {
      for (channel, whole, side) in [
        (Driven.Channel.width, width, cover.width), (.height, height, cover.height),
      ] {
        driven[channel] = side * fit + (whole - side * fit) * share
      }
    }
    return BookPose(driven, style: setting.style, binding: setting.layout.binding)
  }
}

extension BookStyle {
  /// This style with a cover that goes over a few degrees where it would go at once, so that
  /// nothing disappears from one frame to the next.
  var laidDown: BookStyle {
    var style = self
    let fade = fades.cover
    if let cut = fade.departure, cut.lowerBound == cut.upperBound {
      let end = min(cut.lowerBound + BookStyle.layingDown, BookDomain.turn.highest)
      style.fades.cover = Fade(
        arrival: fade.arrival, departure: cut.lowerBound...end, peak: fade.peak, isSmooth: true)
    }
    return style
  }

  /// The degrees over which a cover is laid down: three frames of a closing at 60 a second, and a few
  /// more of an opening.
  private static let layingDown = 10.0
}
