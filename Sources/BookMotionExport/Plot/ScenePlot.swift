/// The channels of a scene over time, as one picture: a ``ChannelPlot`` of whatever a book does.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [SceneEvent("forward", at: 0.2)])
/// var svg = ""
/// try ScenePlot(play).writeSVG(to: &svg)
/// ```
///
/// Rows are read as those of a transition, to ``ChannelPlot/largestError``; channels of one unit
/// share a color. What jumps when something happens, such as a number of leaves, is drawn as an
/// upright step at that time.
public struct ScenePlot: Sendable {
  /// What is drawn.
  public let play: ScenePlay

  /// What it is compared with, drawn in gray beneath.
  public let earlier: ScenePlay?

  /// The channels that are looked at, in the order of documents.
  public let channels: [SceneChannel]

  private let format: PlotFormat

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - play: what is drawn.
  ///   - earlier: the same scene with other events or on another stage, to see what has changed. Of
  ///     another kind of scene, channels of the same name are compared.
  ///   - channels: which channels are looked at, of ``SceneKind/channels``; nil for all of them.
  ///     Those that do not move are only named.
  ///   - theme: on which background.
  ///   - width: from 480 to 4096 pixels.
  ///   - rowHeight: from 28 to 400 pixels.
  /// - Throws: ``ExportError`` for a size outside these, for a channel that the scene does not
  ///   have, and if no channel is looked at.
  public init(
    _ play: ScenePlay, comparedWith earlier: ScenePlay? = nil, channels: [SceneChannel]? = nil,
    theme: PlotTheme = .auto, width: Double = 960, rowHeight: Double = 38
  ) throws(ExportError) {
    format = try PlotFormat(theme: theme, width: width, rowHeight: rowHeight)
    let all = play.kind.channels
    let channels = channels ?? all
    try PlotFormat.check(channels: channels.count)
    if let other = channels.first(where: { !all.contains($0) }) {
      throw ExportError(.noChannel(other.name, of: play.kind))
    }
    self.play = play
    self.earlier = earlier
    self.channels = all.filter { channels.contains($0) }
  }

  /// On which background.
  public var theme: PlotTheme { format.theme }

  /// How wide the picture is, in pixels. How high it is follows from its rows.
  public var width: Double { format.width }

  /// How high a row is, in pixels.
  public var rowHeight: Double { format.rowHeight }
}

extension ScenePlot {
  /// Writes the plot as one complete SVG 1.1 document, such as ``ChannelPlot`` writes.
  ///
  /// - Complexity: O(frames + events); memory follows from the width and the events, not from the
  ///   frames.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try PlotPage(
      PlotScore(play, channels: channels),
      comparedWith: earlier.map { earlier in
        let names = channels.map(\.name)
        return PlotScore(
          earlier, channels: earlier.kind.channels.filter { names.contains($0.name) })
      }, format
    ).write(to: &sink)
  }
}
