import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording

extension MotionContactSheet {
  func writeHead<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let recording = depiction.recording
    let binding = (recording.score.book?.layout.binding).map { " · bound at the \($0.rawValue)" }
    try PlotHead(
      title: recording.title,
      subtitle: recording.extent(showing: frameNumbers.count) + (binding ?? ""),
      width: size.width, height: size.height, theme: theme, margin: Measure.margin,
      declarations: " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    ).write(to: &sink)
  }

  /// Writes a picture in its cell, with its phase on a color at the left and the time at the right.
  func write<Sink: BookTextSink & ~Copyable>(
    _ picture: SVGCanvas, inCell index: Int, to sink: inout Sink
  ) throws(Sink.Failure) {
    let recording = depiction.recording
    let number = frameNumbers[index]
    let frame = frame(of: index)
    // Outset by half its width, because the frame would cover the inner half of the line.
    var start = SVGText()
    start.add("<rect class=\"grid\"")
    start.add(frame: frame.inset(by: -Measure.line / 2))
    start.add("/><svg")
    start.add(frame: frame)
    start.add(viewBox: depiction.view)
    start.add(">\n")
    try sink.write(utf8: start.bytes)
    try picture.writeBody(to: &sink)
    try sink.write("</svg>\n")
    let phase = recording.phase(ofFrame: number)
    let decimals = recording.framesPerSecond > Measure.fast ? 3 : 2
    let time = recording.time(ofFrame: number).text(decimals: decimals) + " s"
    let top = (frame.y + frame.height).rounded(.up) + Measure.captionGap
    let baseline = (top + Measure.baseline).pixels
    let padding = Measure.padding
    let timeWidth = PlotText.width(time, size: PlotHead.textSize)
    let name = PlotText.clipped(
      phase, to: frame.width - timeWidth - 3 * padding, size: PlotHead.textSize)
    let width = PlotText.width(name, size: PlotHead.textSize) + 2 * padding
    if !name.isEmpty {
      try sink.write(
        "<rect class=\"h\(recording.tint(of: phase))\" x=\"\(frame.x.pixels)\" y=\"\(top.pixels)\" "
          + "width=\"\(width.pixels)\" height=\"\(Measure.captionHeight.pixels)\" "
          + "rx=\"\((Measure.captionHeight / 2).pixels)\"/>"
          + "<text class=\"mid\" x=\"\((frame.x + width / 2).pixels)\" y=\"\(baseline)\">"
          + "\(PlotText.escaped(name))</text>")
    }
    try sink.write(
      "<text class=\"quiet end\" x=\"\((frame.x + frame.width).pixels)\" y=\"\(baseline)\">"
        + "\(time)</text>\n")
  }
}

extension MotionContactSheet {
  private enum Measure {
    /// The width of each picture: four of them, with the gaps between, are as wide as a README.
    static let cellWidth = 220.0
    static let margin = 36.0
    static let headGap = 10.0
    static let gap = 24.0
    static let captionGap = 9.0
    static let captionHeight = 20.0
    static let baseline = 14.0
    static let padding = 9.0
    static let rowGap = 28.0
    static let line = 1.0
    /// The frame rate above which hundredths of a second do not distinguish frames.
    static let fast = 100.0
  }

  /// The size of the sheet, in pixels.
  private var size: BookSize {
    let rows = (frameNumbers.count + columns - 1) / columns
    let cell = Measure.cellWidth + Measure.gap
    return BookSize(
      width: 2 * Measure.margin + Double(columns) * cell - Measure.gap,
      height: top + Double(rows) * rowHeight - Measure.rowGap + Measure.margin)
  }

  /// The number of pixels per point of the pictures.
  var scale: Double { Measure.cellWidth / depiction.view.width }

  private var cellHeight: Double {
    Measure.cellWidth * depiction.view.height / depiction.view.width
  }

  private var top: Double {
    PlotHead.bottom + Measure.margin - PlotHead.edge + Measure.headGap
  }

  private var rowHeight: Double {
    // Rows begin at whole pixels, where edges are sharp.
    cellHeight.rounded(.up) + Measure.captionGap + Measure.captionHeight + Measure.rowGap
  }

  private func frame(of index: Int) -> BookRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return BookRect(
      x: Measure.margin + Double(column) * (Measure.cellWidth + Measure.gap),
      y: top + Double(row) * rowHeight, width: Measure.cellWidth, height: cellHeight)
  }
}

extension Recording {
  /// Returns the text under the title of a picture: the duration, and the frames that are shown.
  func extent(showing shown: Int) -> String {
    let all = count == 1 ? "1 frame" : "\(count) frames"
    return "\(duration.shortText(decimals: 3)) s · "
      + (shown == count ? all : "\(shown) of \(all)")
      + " at \(framesPerSecond.shortText(decimals: 3)) fps"
  }
}
