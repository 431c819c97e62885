import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of the music.
@Suite struct MusicActorTests {
  /// Returns the two rows of waves in painting order: the library's and the book's.
  private func waves(_ drawing: SVGElement) throws -> [SVGElement] {
    let bars = drawing.children.filter { element in
      element.name == "path" && element.attributes["stroke-linecap"] == "round"
    }.suffix(2)
    try #require(bars.count == 2)
    return Array(bars)
  }

  @Test func `Waves are as high as the table says that the music is loud`() throws {
    var seen = 0
    for row in try Fixture.rows("reader/music.txt", atLeast: 480) where row[0] == "equalPower" {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let events = zip(["open", "close", "open"], numbers).map { MotionEvent($0, at: $1) }
      seen += 1
      guard seen.isMultiple(of: 10) else { continue }
      let waves = try waves(DrawnScene.picture(.music, events, at: numbers[3]))
      for (wave, gain) in zip(waves, numbers[4...]) {
        let width = try #require(wave.number("stroke-width"))
        let height = width + (wave.lengths("v").max() ?? 0)
        // A dot is 6 points high in the design, a full wave 84; the width gives the unit to within
        // 0.1%.
        #expect(abs(height - width / 6 * (6 + 78 * gain)) < 0.1, "\(row)")
      }
    }
    #expect(seen > 200)
  }

  @Test func `A right-bound book lies on the other side of the shelf`() throws {
    let middles = try [BookBinding.left, .right].map { binding in
      let stage = SceneStage(binding: binding)
      return try waves(DrawnScene.picture(.music, [], at: 0, on: stage)).map(\.pathStart.x)
    }
    // Rows begin at their left end: mirrored, the first is in the place of the second.
    #expect(abs(middles[0][0] - middles[1][1]) < 0.02)
    #expect(abs(middles[0][1] - middles[1][0]) < 0.02)
    #expect(middles[0][1] - middles[0][0] > 300)
  }

  @Test func `The speaker shows whether the music is on`() throws {
    let events = [MotionEvent("off", at: 1), MotionEvent("on", at: 2)]
    for (time, glyph) in [(0.5, "speaker"), (1.5, "muted"), (2.5, "speaker")] {
      #expect(try DrawnScene.picture(.music, events, at: time).glyphs == [glyph])
    }
  }
}
