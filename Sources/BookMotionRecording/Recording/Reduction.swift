import BookMotion

extension Recording {
  /// Returns the recording reduced to the keyframes from which all other frames follow by linear
  /// interpolation.
  ///
  /// ```swift
  /// let opening = try Recording(BookTimeline(BookScore(.bookPolish)))  // 109 frames
  /// let reduced = try opening.reduced(to: .justVisible)  // 79 keyframes
  /// reduced.count  // 109
  /// ```
  ///
  /// Use it for players that only interpolate linearly, such as Lottie, and for the keyframes of
  /// other tools. The first and last frames are always kept, and so is the first frame of every
  /// phase, so that no line crosses its beginning. For up to 5000 frames, the result is the
  /// smallest possible set; beyond that, it may have one or two keyframes too many.
  ///
  /// Nothing is fitted: every keyframe is a frame of the original. Nothing is guaranteed between
  /// frames, either; record more frames per second to bound the error more tightly.
  ///
  /// - Parameters:
  ///   - tolerance: The largest error of each channel at any frame.
  ///   - perChannel: Pass `true` to give each channel its own keyframes, for players that animate
  ///     every property separately.
  /// - Returns: The reduced recording, with the errors that it actually has.
  /// - Throws: ``BookExportError`` for a recording of more than a million frames, and for a tolerance
  ///   of a channel that it does not have.
  /// - Complexity: O(frames · reach · channels), where reach is the number of frames over which the
  ///   channels could be linear. Memory: 8 bytes per frame for each channel that moves.
  public func reduced(
    to tolerance: Recording.Tolerance, perChannel: Bool = false
  ) throws(BookExportError) -> Recording {
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.reducibleFrames.check(Double(count), "frames")
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
      ChannelTrace(
        keyframes[lane].map { columns[lane][$0] }, at: keyframes[lane].map(time(ofFrame:)))
    }
    return Recording(
      score: score, count: count, channels: channels,
      phases: phases, phaseNames: phaseNames, cues: cues,
      keyframes: perChannel ? .ofEachChannel(keyframes) : .some(keyframes.first ?? [0]),
      errors: errors, source: KeyframeSource(traces))
  }

  /// Throws if `tolerance` names a channel that does not exist, because it would have no effect.
  func check(_ tolerance: Recording.Tolerance) throws(BookExportError) {
    guard let other = tolerance.names.first(where: { lane($0) == nil }) else { return }
    let names = channels.map(\.name)
    throw BookExportError(
      .noChannel,
      "there is no channel \"\(other.inSentence)\" in \(title.inSentence); there are "
        + names.andList
        + Suggestion.question(other, among: names))
  }

  /// Returns the values of each channel at every frame.
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

  /// The indices of the first frames of all phases but the first.
  package var phaseStarts: [Int] {
    (1..<Swift.max(count, 1)).filter { phase(ofFrame: $0) != phase(ofFrame: $0 - 1) }
  }
}

extension Polyline {
  /// Returns the smallest set of points if that is quick to find, or else the longest chords. The
  /// time is quadratic in the frame rate for the former, and linear for the latter.
  fileprivate func reduced(within tolerances: [Double], keeping required: [Int]) -> [Int] {
    count <= Polyline.mostForFewest
      ? fewestPoints(within: tolerances, keeping: required)
      : longestChords(within: tolerances, keeping: required)
  }

  /// The number of frames of a ten-second transition at 500 frames per second.
  private static var mostForFewest: Int { 5000 }
}

extension BookExportError.Code {
  /// There is no channel with the given name.
  package static let noChannel = BookExportError.Code(rawValue: "noChannel")
}

extension BookDomain {
  /// The frame counts of recordings that can be reduced.
  static let reducibleFrames = BookDomain(1, 1e6)
}
