import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionRecording
import Testing

@testable import BookMotionScenes

/// Tests that apply to the grid, the sheet, and the swipe alike.
@Suite struct LeafingScenesTests {
  static let kinds: [GalleryScene] = [.grid, .sheet, .swipe]

  @Test(arguments: kinds)
  func `a book that is bound at the right is the mirror image`(kind: GalleryScene) throws {
    let screen = BookSize(width: 1024, height: 768)
    let plays = try [BookBinding.left, .right].map { binding in
      try ScenePlay(kind, on: SceneStage(screen: screen, binding: binding))
    }
    for step in 0...24 {
      let time = Double(step) * 0.25
      let (left, right) = (
        try frames(in: plays[0].frame(at: time)),
        try frames(in: plays[1].frame(at: time)).map { $0.mirrored(in: screen.width) }
      )
      #expect(left.count == right.count)
      for frame in left {
        let nearest = right.map { frame.distance(to: $0) }.min() ?? .infinity
        #expect(nearest <= 0.03, "\(frame) at \(time)")
      }
    }
  }

  /// Returns the rectangles of everything with a position and a size.
  private func frames(in frame: PlayedFrame) throws -> [BookRect] {
    try DrawnParts(frame).parts.compactMap(\.rect)
  }

  @Test(arguments: kinds)
  func `the story begins at rest, goes through every phase, and is light`(kind: GalleryScene) throws
  {
    let play = try ScenePlay(kind, framesPerSecond: 20)
    #expect((3...7).contains(play.recording.duration), "\(play.recording.duration)")
    let first = try #require(play.recording.score.events.first)
    #expect((0.2...0.4).contains(first.time))
    #expect(try #require(play.recording.phases.dropFirst().first).time >= first.time)
    #expect((4...6).contains(Set(play.recording.phases.map(\.name)).count))
    for frame in try play.frames {
      // Seven illustrations make up half of it.
      let bytes = DrawnScene.text(of: frame).utf8.count
      #expect(bytes < 20_000, "\(bytes) at \(frame.time)")
    }
  }
}

extension BookRect {
  fileprivate func distance(to other: BookRect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
