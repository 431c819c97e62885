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

  /// The theme, which sets the background.
  let theme: MotionTheme

  /// Creates a sheet of frames that are evenly spaced in time, including the first and the last.
  ///
  /// - Parameters:
  ///   - depiction: The depiction to show.
  ///   - count: The number of frames, from 1 to 240. A single frame is the first; a number larger
  ///     than the recording's `count` shows all frames.
  ///   - columns: The number of frames per row, from 1 to 24, clamped to the number of frames.
  ///   - theme: The theme, which sets the background.
  /// - Throws: `BookExportError` if a number is out of range.
  public init(
    _ depiction: MotionDepiction, frames count: Int = 12, columns: Int = 4,
    theme: MotionTheme = .auto
  ) throws(BookExportError) {
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.sheetFrames.check(Double(count), "frames")
      try BookDomain.sheetColumns.check(Double(columns), "columns")
    }
    let all = depiction.recording.count
    self.depiction = depiction
    frameNumbers = MotionContactSheet.spread(min(count, all), over: all)
    self.columns = min(columns, frameNumbers.count)
    self.theme = theme
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
    let times = frameNumbers.map(depiction.recording.time(ofFrame:))
    var source = depiction.source
    var shared = SharedDefinitions()
    for time in times { shared.merge(source.definitions(at: time)) }
    try writeHead(to: &sink)
    try shared.write(to: &sink)
    for (index, time) in times.enumerated() {
      let picture = source.painting(
        at: time, SVGNames(own: "f\(index)"), PaintingManner(scale: scale))
      try write(picture, inCell: index, to: &sink)
      progress(index + 1)
    }
    try sink.write("</svg>\n")
  }
}

extension BookDomain {
  /// The allowed number of frames on a contact sheet.
  package static let sheetFrames = BookDomain(1, 240)

  /// The allowed number of frames per row of a contact sheet.
  package static let sheetColumns = BookDomain(1, 24)
}
