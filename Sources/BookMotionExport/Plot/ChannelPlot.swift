public import BookMotion

/// The channels of a timeline over time, as one picture: a score with a row for every channel that
/// moves.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open)
/// var svg = ""
/// try ChannelPlot(timeline).writeSVG(to: &svg)
/// ```
///
/// Every row has a range of its own, and tells it: the value it starts from at its left, the one
/// it comes to at its right, and how far it went beyond, if it did. So an opacity and a position
/// read equally well, and 25 rows as well as one. Phases are bands across all rows, cues are marks
/// in the first. Channels that do not move are named below, and not drawn.
public struct ChannelPlot: Sendable {
  /// What is drawn.
  public let timeline: BookTimeline

  /// What it is compared with, drawn in gray beneath.
  public let earlier: BookTimeline?

  /// The channels that are looked at, in the order of documents.
  public let channels: [BookChannel]

  private let format: PlotFormat

  /// How far a line is from the timeline at most, at every frame, in pixels of a picture that is
  /// shown at its own size.
  public static let largestError = 0.1

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - timeline: what is drawn.
  ///   - earlier: another timeline, to see what has changed. It is drawn in gray; a row shows both
  ///     or, if only one of them moves, that one beside the other at rest; its levels are those of
  ///     both.
  ///   - channels: which channels are looked at; those that do not move are only named.
  ///   - theme: on which background.
  ///   - width: from 480 to 4096 pixels.
  ///   - rowHeight: from 28 to 400 pixels.
  /// - Throws: ``ExportError`` for a size outside these, and if no channel is looked at.
  public init(
    _ timeline: BookTimeline, comparedWith earlier: BookTimeline? = nil,
    channels: [BookChannel] = BookChannel.allCases, theme: PlotTheme = .auto,
    width: Double = 960, rowHeight: Double = 38
  ) throws(ExportError) {
    format = try PlotFormat(theme: theme, width: width, rowHeight: rowHeight)
    try PlotFormat.check(channels: channels.count)
    self.timeline = timeline
    self.earlier = earlier
    self.channels = BookChannel.allCases.filter { channels.contains($0) }
  }

  /// On which background.
  public var theme: PlotTheme { format.theme }

  /// How wide the picture is, in pixels. How high it is follows from its rows.
  public var width: Double { format.width }

  /// How high a row is, in pixels.
  public var rowHeight: Double { format.rowHeight }
}

extension ChannelPlot {
  /// Writes the plot as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere. With
  /// the theme ``PlotTheme/auto`` it follows the reader's system, also inside an `<img>`.
  ///
  /// - Complexity: O(frames); memory follows from the width, not from the frames.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotPage(
      PlotScore(timeline, channels: channels),
      comparedWith: earlier.map { PlotScore($0, channels: channels) }, format
    ).write(to: &sink)
  }
}
