internal import BookMotion
import BookMotionDocuments

/// The labels beside a line: its start, its end, and the extremes beyond both.
struct LevelLabels {
  let start: Double
  let end: Double
  let range: ValueRange

  /// The function that formats a value.
  let text: (Double) -> String

  /// A text beside the line at the level of a value.
  struct Remark {
    let y: Double
    let text: String
    /// The secondary text.
    var more: String

    var width: Double { PlotText.width(text + LevelLabels.space + more, size: textSize) }
  }

  /// Returns the labels at the right: the end, and the extremes, which have their own levels if
  /// these are far enough from it.
  func remarks(at height: (Double) -> Double) -> [Remark] {
    var ends = Remark(y: height(end), text: text(end), more: "")
    var levels: [Remark] = []
    let extremes = [
      ("max", range.highest, max(start, end)), ("min", range.lowest, min(start, end)),
    ]
    for (word, value, side) in extremes where text(value) != text(side) {
      let remark = Remark(y: height(value), text: "", more: "\(word) \(text(value))")
      if abs(remark.y - ends.y) >= LevelLabels.leastDistance {
        levels.append(remark)
      } else {
        ends.more += (ends.more.isEmpty ? "" : " ") + remark.more
      }
    }
    return [ends] + levels
  }

  /// The width of the label at the left.
  var startWidth: Double {
    LevelLabels.gap + PlotText.width(text(start), size: LevelLabels.textSize)
  }

  /// The width of the labels at the right.
  var endWidth: Double { LevelLabels.gap + (remarks { _ in 0 }.map(\.width).max() ?? 0) }

  static let space = " "
  static let textSize = 11.0
  private static let gap = 10.0
  private static let leastDistance = 14.0
}

extension LevelLabels {
  /// Draws the levels behind the line.
  func writeLevels<Sink: BookTextSink & ~Copyable>(
    of line: PlotLine, on axis: TimeAxis, at height: (Double) -> Double, to sink: inout Sink
  ) throws(Sink.Failure) {
    let left = axis.left
    for (index, remark) in remarks(at: height).enumerated() {
      // The level of an extreme begins where the line reaches it.
      let from = index == 0 ? left : line.points.last { $0.y == remark.y }?.x ?? left
      try sink.write(
        "<path class=\"level\" d=\"M\(from.pixels) \(remark.y.pixels)"
          + "H\((axis.right + LevelLabels.tip).pixels)\"/>\n")
    }
    try sink.write(
      "<path class=\"tip\" d=\"M\((left - LevelLabels.tip).pixels) \(height(start).pixels)"
        + "H\(left.pixels)\"/>\n")
  }

  /// Writes the values beside the line.
  func writeTexts<Sink: BookTextSink & ~Copyable>(
    on axis: TimeAxis, at height: (Double) -> Double, to sink: inout Sink
  ) throws(Sink.Failure) {
    let (gap, drop) = (LevelLabels.gap, LevelLabels.drop)
    try sink.write(
      "<text class=\"value end\" x=\"\((axis.left - gap).pixels)\" "
        + "y=\"\((height(start) + drop).pixels)\">\(text(start))</text>\n")
    for remark in remarks(at: height) {
      let space = remark.text.isEmpty ? "" : LevelLabels.space
      let more =
        remark.more.isEmpty ? "" : "<tspan class=\"quiet\">\(space)\(remark.more)</tspan>"
      try sink.write(
        "<text class=\"value\" x=\"\((axis.right + gap).pixels)\" "
          + "y=\"\((remark.y + drop).pixels)\">\(remark.text)\(more)</text>\n")
    }
  }

  private static let tip = 5.0
  private static let drop = 4.0
}
