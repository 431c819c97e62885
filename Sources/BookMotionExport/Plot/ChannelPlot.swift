public import BookMotion

/// The channels of a timeline over time, as one picture: a score with a row for every channel that
/// moves.
///
/// ```swift
/// let timeline = try Timeline(.bookPolish, direction: .open)
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
  public let timeline: Timeline

  /// What it is compared with, drawn in grey beneath.
  public let earlier: Timeline?

  /// The channels that are looked at, in the order of documents.
  public let channels: [BookChannel]

  /// On which background.
  public let theme: PlotTheme

  /// How wide the picture is, in pixels. How high it is follows from its rows.
  public let width: Double

  /// How high a row is, in pixels.
  public let rowHeight: Double

  /// How far a line is from the timeline at most, at every frame, in pixels of a picture that is
  /// shown at its own size.
  public static let largestError = 0.1

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - timeline: what is drawn.
  ///   - earlier: another timeline, to see what has changed. It is drawn in grey; a row shows both
  ///     or, if only one of them moves, that one beside the other at rest; its levels are those of
  ///     both.
  ///   - channels: which channels are looked at; those that do not move are only named.
  ///   - theme: on which background.
  ///   - width: from 480 to 4096 pixels.
  ///   - rowHeight: from 28 to 400 pixels.
  /// - Throws: ``ExportError`` for a size outside these, and if no channel is looked at.
  public init(
    _ timeline: Timeline, comparedWith earlier: Timeline? = nil,
    channels: [BookChannel] = BookChannel.allCases, theme: PlotTheme = .auto,
    width: Double = 960, rowHeight: Double = 38
  ) throws(ExportError) {
    do {
      try Domain.plotWidth.check(width, "width")
      try Domain.plotRow.check(rowHeight, "rowHeight")
    } catch {
      throw ExportError(error)
    }
    guard !channels.isEmpty else {
      throw ExportError(BookMotionError(.tooFew(0, .atLeast(1)), at: "channels"))
    }
    self.timeline = timeline
    self.earlier = earlier
    self.channels = BookChannel.allCases.filter { channels.contains($0) }
    self.theme = theme
    self.width = width
    self.rowHeight = rowHeight
  }
}
