extension KeyframeReduction {
  /// Where everything is at `time` if it goes straight from keyframe to keyframe: before the first
  /// and after the last it stands still.
  ///
  /// At the time of a frame it is within the tolerance of that frame's pose; at that of a keyframe
  /// it is that pose.
  ///
  /// - Complexity: O(log keyframes).
  public func pose(at time: Double) -> BookPose {
    let position = position(at: time)
    let next = firstKeyframe(from: position)
    let end = keyframes[next]
    // Written so that a time that is not a number counts as the first.
    guard next > 0, position < Double(end.index) else { return end.pose }
    let start = keyframes[next - 1]
    let part = (position - Double(start.index)) / Double(end.index - start.index)
    return BookPose(from: start.pose, to: end.pose, at: part)
  }

  /// The time in frames: a whole number at the time of a frame, which rounding might miss.
  private func position(at time: Double) -> Double {
    let frames = time * framesPerSecond
    let nearest = Elementary.floor(frames + 0.5)
    return nearest / framesPerSecond == time ? nearest : frames
  }

  /// The number of the first keyframe that is not before `position`, otherwise of the last.
  private func firstKeyframe(from position: Double) -> Int {
    var range = 0..<keyframes.count - 1
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if Double(keyframes[middle].index) < position {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

extension BookPose {
  /// The pose on the way from one to another, each channel for itself: what follows from the flip
  /// angle is not worked out anew, but drawn straight like the rest.
  fileprivate init(from start: BookPose, to end: BookPose, at part: Double) {
    func between(_ channel: BookChannel) -> Double {
      Polyline.between(start[channel], end[channel], at: part)
    }
    var posture = start.posture
    for channel in BookChannel.driven { posture[channel] = between(channel) }
    self.init(
      posture: posture,
      coverOpacity: between(.coverOpacity), firstPageOpacity: between(.firstPageOpacity),
      spineOpacity: between(.spineOpacity), pageEdgeOpacity: between(.pageEdgeOpacity),
      spineWidth: between(.spineWidth),
      shadow: BookShadow(
        radius: between(.shadowRadius), x: between(.shadowX), y: between(.shadowY),
        opacity: between(.shadowOpacity)))
  }

  /// The pose of numbers that are known already.
  private init(
    posture: BookPosture, coverOpacity: Double, firstPageOpacity: Double, spineOpacity: Double,
    pageEdgeOpacity: Double, spineWidth: Double, shadow: BookShadow
  ) {
    self.posture = posture
    self.coverOpacity = coverOpacity
    self.firstPageOpacity = firstPageOpacity
    self.spineOpacity = spineOpacity
    self.pageEdgeOpacity = pageEdgeOpacity
    self.spineWidth = spineWidth
    self.shadow = shadow
  }
}

extension BookShadow {
  /// The shadow of numbers that are known already.
  fileprivate init(radius: Double, x: Double, y: Double, opacity: Double) {
    self.radius = radius
    self.x = x
    self.y = y
    self.opacity = opacity
  }
}
