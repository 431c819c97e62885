import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionScenes
import Testing

/// Channels of leaves.
@Suite struct LeafChannelTests {
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
