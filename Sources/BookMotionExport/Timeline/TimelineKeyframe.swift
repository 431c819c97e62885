public import BookMotion

/// One instant of a timeline as documents have it: its number, its phase and the value of every
/// channel.
public struct TimelineKeyframe: Hashable, Sendable {
  /// The number of the frame, from 0.
  public let frame: Int

  /// The phase.
  public let phase: AnimationPhase

  /// The channels in the order of `BookChannel.allCases`.
  private var lanes: SIMD32<Double>

  /// Takes a keyframe from a timeline.
  public init(_ frame: BookTimeline.Frame) {
    self.init(frame: frame.index, phase: frame.phase)
    for (lane, channel) in BookChannel.allCases.enumerated() { lanes[lane] = frame.pose[channel] }
  }

  init(frame: Int, phase: AnimationPhase, lanes: SIMD32<Double> = .zero) {
    self.frame = frame
    self.phase = phase
    self.lanes = lanes
  }

  /// The value of a channel.
  public subscript(channel: BookChannel) -> Double {
    lanes[TimelineKeyframe.lane[channel] ?? 0]
  }

  /// The value of the channel that comes so late in `BookChannel.allCases`.
  subscript(lane lane: Int) -> Double {
    get { lanes[lane] }
    set { lanes[lane] = newValue }
  }

  /// The same keyframe with every value on a grid.
  func rounded(to grid: NumberGrid) -> TimelineKeyframe {
    var keyframe = self
    for lane in BookChannel.allCases.indices {
      keyframe[lane: lane] = grid.rounded(self[lane: lane])
    }
    return keyframe
  }

  static let lane = Dictionary(
    uniqueKeysWithValues: BookChannel.allCases.enumerated().map { ($1, $0) })
}
