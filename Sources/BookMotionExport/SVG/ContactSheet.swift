public import BookMotion

/// Frames of a timeline side by side on one picture, with phase and time under each.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish)
/// let setting = try BookSetting(timeline)
/// try ContactSheet(timeline, in: setting, frames: 12, columns: 4).writeSVG(to: &sink)
/// ```
///
/// Each picture is the very frame that ``BookFrame`` draws, cut by its view. What all frames have in
/// common, such as a picture on the cover, is written once.
public struct ContactSheet: Sendable {
  /// What the frames are taken from.
  public let timeline: BookTimeline

  /// The book and what it stands in, drawn as exactly as the scale of the cells asks for.
  public let setting: BookSetting

  /// The numbers of the frames that are shown, in their order.
  public let frameNumbers: [Int]

  /// How many frames stand side by side.
  public let columns: Int

  /// How wide a frame is shown, in pixels; how high it is follows from the setting's view.
  public let cellWidth: Double

  /// On which background.
  public let theme: PlotTheme

  let frames: [BookFrame]

  /// Creates a sheet of frames that are spread evenly over the time, the first and the last included.
  ///
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - setting: the book and what it stands in.
  ///   - count: how many frames, from 1 to 240. A single one is the first; more than the timeline
  ///     has are all it has.
  ///   - withPhaseStarts: whether the first frame of every phase is shown as well.
  ///   - columns: how many stand side by side, from 1 to 24; not more than there are.
  ///   - cellWidth: how wide each is, from 160 to 1024 pixels.
  ///   - theme: on which background.
  /// - Throws: ``ExportError`` for a number outside these, and for a frame that cannot be seen.
  public init(
    _ timeline: BookTimeline, in setting: BookSetting, frames count: Int = 12,
    withPhaseStarts: Bool = false, columns: Int = ContactSheet.standardColumns,
    cellWidth: Double = ContactSheet.standardCellWidth, theme: PlotTheme = .auto
  ) throws(ExportError) {
    try ContactSheet.check(count)
    var numbers = Set(ContactSheet.spread(min(count, timeline.count), over: timeline.count))
    if withPhaseStarts { numbers.formUnion(timeline.phaseStarts) }
    try self.init(
      timeline, in: setting, frameNumbers: numbers.sorted(), columns: columns,
      cellWidth: cellWidth, theme: theme)
  }

  /// Creates a sheet of chosen frames, in the order in which they are given.
  ///
  /// - Parameters:
  ///   - timeline: what is shown.
  ///   - setting: the book and what it stands in.
  ///   - frameNumbers: from 1 to 240 numbers from 0 to below the timeline's `count`.
  ///   - columns: how many stand side by side, from 1 to 24; not more than there are.
  ///   - cellWidth: how wide each is, from 160 to 1024 pixels.
  ///   - theme: on which background.
  /// - Throws: ``ExportError`` for a number outside these, and for a frame that cannot be seen.
  public init(
    _ timeline: BookTimeline, in setting: BookSetting, frameNumbers: [Int],
    columns: Int = ContactSheet.standardColumns,
    cellWidth: Double = ContactSheet.standardCellWidth, theme: PlotTheme = .auto
  ) throws(ExportError) {
    try ContactSheet.check(frameNumbers.count)
    let shown = setting.shown(at: cellWidth / setting.view.width)
    do {
      try Domain.sheetColumns.check(Double(columns), "columns")
      try Domain.sheetCell.check(cellWidth, "cellWidth")
      let range = Domain(0, Double(timeline.count - 1))
      for number in frameNumbers { try range.check(Double(number), "frameNumbers") }
      frames = try frameNumbers.map { number throws(BookMotionError) in
        try BookFrame(timeline.frame(number).pose, in: shown)
      }
    } catch {
      throw ExportError(error)
    }
    self.timeline = timeline
    self.setting = shown
    self.frameNumbers = frameNumbers
    self.columns = min(columns, frameNumbers.count)
    self.cellWidth = cellWidth
    self.theme = theme
  }

  /// How many frames stand side by side if nobody says.
  public static let standardColumns = 4

  /// Four of them, with the room between, are as wide as a README.
  public static let standardCellWidth = 220.0

  static func check(_ count: Int) throws(ExportError) {
    do { try Domain.sheetFrames.check(Double(count), "frames") } catch { throw ExportError(error) }
  }

  /// So many numbers below `count`, as evenly as whole numbers allow, from the first to the last.
  static func spread(_ parts: Int, over count: Int) -> [Int] {
    guard parts > 1 else { return [0] }
    let steps = parts - 1
    return (0...steps).map { (2 * $0 * (count - 1) + steps) / (2 * steps) }
  }
}

extension BookTimeline {
  /// The numbers of the frames on which a phase is seen first.
  fileprivate var phaseStarts: [Int] {
    transition.cues(in: 0..<duration.nextUp).compactMap { cue in
      guard case .phase(let phase) = cue.event else { return nil }
      let near = Int((cue.time * framesPerSecond).rounded())
      return (near - 1...near + 1).first { number in
        number >= 0 && number < count && frame(number).phase == phase
          && frame(number).time >= cue.time
      }
    }
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
