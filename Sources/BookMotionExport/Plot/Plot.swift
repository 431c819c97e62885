public import BookMotion

/// The channels of a recording over time, as one picture: a score with a row for every channel that
/// moves.
///
/// ```swift
/// let recording = try Recording(BookTimeline(.bookPolish, direction: .open))
/// var svg = ""
/// try Plot(recording).writeSVG(to: &svg)
/// ```
///
/// Every row has a range of its own, and tells it: the value it starts from at its left, the one
/// it comes to at its right, and how far it went beyond, if it did. So an opacity and a position
/// read equally well, and 25 rows as well as one. Phases are bands across all rows, cues are marks
/// in the first. What jumps is drawn as an upright step at its time. Channels that do not move are
/// named below, and not drawn.
public struct Plot: Sendable {
  /// What is drawn.
  public let recording: Recording

  /// What it is compared with, drawn in gray beneath.
  public let earlier: Recording?

  /// The channels that are looked at, in the order of documents.
  public let channels: [Recording.Channel]

  /// The background.
  public let theme: PlotTheme

  /// The width of the picture, in pixels. Its height follows from its rows.
  public let width: Double

  /// The height of a row, in pixels.
  public let rowHeight: Double

  /// How far a line is from the recording at most, at every frame, in pixels of a picture that is
  /// shown at its own size.
  public static let largestError = 0.1

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - recording: What is drawn.
  ///   - earlier: Another recording, to see what has changed. It is drawn in gray; a row shows both
  ///     or, if only one of them moves, that one beside the other at rest; its levels are those of
  ///     both. Channels of the same name are compared.
  ///   - channels: The names of the channels that are looked at; nil for all of them. Those that do not
  ///     move are only named.
  ///   - theme: The background.
  ///   - width: From 480 to 4096 pixels.
  ///   - rowHeight: From 28 to 400 pixels.
  /// - Throws: ``ExportError`` for a size outside these, for a channel that the recording does not
  ///   have, and if no channel is looked at.
  public init(
    _ recording: Recording, comparedWith earlier: Recording? = nil, channels: [String]? = nil,
    theme: PlotTheme = .auto, width: Double = 960, rowHeight: Double = 38
  ) throws(ExportError) {
    let names = channels ?? recording.channels.map(\.name)
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.plotWidth.check(width, "width")
      try Domain.plotRow.check(rowHeight, "rowHeight")
      guard !names.isEmpty else {
        throw BookMotionError(.tooFew(0, .atLeast(1)), at: "channels")
      }
    }
    if let other = names.first(where: { recording.lane($0) == nil }) {
      throw ExportError(.noChannel, "\(recording.title) has no channel \"\(other)\"")
    }
    self.recording = recording
    self.earlier = earlier
    self.channels = recording.channels.filter { names.contains($0.name) }
    self.theme = theme
    self.width = width
    self.rowHeight = rowHeight
  }

  /// Writes the plot as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere. With
  /// the theme ``PlotTheme/auto`` it follows the reader's system, also inside an `<img>`.
  ///
  /// - Complexity: O(frames + events); memory follows from the width and the events, not from the
  ///   frames.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let names = channels.map(\.name)
    try PlotPage(
      PlotScore(recording, channels: names),
      comparedWith: earlier.map { PlotScore($0, channels: names) }, theme: theme, width: width,
      rowHeight: rowHeight
    ).write(to: &sink)
  }
}

extension Domain {
  /// How wide the picture of a plot may be, in pixels.
  public static let plotWidth = Domain(480, 4096)

  /// How high a row of a plot may be, in pixels.
  public static let plotRow = Domain(28, 400)
}
