public import BookMotion

/// Frames of a recording side by side on one picture, with phase and time under each.
///
/// ```swift
/// let book = try Depiction(BookTimeline(.bookPolish))
/// try ContactSheet(book, frames: 12, columns: 4).writeSVG(to: &sink)
/// ```
///
/// Each picture is the very frame that ``Depiction`` draws, as exactly as the scale of the cells asks
/// for. What all frames have in common, such as a picture on the cover, is written once.
public struct ContactSheet: Sendable {
  /// What the frames are taken from.
  public let depiction: Depiction

  /// The numbers of the frames that are shown, in their order.
  public let frameNumbers: [Int]

  /// The number of frames side by side.
  public let columns: Int

  /// The width of a frame, in pixels; its height follows from the depiction's view.
  public let cellWidth: Double

  /// The background.
  public let theme: PlotTheme

  /// Creates a sheet of frames that are spread evenly over the time, the first and the last included.
  ///
  /// - Parameters:
  ///   - depiction: What is shown.
  ///   - count: How many frames, from 1 to 240. A single one is the first; more than there are are
  ///     all.
  ///   - withPhaseStarts: Whether the first frame of every phase is shown as well.
  ///   - columns: How many stand side by side, from 1 to 24; not more than there are.
  ///   - cellWidth: How wide each is, from 160 to 1024 pixels.
  ///   - theme: The background.
  /// - Throws: ``ExportError`` for a number outside these.
  public init(
    _ depiction: Depiction, frames count: Int = 12, withPhaseStarts: Bool = false,
    columns: Int = ContactSheet.standardColumns,
    cellWidth: Double = ContactSheet.standardCellWidth, theme: PlotTheme = .auto
  ) throws(ExportError) {
    try ContactSheet.check(count)
    let recording = depiction.recording
    var numbers = Set(
      ContactSheet.spread(min(count, recording.count), over: recording.count))
    if withPhaseStarts { numbers.formUnion(recording.phaseStarts) }
    try self.init(
      depiction, frameNumbers: numbers.sorted(), columns: columns, cellWidth: cellWidth,
      theme: theme)
  }

  /// Creates a sheet of chosen frames, in the order in which they are given.
  ///
  /// - Parameters:
  ///   - depiction: What is shown.
  ///   - frameNumbers: From 1 to 240 numbers from 0 to below the recording's `count`.
  ///   - columns: How many stand side by side, from 1 to 24; not more than there are.
  ///   - cellWidth: How wide each is, from 160 to 1024 pixels.
  ///   - theme: The background.
  /// - Throws: ``ExportError`` for a number outside these.
  public init(
    _ depiction: Depiction, frameNumbers: [Int], columns: Int = ContactSheet.standardColumns,
    cellWidth: Double = ContactSheet.standardCellWidth, theme: PlotTheme = .auto
  ) throws(ExportError) {
    try ContactSheet.check(frameNumbers.count)
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.sheetColumns.check(Double(columns), "columns")
      try Domain.sheetCell.check(cellWidth, "cellWidth")
      let range = Domain(0, Double(depiction.recording.count - 1))
      for number in frameNumbers { try range.check(Double(number), "frameNumbers") }
    }
    self.depiction = depiction
    self.frameNumbers = frameNumbers
    self.columns = min(columns, frameNumbers.count)
    self.cellWidth = cellWidth
    self.theme = theme
  }

  /// How many frames stand side by side if nobody says.
  public static let standardColumns = 4

  /// Four of them, with the room between, are as wide as a README.
  public static let standardCellWidth = 220.0

  private static func check(_ count: Int) throws(ExportError) {
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.sheetFrames.check(Double(count), "frames")
    }
  }

  /// So many numbers below `count`, as evenly as whole numbers allow, from the first to the last.
  static func spread(_ parts: Int, over count: Int) -> [Int] {
    guard parts > 1 else { return [0] }
    let steps = parts - 1
    return (0...steps).map { (2 * $0 * (count - 1) + steps) / (2 * steps) }
  }
}

extension ContactSheet {
  /// Writes the sheet as one complete SVG 1.1 document.
  ///
  /// It needs no fonts but those of whoever looks at it, no script and nothing from elsewhere but
  /// linked pictures. With the theme ``PlotTheme/auto`` it follows the reader's system.
  ///
  /// Many frames with pictures take a while: `progress` is told how many have been written.
  public func writeSVG<Sink: TextSink & ~Copyable>(
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
      ).write(to: &sink)
      try cells.end(index, named: phase, tint: recording.tint(of: phase), at: time, to: &sink)
      progress(index + 1)
    }
    try sink.write("</svg>\n")
  }

  /// The size of the picture in pixels.
  public var size: BookSize { cells.size }

  private var cells: SheetCells {
    let recording = depiction.recording
    let isBook = recording.origin.choreography != nil
    let binding = isBook ? recording.origin.binding.map { " · bound at the \($0.rawValue)" } : nil
    return SheetCells(
      title: recording.title,
      subtitle: SheetCells.subtitle(
        showing: frameNumbers.count, of: recording.count,
        framesPerSecond: recording.framesPerSecond) + (binding ?? ""),
      view: depiction.view, count: frameNumbers.count, columns: columns, cellWidth: cellWidth,
      theme: theme, framesPerSecond: recording.framesPerSecond)
  }
}

extension Domain {
  /// How many frames a contact sheet may have.
  public static let sheetFrames = Domain(1, 240)

  /// How many frames of a contact sheet may stand side by side.
  public static let sheetColumns = Domain(1, 24)

  /// How wide a frame of a contact sheet may be, in pixels.
  public static let sheetCell = Domain(160, 1024)
}
