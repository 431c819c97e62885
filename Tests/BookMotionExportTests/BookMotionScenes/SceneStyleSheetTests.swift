import BookMotion
import BookMotionRecording
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The style sheet of a scene.
@Suite struct SceneStyleSheetTests {
  private func css(_ play: ScenePlay, name: String? = nil) throws -> String {
    var text = ""
    try MotionStyleSheet(play.recording, name: name).write(to: &text)
    return text
  }

  @Test(arguments: GalleryScene.some)
  func `plays every channel within the error that it states, but for what jumps`(
    kind: GalleryScene
  ) throws {
    let play = try ScenePlay(kind, framesPerSecond: 60)
    let text = try css(play)
    let sheet = try PlayedStyleSheet(
      text, name: kind.name, direction: "play", channels: kind.channels.map(\.name))
    #expect(abs(sheet.duration - play.recording.duration) <= 1.0 / 60 + 1e-9)
    #expect(!text.contains("-0px") && !text.contains(": -0;"))
    let frames = Array(play.recording)
    var moved = 0
    for (lane, channel) in kind.channels.enumerated() {
      let values = frames.map { $0.values[lane] }
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      guard let error = sheet.error(of: channel.name) else {
        #expect(range <= 0.001, "\(channel.name)")
        continue
      }
      moved += 1
      // A thousandth of the range, plus the digits that are not written.
      #expect(error <= range * 0.001 + 2e-6, "\(channel.name): \(error) of \(range)")
      #expect(sheet.mostStops(of: channel.name) <= 42)
      for frame in frames.dropLast() {
        // At the instant of a jump, no precision is guaranteed.
        let near = [-1e-5, 1e-5].map { play.recording.values(at: frame.time + $0)[lane] }
        guard abs(near[0] - near[1]) < error else { continue }
        let seen = try #require(sheet.value(of: channel.name, at: frame.time))
        let off = abs(seen - frame.values[lane])
        #expect(off <= error + 2e-6, "\(channel.name) at \(frame.time)")
      }
    }
    #expect(moved > 0)
  }

  @Test func `is called what it is asked to be called`() throws {
    let text = try css(try ScenePlay(.swipe), name: "fox")
    #expect(text.contains("@property --fox-offset") && text.contains(".fox-play {"))
    #expect(!text.contains("swipe-"))
    #expect(throws: BookExportError.self) {
      _ = try MotionStyleSheet(ScenePlay(.swipe).recording, name: "Fox")
    }
  }

  @Test func `of a scene in which nothing happens has nothing to play`() throws {
    let text = try css(try ScenePlay(.grid, events: []))
    #expect(text.contains("animation-name: none;") && !text.contains("@keyframes"))
  }
}
