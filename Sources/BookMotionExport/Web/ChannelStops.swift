import BookMotion
import BookMotionRecording

/// The contents of `@keyframes` for one channel: its values at some instants, and the easings
/// between them.
struct ChannelStops {
  /// A keyframe, and the easing from it to the next one.
  struct Keyframe {
    /// The time, in parts of ``ChannelStops/whole``.
    var part: Int
    /// The value, rounded to the grid.
    let value: Double
    /// The points of `linear()` up to the next keyframe, or none for a straight line.
    var stops: [Stop] = []
  }

  /// A point of `linear()`, as written.
  struct Stop {
    /// The fraction of the time between two keyframes, in parts of ``wholeTime``.
    let part: Int
    /// The fraction of the way between their values, in parts of ``wholeOutput``.
    let output: Int
  }

  /// The keyframes, in order of time.
  private(set) var keyframes: [Keyframe] = []

  /// The largest error allowed, in the channel's unit.
  private let limit: Double
  private let times: [Double]
  private let values: [Double]

  /// Creates stops from existing keyframes.
  init(_ keyframes: [Keyframe]) {
    (self.keyframes, limit, times, values) = (keyframes, 0, [], [])
  }

  /// Creates stops from a channel's values at some times. The beginnings of `phases` become
  /// keyframes.
  init(
    _ values: [Double], at times: [Double], range: Double, leastSeen: Double, phases: [Double]
  ) {
    self.times = times
    self.values = values
    limit = min(range * Share.limit, leastSeen)
    guard range > ChannelStops.leastRange else { return }
    var marks = [0, times.count - 1]
    marks += phases.compactMap { time in times.firstIndex(of: time) }
    let breaks = Set(marks).sorted()
    for (start, end) in zip(breaks, breaks.dropFirst()) { addSegment(from: start, to: end) }
    add(values.count - 1, stops: [])
    dropIdleKeyframes()
  }

  /// Adds the keyframes of a segment, except for its last.
  private mutating func addSegment(from start: Int, to end: Int) {
    if reach(from: start, through: end) == end { return add(start, stops: []) }
    // An easing interpolates between two values. If these are equal or nearly so, the point that is
    // farthest off becomes a keyframe.
    if let turn = turn(from: start, to: end) {
      addSegment(from: start, to: turn)
      return addSegment(from: turn, to: end)
    }
    var kept = [start]
    while let last = kept.last, last < end { kept.append(reach(from: last, through: end)) }
    if kept.count > ChannelStops.mostStops || isTooLong(kept) {
      let middle = kept[kept.count / 2]
      addSegment(from: start, to: middle)
      return addSegment(from: middle, to: end)
    }
    add(start, stops: kept.map { stop(at: $0, from: start, to: end) })
  }

  /// Returns true if the segment is so long that the times of its stops are too coarse for what
  /// happens between two of them.
  private func isTooLong(_ kept: [Int]) -> Bool {
    guard kept.count > 2, let first = kept.first, let last = kept.last else { return false }
    let step = (times[last] - times[first]) / Double(Stop.wholeTime)
    let jump = (times.last ?? 0) * ChannelSamples.widthOfJump
    return zip(kept, kept.dropFirst()).contains { start, end in
      let run = times[end] - times[start]
      return run > jump
        && abs(values[end] - values[start]) / run * step > limit * Share.ofTime
    }
  }

  private func stop(at index: Int, from start: Int, to end: Int) -> Stop {
    let time = (times[index] - times[start]) / (times[end] - times[start])
    // The easing starts and ends at the values as they are written, rounded.
    let share = (values[index] - written(start)) / (written(end) - written(start))
    // Round the time down, so that jumps are never late.
    return switch index {
    case start: Stop(part: 0, output: 0)
    case end: Stop(part: Stop.wholeTime, output: Stop.wholeOutput)
    default:
      Stop(
        part: Int(time * Double(Stop.wholeTime)),
        output: Int((share * Double(Stop.wholeOutput)).rounded()))
    }
  }

  private func written(_ index: Int) -> Double { NumberGrid.standard.rounded(values[index]) }

  private mutating func add(_ index: Int, stops: [Stop]) {
    let last = times.count - 1
    var part = Int(times[index] / times[last] * Double(ChannelStops.whole))
    if index == last { part = ChannelStops.whole }
    // Never write two keyframes at the same percentage: CSS would merge them, and the last one
    // would win.
    if let before = keyframes.last, before.part >= part {
      let room = keyframes.dropLast().last.map { $0.part + 1 } ?? 1
      if room < part {
        keyframes[keyframes.count - 1].part = part - 1
      } else {
        keyframes.removeLast()
        if keyframes.isEmpty { part = 0 }
      }
    }
    keyframes.append(Keyframe(part: part, value: written(index), stops: stops))
  }

  private func reach(from start: Int, through end: Int) -> Int {
    ChannelStops.reach(from: start, through: end, [(values, limit)], times)
  }

  /// Returns the last point, up to `end`, to which straight lines from `start` are close enough.
  static func reach(
    from start: Int, through end: Int, _ lanes: [(values: [Double], limit: Double)],
    _ times: [Double]
  ) -> Int {
    var cones = lanes.map { _ in SlopeCone() }
    var furthest = start + 1
    for index in start + 1..<end + 1 {
      let run = times[index] - times[start]
      var isStraight = true
      for (lane, (values, limit)) in lanes.enumerated() {
        let rise = values[index] - values[start]
        isStraight = isStraight && cones[lane].contains(rise: rise, run: run)
        cones[lane].narrow(rise: rise, run: run, tolerance: limit)
      }
      if isStraight { furthest = index }
      if cones.contains(where: \.isEmpty) { break }
    }
    return furthest
  }

  /// Returns the point that is farthest beyond both ends, if that is farther than they are apart.
  private func turn(from start: Int, to end: Int) -> Int? {
    let (low, high) = (min(values[start], values[end]), max(values[start], values[end]))
    var turn: Int?
    // If the range and what goes beyond it are both within half of the limit, a straight line is
    // close enough.
    var farthest = max(high - low, limit / 2)
    for index in start + 1..<max(end, start + 1) {
      let beyond = max(values[index] - high, low - values[index])
      if beyond > farthest { (turn, farthest) = (index, beyond) }
    }
    return turn
  }

  /// Removes keyframes in the middle of a rest, which are redundant.
  private mutating func dropIdleKeyframes() {
    for index in keyframes.indices.dropFirst().dropLast().reversed() {
      let (before, here, after) = (keyframes[index - 1], keyframes[index], keyframes[index + 1])
      if before.stops.isEmpty, here.stops.isEmpty, before.value == here.value,
        here.value == after.value
      {
        keyframes.remove(at: index)
      }
    }
  }

  /// The number of parts in the whole duration. Percentages have six decimals, because a channel
  /// may cross its whole range within a fiftieth of a second.
  static let whole = 100_000_000

  /// The smallest range that counts as motion.
  static let leastRange = 0.001

  /// The maximum number of points of an easing.
  static let mostStops = 40

  enum Share {
    /// The largest error of a straight line, as a fraction of the range. The rest of the promised
    /// thousandth is for rounding.
    static let limit = 0.000_9
    /// The part of that by which the rounded time of a stop may be off, on top of it.
    static let ofTime = 1.0 / 9
  }
}

extension ChannelStops.Stop {
  /// The number of parts in the time between two keyframes.
  static let wholeTime = 1_000_000

  /// The number of parts in the way between their values.
  static let wholeOutput = 10_000
}

extension ChannelStops {
  /// Computes values as a browser does, at ascending times.
  struct Cursor {
    private let keyframes: [Keyframe]
    private var next = 1
    private var nextStop = 1

    init(_ stops: ChannelStops) { keyframes = stops.keyframes }

    /// Returns the value at a fraction of the duration.
    mutating func value(at part: Double) -> Double {
      let position = part * Double(ChannelStops.whole)
      while next < keyframes.count, Double(keyframes[next].part) <= position {
        (next, nextStop) = (next + 1, 1)
      }
      guard next < keyframes.count else { return keyframes.last?.value ?? 0 }
      let (start, end) = (keyframes[next - 1], keyframes[next])
      let progress = (position - Double(start.part)) / Double(end.part - start.part)
      let share = start.stops.isEmpty ? progress : eased(progress, start.stops)
      return start.value + (end.value - start.value) * share
    }

    private mutating func eased(_ progress: Double, _ stops: [Stop]) -> Double {
      let position = progress * Double(Stop.wholeTime)
      while nextStop < stops.count - 1, Double(stops[nextStop].part) <= position { nextStop += 1 }
      let (start, end) = (stops[nextStop - 1], stops[nextStop])
      let share = (position - Double(start.part)) / Double(end.part - start.part)
      let output = Double(start.output) + Double(end.output - start.output) * share
      return output / Double(Stop.wholeOutput)
    }
  }
}
