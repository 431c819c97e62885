import BookMotion
import BookMotionActors
import BookMotionRecording
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// Tests that apply to the grid, the sheet, and the swipe alike.
@Suite struct `Scenes of leafing and choosing` {
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

/// Sixty frames per second, each with a new position of the finger.
@Suite struct `A finger in a story` {
  @Test(arguments: [GalleryScene.pageTurn, .swipe, .sheet], BookBinding.allCases)
  func `moves in every frame from its first drag to its last`(
    kind: GalleryScene, binding: BookBinding
  ) throws {
    let play = try ScenePlay(kind, on: SceneStage(binding: binding))
    var drags: [[MotionEvent]] = []
    for event in play.recording.score.events {
      if event.name == "touch" { drags.append([]) }
      if event.name == "drag" { drags[drags.count - 1].append(event) }
    }
    #expect(drags.count >= 2)
    for drag in drags {
      let (first, last) = try (#require(drag.first?.time), #require(drag.last?.time))
      let frames = Int((first * 60).rounded(.up))...Int(last * 60)
      // The last drag is at the end of the path, regardless of the frame.
      for frame in frames.dropLast() {
        let new = drag.count { $0.time > Double(frame - 1) / 60 && $0.time <= Double(frame) / 60 }
        #expect(new == 1, "frame \(frame)")
      }
    }
  }
}

@Suite struct `Channels of leaves` {
  /// Other leaves are in the air as well, and have turned further.
  @Test func `tell of the leaf that a finger holds`() throws {
    let scene = try DrawnScene(.pageTurn)
    let touch = try #require(scene.play.recording.score.events.last { $0.name == "touch" })
    let release = try #require(scene.play.recording.score.events.last)
    #expect(try scene.value("leavesInAir", at: touch.time) == 2)
    var last = -Double.infinity
    for step in 0...9 {
      let time = touch.time + (release.time - touch.time) * Double(step) / 10
      #expect(try scene.value("leaf", at: time) == 7)
      let edge = try scene.value("topX", at: time)
      #expect(edge > last, "at \(time)")
      last = edge
    }
    // The finger has taken it back across the spine.
    #expect(try last > scene.value("spineX", at: release.time) + 100)
  }
}

extension BookRect {
  fileprivate func distance(to other: BookRect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
