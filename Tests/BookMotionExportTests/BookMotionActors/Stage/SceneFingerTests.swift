import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionRecording
import BookMotionScenes
import Testing

/// Sixty frames per second, each with a new position of the finger.
@Suite struct SceneFingerTests {
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
