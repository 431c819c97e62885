internal import BookMotion

extension SpringCurve {
  /// Writes the curve as an SVG 1.1 document that shows the value over time, its target, its
  /// overshoot, and the time at which it settles.
  ///
  /// ```swift
  /// var svg = ""
  /// try SpringCurve(.bouncy).writeSVG(to: &svg)
  /// ```
  ///
  /// A spring that swings more than a thousand times is drawn at the resolution of the picture, not
  /// swing by swing.
  ///
  /// - Parameters:
  ///   - sink: The destination of the document.
  ///   - theme: The background on which the picture is shown.
  /// - Throws: The errors of the sink.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, theme: PlotTheme = .auto
  ) throws(Sink.Failure) {
    let values = self.values
    let range = ValueRange(values).union(ValueRange([from, to])).opened
    let labels = LevelLabels(start: from, end: values.last ?? to, range: range) {
      ReadableNumbers.text($0).withMinusSign
    }
    let left = PlotHead.edge + labels.startWidth
    let axis = TimeAxis(
      duration: duration, left: left,
      width: Picture.width - left - PlotHead.edge - max(labels.endWidth, Picture.leastMargin))
    let (top, bottom) = (PlotHead.bottom + Picture.flagRoom, Picture.height - TimeAxis.height - 10)
    let place = ChannelRow.Place(
      axis: axis, top: top + Picture.padding, bottom: bottom - Picture.padding, left: left)
    let height = { (value: Double) in place.height(value, in: range) }
    let line = PlotLine(
      PlotLine.Values(
        heights: values.map(height), left: left,
        spacing: values.count > 1 ? axis.width / Double(values.count - 1) : 0), steps: [])
    try PlotHead(
      title: title, subtitle: subtitle, width: Picture.width, height: Picture.height, theme: theme
    ).write(to: &sink)
    try sink.write(
      "<rect class=\"b0\" x=\"\(left.pixels)\" y=\"\(top.pixels)\" "
        + "width=\"\(axis.width.pixels)\" height=\"\((bottom - top).pixels)\"/>\n")
    try axis.write(from: top, to: bottom, into: &sink)
    try writeSettling(on: axis, from: top, to: bottom, into: &sink)
    try sink.write("<g class=\"g0\">\n")
    try labels.writeLevels(of: line, on: axis, at: height, to: &sink)
    try line.write(above: nil, to: &sink)
    try labels.writeTexts(on: axis, at: height, to: &sink)
    try sink.write("</g>\n</svg>\n")
  }

  /// Evenly spaced values, from the first frame to the last.
  private var values: [Double] {
    guard frameCount > 1 else { return [value(at: 0)] }
    let last = keyframe(frameCount - 1)
    let step = duration / Double(Picture.samples)
    return (0..<Picture.samples).map { value(at: Double($0) * step) } + [last.value]
  }

  private func writeSettling<Sink: TextSink & ~Copyable>(
    on axis: TimeAxis, from top: Double, to bottom: Double, into sink: inout Sink
  ) throws(Sink.Failure) {
    guard settlingDuration <= duration, duration > 0 else { return }
    let x = axis.x(settlingDuration)
    try sink.write(
      "<path class=\"level\" d=\"M\(x.pixels) \(top.pixels)V\(bottom.pixels)\"/>\n")
    let time = settlingDuration.shortText(decimals: 3)
    try PlotFlags([("settled: \(time) s", x)])
      .write(above: top, lift: PhaseBands.lift, to: &sink)
  }

  private var title: String {
    "spring, duration \(ReadableNumbers.text(spring.duration)) s, "
      + "bounce \(ReadableNumbers.text(spring.bounce))"
  }

  private var subtitle: String {
    let text = { (value: Double) in ReadableNumbers.text(value) }
    let frames = frameCount == 1 ? "1 frame" : "\(frameCount) frames"
    return "mass \(text(spring.mass)), stiffness \(text(spring.stiffness)), "
      + "damping \(text(spring.damping)) · \(frames) at \(text(framesPerSecond)) fps"
  }

  private enum Picture {
    static let width = 720.0
    static let height = 360.0
    static let padding = 14.0
    static let flagRoom = 22.0
    /// Room for the flag at the end of the curve.
    static let leastMargin = 110.0
    /// Several per pixel, enough to show the height of fast swings.
    static let samples = 4000
  }
}
