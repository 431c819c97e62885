/// One channel of a document as a function of time: linear between keyframes, and constant before
/// the first and after the last.
struct ChannelTrace {
  private let times: [Double]
  private let values: [Double]

  /// Creates a trace from its values at the times of its keyframes.
  init(_ values: [Double], at times: [Double]) {
    self.times = times
    self.values = values
  }

  var first: Double { values.first ?? 0 }

  var last: Double { values.last ?? 0 }

  /// Returns true if the channel is ever farther than `tolerance` from its first value.
  func moves(beyond tolerance: Double) -> Bool {
    values.contains { ($0 - first).magnitude > tolerance }
  }

  /// Reads values of a trace at ascending times.
  struct Cursor {
    private let trace: ChannelTrace
    private var index = 0

    init(_ trace: ChannelTrace) { self.trace = trace }

    mutating func value(at time: Double) -> Double {
      let times = trace.times
      while index + 1 < times.count, times[index + 1] <= time { index += 1 }
      guard index + 1 < times.count, time > times[index] else { return trace.values[index] }
      let part = (time - times[index]) / (times[index + 1] - times[index])
      return trace.values[index] + (trace.values[index + 1] - trace.values[index]) * part
    }
  }
}

extension ChannelTrace {
  /// An extremum of a channel between its start and its end.
  struct Peak {
    let time: Double
    let value: Double
    let isHigh: Bool
    /// True for a plateau, which has no single top.
    let isFlat: Bool
    /// The time at which the channel is halfway to it.
    let rise: Double
    /// The time at which the channel is halfway back.
    let fall: Double
    /// The number of times that the channel is halfway to it or back.
    let crossings: Int
    /// True if the channel comes back at least half of the way.
    let returns: Bool
  }

  /// Returns the extremum that exceeds both ends the most, or `nil` if it does not exceed them by
  /// more than `tolerance`. A parabola through it and its neighbors gives its time between frames.
  func peak(beyond tolerance: Double) -> Peak? {
    let (low, high) = (min(first, last), max(first, last))
    guard let top = values.indices.max(by: { values[$0] < values[$1] }),
      let bottom = values.indices.min(by: { values[$0] < values[$1] })
    else { return nil }
    let (above, below) = (values[top] - high, low - values[bottom])
    guard max(above, below) > tolerance else { return nil }
    let isHigh = above >= below
    let index = isHigh ? top : bottom
    let (vertex, isFlat) = vertex(index, beyond: tolerance)
    let rises = crossings(of: (first + values[index]) / 2)
    let falls = crossings(of: (last + values[index]) / 2)
    return Peak(
      time: vertex.time, value: vertex.value, isHigh: isHigh, isFlat: isFlat,
      rise: rises.first ?? times[index], fall: falls.first { $0 > times[index] } ?? times[index],
      crossings: rises.count + falls.count,
      returns: (last - values[index]).magnitude * 2 > (first - values[index]).magnitude)
  }

  private func vertex(
    _ index: Int, beyond tolerance: Double
  ) -> (vertex: (time: Double, value: Double), isFlat: Bool) {
    let top = (times[index], values[index])
    guard index > 0, index + 1 < values.count else { return (top, false) }
    let before = values[index - 1] - values[index]
    let after = values[index + 1] - values[index]
    guard min(before.magnitude, after.magnitude) > tolerance else { return (top, true) }
    let step = times[index + 1] - times[index]
    // The parabola assumes even spacing; otherwise use the keyframe's own time.
    guard ((times[index] - times[index - 1]) - step).magnitude < 1e-9 else { return (top, false) }
    let shift = (before - after) / (2 * (before + after))
    return ((top.0 + shift * step, top.1 - (before - after) * shift / 4), false)
  }

  /// Returns the time at which the channel is halfway from its start to its end, or `nil` if that
  /// happens several times, or if these differ by no more than `tolerance`.
  func halfWay(beyond tolerance: Double) -> Double? {
    guard (last - first).magnitude > tolerance else { return nil }
    let times = crossings(of: (first + last) / 2)
    return times.count == 1 ? times[0] : nil
  }

  /// Returns the times at which the channel crosses `level`.
  private func crossings(of level: Double) -> [Double] {
    values.indices.dropFirst().compactMap { index in
      let (before, after) = (values[index - 1] - level, values[index] - level)
      guard before < 0 ? after >= 0 : before > 0 ? after <= 0 : false else { return nil }
      return times[index - 1] + (times[index] - times[index - 1]) * before / (before - after)
    }
  }
}
