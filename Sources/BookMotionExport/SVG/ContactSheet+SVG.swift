public import BookMotion

extension ContactSheet {
  /// Writes the sheet as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere but
  /// linked pictures. With the theme ``PlotTheme/auto`` it follows the reader's system.
  ///
  /// Many frames with pictures take a while: `progress` is told how many have been written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let cells = cells
    try cells.writeHead(to: &sink)
    try setting.writeDefinitions(to: &sink, for: parts, names: SVGNames())
    for index in frames.indices {
      try cells.begin(index, to: &sink)
      try frames[index].writeBody(to: &sink, names: SVGNames(own: "f\(index)"))
      let frame = timeline.frame(frameNumbers[index])
      try cells.end(
        index, named: frame.phase.rawValue, tint: frame.phase.tint, at: frame.time, to: &sink)
      progress(index + 1)
    }
    try sink.write("</svg>\n")
  }

  /// The size of the picture in pixels.
  public var size: BookSize { cells.size }

  private var cells: SheetCells {
    SheetCells(
      title: title,
      subtitle: SheetCells.subtitle(
        showing: frames.count, of: timeline.count, framesPerSecond: timeline.framesPerSecond)
        + " · bound at the " + setting.layout.binding.rawValue,
      view: setting.view, count: frames.count, columns: columns, cellWidth: cellWidth, theme: theme,
      framesPerSecond: timeline.framesPerSecond)
  }

  private var parts: FrameParts {
    frames.reduce(into: []) { $0.formUnion($1.parts) }
  }

  private var title: String {
    "\(timeline.transition.choreography.name), \(timeline.direction.words)"
  }
}
