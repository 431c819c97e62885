import BookMotion
import BookMotionDocuments

/// Names at instants that are too close together for them. Each is a flag on a pole at its instant,
/// which extends to the right, high enough to clear the poles and names after it.
///
/// ```
/// selected
/// │ moving
/// │ │  flipping
/// ```
struct PlotFlags {
  /// A name at a position.
  struct Flag {
    let name: String
    let x: Double
    /// The row of the flag, from 0 at the bottom.
    let row: Int
  }

  let flags: [Flag]

  /// The number of rows.
  let rows: Int

  /// Finds rows for names at `marks`, which are in ascending order. Names that would need more
  /// than `mostRows` rows are omitted.
  init(_ marks: [(name: String, x: Double)], mostRows: Int = .max) {
    var flags: [Flag] = []
    for mark in marks.reversed() {
      let end = mark.x + PlotFlags.width(mark.name) + PlotFlags.gap
      // A pole extends down from its flag, so another flag can only pass above it.
      let below = flags.filter { $0.x < end }.map { $0.row }.max() ?? -1
      guard below + 1 < mostRows else { continue }
      flags.append(Flag(name: mark.name, x: mark.x, row: below + 1))
    }
    self.flags = flags.reversed()
    rows = (flags.map { $0.row }.max() ?? -1) + 1
  }

  /// Returns the distance that a flag extends from its pole.
  static func width(_ name: String) -> Double {
    textIndent + PlotText.width(name, size: textSize)
  }

  /// Draws the flags above `bottom`, the lowest with its baseline `lift` above it.
  func write<Sink: BookTextSink & ~Copyable>(
    above bottom: Double, lift: Double, to sink: inout Sink
  ) throws(Sink.Failure) {
    for flag in flags {
      let baseline = bottom - lift - Double(flag.row) * PlotFlags.rowHeight
      let top = baseline - PlotFlags.ascent
      try sink.write(
        "<path class=\"leader\" d=\"M\(flag.x.pixels) \(bottom.pixels)V\(top.pixels)\"/>"
          + "<text class=\"flag\" x=\"\((flag.x + PlotFlags.textIndent).pixels)\" "
          + "y=\"\(baseline.pixels)\">\(PlotText.escaped(flag.name))</text>\n")
    }
  }

  static let textSize = 11.0
  static let rowHeight = 15.0
  private static let textIndent = 4.0
  private static let gap = 6.0
  private static let ascent = 9.0
}
