import BookMotion

/// A transition at instants so near to each other that every channel is as good as straight between
/// them, but for jumps, which stand between two instants that nobody can tell apart.
struct PoseSamples {
  /// The instants, from 0 to the end.
  private(set) var times: [Double] = []

  /// The values of each channel at the instants, in the order of `BookChannel.allCases`.
  private(set) var values = [[Double]](repeating: [], count: BookChannel.allCases.count)

  /// How far apart the lowest and the highest value of each channel are.
  let ranges: [Double]

  /// The seconds that are no time: what changes within them, jumps.
  let instant: Double

  /// How far a straight line between two instants may be from each channel.
  let straight: SIMD32<Double>

  private let timeline: BookTimeline

  /// The channels of a timeline whose phases begin at some instants.
  init(_ timeline: BookTimeline, _ phases: [Double]) {
    self.timeline = timeline
    instant = timeline.duration * Fineness.instant
    let coarse = PoseSamples.coarseTimes(timeline, phases)
    let poses = coarse.map { PoseSamples.lanes(of: timeline, at: $0) }
    let low = poses.reduce(poses[0]) { pointwiseMin($0, $1) }
    let high = poses.reduce(poses[0]) { pointwiseMax($0, $1) }
    ranges = BookChannel.allCases.indices.map { high[$0] - low[$0] }
    // What rounding does to a channel that stands still is no motion.
    straight = pointwiseMax((high - low) * Fineness.straight, SIMD32(repeating: Fineness.least))
    append(poses[0], at: 0)
    for index in coarse.indices.dropFirst() {
      // The last frame is the target, and what is left of the way is not worth a jump.
      if index < coarse.count - 1 {
        refine(
          from: (coarse[index - 1], poses[index - 1]), to: (coarse[index], poses[index]))
      }
      append(poses[index], at: coarse[index])
    }
  }

  /// Adds what lies between two instants, as far as a straight line does not tell it.
  private mutating func refine(
    from start: (time: Double, lanes: SIMD32<Double>),
    to end: (time: Double, lanes: SIMD32<Double>)
  ) {
    guard end.time - start.time > instant else { return }
    let time = start.time + (end.time - start.time) / 2
    let lanes = PoseSamples.lanes(of: timeline, at: time)
    let off = lanes - (start.lanes + end.lanes) / 2
    guard any(off .> straight .| off .< 0 - straight) else { return }
    refine(from: start, to: (time, lanes))
    append(lanes, at: time)
    refine(from: (time, lanes), to: end)
  }

  /// All channels at an instant.
  subscript(index: Int) -> SIMD32<Double> {
    var lanes = SIMD32<Double>.zero
    for lane in values.indices { lanes[lane] = values[lane][index] }
    return lanes
  }

  private mutating func append(_ lanes: SIMD32<Double>, at time: Double) {
    times.append(time)
    for lane in values.indices { values[lane].append(lanes[lane]) }
  }

  /// The channels as they truly are.
  static func lanes(of timeline: BookTimeline, at time: Double) -> SIMD32<Double> {
    let isOver = time >= timeline.duration
    let pose = isOver ? timeline.transition.restingPose : timeline.transition.pose(at: time)
    var lanes = SIMD32<Double>.zero
    for lane in channels.indices { lanes[lane] = pose[channels[lane]] }
    return lanes
  }

  private static let channels = BookChannel.allCases

  /// Evenly spaced instants, and the beginnings of phases.
  private static func coarseTimes(_ timeline: BookTimeline, _ phases: [Double]) -> [Double] {
    let duration = timeline.duration
    let count = max((duration * Fineness.rate).rounded(.up), 1)
    let even = (0..<Int(count)).map { duration * Double($0) / count } + [duration]
    let inside = phases.filter { $0 > 0 && $0 < duration }
    return Set(even + inside).sorted()
  }

  private enum Fineness {
    /// Instants a second to begin with.
    static let rate = 240.0
    /// The part of a channel's range that a straight line may be off.
    static let straight = 1.0 / 32_768
    /// What is straight in any unit.
    static let least = 1e-7
    /// The part of the whole that is no time: a step of the percentages that are written.
    static let instant = 1e-6
  }
}
