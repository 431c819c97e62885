import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of pages that are swiped.
@Suite struct PageSwipeActorTests {
  @Test func `shows pages where the table of another integrator has them`() throws {
    var shown = 0
    for row in try Fixture.rows("reader/swipe.txt", atLeast: 1100) {
      let numbers = try row.map { try #require(Double($0)) }
      // Here, pages are numbered from 0.
      guard numbers[0] == 5, numbers[1] == 0, abs(numbers[8]) < numbers[3] else { continue }
      let stage = SceneStage(
        screen: BookSize(width: numbers[3], height: 600), binding: numbers[2] > 0 ? .left : .right)
      let events = [
        MotionEvent("touch", 0, 0, at: 2), MotionEvent("drag", numbers[4], 0, at: 2.3),
        MotionEvent("release", numbers[5], 0, at: 2.5),
      ]
      let time = 2.5 + numbers[6]
      let drawn = try DrawnParts(.swipe, events, at: time, on: stage)
      let page = try #require(drawn.pages(Int(numbers[7])).first, "\(row)")
      let middle = page.center.x - stage.screen.width / 2
      #expect(abs(middle - numbers[8]) <= 0.02, "\(row): \(middle)")
      shown += 1
    }
    #expect(shown > 100)
  }

  @Test func `hands the long dot over as the pages move`() throws {
    let events = [
      MotionEvent("touch", 512, 500, at: 0), MotionEvent("drag", 384, 510, at: 0.1),
    ]
    func dots(at time: Double) throws -> [Double] {
      try DrawnParts(.swipe, events, at: time).parts.filter {
        $0.element.name == "rect" && ($0.rect?.height ?? .infinity) < 20
      }.compactMap { $0.rect?.width }
    }
    let (before, after) = (try dots(at: 0), try dots(at: 0.1))
    #expect(before.count == 6)
    // At an eighth of the screen, the dots have changed by an eighth of the difference in length.
    let share = (before[0] - before[1]) / 8
    let wanted = [before[0] - share, before[1] + share] + before[2...]
    for (width, wanted) in zip(after, wanted) { #expect(abs(width - wanted) <= 0.02) }
  }

  @Test func `shows a finger while it touches`() throws {
    let events = [
      MotionEvent("touch", 512, 500, at: 1), MotionEvent("drag", 602, 500, at: 1.2),
      MotionEvent("cancel", at: 1.5),
    ]
    func finger(at time: Double) throws -> Double? {
      try DrawnParts(.swipe, events, at: time).root.all(named: "circle")
        .first { $0.attributes["fill"] == "#8c8278" }?.number("cx")
    }
    #expect(try finger(at: 0.9) == nil)
    #expect(try finger(at: 1.1) == 512)
    #expect(try finger(at: 1.3) == 602)
    #expect(try finger(at: 1.5) == nil)
  }
}
