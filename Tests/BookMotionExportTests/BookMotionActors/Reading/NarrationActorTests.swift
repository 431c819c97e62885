import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of reading.
@Suite struct NarrationActorTests {
  /// Returns the fraction of the first page's words that has been heard, measured by length.
  private func heard(_ drawing: SVGElement) throws -> Double {
    let seen = drawing.children.filter { $0.name != "defs" }.flatMap(\.all)
    let lines = seen.filter { $0.name == "path" && $0.attributes["stroke"] != nil }
    func length(_ path: SVGElement?) -> Double {
      guard let path, let width = path.number("stroke-width") else { return 0 }
      return path.lengths("h").reduce(0) { $0 + $1 + width }
    }
    let words = try #require(lines.first)
    let own = SceneColor.own.text
    let spoken = lines.first {
      $0.attributes["stroke"] == own && $0.number("stroke-width") == words.number("stroke-width")
    }
    return length(spoken) / length(words)
  }

  private let tale = [
    MotionEvent("play", at: 1), MotionEvent("play", at: 1.5), MotionEvent("play", at: 2.5),
  ]

  @Test func `Words light up as they are heard, and wait while the narration is held`() throws {
    // A page lasts 1.2 s; half a second is heard before the narration is paused.
    for (time, seconds) in [
      (0.9, 0), (1.2, 0.2), (1.4, 0.4), (1.9, 0.5), (2.4, 0.5), (2.8, 0.8), (3.1, 1.1), (4, 1.2),
    ] {
      let share = try heard(DrawnScene.picture(.reading, tale, at: time))
      #expect(abs(share - seconds / 1.2) < 0.015, "\(time)")
    }
  }

  @Test func `The button shows what it will do`() throws {
    for (time, icon) in [(0.9, "play"), (1.4, "pause"), (2.2, "play"), (3, "pause")] {
      let glyphs = try DrawnScene.picture(.reading, tale, at: time).glyphs
      #expect(glyphs == ["book", "headphones", icon])
    }
  }

  @Test func `The next page comes from the side where one reads on`() throws {
    let offsets = try [BookBinding.left, .right].map { binding in
      let stage = SceneStage(binding: binding)
      let drawing = try DrawnScene.picture(
        .reading, [MotionEvent("load", 1, at: 1)], at: 1.2, on: stage)
      return drawing.all(named: "g").map { $0.movement[0] }.filter { abs($0) > 100 }
    }
    // Half the distance in half the time: both pages are visible, at equal distances from the
    // middle.
    let left = try #require(offsets[0].first)
    #expect(left < -400)
    #expect(offsets == [[left, -left], [-left, left]])
  }

  @Test func `Who listens is read to until the end of the book`() throws {
    let play = try ScenePlay(
      .reading,
      events: [
        MotionEvent("listen", at: 1), MotionEvent("ended", at: 2),
        MotionEvent("load", 1, at: 2.2),
        MotionEvent("ended", at: 3), MotionEvent("load", 2, at: 3.2),
        MotionEvent("ended", at: 4),
      ])
    #expect(
      play.recording.cues.map(\.name) == ["play", "advance", "play", "advance", "play", "finished"])
    #expect(
      play.recording.phases.map(\.name) == [
        "silent", "playing", "turning", "playing", "turning", "playing", "silent",
      ])
  }
}
