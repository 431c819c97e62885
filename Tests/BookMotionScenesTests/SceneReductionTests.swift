import BookMotion
@testable import BookMotionExport
@testable import BookMotionScenes
import Testing

@Suite struct `A scene with fewer keyframes` {
  private func document(_ timeline: SceneTimeline) throws -> SceneDocument {
    var text = ""
    timeline.writeJSON(to: &text)
    return try SceneDocument(reading: Array(text.utf8))
  }

  @Test(arguments: GalleryScene.all.dropFirst(), [0.01, 0.5])
  func `is as near as was asked for, and says how near`(
    kind: GalleryScene, tolerance: Double
  ) throws {
    let play = try ScenePlay(kind, framesPerSecond: 60)
    let few = try document(SceneTimeline(play, tolerance: tolerance))
    let errors = try #require(few.errors)
    #expect(few.keyframes.count < play.count && few.frameCount == play.count)
    #expect(few.keyframes.first?.frame == 0 && few.keyframes.last?.frame == play.count - 1)
    for (lane, channel) in kind.channels.enumerated() {
      var worst = 0.0
      for (start, end) in zip(few.keyframes, few.keyframes.dropFirst()) {
        for index in start.frame..<end.frame {
          let part = Double(index - start.frame) / Double(end.frame - start.frame)
          let line = start.values[lane] * (1 - part) + end.values[lane] * part
          worst = max(worst, abs(line - play.frame(index).values[lane]))
        }
      }
      // On its grid a document is a millionth off at most.
      #expect(worst <= tolerance + 2e-6, "\(channel.name)")
      #expect(abs(worst - (errors[channel.name] ?? .nan)) <= 2e-6, "\(channel.name)")
    }
    for phase in play.phases {
      #expect(
        few.keyframes.contains { abs(Double($0.frame) / 60 - phase.time) < 1e-9 }, "\(phase.name)")
    }
  }

  @Test func `is no other than the one with all, within what it states`() throws {
    let play = try ScenePlay(.sheet)
    let all = try document(SceneTimeline(play))
    let few = try document(SceneTimeline(play, tolerance: 0.5))
    for (old, new) in [(all, few), (few, all)] {
      let difference = try TimelineDifference(from: old, to: new)
      #expect(difference.channels.isEmpty && difference.comparedInstants == play.count)
      #expect(difference.notes.count == 1 && difference.notes[0].contains("only keyframes"))
    }
    let other = try document(
      SceneTimeline(ScenePlay(.sheet, events: [RecordingEvent("present-large", at: 0.3)])))
    #expect(!(try TimelineDifference(from: few, to: other)).channels.isEmpty)
  }
}
