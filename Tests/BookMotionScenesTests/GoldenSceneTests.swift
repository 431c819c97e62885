import BookMotion
@testable import BookMotionExport
@testable import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `The golden scenes` {
  @Test(arguments: GalleryScene.all.dropFirst())
  func `are what the library makes, byte for byte`(kind: GalleryScene) throws {
    let play = try ScenePlay(kind, framesPerSecond: 20)
    var (text, sheet) = ("", "")
    SceneTimeline(play).writeJSON(to: &text)
    try SceneSheet(play, frames: 8, theme: .light).writeSVG(to: &sheet)
    #expect(Golden.difference(of: text, from: "scenes/\(kind.rawValue).json") == nil)
    #expect(Golden.difference(of: sheet, from: "scenes/\(kind.rawValue).svg") == nil)
  }

  @Test(arguments: GalleryScene.all.dropFirst())
  func `read as the frames of the scene, and no difference is found`(kind: GalleryScene) throws {
    let bytes = try Data(
      contentsOf: Golden.packageURL("Fixtures/scenes/\(kind.rawValue).json"))
    let golden = try SceneDocument(reading: Array(bytes))
    let play = try ScenePlay(kind, events: golden.events, framesPerSecond: golden.framesPerSecond)
    try #require(golden.keyframes.count == play.count)
    for (keyframe, frame) in zip(golden.keyframes, play) {
      #expect(keyframe.phase == frame.phase)
      for (value, other) in zip(keyframe.values, frame.values) {
        #expect(abs(value - other) <= 0.500_001e-6)
      }
    }
    #expect(try TimelineDifference(from: golden, to: SceneDocument(play)).isNone)
  }
}
