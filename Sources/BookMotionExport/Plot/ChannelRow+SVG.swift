internal import BookMotion
import BookMotionDocuments

extension ChannelRow {
  /// The area of a row in the picture.
  struct Area {
    let axis: TimeAxis
    let top: Double
    let bottom: Double
    /// The left edge of the names.
    let left: Double

    /// Returns the vertical position of a value.
    func height(_ value: Double, in range: ValueRange) -> Double {
      bottom - range.share(of: value) * (bottom - top)
    }
  }

  func write<Sink: BookTextSink & ~Copyable>(
    at area: Area, to sink: inout Sink
  ) throws(Sink.Failure) {
    let height = { (value: Double) in area.height(value, in: range) }
    let line = line(in: area)
    try sink.write("<g class=\"g\(channel.group)\">\n")
    try sink.write("<title>\(PlotText.escaped(summary))</title>\n")
    try labels.writeLevels(of: line, on: area.axis, at: height, to: &sink)
    try line.write(above: channel.isFraction ? area.bottom : nil, to: &sink)
    for point in measured {
      try sink.write(
        "<circle class=\"old\" cx=\"\(area.axis.x(point.x).pixels)\" "
          + "cy=\"\(height(point.y).pixels)\" r=\"\(ChannelRow.ringRadius)\"/>\n")
    }
    let sign = channel.sign
    let unit = sign.isEmpty ? "" : "<tspan class=\"quiet\">\(LevelLabels.space)\(sign)</tspan>"
    let baseline = (area.top + area.bottom) / 2 + ChannelRow.nameDrop
    try sink.write(
      "<text x=\"\(area.left.pixels)\" y=\"\(baseline.pixels)\">"
        + "\(PlotText.escaped(channel.name))\(unit)</text>\n")
    try labels.writeTexts(on: area.axis, at: height, to: &sink)
    try sink.write("</g>\n")
  }

  /// The text that appears while the pointer rests on the line.
  private var summary: String {
    let sign = channel.sign == "pt" ? " pt" : channel.sign
    return "\(channel.name): \(labels.text(labels.start))\(sign) "
      + "to \(labels.text(labels.end))\(sign)"
  }

  private func line(in area: Area) -> PlotLine {
    let axis = area.axis
    let height = { (value: Double) in area.height(value, in: range) }
    let heights = traces.values[lane].map(height)
    let least = ChannelRow.leastJump * (range.highest - range.lowest) / (area.bottom - area.top)
    var steps: [PlotLine.Step] = []
    for index in heights.indices.dropLast()
    where abs(heights[index + 1] - heights[index]) > ChannelRow.leastJump {
      guard let jump = traces.jump(of: lane, after: index, least: least) else { continue }
      let from = BookPoint(x: axis.x(jump.time), y: height(jump.before))
      steps.append(PlotLine.Step(index: index, from: from, to: height(jump.after)))
    }
    let spacing =
      heights.count > 1 ? (axis.right - axis.left) / Double(heights.count - 1) : 0
    return PlotLine(
      PlotLine.Values(heights: heights, left: axis.left, spacing: spacing), steps: steps)
  }

  private static let ringRadius = 2.0
  private static let nameDrop = 4.2
  /// The smallest jump, in pixels, that is drawn as a step; a smaller one looks like a line anyway.
  private static let leastJump = 0.25
}
