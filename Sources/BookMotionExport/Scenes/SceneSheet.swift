public import BookMotion

/// Frames of a scene side by side on one picture, with what is going on and the time under each.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn)
/// try SceneSheet(play, frames: 12).writeSVG(to: &sink)
/// ```
public struct SceneSheet: Sendable {
  /// What the frames are taken from.
  public let play: ScenePlay

  /// The numbers of the frames that are shown, in their order.
  public let frameNumbers: [Int]

  private let cells: SheetCells

  /// Creates a sheet of frames that are spread evenly over the time, the first and the last included.
  ///
  /// - Parameters:
  ///   - play: what is shown.
  ///   - count: how many frames, from 1 to 240; more than there are are all.
  ///   - columns: how many stand side by side, from 1 to 24.
  ///   - cellWidth: how wide each is, from 160 to 1024 pixels.
  ///   - theme: on which background.
  /// - Throws: ``ExportError`` for a number outside these.
  public init(
    _ play: ScenePlay, frames count: Int = 12, columns: Int = ContactSheet.standardColumns,
    cellWidth: Double = ContactSheet.standardCellWidth, theme: PlotTheme = .auto
  ) throws(ExportError) {
    try ContactSheet.check(count)
    do {
      try Domain.sheetColumns.check(Double(columns), "columns")
      try Domain.sheetCell.check(cellWidth, "cellWidth")
    } catch {
      throw ExportError(error)
    }
    self.play = play
    frameNumbers = ContactSheet.spread(min(count, play.count), over: play.count)
    cells = SheetCells(
      title: play.kind.rawValue,
      subtitle: SheetCells.subtitle(
        showing: frameNumbers.count, of: play.count, framesPerSecond: play.framesPerSecond),
      view: play.stage.view, count: frameNumbers.count, columns: min(columns, frameNumbers.count),
      cellWidth: cellWidth, theme: theme, framesPerSecond: play.framesPerSecond)
  }

  /// The size of the picture in pixels.
  public var size: BookSize { cells.size }

  /// Writes the sheet as one complete SVG 1.1 document; `progress` is told how many frames have been
  /// written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    // What frames share comes first, so all have to be painted before the first is written.
    let wanted = Set(frameNumbers)
    let frames = play.filter { wanted.contains($0.index) }
    let painted = frames.enumerated().map { index, frame in
      frame.painted(names: SVGNames(own: "f\(index)"), scale: cells.scale)
    }
    try cells.writeHead(to: &sink)
    var shared = SharedDefinitions()
    for painter in painted { shared.merge(painter.shared) }
    try shared.write(to: &sink)
    for (index, frame) in frames.enumerated() {
      try cells.begin(index, to: &sink)
      try painted[index].writeBody(to: &sink)
      try cells.end(
        index, named: frame.phase, tint: play.tint(of: frame.phase), at: frame.time, to: &sink)
      progress(index + 1)
    }
    try sink.write("</svg>\n")
  }
}

extension ScenePlay {
  /// Which of a plot's colors stands for a phase.
  func tint(of phase: String) -> Int {
    (kind.actor.phases.firstIndex(of: phase) ?? 0) % ScenePlay.tints
  }

  private static var tints: Int { 8 }
}
