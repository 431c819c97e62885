import BookMotion

/// The keyframes of one property: where straight lines between all of its numbers begin.
struct PropertyStops {
  /// The numbers of the instants that are keyframes, in order; none are left out between two of them
  /// that would be seen.
  let instants: [Int]

  /// For each number, what it does between the keyframes, in what browsers interpolate.
  let lines: [ChannelStops]

  /// Whether nothing turns, so that it does not matter from where the eye looks.
  let liesFlat: Bool

  /// A property by what browsers interpolate of its numbers at some times.
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
      while let start = instants.last, start < last {
        instants.append(
          PropertyStops.reach(from: start, moving.map { (values[$0], limits[$0] ?? 0) }, times))
      }
    }
    self.instants = instants
    let whole = times[last]
    var parts = instants.map { index in
      index == last ? ChannelStops.whole : Int(times[index] / whole * Double(ChannelStops.whole))
    }
    for place in parts.indices.dropFirst()
    where instants[place] < last && parts[place] - parts[place - 1] <= PropertyStops.instant {
      for place in [place - 1, place] { parts[place] = max(parts[place] - PropertyStops.early, 0) }
    }
    lines = numbers.indices.map { lane in
      let written = instants.map { PropertyStops.written(values[lane][$0], numbers[lane]) }
      return ChannelStops(zip(parts, written).map { ChannelStops.Keyframe(part: $0, value: $1) })
    }
  }

  /// The last instant to which straight lines may lead.
  private static func reach(
    from start: Int, _ lanes: [(values: [Double], limit: Double)], _ times: [Double]
  ) -> Int {
    var bounds = lanes.map { _ in (least: -Double.infinity, most: Double.infinity) }
    var furthest = start + 1
    for index in start + 1..<times.count {
      let run = times[index] - times[start]
      var (isStraight, isOver) = (true, false)
      for (lane, (values, limit)) in lanes.enumerated() {
        let rise = values[index] - values[start]
        let slope = rise / run
        if slope < bounds[lane].least || slope > bounds[lane].most { isStraight = false }
        bounds[lane].least = max(bounds[lane].least, (rise - limit) / run)
        bounds[lane].most = min(bounds[lane].most, (rise + limit) / run)
        if bounds[lane].least > bounds[lane].most { isOver = true }
      }
      if isStraight { furthest = index }
      if isOver { break }
    }
    return furthest
  }

  /// How far a number may be from the truth; nil if it stands still.
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

  /// What a browser reads where a value has been written.
  private static func written(_ value: Double, _ number: StyleNumber) -> Double {
    number.interpolated(NumberGrid.standard.rounded(number.interpolated(value)))
  }

  /// What changes within so many parts of the whole, jumps.
  private static let instant = ChannelStops.whole / 1_000_000 + 1

  /// So many parts earlier it jumps, so that it has jumped at its time in browsers, too, that know
  /// offsets in single precision only.
  private static let early = 10

  private enum Share {
    /// The part of a distance that is no motion.
    static let still = 1e-6
    /// The part of one through a distance that nobody sees: a corner that is twice as large as on the
    /// screen and 500 pixels from the hinge moves by a quarter of a pixel.
    static let ofDistance = 0.000_5
  }
}

extension StyleNumber {
  /// What browsers interpolate of a value, and the value of what they interpolate.
  func interpolated(_ value: Double) -> Double {
    guard isDistance else { return value }
    return value > 0 ? 1 / value : 0
  }
}
