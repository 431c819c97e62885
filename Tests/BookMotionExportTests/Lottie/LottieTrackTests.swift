import BookMotionRecording
import Testing

@testable import BookMotionExport

/// A track of a Lottie animation.
@Suite struct LottieTrackTests {
  private func text(_ track: LottieTrack) -> String {
    var line = TextLine()
    track.append(to: &line)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  @Test func `has one value if nothing changes by more than its tolerance`() {
    var track = LottieTrack.position
    for frame in 0..<9 { track.add([5, frame == 4 ? 0.04 : 0], at: frame) }
    #expect(text(track) == #"{"a":0,"k":[5,0]}"#)
  }

  @Test func `drops what lies on straight lines, and never the first or the last`() {
    var track = LottieTrack.position
    for frame in 3...13 { track.add([Double(min(frame, 8)), 0], at: frame) }
    let linear = #""i":{"x":1,"y":1},"o":{"x":0,"y":0}"#
    #expect(
      text(track)
        == #"{"a":1,"k":[{"t":3,"s":[3,0],\#(linear)},{"t":8,"s":[8,0],\#(linear)},{"t":13,"s":[8,0]}]}"#
    )
  }

  @Test func `writes no zero with a sign`() {
    var track = LottieTrack.position
    track.add([-0.0, -0.001], at: 0)
    #expect(text(track) == #"{"a":0,"k":[0,0]}"#)
  }
}
