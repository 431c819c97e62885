import BookMotion
import BookMotionDrawing
import BookMotionRecording
import Testing

@testable import BookMotionExport

@Suite struct `The order of layers` {
  @Test func `is one as long as no two faces change places`() {
    let runs = LottieRun.inPaintersOrder([
      [.cover], [.backCover, .cover], [.backCover, .firstPage, .coverInside],
      [.backCover, .firstPage], [.firstPage, .reader],
    ])
    #expect(
      runs == [
        LottieRun(material: .backCover, frames: 1..<4),
        LottieRun(material: .firstPage, frames: 2..<5),
        LottieRun(material: .reader, frames: 4..<5),
        LottieRun(material: .coverInside, frames: 2..<3),
        LottieRun(material: .cover, frames: 0..<2),
      ])
  }

  @Test func `ends and begins anew where two do`() {
    let runs = LottieRun.inPaintersOrder([
      [.spine, .cover], [.spine, .cover], [.cover, .spine], [.cover, .spine],
    ])
    #expect(
      runs == [
        LottieRun(material: .spine, frames: 0..<2), LottieRun(material: .cover, frames: 0..<2),
        LottieRun(material: .cover, frames: 2..<4), LottieRun(material: .spine, frames: 2..<4),
      ])
  }

  @Test func `has a face twice that goes and comes back`() {
    let runs = LottieRun.inPaintersOrder([[.cover], [.coverInside], [.cover], []])
    #expect(
      runs == [
        LottieRun(material: .coverInside, frames: 1..<2),
        LottieRun(material: .cover, frames: 0..<1),
        LottieRun(material: .cover, frames: 2..<3),
      ])
  }

  @Test func `is that of every frame, whatever it is`() {
    // A simple generator: four faces in any order, in rows of any length.
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let all: [BookScene.Face.Material] = [.backCover, .spine, .cover, .reader]
    for _ in 0..<300 {
      let frames = (0..<8).map { _ in
        var rest = all
        return (0..<next(5)).map { _ in rest.remove(at: next(rest.count)) }
      }
      let runs = LottieRun.inPaintersOrder(frames)
      for (index, seen) in frames.enumerated() {
        #expect(runs.filter { $0.frames.contains(index) }.map(\.material) == seen)
      }
    }
  }
}

@Suite struct `A track of a Lottie animation` {
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
