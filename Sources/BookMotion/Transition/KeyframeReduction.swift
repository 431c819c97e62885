/// The frames of a timeline that are enough to draw all the others, with straight lines between
/// them, and how far that is from the truth.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open, framesPerSecond: 60)
/// let reduced = try timeline.reduced(tolerance: .standard)
/// reduced.keyframes.count  // 79, of 109 frames
/// reduced.largestError(of: .flipAngle)  // 0.077…
/// reduced.pose(at: 0.71).flipAngle  // 60.591…
/// timeline.transition.pose(at: 0.71).flipAngle  // 60.619…
/// ```
///
/// Use it to write what plays back with straight lines only, such as Lottie or an animation of
/// keyframes in another tool. All 25 channels are kept, those that follow from others included:
/// whoever plays the keyframes needs none of the formulas.
///
/// It deliberately fits nothing: every keyframe is a frame as it was. And it promises nothing
/// between the frames; a timeline with more frames a second promises more.
public struct KeyframeReduction: Hashable, Sendable {
  /// The frames that are kept, in order: the first, the last and those that are needed between.
  public let keyframes: [BookTimeline.Frame]

  /// How far every channel may be from the truth.
  public let tolerance: Tolerance

  /// Frames a second of the timeline.
  public let framesPerSecond: Double

  /// How many frames the timeline has.
  public let frameCount: Int

  /// The largest error of those channels that move.
  private let largestErrors: [BookChannel: Double]

  /// The largest distance of a channel from the truth, over all frames of the timeline.
  ///
  /// It was measured: the same number that comparing ``pose(at:)`` with every frame would find.
  public func largestError(of channel: BookChannel) -> Double { largestErrors[channel] ?? 0 }
}

extension BookTimeline {
  /// The fewest frames that are enough to draw all the others.
  ///
  /// A frame between two keyframes is drawn on the straight line between them, each channel for
  /// itself. The first and the last frame are always kept. With ``KeyframeReduction/Search/fewest``
  /// no smaller set of frames does it.
  ///
  /// ```swift
  /// let timeline = try BookTimeline(.storyReader, direction: .both)
  /// timeline.count  // 295
  /// try timeline.reduced().keyframes.count  // 204
  /// try timeline.reduced(keepingPhases: true).keyframes.count  // 205
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: how far each channel may be from the truth at any frame.
  ///   - search: whether it has to be the smallest set, or may be found sooner.
  ///   - keepingPhases: whether the first frame of every phase is kept, too, so that nothing is
  ///     drawn across the beginning of a phase.
  /// - Returns: the frames, and the errors that they really make.
  /// - Throws: ``BookMotionError`` for a tolerance that is negative or not a number, or a timeline
  ///   of more than a million frames.
  /// - Complexity: O(frames · reach · channels), where reach is over how many frames the channels
  ///   that move could be straight: it grows with the square of the rate, that of the longest
  ///   chords with the rate. 600 frames take a millisecond; 50 000 take two seconds, and 0.04 s
  ///   with the longest chords. Memory: 8 bytes a frame for each channel that moves.
  public func reduced(
    tolerance: KeyframeReduction.Tolerance = .standard,
    search: KeyframeReduction.Search = .fewest, keepingPhases: Bool = false
  ) throws(BookMotionError) -> KeyframeReduction {
    try tolerance.check()
    try Domain.reducibleFrames.check(Double(count), "frames")
    return KeyframeReduction(
      of: self, tolerance: tolerance, search: search, keepingPhases: keepingPhases)
  }
}

extension KeyframeReduction {
  fileprivate init(
    of timeline: BookTimeline, tolerance: Tolerance, search: Search, keepingPhases: Bool
  ) {
    let channels = timeline.movingChannels
    let line = timeline.polyline(of: channels)
    let tolerances = channels.map { tolerance[$0] }
    let required = keepingPhases ? timeline.firstFramesOfPhases : []
    let kept =
      switch search {
      case .fewest: line.fewestPoints(within: tolerances, keeping: required)
      case .longestChords: line.longestChords(within: tolerances, keeping: required)
      }
    self.init(
      keyframes: kept.map(timeline.frame), tolerance: tolerance,
      framesPerSecond: timeline.framesPerSecond, frameCount: timeline.count,
      largestErrors: Dictionary(
        uniqueKeysWithValues: zip(channels, line.largestErrors(keeping: kept))))
  }
}

extension BookTimeline {
  /// The channels that are not the same in all frames.
  fileprivate var movingChannels: [BookChannel] {
    let first = frame(0).pose
    var still = BookChannel.allCases
    for frame in self { still.removeAll { frame.pose[$0] != first[$0] } }
    return BookChannel.allCases.filter { !still.contains($0) }
  }

  fileprivate func polyline(of channels: [BookChannel]) -> Polyline {
    var values: [Double] = []
    values.reserveCapacity(count * channels.count)
    for frame in self {
      for channel in channels { values.append(frame.pose[channel]) }
    }
    return Polyline(count: count, width: channels.count, values: values)
  }

  fileprivate var firstFramesOfPhases: [Int] {
    var before: AnimationPhase?
    return compactMap { frame in
      defer { before = frame.phase }
      return frame.phase == before ? nil : frame.index
    }
  }
}

extension Domain {
  /// How many frames a timeline may have whose keyframes are looked for: all are held in memory.
  public static let reducibleFrames = Domain(1, 1e6)
}

#if !$Embedded
extension KeyframeReduction.Search: Codable {}
#endif
