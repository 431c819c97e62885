import BookMotion
import BookMotionDocuments
import BookMotionRecording

/// The layout of a plot.
struct PlotPage {
  private let plot: MotionPlot
  private let axis: TimeAxis
  private let rows: [ChannelRow]
  private let bands: PhaseBands
  /// The names of the cues that have room for them …
  private let cues: PlotFlags
  /// … and the positions of all cues.
  private let cuePositions: [Double]
  private let restLines: [String]

  init(_ plot: MotionPlot) {
    let (score, width) = (plot.score, plot.width)
    self.plot = plot
    // The margins depend on the labels, and the labels on the values, so more values are taken than
    // there is room for.
    let widest = TimeAxis(duration: score.duration, left: 0, width: width)
    let traces = ChannelTraces(score, axis: widest)
    rows = score.channels.indices.compactMap { ChannelRow($0, of: traces, measured: plot.measured) }
    bands = PhaseBands(score.phases, until: score.duration)
    let left = PlotPage.leftMargin(rows)
    let right = PlotPage.rightMargin(rows, names: score.cues.map(\.name) + score.phases.map(\.name))
    axis = TimeAxis(
      duration: score.duration, left: left,
      width: max(width - left - right, Measure.leastWidth))
    let axis = axis
    let moving = rows.map { $0.channel }
    cues = PlotFlags(
      score.cues.map { ($0.name, axis.x($0.time)) }, mostRows: Measure.mostCueRows)
    cuePositions = score.cues.map { axis.x($0.time) }
    let still = score.channels.filter { !moving.contains($0) }
    restLines = still.isEmpty ? [] : PlotPage.restLines(still, width: width)
  }

  private static func restLines(_ channels: [PlotScore.Channel], width: Double) -> [String] {
    let names = channels.enumerated().map { index, channel in
      channel.name + (index + 1 < channels.count ? "," : "")
    }
    return PlotText.lines(
      ["at rest:"] + names, in: width - 2 * PlotHead.edge, size: PlotHead.textSize)
  }
}

extension PlotPage {
  private enum Measure {
    static let groupGap = 8.0
    /// The gap between the lines of adjacent rows, which leaves room for their labels.
    static let rowGap = 14.0
    /// The largest number of rows of cues: a cover that swings about 90° passes it hundreds of
    /// times.
    static let mostCueRows = 8
    static let cueLift = 8.0
    static let markSize = 3.5
    static let restHeight = 18.0
    static let restDrop = 4.0
    static let nameGap = 12.0
    /// The smallest width of the axis: in a narrow picture, long numbers run out of the picture,
    /// but the lines remain.
    static let leastWidth = 60.0
  }

  private static func leftMargin(_ rows: [ChannelRow]) -> Double {
    let names = (rows.map { $0.name } + ["cues"])
      .map { PlotText.width($0, size: PlotHead.textSize) }
    let values = rows.map { $0.labels.startWidth }
    return PlotHead.edge + (names.max() ?? 0) + Measure.nameGap + (values.max() ?? 0)
  }

  private static func rightMargin(_ rows: [ChannelRow], names: [String]) -> Double {
    let beside = rows.map { $0.labels.endWidth } + names.map { PlotFlags.width($0) }
    return PlotHead.edge + (beside.max() ?? 0)
  }

  private var score: PlotScore { plot.score }
  private var width: Double { plot.width }
  private var rowHeight: Double { plot.rowHeight }

  private var top: Double {
    let flags = bands.names(on: axis).flags
    guard flags.rows > 0 else { return PlotHead.bottom }
    return PlotHead.bottom + PhaseBands.lift + Double(flags.rows) * PlotFlags.rowHeight
  }

  private var cueHeight: Double {
    cues.rows == 0
      ? 0 : Measure.cueLift + Double(cues.rows) * PlotFlags.rowHeight + Measure.rowGap
  }

  /// The tops of the rows, with small gaps between groups, and the bottom of the last.
  private var rowTops: (tops: [Double], bottom: Double) {
    var tops: [Double] = []
    var y = top + PhaseBands.headHeight + cueHeight + Measure.groupGap / 2
    for (index, row) in rows.enumerated() {
      if index > 0, row.channel.group != rows[index - 1].channel.group {
        y += Measure.groupGap
      }
      tops.append(y)
      y += rowHeight
    }
    return (tops, y + Measure.groupGap / 2)
  }

  func write<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let (tops, bottom) = rowTops
    let restHeight = Double(restLines.count) * Measure.restHeight
    let height = bottom + TimeAxis.height + restHeight + PlotHead.edge / 2
    try PlotHead(
      title: score.title, subtitle: subtitle, width: width, height: height,
      theme: plot.theme
    ).write(to: &sink)
    try bands.write(on: axis, from: top, to: bottom, into: &sink)
    try axis.write(from: top + PhaseBands.headHeight, to: bottom, into: &sink)
    try writeCues(to: &sink)
    for (index, (row, top)) in zip(rows, tops).enumerated() {
      // In the middle of the gap between groups.
      let before = index == 0 ? top : tops[index - 1] + rowHeight
      let border = (before + top) / 2
      try sink.write(
        "<path class=\"grid\" d=\"M\(PlotHead.edge.pixels) \(border.pixels)"
          + "H\((width - PlotHead.edge).pixels)\"/>\n")
      let area = ChannelRow.Area(
        axis: axis, top: top + Measure.rowGap / 2,
        bottom: top + rowHeight - Measure.rowGap / 2, left: PlotHead.edge)
      try row.write(at: area, to: &sink)
    }
    for (index, line) in restLines.enumerated() {
      let y =
        bottom + TimeAxis.height + Double(index + 1) * Measure.restHeight
        - Measure.restDrop
      try sink.write(
        "<text class=\"quiet\" x=\"\(PlotHead.edge.pixels)\" y=\"\(y.pixels)\">"
          + "\(PlotText.escaped(line))</text>\n")
    }
    try sink.write("</svg>\n")
  }

  private var subtitle: String {
    let points = rows.map { $0.measured.count }.max() ?? 0
    return points > 0
      ? Words.count(points, "measured point")
      : score.recording.extent(showing: score.count)
  }

  private func writeCues<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    guard cues.rows > 0 else { return }
    let y = top + PhaseBands.headHeight + cueHeight - Measure.rowGap / 2
    let size = Measure.markSize
    try sink.write(
      "<text x=\"\(PlotHead.edge.pixels)\" y=\"\((y + 2).pixels)\">cues</text>\n")
    try cues.write(above: y, lift: Measure.cueLift, to: &sink)
    for x in cuePositions {
      try sink.write(
        "<path class=\"mark\" d=\"M\(x.pixels) \((y - size).pixels)"
          + "l\(size.pixels) \(size.pixels)l-\(size.pixels) \(size.pixels)"
          + "l-\(size.pixels) -\(size.pixels)z\"/>\n")
    }
  }
}
