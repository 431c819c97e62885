package import BookMotion
public import BookMotionDocuments
import BookMotionDrawing
public import BookMotionRecording

/// Frames of a recording side by side in one picture, with the phase and time under each.
///
/// ```swift
/// let book = try MotionDepiction(BookTimeline(BookScore(.bookPolish)))
/// try MotionContactSheet(book, frames: 12, columns: 4).writeSVG(to: &sink)
/// ```
///
/// Each picture is exactly the frame that ``MotionDepiction`` draws, as precise as the scale of the cells
/// requires. Definitions that the frames share, such as a picture on the cover, are written once.
public struct MotionContactSheet: Sendable {
  /// The depiction that the frames are taken from.
  let depiction: MotionDepiction

  /// The numbers of the frames that are shown, in order.
  package let frameNumbers: [Int]

  /// The number of frames per row.
  package let columns: Int

  /// The width of each frame, in pixels; its height follows from the depiction's view.
  let cellWidth: Double

  /// The theme, which sets the background.
  let theme: MotionTheme

  /// Creates a sheet of frames that are evenly spaced in time, including the first and the last.
  ///
  /// - Parameters:
  ///   - depiction: The depiction to show.
  ///   - count: The number of frames, from 1 to 240. A single frame is the first; a number larger
  ///     than the recording's `count` shows all frames.
  ///   - withPhaseStarts: A Boolean value that indicates whether the first frame of every phase is
  ///     shown as well.
  ///   - columns: The number of frames per row, from 1 to 24, clamped to the number of frames.
  ///   - cellWidth: The width of each frame, from 160 to 1024 pixels.
  ///   - theme: The theme, which sets the background.
  /// - Throws: `BookExportError` if a number is out of range.
  public init(
    _ depiction: MotionDepiction, frames count: Int = 12, withPhaseStarts: Bool = false,
    columns: Int = MotionContactSheet.standardColumns,
    cellWidth: Double = MotionContactSheet.standardCellWidth, theme: MotionTheme = .auto
  ) throws(BookExportError) {
    try MotionContactSheet.check(count)
    let recording = depiction.recording
    var numbers = Set(
      MotionContactSheet.spread(min(count, recording.count), over: recording.count))
    if withPhaseStarts { numbers.formUnion(recording.phaseStarts) }
    try self.init(
      depiction, frameNumbers: numbers.sorted(), columns: columns, cellWidth: cellWidth,
      theme: theme)
  }

  /// Creates a sheet of chosen frames, in the given order.
  ///
  /// - Parameters:
  ///   - depiction: The depiction to show.
  ///   - frameNumbers: From 1 to 240 numbers, each from 0 up to, but not including, the recording's
  ///     `count`.
  ///   - columns: The number of frames per row, from 1 to 24, clamped to the number of frames.
  ///   - cellWidth: The width of each frame, from 160 to 1024 pixels.
  ///   - theme: The theme, which sets the background.
  /// - Throws: `BookExportError` if a number is out of range.
  package init(
    _ depiction: MotionDepiction, frameNumbers: [Int],
    columns: Int = MotionContactSheet.standardColumns,
    cellWidth: Double = MotionContactSheet.standardCellWidth, theme: MotionTheme = .auto
  ) throws(BookExportError) {
    try MotionContactSheet.check(frameNumbers.count)
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.sheetColumns.check(Double(columns), "columns")
      try BookDomain.sheetCell.check(cellWidth, "cellWidth")
      let range = BookDomain(0, Double(depiction.recording.count - 1))
      for number in frameNumbers { try range.check(Double(number), "frameNumbers") }
    }
    self.depiction = depiction
    self.frameNumbers = frameNumbers
    self.columns = min(columns, frameNumbers.count)
    self.cellWidth = cellWidth
    self.theme = theme
  }

  /// The standard number of frames per row.
  public static let standardColumns = 4

  /// The standard width of a frame: four of them, with the gaps between, are as wide as a README.
  public static let standardCellWidth = 220.0

  private static func check(_ count: Int) throws(BookExportError) {
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.sheetFrames.check(Double(count), "frames")
    }
  }

  /// Returns `parts` numbers below `count`, from the first to the last, spaced as evenly as whole
  /// numbers allow.
  static func spread(_ parts: Int, over count: Int) -> [Int] {
    guard parts > 1 else { return [0] }
    let steps = parts - 1
    return (0...steps).map { (2 * $0 * (count - 1) + steps) / (2 * steps) }
  }
}

extension MotionContactSheet {
  /// Writes the sheet as a complete SVG 1.1 document.
  ///
  /// The document uses only the viewer's own fonts, contains no script, and loads nothing external
  /// except linked pictures. With the theme ``MotionTheme/auto``, it follows the reader's system
  /// appearance.
  ///
  /// Many frames with pictures take a while: `progress` receives the number of frames written so
  /// far.
  public func writeSVG<Sink: BookTextSink & ~Copyable>(
    to sink: inout Sink, progress: (_ frames: Int) -> Void = { _ in }
  ) throws(Sink.Failure) {
    let recording = depiction.recording
    let cells = cells
    var source = depiction.source
    var shared = SharedDefinitions()
    for number in frameNumbers {
      shared.merge(source.definitions(at: recording.time(ofFrame: number)))
    }
    try cells.writeHead(to: &sink)
    try shared.write(to: &sink)
    for (index, number) in frameNumbers.enumerated() {
      let time = recording.time(ofFrame: number)
      let phase = recording.phase(ofFrame: number)
      try cells.begin(index, to: &sink)
      try source.painting(
        at: time, SVGNames(own: "f\(index)"), PaintingManner(scale: cells.scale)
      ).writeBody(to: &sink)
      try cells.end(index, named: phase, tint: recording.tint(of: phase), at: time, to: &sink)
      progress(index + 1)
    }
    try sink.write("</svg>\n")
  }

  /// The size of the sheet, in pixels.
  package var size: BookSize { cells.size }

  private var cells: SheetCells {
    let recording = depiction.recording
    let binding = (recording.score.book?.layout.binding).map { " · bound at the \($0.rawValue)" }
    return SheetCells(
      title: recording.title,
      subtitle: SheetCells.subtitle(
        showing: frameNumbers.count, of: recording.count,
        framesPerSecond: recording.framesPerSecond) + (binding ?? ""),
      view: depiction.view, count: frameNumbers.count, columns: columns, cellWidth: cellWidth,
      theme: theme, framesPerSecond: recording.framesPerSecond)
  }
}

extension BookDomain {
  /// The allowed number of frames on a contact sheet.
  package static let sheetFrames = BookDomain(1, 240)

  /// The allowed number of frames per row of a contact sheet.
  package static let sheetColumns = BookDomain(1, 24)

  /// The allowed width of a contact sheet's frames, in pixels.
  static let sheetCell = BookDomain(160, 1024)
}
