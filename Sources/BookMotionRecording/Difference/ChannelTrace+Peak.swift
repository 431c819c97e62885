extension ChannelTrace {
  var first: Double { values.first ?? 0 }

  var last: Double { values.last ?? 0 }

  var high: Double { values.max() ?? 0 }

  var low: Double { values.min() ?? 0 }

  /// Returns true if the channel is ever farther than `tolerance` from its first value.
  func moves(beyond tolerance: Double) -> Bool {
    values.contains { ($0 - first).magnitude > tolerance }
  }

  /// An extremum of a channel between its start and its end.
  struct Peak {
    let time: Double
    let value: Double
    let isHigh: Bool
    /// True for a plateau, which has no single top.
    let isFlat: Bool
    /// The times before the extremum at which the channel is halfway between its start and it.
    let rises: [Double]
    /// The times after the extremum at which the channel is halfway between it and its end.
    let falls: [Double]
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
    let tip = isHigh ? top : bottom
    let time = time(ofTip: tip, beyond: tolerance)
    // Of several that are about as high, such as on the way there and back, the first one counts.
    let index = values.firstIndex { isAlike($0, values[tip]) } ?? tip
    return Peak(
      time: time ?? times[tip], value: values[tip], isHigh: isHigh,
      isFlat: time == nil || isPlateau(tip),
      rises: crossings(of: (first + values[tip]) / 2).filter { $0 < times[index] },
      falls: crossings(of: (last + values[tip]) / 2).filter { $0 >= times[index] },
      returns: (last - values[tip]).magnitude * 2 > (first - values[tip]).magnitude)
  }

  /// Returns true if the channel stays about as high for long, so that its highest frame may be
  /// anywhere.
  private func isPlateau(_ index: Int) -> Bool {
    let start = values[..<index].lastIndex { !isAlike($0, values[index]) } ?? 0
    let end = values[index...].firstIndex { !isAlike($0, values[index]) } ?? values.count - 1
    return times[end] - times[start] > ChannelTrace.long
  }

  /// Returns true if the channel has a corner, as where a stage turns it around: no parabola fits it.
  private func isCorner(_ index: Int) -> Bool {
    guard index >= 2, index + 2 < values.count else { return false }
    func bend(_ index: Int) -> Double {
      let (before, after) = (values[index - 1], values[index + 1])
      return (before + after - 2 * values[index]).magnitude
    }
    return bend(index) > ChannelTrace.steepest * max(bend(index - 1), bend(index + 1))
  }

  /// Returns true if a value is about as far from the start as an extremum.
  private func isAlike(_ value: Double, _ extremum: Double) -> Bool {
    (value - extremum).magnitude <= ChannelTrace.alike * (extremum - first).magnitude
  }

  private static let alike = 0.02
  private static let steepest = 2.0
  private static let long = 0.25

  /// Returns the time of an extremum, or `nil` if its neighbors are no farther than `tolerance`.
  private func time(ofTip index: Int, beyond tolerance: Double) -> Double? {
    let time = times[index]
    guard index > 0, index + 1 < values.count else { return time }
    let before = values[index - 1] - values[index]
    let after = values[index + 1] - values[index]
    guard min(before.magnitude, after.magnitude) > tolerance else { return nil }
    guard !isCorner(index) else { return time }
    let step = times[index + 1] - time
    // The parabola assumes even spacing; otherwise use the keyframe's own time.
    guard ((time - times[index - 1]) - step).magnitude < 1e-9 else { return time }
    let shift = (before - after) / (2 * (before + after))
    return time + shift * step
  }

  /// Returns the time at which the channel is halfway from its start to its end, or `nil` if that
  /// happens several times, or if these differ by no more than `tolerance`.
  func halfway(beyond tolerance: Double) -> Double? {
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
