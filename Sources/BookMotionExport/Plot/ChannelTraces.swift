/// The values of a score's channels at evenly spaced instants, close enough to draw from.
///
/// There are as many instants as the picture can show, however many frames there are, so memory use
/// depends only on the picture's width.
struct ChannelTraces {
  let score: PlotScore

  /// The time between two instants, in seconds.
  let spacing: Double

  /// True if the instants are dense enough to look between them. Otherwise, they are the ends and
  /// the extremes of columns that are narrower than what can be seen.
  let isDense: Bool

  /// The values of each channel at the instants.
  let values: [[Double]]

  init(_ score: PlotScore, axis: TimeAxis) {
    let frames = score.count - 1
    let span = axis.x(score.duration) - axis.left
    let columns = max(Int(span / ChannelTraces.columnWidth), 1)
    self.score = score
    isDense = frames <= columns * ChannelTraces.valuesOfColumn
    if isDense {
      let parts = ChannelTraces.parts(frames: frames, span: span)
      spacing = 1 / (score.framesPerSecond * Double(parts))
      values = ChannelTraces.values(of: score, parts: parts)
    } else {
      let count = columns * ChannelTraces.valuesOfColumn
      spacing = score.duration / Double(count - 1)
      values = ChannelTraces.extremes(of: score, columns: columns)
    }
  }

  /// Returns the number of parts into which a frame's time is cut: none is wider than a pixel.
  private static func parts(frames: Int, span: Double) -> Int {
    frames == 0 ? 1 : max(Int((span / Double(frames)).rounded(.up)), 1)
  }

  private static func values(of score: PlotScore, parts: Int) -> [[Double]] {
    let count = (score.count - 1) * parts + 1
    var reader = score.reader
    var values = [[Double]](repeating: [], count: score.channels.count)
    for lane in values.indices { values[lane].reserveCapacity(count) }
    for instant in 0..<count {
      let time = Double(instant) / Double(parts) / score.framesPerSecond
      let now = reader.values(at: time)
      for (lane, value) in now.enumerated() { values[lane].append(value) }
    }
    return values
  }

  /// Returns the first, lowest, highest, and last values of every column of frames, the middle two
  /// in the order in which they occur.
  private static func extremes(of score: PlotScore, columns: Int) -> [[Double]] {
    var reader = score.reader
    var column = [ColumnOfValues](repeating: ColumnOfValues(), count: score.channels.count)
    var values = [[Double]](repeating: [], count: score.channels.count)
    var current = 0
    for index in 0..<score.count {
      let next = min(index * columns / score.count, columns - 1)
      if next != current {
        for lane in column.indices {
          values[lane].append(contentsOf: column[lane].inOrder)
          column[lane] = ColumnOfValues()
        }
        current = next
      }
      for (lane, value) in reader.values(at: Double(index) / score.framesPerSecond).enumerated() {
        column[lane].add(value)
      }
    }
    for lane in column.indices { values[lane].append(contentsOf: column[lane].inOrder) }
    return values
  }

  /// The width of a column, in pixels: half of a line's allowed error. The other half is for
  /// straight lines between values.
  static let columnWidth = 0.05
  private static let valuesOfColumn = 4
}

/// The values that are kept from one column of the picture.
private struct ColumnOfValues {
  private var first: Double?
  private var last = 0.0
  private var lowest = 0.0
  private var highest = 0.0
  private var lowestComesFirst = true

  mutating func add(_ value: Double) {
    if first == nil { (first, lowest, highest) = (value, value, value) }
    if value < lowest { (lowest, lowestComesFirst) = (value, false) }
    if value > highest { (highest, lowestComesFirst) = (value, true) }
    last = value
  }

  var inOrder: [Double] {
    [first ?? 0] + (lowestComesFirst ? [lowest, highest] : [highest, lowest]) + [last]
  }
}

extension ChannelTraces {
  /// A discontinuity of a channel between two of the instants.
  struct Jump {
    let time: Double
    let before: Double
    let after: Double
  }

  /// Returns the jump of a channel between an instant and the next, if it is larger than `least`.
  ///
  /// The half of the interval with the larger change is halved repeatedly: a continuous change soon
  /// falls below `least`, while a jump remains.
  func jump(of lane: Int, after instant: Int, least: Double) -> Jump? {
    guard isDense else { return nil }
    let values = values[lane]
    var (start, end) = (Double(instant) * spacing, Double(instant + 1) * spacing)
    var (before, after) = (values[instant], values[instant + 1])
    // Events before the start need not be processed again.
    var reader = score.reader
    _ = reader.values(at: start)
    while abs(after - before) > least {
      let middle = start + (end - start) / 2
      guard end - start > ChannelTraces.leastTime, middle > start, middle < end else {
        return Jump(time: end, before: before, after: after)
      }
      var next = reader
      let value = next.values(at: middle)[lane]
      if abs(value - before) > abs(after - value) {
        (end, after) = (middle, value)
      } else {
        (start, before, reader) = (middle, value, next)
      }
    }
    return nil
  }

  /// The shortest interval that is halved: a nanosecond is imperceptible.
  private static let leastTime = 1e-9
}
