import BookMotion

/// A recording at instants so near to each other that every channel is as good as straight between
/// them, but for jumps, which stand between two instants that nobody can tell apart.
struct ChannelSamples {
  /// The instants, from 0 to the end.
  private(set) var times: [Double] = []

  /// The values of each channel at the instants.
  private(set) var values: [[Double]]

  /// How far apart the lowest and the highest value of each channel are.
  let ranges: [Double]

  /// How far a straight line between two instants may be from each channel.
  let straight: [Double]

  /// The seconds that are no time: what changes within them, jumps.
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
    // What rounding does to a channel that stands still is no motion.
    straight = ranges.map { max($0 * Fineness.straight, Fineness.least) }
    values = [[Double]](repeating: [], count: recording.channels.count)
    self.reader = recording.reader
    append(samples[0], at: 0)
    for index in coarse.indices.dropFirst() {
      // The last frame is the target, and what is left of the way is not worth a jump; but a number of
      // things jumps, or does not.
      let jumps = recording.channels.indices.contains { lane in
        recording.channels[lane].unit == .count && samples[index][lane] != samples[index - 1][lane]
      }
      if index < coarse.count - 1 || jumps {
        refine(
          from: (coarse[index - 1], samples[index - 1]), to: (coarse[index], samples[index]))
      }
      append(samples[index], at: coarse[index])
    }
  }

  /// Adds what lies between two instants, as far as a straight line does not tell it.
  private mutating func refine(
    from start: (time: Double, values: [Double]), to end: (time: Double, values: [Double])
  ) {
    guard end.time - start.time > instant else { return }
    let time = start.time + (end.time - start.time) / 2
    let middle = reader.values(at: time)
    // Of two jumps in a row the middle may be just between: another place tells.
    if isStraight(middle, at: 0.5, from: start.values, to: end.values) {
      let part = Fineness.beside
      let beside = reader.values(at: start.time + (end.time - start.time) * part)
      guard !isStraight(beside, at: part, from: start.values, to: end.values) else { return }
    }
    refine(from: start, to: (time, middle))
    append(middle, at: time)
    refine(from: (time, middle), to: end)
  }

  private func isStraight(
    _ values: [Double], at part: Double, from start: [Double], to end: [Double]
  ) -> Bool {
    values.indices.allSatisfy { lane in
      abs(values[lane] - (start[lane] + (end[lane] - start[lane]) * part)) <= straight[lane]
    }
  }

  private mutating func append(_ now: [Double], at time: Double) {
    times.append(time)
    for lane in values.indices { values[lane].append(now[lane]) }
  }

  /// The largest distances of some curves from the truth, at every sample and in the middle between two
  /// of them, but for the instants of jumps.
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
    where next - time > instant * ChannelSamples.jumpWidth {
      compare(at: time)
      compare(at: time + (next - time) / 2)
    }
    compare(at: duration)
    // What is not looked at lies between, as good as straight.
    return largest.indices.map { largest[$0] + straight[$0] }
  }

  /// So many steps of what is written a jump may be early.
  private static let jumpWidth = 4.0

  /// Evenly spaced instants, and the beginnings of phases.
  private static func coarseTimes(_ recording: Recording) -> [Double] {
    let duration = recording.duration
    let count = max((duration * Fineness.rate).rounded(.up), 1)
    let even = (0..<Int(count)).map { duration * Double($0) / count } + [duration]
    let inside = recording.phases.map(\.time).filter { $0 > 0 && $0 < duration }
    return Set(even + inside).sorted()
  }

  private enum Fineness {
    /// Instants per second to begin with.
    static let rate = 240.0
    /// The part of a channel's range that a straight line may be off.
    static let straight = 1.0 / 32_768
    /// A part of the way that is no simple one.
    static let beside = 0.381_966
    /// What is straight in any unit.
    static let least = 1e-7
    /// The part of the whole that is no time: a step of the percentages that are written.
    static let instant = 1e-6
  }
}
