import BookMotion
import BookMotionRecording

/// The keyframes of one property, between which all of its numbers are interpolated linearly.
struct PropertyStops {
  /// The indices of the instants that are keyframes, in order. Leaving out the others makes no
  /// visible difference.
  let instants: [Int]

  /// The keyframes of each number, as the values that browsers interpolate.
  let lines: [ChannelStops]

  /// True if nothing turns, so that the distance of the eye does not matter.
  let liesFlat: Bool

  /// Creates stops from the values at some times, as browsers interpolate them.
  init(
    _ numbers: [StyleNumber], values: [[Double]], ranges: [Double], at times: [Double]
  ) {
    let limits = numbers.indices.map { lane in
      PropertyStops.limit(of: numbers[lane], values: values[lane], range: ranges[lane])
    }
    var moving = limits.indices.filter { limits[$0] != nil }
    liesFlat = numbers.indices.allSatisfy { lane in
      numbers[lane].isDistance || values[lane].allSatisfy { $0 == 0 }
    }
    if liesFlat { moving = [] }
    let last = times.count - 1
    var instants = [0]
    if moving.isEmpty {
      if last > 0 { instants.append(last) }
    } else {
      let lanes = moving.map { (values[$0], limits[$0] ?? 0) }
      while let start = instants.last, start < last {
        instants.append(ChannelStops.reach(from: start, through: last, lanes, times))
      }
    }
    self.instants = instants
    let whole = times[last]
    var parts = instants.map { index in
      index == last ? ChannelStops.whole : Int(times[index] / whole * Double(ChannelStops.whole))
    }
    for index in parts.indices.dropFirst()
    where instants[index] < last && parts[index] - parts[index - 1] <= PropertyStops.instant {
      for index in [index - 1, index] { parts[index] = max(parts[index] - PropertyStops.early, 0) }
    }
    lines = numbers.indices.map { lane in
      let written = instants.map { PropertyStops.written(values[lane][$0], numbers[lane]) }
      return ChannelStops(zip(parts, written).map { ChannelStops.Keyframe(part: $0, value: $1) })
    }
  }

  /// Returns the largest error allowed for a number, or `nil` if it does not move.
  private static func limit(
    of number: StyleNumber, values: [Double], range: Double
  ) -> Double? {
    if number.isDistance {
      let least = values.min() ?? 0
      return range > Share.still * least ? min(range, least) * Share.ofDistance : nil
    }
    let leastSeen: Double =
      switch number.unit {
      case .pixels: Recording.Channel("", .points).leastSeen
      case .degrees: Recording.Channel("", .degrees).leastSeen
      case .percent, .none: .infinity
      }
    return range > ChannelStops.leastRange ? min(range * ChannelStops.Share.limit, leastSeen) : nil
  }

  /// Returns the value that a browser reads after it has been written.
  private static func written(_ value: Double, _ number: StyleNumber) -> Double {
    number.interpolated(NumberGrid.standard.rounded(number.interpolated(value)))
  }

  /// The number of parts of the whole within which a change is a jump.
  private static let instant = ChannelStops.whole / 1_000_000 + 1

  /// The number of parts by which jumps are written early, so that they are not late in browsers
  /// that store offsets in single precision.
  private static let early = 10

  private enum Share {
    /// The relative change of a distance that counts as no motion.
    static let still = 1e-6
    /// The relative error of `1 / distance` that is invisible: a corner that is magnified twice,
    /// 500 pixels from the hinge, moves by a quarter of a pixel.
    static let ofDistance = 0.000_5
  }
}

extension StyleNumber {
  /// Converts a value to the number that browsers interpolate, or back.
  func interpolated(_ value: Double) -> Double {
    guard isDistance else { return value }
    return value > 0 ? 1 / value : 0
  }
}
