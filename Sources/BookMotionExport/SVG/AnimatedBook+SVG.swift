internal import BookMotion

extension AnimatedBook {
  /// Writes the picture as one complete SVG 1.1 document.
  ///
  /// What plays are SMIL's animations, which are part of SVG 1.1; the style sheet only serves readers
  /// who want less motion, and paper. Frames that follow each other and look the same are one.
  ///
  /// A long film takes a while: `progress` is told how many frames have been written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    try sink.write(utf8: Film.head(title, showing: setting.view).bytes)
    try setting.writeDefinitions(to: &sink, names: SVGNames())
    try sink.write(Film.beginStill)
    try still.writeBody(to: &sink, names: SVGNames(own: Film.stillNames))
    try sink.write(Film.beginFilm)
    try writeBackdrop(to: &sink)
    try writeFrames(to: &sink, progress)
    try sink.write(Film.end)
  }

  private func writeFrames<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, _ progress: (Int) -> Void
  ) throws(Sink.Failure) {
    var first = 0
    while first < frames.count {
      let body = body(of: first, as: first)
      var next = first + 1
      while next < frames.count, self.body(of: next, as: first) == body { next += 1 }
      try sink.write(
        utf8: Film.turn(from: start(of: first), to: start(of: next), over: duration).bytes)
      try sink.write(utf8: body)
      try sink.write("</g>\n")
      first = next
      progress(first)
    }
  }

  /// The book of one frame, with the names of another one's parts.
  private func body(of number: Int, as name: Int) -> [UInt8] {
    var painter = FramePainter(frames[number], names: SVGNames(own: "\(Film.frameNames)\(name)"))
    painter.paint(withBackdrop: false)
    return painter.text.bytes
  }

  private var title: String {
    "\(timeline.transition.choreography.name), \(timeline.direction.words)"
  }
}
