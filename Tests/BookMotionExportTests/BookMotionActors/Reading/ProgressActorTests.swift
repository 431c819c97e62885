import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of progress.
@Suite struct ProgressActorTests {
  /// Returns the groove of the bar, and its filled part.
  private func bar(_ drawing: SVGElement) throws -> (groove: SVGElement, filled: SVGElement?) {
    let groove = SceneColor.groove.text
    let index = try #require(drawing.children.firstIndex { $0.attributes["fill"] == groove })
    let height = drawing.children[index].attributes["height"]
    let filled = drawing.children[index...].flatMap(\.children).filter {
      $0.name == "rect" && $0.attributes["height"] == height
    }
    return (drawing.children[index], filled.last)
  }

  @Test func `The bar is as full as the table says`() throws {
    var bars: [(events: [MotionEvent], values: [(time: Double, value: Double)])] = []
    for row in try Fixture.rows("reader/progress.txt", atLeast: 900) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      switch row[0] {
      case "new": bars.append(([], []))
      case "value": bars[bars.count - 1].values.append((numbers[0], numbers[1]))
      case "report" where numbers[1].isNaN: break  // Not an event, since it isn't a number.
      default:
        bars[bars.count - 1].events.append(
          MotionEvent(row[0], values: Array(numbers.dropFirst()), at: numbers[0]))
      }
    }
    #expect(bars.count == 40)
    for bar in bars.prefix(12) {
      let play = try ScenePlay(.progress, events: bar.events, framesPerSecond: 1)
      for (time, value) in bar.values {
        let (groove, filled) = try self.bar(DrawnScene.picture(of: try play.frame(at: time)))
        let width = groove.measure("width")
        #expect(abs((filled?.measure("width") ?? 0) - width * value) < 0.01, "\(time)")
        #expect(filled.map { $0.measure("x") == groove.measure("x") } ?? true)
      }
    }
  }

  @Test func `A right-bound book fills its bar from the right`() throws {
    let stage = SceneStage(binding: .right)
    let events = [MotionEvent("start", at: 0), MotionEvent("report", 0.5, at: 0.1)]
    let drawing = try DrawnScene.picture(.progress, events, at: 0.4, on: stage)
    let (groove, found) = try bar(drawing)
    let filled = try #require(found)
    let end = groove.measure("x") + groove.measure("width")
    #expect(abs(filled.measure("x") + filled.measure("width") - end) < 0.02)
    #expect((0.5..<0.51).contains(filled.measure("width") / groove.measure("width")))
  }

  @Test func `A badge tells how it ended`() throws {
    let events = [
      MotionEvent("start", at: 0), MotionEvent("fail", at: 1), MotionEvent("again", at: 2),
      MotionEvent("start", at: 3), MotionEvent("finish", at: 4),
    ]
    for (time, icon) in [(0.5, "arrow"), (1.5, "cross"), (2.5, "arrow"), (4.9, "check")] {
      #expect(try DrawnScene.picture(.progress, events, at: time).glyphs == [icon])
    }
  }
}
