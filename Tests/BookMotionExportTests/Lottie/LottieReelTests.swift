import BookMotion
import Testing

@testable import BookMotionExport

/// The order of layers.
@Suite struct LottieReelTests {
  @Test func `is one as long as no two faces change places`() {
    let runs = LottieRun.inPaintersOrder([
      [.cover], [.backCover, .cover], [.backCover, .firstPage, .coverInside],
      [.backCover, .firstPage], [.firstPage, .reader],
    ])
    #expect(
      runs == [
        LottieRun(kind: .backCover, frames: 1..<4),
        LottieRun(kind: .firstPage, frames: 2..<5),
        LottieRun(kind: .reader, frames: 4..<5),
        LottieRun(kind: .coverInside, frames: 2..<3),
        LottieRun(kind: .cover, frames: 0..<2),
      ])
  }

  @Test func `ends and begins anew where two do`() {
    let runs = LottieRun.inPaintersOrder([
      [.spine, .cover], [.spine, .cover], [.cover, .spine], [.cover, .spine],
    ])
    #expect(
      runs == [
        LottieRun(kind: .spine, frames: 0..<2), LottieRun(kind: .cover, frames: 0..<2),
        LottieRun(kind: .cover, frames: 2..<4), LottieRun(kind: .spine, frames: 2..<4),
      ])
  }

  @Test func `has a face twice that goes and comes back`() {
    let runs = LottieRun.inPaintersOrder([[.cover], [.coverInside], [.cover], []])
    #expect(
      runs == [
        LottieRun(kind: .coverInside, frames: 1..<2),
        LottieRun(kind: .cover, frames: 0..<1),
        LottieRun(kind: .cover, frames: 2..<3),
      ])
  }

  @Test func `is that of every frame, whatever it is`() {
    // A simple generator: four faces in any order, in rows of any length.
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let all: [BookScene.Face.Kind] = [.backCover, .spine, .cover, .reader]
    for _ in 0..<300 {
      let frames = (0..<8).map { _ in
        var rest = all
        return (0..<next(5)).map { _ in rest.remove(at: next(rest.count)) }
      }
      let runs = LottieRun.inPaintersOrder(frames)
      for (index, seen) in frames.enumerated() {
        #expect(runs.filter { $0.frames.contains(index) }.map(\.kind) == seen)
      }
    }
  }
}
