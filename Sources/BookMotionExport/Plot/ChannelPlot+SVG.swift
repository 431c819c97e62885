internal import BookMotion

extension ChannelPlot {
  /// Writes the plot as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere. With
  /// the theme ``PlotTheme/auto`` it follows the reader's system, also inside an `<img>`.
  ///
  /// - Complexity: O(frames); memory follows from the width, not from the frames.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotPage(self).write(to: &sink)
  }
}

/// Where everything of a plot lies.
private struct PlotPage {
  let plot: ChannelPlot
  let axis: TimeAxis
  let rows: [ChannelRow]
  let bands: PhaseBands
  /// The names of the cues that have room for them …
  let cues: PlotFlags
  /// … and where all of them are.
  let cuePlaces: [Double]
  let restLines: [String]

  init(_ plot: ChannelPlot) {
    self.plot = plot
    let duration = max(plot.timeline.duration, plot.earlier?.duration ?? 0)
    // The margins depend on the texts, and these on the values: more of them than there is room for.
    let widest = TimeAxis(duration: duration, left: 0, width: plot.width)
    rows = PlotPage.rows(of: plot, on: widest)
    bands = PhaseBands(plot.timeline, until: duration)
    let marks = PlotPage.marks(of: plot.timeline)
    let left = PlotPage.leftMargin(rows)
    let right = PlotPage.rightMargin(rows, names: marks.map { $0.name } + bands.names)
    axis = TimeAxis(
      duration: duration, left: left, width: max(plot.width - left - right, Measure.leastWidth))
    let axis = axis
    let moving = rows.map { $0.channel }
    cues = PlotFlags(
      marks.map { ($0.name, axis.x($0.time)) }, mostRows: Measure.mostCueRows)
    cuePlaces = marks.map { axis.x($0.time) }
    let still = plot.channels.filter { !moving.contains($0) }
    restLines = still.isEmpty ? [] : PlotPage.restLines(still, width: plot.width)
  }

  private static func rows(of plot: ChannelPlot, on axis: TimeAxis) -> [ChannelRow] {
    let traces = ChannelTraces(plot.timeline, channels: plot.channels, axis: axis)
    let earlier = plot.earlier.map { ChannelTraces($0, channels: plot.channels, axis: axis) }
    return plot.channels.compactMap { ChannelRow($0, of: traces, comparedWith: earlier) }
  }

  private static func marks(of timeline: Timeline) -> [(name: String, time: Double)] {
    timeline.transition.cues(in: 0..<timeline.duration.nextUp).compactMap { cue in
      cue.event.plotName.map { ($0, cue.time) }
    }
  }

  private static func restLines(_ channels: [BookChannel], width: Double) -> [String] {
    let names = channels.enumerated().map { index, channel in
      channel.rawValue + (index + 1 < channels.count ? "," : "")
    }
    return PlotText.lines(
      ["at rest:"] + names, in: width - 2 * PlotHead.edge, size: PlotHead.textSize)
  }
}

extension PlotPage {
  private enum Measure {
    static let groupGap = 8.0
    /// Between the lines of one row and those of the next there is room for their texts.
    static let rowGap = 14.0
    /// A cover that swings about 90° passes it hundreds of times.
    static let mostCueRows = 8
    static let cueLift = 8.0
    static let markSize = 3.5
    static let restHeight = 18.0
    static let restDrop = 4.0
    static let nameGap = 12.0
    /// Numbers of many digits in a narrow picture leave it rather than its lines.
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

  private var top: Double {
    let flags = bands.names(on: axis).flags
    guard flags.rows > 0 else { return PlotHead.bottom }
    return PlotHead.bottom + PhaseBands.lift + Double(flags.rows) * PlotFlags.rowHeight
  }

  private var cueHeight: Double {
    cues.rows == 0
      ? 0 : Measure.cueLift + Double(cues.rows) * PlotFlags.rowHeight + Measure.rowGap
  }

  /// The tops of the rows, a little further apart between groups, and the bottom of the last.
  private var rowTops: (tops: [Double], bottom: Double) {
    var tops: [Double] = []
    var y = top + PhaseBands.headHeight + cueHeight + Measure.groupGap / 2
    for (index, row) in rows.enumerated() {
      if index > 0, ChannelGroup(row.channel) != ChannelGroup(rows[index - 1].channel) {
        y += Measure.groupGap
      }
      tops.append(y)
      y += plot.rowHeight
    }
    return (tops, y + Measure.groupGap / 2)
  }

  func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let (tops, bottom) = rowTops
    let restHeight = Double(restLines.count) * Measure.restHeight
    let height = bottom + TimeAxis.height + restHeight + PlotHead.edge / 2
    try PlotHead(
      title: title, subtitle: subtitle, width: plot.width, height: height, theme: plot.theme
    ).write(to: &sink)
    try bands.write(on: axis, from: top, to: bottom, into: &sink)
    try axis.write(from: top + PhaseBands.headHeight, to: bottom, into: &sink)
    try writeCues(to: &sink)
    for (index, (row, top)) in zip(rows, tops).enumerated() {
      // In the middle of the gap between groups.
      let before = index == 0 ? top : tops[index - 1] + plot.rowHeight
      let border = (before + top) / 2
      try sink.write(
        "<path class=\"grid\" d=\"M\(PlotHead.edge.pixels) \(border.pixels)"
          + "H\((plot.width - PlotHead.edge).pixels)\"/>\n")
      let place = ChannelRow.Place(
        axis: axis, top: top + Measure.rowGap / 2,
        bottom: top + plot.rowHeight - Measure.rowGap / 2, left: PlotHead.edge)
      try row.write(at: place, to: &sink)
    }
    for (index, line) in restLines.enumerated() {
      let y =
        bottom + TimeAxis.height + Double(index + 1) * Measure.restHeight
        - Measure.restDrop
      try sink.write(
        "<text class=\"quiet\" x=\"\(PlotHead.edge.pixels)\" y=\"\(y.pixels)\">\(line)</text>\n")
    }
    try sink.write("</svg>\n")
  }

  private var title: String {
    "\(plot.timeline.transition.choreography.name), \(plot.timeline.direction.words)"
  }

  private var subtitle: String {
    let timeline = plot.timeline
    let frames = timeline.count == 1 ? "1 frame" : "\(timeline.count) frames"
    var words =
      "\(timeline.duration.shortText(decimals: 3)) s · \(frames) at "
      + "\(timeline.framesPerSecond.shortText(decimals: 3)) a second"
    if let earlier = plot.earlier {
      let name = earlier.transition.choreography.name
      words += " · in grey: \(name), \(earlier.direction.words)"
    }
    return words
  }

  private func writeCues<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    guard cues.rows > 0 else { return }
    let y = top + PhaseBands.headHeight + cueHeight - Measure.rowGap / 2
    let size = Measure.markSize
    try sink.write(
      "<text x=\"\(PlotHead.edge.pixels)\" y=\"\((y + 2).pixels)\">cues</text>\n")
    try cues.write(above: y, lift: Measure.cueLift, to: &sink)
    for x in cuePlaces {
      try sink.write(
        "<path class=\"mark\" d=\"M\(x.pixels) \((y - size).pixels)"
          + "l\(size.pixels) \(size.pixels)l-\(size.pixels) \(size.pixels)"
          + "l-\(size.pixels) -\(size.pixels)z\"/>\n")
    }
  }
}

extension PhaseBands {
  fileprivate var names: [String] { bands.map { $0.phase.rawValue } }
}

extension Timeline.Direction {
  /// As a title says it.
  var words: String {
    switch self {
    case .open: "opening"
    case .close: "closing"
    case .both: "opening and closing"
    }
  }
}
