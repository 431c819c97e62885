package import BookMotion
public import BookMotionDocuments
public import BookMotionRecording

/// The channels of a recording over time, as one picture: a score with a row for every channel that
/// moves.
///
/// ```swift
/// let recording = try Recording(BookTimeline(BookScore(.bookPolish, direction: .open)))
/// var svg = ""
/// try MotionPlot(recording).writeSVG(to: &svg)
/// ```
///
/// Every row has its own range and labels it: the value it starts from on the left, the value it
/// ends at on the right, and the extremes beyond both, if any. An opacity is therefore as readable
/// as a position, and a plot of 25 rows as readable as one of a single row. Phases are bands across
/// all rows, and cues are marks in the first. Jumps are drawn as upright steps at their times.
/// Channels that do not move are not drawn, but named below.
public struct MotionPlot: Sendable {
  /// The recording that is drawn, with the selected channels.
  let score: PlotScore

  /// The theme, which sets the background.
  let theme: MotionTheme

  /// The width of the picture, in pixels. Its height follows from its rows.
  let width: Double

  /// The height of a row, in pixels.
  let rowHeight: Double

  /// Measured values of channels, as points of time and value, drawn as rings over the lines.
  package var measured: [String: [BookPoint]] = [:]

  /// The largest distance of a line from the recording at any frame, in pixels of a picture that is
  /// shown at its own size.
  package static let largestError = 0.1

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - recording: The recording to draw.
  ///   - channels: The names of the selected channels; `nil` for all of them. Those that do not
  ///     move are only named.
  ///   - theme: The theme, which sets the background.
  ///   - width: The width of the picture, from 480 to 4096 pixels.
  ///   - rowHeight: The height of a row, from 28 to 400 pixels.
  /// - Throws: `BookExportError` if a size is out of range, if the recording does not have one of the
  ///   channels, or if no channel is selected.
  public init(
    _ recording: Recording, channels: [String]? = nil, theme: MotionTheme = .auto,
    width: Double = 960, rowHeight: Double = 38
  ) throws(BookExportError) {
    let names = channels ?? recording.channels.map(\.name)
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.plotWidth.check(width, "width")
      try BookDomain.plotRow.check(rowHeight, "rowHeight")
      guard !names.isEmpty else {
        throw BookMotionError(.tooFew(0, .atLeast(1)), at: "channels")
      }
    }
    if let other = names.first(where: { recording.lane($0) == nil }) {
      throw BookExportError(
        .noChannel,
        "there is no channel \"\(other)\" in \(recording.title)"
          + Suggestion.question(other, among: recording.channels.map(\.name)))
    }
    score = PlotScore(recording, channels: names)
    self.theme = theme
    self.width = width
    self.rowHeight = rowHeight
  }

  /// Writes the plot as a complete SVG 1.1 document.
  ///
  /// The document uses only the viewer's own fonts, contains no script, and loads nothing external.
  /// With the theme ``MotionTheme/auto``, it follows the reader's system appearance, even inside an
  /// `<img>`.
  ///
  /// - Complexity: O(frames + events); memory depends on the width and the events, not on the
  ///   frames.
  public func writeSVG<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotPage(self).write(to: &sink)
  }
}

extension BookDomain {
  /// The allowed width of a plot, in pixels.
  package static let plotWidth = BookDomain(480, 4096)

  /// The allowed height of a plot's rows, in pixels.
  static let plotRow = BookDomain(28, 400)
}
