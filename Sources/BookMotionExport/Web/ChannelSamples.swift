import BookMotion
import BookMotionRecording

/// A recording sampled so densely that every channel is practically linear between instants, except
/// for jumps, which happen between two instants that are practically simultaneous.
struct ChannelSamples {
  /// The instants, from 0 to the end, in seconds.
  private(set) var times: [Double] = []

  /// The values of each channel at the instants.
  private(set) var values: [[Double]]

  /// The difference between the highest and lowest values of each channel.
  let ranges: [Double]

  /// The largest distance of each channel from a straight line between two instants.
  let straight: [Double]

  /// The time, in seconds, within which a change counts as a jump.
  private let instant: Double

  private var reader: ValueReader

  init(_ recording: Recording) {
    let duration = recording.duration
    instant = duration * Fineness.instant
    var reader = recording.reader
    let coarse = ChannelSamples.coarseTimes(recording)
    let samples = coarse.map { reader.values(at: $0) }
    let lanes = recording.channels.indices
    ranges = lanes.map { lane in
      let column = samples.map { $0[lane] }
      return (column.max() ?? 0) - (column.min() ?? 0)
    }
    // The rounding errors of a channel at rest are not a motion.
    straight = ranges.map { max($0 * Fineness.straight, Fineness.least) }
    values = [[Double]](repeating: [], count: recording.channels.count)
    self.reader = recording.reader
    append(samples[0], at: 0)
    for index in coarse.indices.dropFirst() {
      let before = (time: coarse[index - 1], values: samples[index - 1])
      let now = (time: coarse[index], values: samples[index])
      // The last frame is the target. What remains of the way there is not worth a jump, but a
      // count that changes does jump, and so does a finger just before the end.
      if index < coarse.count - 1 || jumps(from: before, to: now, in: recording.channels) {
        refine(from: before, to: now)
      }
      append(samples[index], at: coarse[index])
    }
  }

  /// Adds the instants needed between two others to make every channel practically linear.
  private mutating func refine(
    from start: (time: Double, values: [Double]), to end: (time: Double, values: [Double])
  ) {
    guard end.time - start.time > instant else { return }
    let time = start.time + (end.time - start.time) / 2
    let middle = reader.values(at: time)
    // Between two jumps in a row, the middle may be on the line by chance, so test another point,
    // too.
    if isStraight(middle, at: 0.5, from: start.values, to: end.values) {
      let part = Fineness.beside
      let beside = reader.values(at: start.time + (end.time - start.time) * part)
      guard !isStraight(beside, at: part, from: start.values, to: end.values) else { return }
    }
    refine(from: start, to: (time, middle))
    append(middle, at: time)
    refine(from: (time, middle), to: end)
  }

  /// Returns true if a count changes, or a channel is farther from a straight line than what a
  /// motion at its end has left of its way.
  private mutating func jumps(
    from start: (time: Double, values: [Double]), to end: (time: Double, values: [Double]),
    in channels: [Recording.Channel]
  ) -> Bool {
    let changes = channels.indices.contains { lane in
      channels[lane].unit == .count && start.values[lane] != end.values[lane]
    }
    return changes
      || [0.5, Fineness.beside, 1 - Fineness.beside].contains { part in
        let values = reader.values(at: start.time + (end.time - start.time) * part)
        return !isStraight(
          values, at: part, from: start.values, to: end.values, within: Fineness.rest)
      }
  }

  private func isStraight(
    _ values: [Double], at part: Double, from start: [Double], to end: [Double],
    within tolerance: Double = 1
  ) -> Bool {
    values.indices.allSatisfy { lane in
      abs(values[lane] - (start[lane] + (end[lane] - start[lane]) * part))
        <= straight[lane] * tolerance
    }
  }

  private mutating func append(_ now: [Double], at time: Double) {
    times.append(time)
    for lane in values.indices { values[lane].append(now[lane]) }
  }

  /// Returns the largest error of each curve, measured at every instant and halfway between
  /// instants, except at jumps.
  func largestErrors(of curves: [ChannelStops], in recording: Recording) -> [Double] {
    var largest = [Double](repeating: 0, count: curves.count)
    let duration = recording.duration
    guard duration > 0 else { return largest }
    var cursors = curves.map(ChannelStops.Cursor.init)
    var reader = recording.reader
    func compare(at time: Double) {
      let truth = reader.values(at: time)
      for lane in curves.indices where !curves[lane].keyframes.isEmpty {
        let value = cursors[lane].value(at: time / duration)
        largest[lane] = max(largest[lane], abs(value - truth[lane]))
      }
    }
    for (time, next) in zip(times, times.dropFirst())
    where next - time > duration * ChannelSamples.widthOfJump {
      compare(at: time)
      compare(at: time + (next - time) / 2)
    }
    compare(at: duration)
    // Between the measured times, channels deviate from a line by at most this much.
    return largest.indices.map { largest[$0] + straight[$0] }
  }

  /// The largest width of a jump, as a fraction of the duration; no errors are measured within it.
  static let widthOfJump = 4 * Fineness.instant

  /// Returns evenly spaced instants, and the beginnings of phases.
  private static func coarseTimes(_ recording: Recording) -> [Double] {
    let duration = recording.duration
    let count = max((duration * Fineness.rate).rounded(.up), 1)
    let even = (0..<Int(count)).map { duration * Double($0) / count } + [duration]
    let inside = recording.phases.map(\.time).filter { $0 > 0 && $0 < duration }
    return Set(even + inside).sorted()
  }

  private enum Fineness {
    /// The initial number of instants per second.
    static let rate = 240.0
    /// The deviation from a straight line that counts as none, as a fraction of a channel's range.
    static let straight = 1.0 / 32_768
    /// The deviation just before the end that counts as none, in units of the above: half of what is
    /// promised.
    static let rest = 16.0
    /// A point in an interval that is not at a simple fraction of it.
    static let beside = 0.381_966
    /// The deviation that counts as none in any unit.
    static let least = 1e-7
    /// The fraction of the duration within which a change counts as a jump.
    static let instant = 1e-6
  }
}
