internal import BookMotion

extension AnimatedBook {
  /// What stands behind the book, once for all frames: how it recedes, blurs and fades are attributes
  /// that change with the frames.
  func writeBackdrop<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var painter = FramePainter(still, names: SVGNames())
    switch setting.look.backdrop {
    case .clear: return
    case .plain(let color): painter.fillView(color.text)
    case .library: paintLibrary(with: &painter)
    }
    try sink.write(utf8: painter.text.bytes)
  }

  /// As in a frame, but with the middle of the screen as origin: SMIL scales about that.
  private func paintLibrary(with painter: inout FramePainter) {
    let tracks = LibraryTracks(self)
    if frames.contains(where: { $0.pose.libraryOpacity < 1 }) {
      painter.fillView(painter.mat.text)
    }
    let middle = setting.layout.middle
    if tracks.filter.moves {
      painter.add("<filter id=\"\(Film.blur)\" color-interpolation-filters=\"sRGB\">")
      painter.open("feGaussianBlur", with: tracks.blur)
      painter.add("</feGaussianBlur></filter>")
    }
    painter.open("g", with: tracks.opacity)
    painter.fillView(LibraryPainter.Shelf.wall.text)
    painter.add("<g transform=\"translate(")
    painter.text.add(middle.x)
    painter.text.addNext(middle.y)
    painter.add(")\"><g>")
    tracks.scale.write(to: &painter.text, transforming: true)
    tracks.filter.write(to: &painter.text)
    painter.add("<g transform=\"translate(")
    painter.text.add(-middle.x)
    painter.text.addNext(-middle.y)
    painter.add(")\"><use xlink:href=\"#\(SVGNames().name(.library))\"/>")
    painter.open("g", with: tracks.detail)
    painter.add("<use xlink:href=\"#\(SVGNames().name(.details))\"/></g></g></g></g>")
    painter.fillView("url(#\(SVGNames().name(.light)))")
    painter.add("</g>\n")
  }
}

/// The attributes of the library that change.
private struct LibraryTracks {
  var opacity: FilmTrack
  var detail: FilmTrack
  var scale: FilmTrack
  var blur: FilmTrack
  /// No blur at all is no filter: one of deviation 0 is not the same everywhere.
  var filter: FilmTrack

  init(_ book: AnimatedBook) {
    let duration = book.duration
    opacity = FilmTrack("opacity", over: duration)
    detail = FilmTrack("opacity", over: duration)
    scale = FilmTrack("transform", over: duration)
    blur = FilmTrack("stdDeviation", over: duration)
    filter = FilmTrack("filter", over: duration)
    for (number, frame) in book.frames.enumerated() {
      let pose = frame.pose
      let start = book.start(of: number)
      let isSeen = pose.libraryOpacity >= FramePainter.leastOpacity && pose.libraryScale > 0
      opacity.add(
        LibraryTracks.text(
          isSeen ? min(pose.libraryOpacity, 1) : 0, decimals: SVGGrid.shareDecimals), from: start)
      detail.add(
        LibraryTracks.text(frame.libraryDetail, decimals: SVGGrid.shareDecimals), from: start)
      // What is not seen is left as it is: nobody has to work for it.
      guard isSeen || number == 0 else { continue }
      scale.add(
        LibraryTracks.text(pose.libraryScale, decimals: FramePainter.Backdrop.scaleDecimals),
        from: start)
      let blurs = pose.libraryBlur >= FramePainter.Backdrop.leastBlur
      blur.add(LibraryTracks.text(blurs ? pose.libraryBlur : 0), from: start)
      filter.add(blurs ? "url(#\(Film.blur))" : "none", from: start)
    }
  }

  private static func text(_ value: Double, decimals: Int = SVGGrid.decimals) -> SVGText {
    var text = SVGText()
    text.add(value, decimals: decimals)
    return text
  }
}

extension FramePainter {
  /// Begins an element with an attribute that may change.
  fileprivate mutating func open(_ element: String, with track: FilmTrack) {
    add("<\(element) \(track.attribute)=\"")
    add(track.first)
    add("\">")
    track.write(to: &text)
  }
}
