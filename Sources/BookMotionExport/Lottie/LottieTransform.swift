import BookMotion
import BookMotionRecording

/// Where a layer or a group is, how large, and how opaque.
///
/// All of it is written, even what changes nothing: lottie-web draws nothing at all if a group has
/// no opacity.
struct LottieTransform {
  var anchor = LottieTrack.position
  var position = LottieTrack.position
  var scale = LottieTrack.scale(of: 1)
  var opacity = LottieTrack.opacity
  /// The frame in which the layer is gone.
  var end: Int?

  /// Appends the properties, in an animation of `count` frames.
  ///
  /// A layer is gone in the frame at which it ends, but rlottie still draws it there, so it also
  /// becomes transparent in that frame.
  func append(to line: inout TextLine, of count: Int = 0) {
    let whole = LottieTransform.percent
    let properties = [
      ("a", anchor, [0, 0]), ("p", position, [0, 0]), ("s", scale, [whole, whole]),
    ]
    for (name, track, rest) in properties {
      line.append("\"\(name)\":")
      track.filled(with: rest).append(to: &line)
      line.append(",")
    }
    line.append("\"r\":{\"a\":0,\"k\":0},\"o\":")
    opacity.filled(with: [whole]).append(
      to: &line, goneFrom: end.flatMap { $0 < count ? $0 : nil })
  }

  static let percent = 100.0
}

extension LottieTrack {
  /// Returns the track, or one with the given numbers if it has no frames.
  fileprivate func filled(with numbers: [Double]) -> LottieTrack {
    guard isEmpty else { return self }
    var track = self
    track.add(numbers, at: 0)
    return track
  }
}
