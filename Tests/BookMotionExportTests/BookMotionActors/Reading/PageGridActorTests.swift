import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionReader
import BookMotionRecording
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of a grid of pages.
@Suite struct PageGridActorTests {
  /// Returns the visible thumbnails, by the numbers on their badges.
  private func thumbnails(_ drawn: DrawnParts) -> [Int: DrawnParts.Part] {
    var thumbnails: [Int: DrawnParts.Part] = [:]
    let parts = drawn.parts
    for part in parts where part.element.name == "svg" {
      // Its group contains the group of the illustration, and the digits.
      let group = part.parents.dropLast().last
      let digits = group?.all(named: "use").compactMap { use in
        use.attributes["xlink:href"].flatMap { $0.wholeMatch(of: /#Digit(\d)/) }
      }
      guard let digits, let number = Int(digits.map { $0.1 }.joined()) else { continue }
      thumbnails[number - 1] = part
    }
    return thumbnails
  }

  @Test func `shows thumbnails where others have put them down`() throws {
    var shown = 0
    for row in try Fixture.rows("reader/grid.txt", atLeast: 180) {
      let numbers = try row.map { try #require(Double($0)) }
      let page = Int(numbers[6])
      guard numbers[0] == 50, page < 14, numbers[3] == 3, numbers[4] == 4, numbers[1] >= 300 else {
        continue
      }
      let stage = SceneStage(
        screen: BookSize(width: numbers[1], height: numbers[2]),
        binding: numbers[5] > 0 ? .left : .right)
      let drawn = try DrawnParts(
        .grid, [MotionEvent("open", 0, at: 0)], at: 9, on: stage)
      guard let seen = thumbnails(drawn)[page].flatMap(drawn.outline) else {
        // Below the edge of the screen.
        #expect(numbers[8] > numbers[2] - 32, "\(row)")
        continue
      }
      for (seen, wanted) in zip([seen.x, seen.y, seen.width, seen.height], numbers[7...]) {
        #expect(abs(seen - wanted) <= 0.01, "\(row)")
      }
      shown += 1
    }
    #expect(shown >= 18)
  }

  @Test func `springs as the table of another integrator says`() throws {
    var shown = 0
    for row in try Fixture.rows("reader/presses.txt", atLeast: 250) where row[0] == "thumbnail" {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let events = [
        MotionEvent("open", at: numbers[0]), MotionEvent("choose", 2, at: numbers[1]),
      ]
      let drawn = try DrawnParts(.grid, events, at: numbers[2])
      guard let seen = thumbnails(drawn)[2] else { continue }
      #expect(abs(seen.scale - numbers[3]) <= 1e-5, "\(row)")
      // It scales about its center.
      let own = DrawnParts.Part(
        element: seen.element, scale: 1, offset: .zero, opacity: 1, parents: [])
      let offset = try #require(seen.rect).center - #require(own.rect).center
      #expect(abs(offset.x) <= 0.02 && abs(offset.y) <= 0.02, "\(row)")
      shown += 1
    }
    #expect(shown > 20)
  }

  @Test func `is seen as much as the motion says`() throws {
    var grid = PageGrid(pageCount: 14, currentPage: 3)
    let events = [
      MotionEvent("open", at: 0), MotionEvent("outside", at: 1),
      MotionEvent("open", at: 1.1),
      MotionEvent("close", at: 1.3),
    ]
    grid.open(at: 0)
    grid.tap(.outside, at: 1)
    grid.open(at: 1.1)
    grid.tap(.closeButton, at: 1.3)
    for time in [1.31, 1.4, 1.5, 1.59, 1.61] {
      let drawn = try DrawnParts(.grid, events, at: time)
      #expect(abs(drawn.shade - grid.overlayOpacity(at: time) / 2) <= 0.002)
      for (page, part) in thumbnails(drawn) {
        let pose = grid.pose(of: page, at: time)
        #expect(abs(part.opacity - pose.opacity) <= 0.001, "\(page) at \(time)")
        #expect(abs(part.scale - pose.scale) <= 1e-5, "\(page) at \(time)")
      }
    }
  }

  @Test func `takes a tap for what lies there, scrolled as it is`() throws {
    let stage = SceneStage(screen: BookSize(width: 390, height: 844))
    let layout = PageGridLayout(pageCount: 14, screen: stage.screen)
    let center = layout.thumbnail(9).center
    let scroll = 500.0
    let opened = [MotionEvent("open", at: 0), MotionEvent("scroll", scroll, at: 1)]
    func page(after tap: MotionEvent, in opened: [MotionEvent]) throws -> Double {
      let play = try ScenePlay(.grid, on: stage, events: opened + [tap])
      let column = try #require(play.scene.channels.firstIndex { $0.name == "currentPage" })
      return play.recording.values(at: tap.time)[column]
    }
    let tap = MotionEvent("tap", center.x, center.y - scroll, at: 2)
    #expect(try page(after: tap, in: opened) == 9)
    // There is only the panel between the columns, and nothing before the grid opens.
    let beside = MotionEvent("tap", layout.panel.center.x, center.y - scroll, at: 2)
    #expect(try page(after: beside, in: opened) == 3)
    #expect(try page(after: tap, in: []) == 3)
  }

  @Test func `cuts what is scrolled away`() throws {
    let stage = SceneStage(screen: BookSize(width: 390, height: 844))
    let layout = PageGridLayout(pageCount: 14, screen: stage.screen)
    let events = [MotionEvent("open", at: 0), MotionEvent("scroll", 150, at: 1)]
    let drawn = try DrawnParts(.grid, events, at: 2, on: stage)
    let first = try #require(thumbnails(drawn)[0])
    #expect(try #require(first.rect).y < layout.viewport.y)
    let clips = first.parents.compactMap { $0.attributes["clip-path"] }
    let name = try #require(clips.first).dropFirst("url(#".count).dropLast()
    let clip = try #require(drawn.root.all.first { $0.attributes["id"] == String(name) })
    let rect = try #require(clip.children.first)
    let viewport = layout.viewport
    #expect(
      ["x", "y", "width", "height"].map(rect.number)
        == [viewport.x, viewport.y, viewport.width, viewport.height])
  }
}
