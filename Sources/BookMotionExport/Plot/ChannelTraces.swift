internal import BookMotion

/// The values of a timeline's channels at evenly spaced instants, close enough to draw from.
///
/// As many instants as the picture has use for, however many frames there are: memory follows from
/// the picture's width alone.
struct ChannelTraces {
  let timeline: Timeline

  /// The seconds between two instants.
  let spacing: Double

  /// The values of each channel at the instants.
  let values: [BookChannel: [Double]]

  /// Whether there are instants enough to look between them; otherwise they are the ends and the
  /// extremes of columns that are narrower than what can be seen.
  let isDense: Bool

  init(_ timeline: Timeline, channels: [BookChannel], axis: TimeAxis) {
    let frames = timeline.count - 1
    let span = axis.x(timeline.duration) - axis.left
    let columns = max(Int(span / ChannelTraces.columnWidth), 1)
    self.timeline = timeline
    isDense = frames <= columns * ChannelTraces.valuesOfColumn
    if isDense {
      let parts = ChannelTraces.parts(frames: frames, span: span)
      spacing = 1 / (timeline.framesPerSecond * Double(parts))
      values = ChannelTraces.values(of: timeline, channels, parts: parts)
    } else {
      let count = columns * ChannelTraces.valuesOfColumn
      spacing = timeline.duration / Double(count - 1)
      values = ChannelTraces.extremes(of: timeline, channels, columns: columns)
    }
  }

  /// In how many parts the time of a frame is cut: none is wider than a pixel.
  private static func parts(frames: Int, span: Double) -> Int {
    frames == 0 ? 1 : max(Int((span / Double(frames)).rounded(.up)), 1)
  }

  private static func values(
    of timeline: Timeline, _ channels: [BookChannel], parts: Int
  ) -> [BookChannel: [Double]] {
    let count = (timeline.count - 1) * parts + 1
    var values = [[Double]](repeating: [], count: channels.count)
    for index in values.indices { values[index].reserveCapacity(count) }
    for instant in 0..<count {
      let frame = instant / parts
      let time = Double(instant) / Double(parts) / timeline.framesPerSecond
      let pose =
        instant % parts == 0 ? timeline.frame(frame).pose : timeline.transition.pose(at: time)
      for (index, channel) in channels.enumerated() { values[index].append(pose[channel]) }
    }
    return Dictionary(uniqueKeysWithValues: zip(channels, values))
  }

  /// The first, the lowest, the highest and the last value of every column of frames, the middle
  /// two in the order in which they come.
  private static func extremes(
    of timeline: Timeline, _ channels: [BookChannel], columns: Int
  ) -> [BookChannel: [Double]] {
    var column = [ColumnOfValues](repeating: ColumnOfValues(), count: channels.count)
    var values = [[Double]](repeating: [], count: channels.count)
    var current = 0
    for frame in timeline {
      let next = min(frame.index * columns / timeline.count, columns - 1)
      if next != current {
        for index in column.indices {
          values[index].append(contentsOf: column[index].inOrder)
          column[index] = ColumnOfValues()
        }
        current = next
      }
      for (index, channel) in channels.enumerated() { column[index].add(frame.pose[channel]) }
    }
    for index in column.indices { values[index].append(contentsOf: column[index].inOrder) }
    return Dictionary(uniqueKeysWithValues: zip(channels, values))
  }

  /// Half of what a line may be off: the other half is for straight lines between values.
  static let columnWidth = 0.05
  private static let valuesOfColumn = 4
}

/// What is left of the values in one column of the picture.
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
  /// Where a channel is somewhere else at once, between two of the instants.
  struct Jump {
    let time: Double
    let before: Double
    let after: Double
  }

  /// The jump of a channel between an instant and the next, if there is one of more than `least`.
  ///
  /// The half of the time with the larger change is halved again and again: what goes continuously
  /// has soon less than `least` to go, and what jumps keeps its jump.
  func jump(of channel: BookChannel, after instant: Int, least: Double) -> Jump? {
    guard isDense, let values = values[channel], instant + 1 < values.count else { return nil }
    var (start, end) = (Double(instant) * spacing, Double(instant + 1) * spacing)
    var (before, after) = (values[instant], values[instant + 1])
    while abs(after - before) > least {
      let middle = start + (end - start) / 2
      guard end - start > ChannelTraces.leastTime, middle > start, middle < end else {
        return Jump(time: end, before: before, after: after)
      }
      let value = timeline.transition.pose(at: middle)[channel]
      if abs(value - before) > abs(after - value) {
        (end, after) = (middle, value)
      } else {
        (start, before) = (middle, value)
      }
    }
    return nil
  }

  /// No hand and no screen tells a nanosecond from nothing.
  private static let leastTime = 1e-9
}

extension Timeline {
  /// The time of the last frame.
  var duration: Double { Double(count - 1) / framesPerSecond }
}
