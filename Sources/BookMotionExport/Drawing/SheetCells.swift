import BookMotion
import BookMotionDocuments
import BookMotionDrawing

/// Pictures side by side on a sheet, each with a word and its time under it.
struct SheetCells {
  let title: String
  let subtitle: String
  /// The part of the plane that each picture shows.
  let view: BookRect
  let count: Int
  let columns: Int
  let cellWidth: Double
  let theme: MotionTheme
  let framesPerSecond: Double

  /// Returns the text under the title: the duration, and the frames that are shown.
  static func subtitle(showing shown: Int, of count: Int, framesPerSecond rate: Double) -> String {
    let all = count == 1 ? "1 frame" : "\(count) frames"
    return "\((Double(count - 1) / rate).shortText(decimals: 3)) s · "
      + (shown == count ? all : "\(shown) of \(all)")
      + " at \(rate.shortText(decimals: 3)) fps"
  }
}

extension SheetCells {
  func writeHead<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotHead(
      title: title, subtitle: subtitle, width: size.width, height: size.height, theme: theme,
      margin: Measure.margin, declarations: " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    ).write(to: &sink)
  }

  /// Begins a cell, which contains everything that is written before its end.
  func begin<Sink: BookTextSink & ~Copyable>(
    _ index: Int, to sink: inout Sink
  ) throws(Sink.Failure) {
    let frame = frame(of: index)
    // Outset by half its width, because the frame would cover the inner half of the line.
    var start = SVGText()
    start.add("<rect class=\"grid\"")
    start.add(frame: frame.inset(by: -Measure.line / 2))
    start.add("/><svg")
    start.add(frame: frame)
    start.add(viewBox: view)
    start.add(">\n")
    try sink.write(utf8: start.bytes)
  }

  /// Ends a cell, with its word on a color at the left and the time at the right.
  func end<Sink: BookTextSink & ~Copyable>(
    _ index: Int, named word: String, tint: Int, at seconds: Double, to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write("</svg>\n")
    let frame = frame(of: index)
    let time = seconds.text(decimals: framesPerSecond > Measure.fast ? 3 : 2) + " s"
    let top = (frame.y + frame.height).rounded(.up) + Measure.captionGap
    let baseline = (top + Measure.baseline).pixels
    let padding = Measure.padding
    let timeWidth = PlotText.width(time, size: PlotHead.textSize)
    let name = PlotText.clipped(
      word, to: frame.width - timeWidth - 3 * padding, size: PlotHead.textSize)
    let width = PlotText.width(name, size: PlotHead.textSize) + 2 * padding
    if !name.isEmpty {
      try sink.write(
        "<rect class=\"h\(tint)\" x=\"\(frame.x.pixels)\" y=\"\(top.pixels)\" "
          + "width=\"\(width.pixels)\" height=\"\(Measure.captionHeight.pixels)\" "
          + "rx=\"\((Measure.captionHeight / 2).pixels)\"/>"
          + "<text class=\"mid\" x=\"\((frame.x + width / 2).pixels)\" y=\"\(baseline)\">"
          + "\(name)</text>")
    }
    try sink.write(
      "<text class=\"quiet end\" x=\"\((frame.x + frame.width).pixels)\" y=\"\(baseline)\">"
        + "\(time)</text>\n")
  }
}

extension SheetCells {
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
    /// The frame rate above which hundredths of a second do not distinguish frames.
    static let fast = 100.0
  }

  /// The size of the sheet, in pixels.
  var size: BookSize {
    let rows = (count + columns - 1) / columns
    return BookSize(
      width: 2 * Measure.margin + Double(columns) * (cellWidth + Measure.gap) - Measure.gap,
      height: top + Double(rows) * rowHeight - Measure.rowGap + Measure.margin)
  }

  /// The number of pixels per point of the pictures.
  var scale: Double { cellWidth / view.width }

  private var cellHeight: Double { cellWidth * view.height / view.width }

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
      x: Measure.margin + Double(column) * (cellWidth + Measure.gap),
      y: top + Double(row) * rowHeight, width: cellWidth, height: cellHeight)
  }
}
