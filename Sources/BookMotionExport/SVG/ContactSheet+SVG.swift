public import BookMotion

extension ContactSheet {
  /// Writes the sheet as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere but
  /// linked pictures. With the theme ``PlotTheme/auto`` it follows the reader's system.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotHead(
      title: title, subtitle: subtitle, width: width, height: height, theme: theme,
      margin: Measure.margin, declarations: " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    ).write(to: &sink)
    try setting.writeDefinitions(to: &sink, for: parts, names: SVGNames())
    for index in frames.indices { try writeCell(index, to: &sink) }
    try sink.write("</svg>\n")
  }

  /// The size of the picture in pixels.
  public var size: Size { Size(width: width, height: height) }

  private func writeCell<Sink: TextSink & ~Copyable>(
    _ index: Int, to sink: inout Sink
  ) throws(Sink.Failure) {
    let place = place(of: index)
    // Only its outer half is left of the line when the frame lies on it.
    var start = SVGText()
    start.add("<rect class=\"grid\"")
    add(place.inset(by: -Measure.line / 2), to: &start)
    start.add("/><svg")
    add(place, to: &start)
    start.add(viewBox: setting.view)
    start.add(">\n")
    try sink.write(utf8: start.bytes)
    try frames[index].writeBody(to: &sink, names: SVGNames(own: "f\(index)"))
    try sink.write("</svg>\n")
    try writeCaption(of: timeline.frame(frameNumbers[index]), under: place, to: &sink)
  }

  private func add(_ place: Rect, to text: inout SVGText) {
    text.add(attribute: "x", place.x)
    text.add(attribute: "y", place.y)
    text.add(attribute: "width", place.width)
    text.add(attribute: "height", place.height)
  }

  /// The phase on its colour at the left, the time at the right.
  private func writeCaption<Sink: TextSink & ~Copyable>(
    of frame: Timeline.Frame, under place: Rect, to sink: inout Sink
  ) throws(Sink.Failure) {
    let time = frame.time.text(decimals: timeDecimals) + " s"
    let top = (place.y + place.height).rounded(.up) + Measure.captionGap
    let baseline = (top + Measure.baseline).pixels
    let padding = Measure.padding
    let timeWidth = PlotText.width(time, size: PlotHead.textSize)
    let name = PlotText.clipped(
      frame.phase.rawValue, to: place.width - timeWidth - 3 * padding, size: PlotHead.textSize)
    let width = PlotText.width(name, size: PlotHead.textSize) + 2 * padding
    if !name.isEmpty {
      try sink.write(
        "<rect class=\"h\(frame.phase.tint)\" x=\"\(place.x.pixels)\" y=\"\(top.pixels)\" "
          + "width=\"\(width.pixels)\" height=\"\(Measure.captionHeight.pixels)\" "
          + "rx=\"\((Measure.captionHeight / 2).pixels)\"/>"
          + "<text class=\"mid\" x=\"\((place.x + width / 2).pixels)\" y=\"\(baseline)\">"
          + "\(name)</text>")
    }
    try sink.write(
      "<text class=\"quiet end\" x=\"\((place.x + place.width).pixels)\" y=\"\(baseline)\">"
        + "\(time)</text>\n")
  }
}

extension ContactSheet {
  private enum Measure {
    static let margin = 36.0
    static let headGap = 10.0
    static let gap = 24.0
    static let captionGap = 9.0
    static let captionHeight = 20.0
    static let baseline = 14.0
    static let padding = 9.0
    static let rowGap = 28.0
    static let line = 1.0
    /// From so many frames a second on, hundredths of a second do not tell them apart.
    static let fast = 100.0
  }

  private var timeDecimals: Int { timeline.framesPerSecond > Measure.fast ? 3 : 2 }

  private var cellHeight: Double { cellWidth * setting.view.height / setting.view.width }

  private var top: Double {
    PlotHead.bottom + Measure.margin - PlotHead.edge + Measure.headGap
  }

  private var rowHeight: Double {
    // Rows begin at whole pixels, where edges are sharp.
    cellHeight.rounded(.up) + Measure.captionGap + Measure.captionHeight + Measure.rowGap
  }

  private var width: Double {
    2 * Measure.margin + Double(columns) * (cellWidth + Measure.gap) - Measure.gap
  }

  private var height: Double {
    let rows = (frames.count + columns - 1) / columns
    return top + Double(rows) * rowHeight - Measure.rowGap + Measure.margin
  }

  private func place(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: Measure.margin + Double(column) * (cellWidth + Measure.gap),
      y: top + Double(row) * rowHeight, width: cellWidth, height: cellHeight)
  }

  private var parts: FrameParts {
    frames.reduce(into: []) { $0.formUnion($1.parts) }
  }

  private var title: String {
    "\(timeline.transition.choreography.name), \(timeline.direction.words)"
  }

  private var subtitle: String {
    let count = timeline.count == 1 ? "1 frame" : "\(timeline.count) frames"
    let shown = frames.count == timeline.count ? count : "\(frames.count) of \(count)"
    return "\(timeline.duration.shortText(decimals: 3)) s · \(shown) at "
      + "\(timeline.framesPerSecond.shortText(decimals: 3)) a second · bound at the "
      + setting.layout.binding.rawValue
  }
}
