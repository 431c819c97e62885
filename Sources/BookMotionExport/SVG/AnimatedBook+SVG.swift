internal import BookMotion

extension AnimatedBook {
  /// Writes the picture as one complete SVG 1.1 document.
  ///
  /// What plays are SMIL's animations, which are part of SVG 1.1; the style sheet only serves readers
  /// who want less motion, and paper. Frames that follow each other and look the same are one.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(utf8: setting.documentHead.bytes)
    try sink.write("<title>\(PlotText.escaped(title))</title>\n\(Film.style)\n")
    try setting.writeDefinitions(to: &sink, names: SVGNames())
    try sink.write("<g id=\"\(Film.still)\"><set attributeName=\"display\" to=\"none\"/>\n")
    try still.writeBody(to: &sink, names: SVGNames(own: Film.stillNames))
    try sink.write(
      "</g>\n<g id=\"\(Film.film)\" display=\"none\">"
        + "<set attributeName=\"display\" to=\"inline\"/>\n")
    try writeBackdrop(to: &sink)
    try writeFrames(to: &sink)
    try sink.write("</g>\n</svg>\n")
  }

  private func writeFrames<Sink: TextSink & ~Copyable>(
    to sink: inout Sink
  ) throws(Sink.Failure) {
    var first = 0
    while first < frames.count {
      let body = body(of: first, as: first)
      var next = first + 1
      while next < frames.count, self.body(of: next, as: first) == body { next += 1 }
      try sink.write(utf8: turn(from: first, to: next).bytes)
      try sink.write(utf8: body)
      try sink.write("</g>\n")
      first = next
    }
  }

  /// The book of one frame, with the names of another one's parts.
  private func body(of number: Int, as name: Int) -> [UInt8] {
    var painter = FramePainter(frames[number], names: SVGNames(own: "\(Film.frameNames)\(name)"))
    painter.paint(withBackdrop: false)
    return painter.text.bytes
  }

  /// The beginning of a group that is there while its time lasts.
  private func turn(from first: Int, to next: Int) -> SVGText {
    var text = SVGText()
    text.add("<g display=\"none\">")
    var track = FilmTrack("display", over: duration)
    track.add("none", from: 0)
    track.add("inline", from: start(of: first))
    track.add("none", from: start(of: next))
    track.write(to: &text)
    text.add("\n")
    return text
  }

  private var title: String {
    "\(timeline.transition.choreography.name), \(timeline.direction.words)"
  }

  enum Film {
    static let still = "still"
    static let film = "film"
    static let blur = "blur"
    /// What the names of the still's parts, and of the frames', begin with.
    static let stillNames = "s"
    static let frameNames = "f"

    static let style =
      "<style type=\"text/css\">@media print,(prefers-reduced-motion:reduce){"
      + "#\(still){display:inline!important}#\(film){display:none!important}}</style>"
  }
}
