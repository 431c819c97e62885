public import BookMotion

extension Recording {
  /// The recording with only those frames that are enough to draw all the others, with straight lines
  /// between them.
  ///
  /// ```swift
  /// let opening = try Recording(BookTimeline(.bookPolish))  // 109 frames
  /// let reduced = try opening.reduced(to: .justVisible)  // 79 keyframes
  /// reduced.count  // 109
  /// ```
  ///
  /// Use it for what plays back with straight lines only, such as Lottie or the keyframes of another
  /// tool. The first and the last frame are always kept, and so is the first frame of every phase,
  /// so that nothing is drawn across its beginning. Up to 5000 frames it is the smallest set there
  /// is; beyond, it may be larger by one or two frames.
  ///
  /// It deliberately fits nothing: every keyframe is a frame as it was. And it promises nothing
  /// between the frames; a recording with more frames per second promises more.
  ///
  /// - Parameters:
  ///   - tolerance: How far each channel may be from the truth at any frame.
  ///   - perChannel: Whether each channel has keyframes of its own, for players that animate every
  ///     property by itself.
  /// - Returns: The recording of straight lines, with the errors that they really make.
  /// - Throws: ``ExportError`` for a recording of more than a million frames, and for a tolerance of a
  ///   channel that it does not have.
  /// - Complexity: O(frames · reach · channels), where reach is over how many frames the channels
  ///   could be straight. Memory: 8 bytes a frame for each channel that moves.
  public func reduced(
    to tolerance: Tolerance, perChannel: Bool = false
  ) throws(ExportError) -> Recording {
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.reducibleFrames.check(Double(count), "frames")
    }
    try check(tolerance)
    let columns = columns(of: self)
    let moving = channels.indices.filter { lane in
      columns[lane].contains { $0 != columns[lane][0] }
    }
    let limits = channels.map { tolerance.of($0) }
    var keyframes = [[Int]](repeating: [0, count - 1], count: channels.count)
    var errors = [Double](repeating: 0, count: channels.count)
    for group in perChannel ? moving.map({ [$0] }) : [moving] {
      var values: [Double] = []
      values.reserveCapacity(count * group.count)
      for frame in 0..<count {
        for lane in group { values.append(columns[lane][frame]) }
      }
      let line = Polyline(count: count, width: group.count, values: values)
      let kept = line.reduced(within: group.map { limits[$0] }, keeping: phaseStarts)
      for (lane, error) in zip(group, line.largestErrors(keeping: kept)) {
        errors[lane] = error
        keyframes[lane] = kept
      }
      if !perChannel { keyframes = keyframes.map { _ in kept } }
    }
    if count == 1 { keyframes = keyframes.map { _ in [0] } }
    let traces = channels.indices.map { lane in
      KeyframeSource.Trace(
        keyframes[lane].map { columns[lane][$0] }, at: keyframes[lane].map(time(ofFrame:)))
    }
    return Recording(
      origin: origin, framesPerSecond: framesPerSecond, count: count, channels: channels,
      phases: phases, phaseNames: phaseNames, cues: cues,
      keyframes: perChannel ? .ofEachChannel(keyframes) : .some(keyframes.first ?? [0]),
      errors: errors, source: KeyframeSource(traces: traces))
  }

  /// Throws for a tolerance of a channel that there is none of: nothing would be measured by it.
  func check(_ tolerance: Tolerance) throws(ExportError) {
    guard let other = tolerance.names.first(where: { lane($0) == nil }) else { return }
    throw ExportError(
      .noChannel,
      "\(title.inSentence) has no channel \"\(other.inSentence)\"; there are "
        + channels.map(\.name.inSentence).joined(separator: ", "))
  }

  /// The values of each channel at every frame.
  private func columns(of recording: Recording) -> [[Double]] {
    var columns = [[Double]](repeating: [], count: channels.count)
    for lane in columns.indices { columns[lane].reserveCapacity(count) }
    var reader = reader
    for frame in 0..<count {
      for (lane, value) in reader.values(at: time(ofFrame: frame)).enumerated() {
        columns[lane].append(value)
      }
    }
    return columns
  }

  /// The numbers of the first frames of phases.
  var phaseStarts: [Int] {
    (1..<Swift.max(count, 1)).filter { phase(ofFrame: $0) != phase(ofFrame: $0 - 1) }
  }
}

extension Polyline {
  /// The smallest set of points where finding it takes a moment, the longest lines where it would
  /// take long: the one takes time with the square of the rate, the other with the rate.
  fileprivate func reduced(within tolerances: [Double], keeping required: [Int]) -> [Int] {
    count <= Polyline.mostForFewest
      ? fewestPoints(within: tolerances, keeping: required)
      : longestChords(within: tolerances, keeping: required)
  }

  /// A transition of ten seconds at 500 frames per second.
  private static var mostForFewest: Int { 5000 }
}

extension ExportError.Code {
  /// A channel that is told in other recordings.
  public static let noChannel = ExportError.Code(rawValue: "noChannel")
}

extension Domain {
  /// How many frames can be reduced to those that are enough.
  public static let reducibleFrames = Domain(1, 1e6)
}
