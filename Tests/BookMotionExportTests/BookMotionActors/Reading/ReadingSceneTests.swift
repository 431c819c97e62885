import BookMotion
import BookMotionActors
import BookMotionRecording
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// Scenes of music, reading and progress.
@Suite struct ReadingSceneTests {
  private static let kinds = [GalleryScene.music, .reading, .progress]
  private static let stages = [
    SceneStage(), SceneStage(screen: BookSize(width: 390, height: 844), binding: .right),
    SceneStage(screen: BookSize(width: 1366, height: 1024)),
  ]

  @Test(arguments: kinds, stages.indices)
  func `A story begins and ends at rest, and every frame is small and sound`(
    kind: GalleryScene, stage: Int
  ) throws {
    let play = try ScenePlay(kind, on: Self.stages[stage], framesPerSecond: 20)
    #expect((3.0...7.0).contains(play.recording.duration))
    let before = try DrawnScene.text(of: play.frame(at: 0.29))
    #expect(try DrawnScene.text(of: play.frame(0)) == before)
    var phases: Set<String> = []
    for frame in try play.frames {
      #expect(DrawnScene.text(of: frame).utf8.count < 12_000, "\(frame.time)")
      _ = try DrawnScene.picture(of: frame)
      #expect(frame.values.count == kind.channels.count)
      phases.insert(frame.phase)
    }
    #expect(phases == Set(play.recording.phaseNames))
    #expect(!play.recording.cues.isEmpty)
  }
}
