import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// Compares the books of apps, as choreographies, with the apps' own formulas.
@Suite struct AppBookTests {
  private static let channels: [BookChannel] = [
    .x, .y, .width, .height, .flipAngle, .bookOpacity, .coverOpacity, .firstPageOpacity,
    .spineOpacity, .pageEdgeOpacity, .backOpacity, .shadowRadius, .shadowX, .shadowY,
    .shadowOpacity, .libraryBlur, .libraryScale, .libraryOpacity, .readerOpacity, .readerScale,
    .overlayOpacity, .controlsOpacity, .controlsOffset, .musicVolume,
  ]

  private static func timeline(
    _ choreography: Choreography, _ screen: BookSize, _ direction: String
  ) throws -> BookTimeline {
    let size = BookSize(width: 191, height: 212)
    let layout = BookLayout(
      screen: screen, restingFrame: BookRect(center: BookPoint(x: 180, y: 250), size: size))
    return direction == "open"
      ? try BookTimeline(
        BookScore(
          choreography, layout: layout, events: [.tap(at: 0), .choose(.read, at: 3)]))
      : try BookTimeline(
        BookScore(choreography, layout: layout, start: .open, events: [.close(at: 0)]))
  }

  @Test(arguments: ["tabletBook", "tabletBookAsPlayed"])
  func `is where its own formulas have it, in every channel and frame`(name: String) throws {
    let text = try String(contentsOf: Fixture.url("apps/\(name).json"), encoding: .utf8)
    let choreography = try Choreography(json: text)
    let rows = try Fixture.rows("apps/\(name).txt", atLeast: 390)
    for screen in [BookSize(width: 1024, height: 768), BookSize(width: 844, height: 390)] {
      for direction in ["open", "close"] {
        let timeline = try Self.timeline(choreography, screen, direction)
        let seen = rows.filter { Double($0[0]) == screen.width && $0[2] == direction }
        try #require(seen.count >= 75)
        let values = seen.map { row in row.dropFirst(3).compactMap(Double.init) }
        for (lane, channel) in Self.channels.enumerated() {
          let column = values.map { $0[lane + 1] }
          let range = (column.max() ?? 0) - (column.min() ?? 0)
          for row in values {
            let value = timeline.transition.pose(at: row[0])[channel]
            #expect(
              abs(value - row[lane + 1]) <= 1e-3 * range + 1e-9,
              "\(screen.width), \(direction), \(channel.rawValue) at \(row[0]) s")
          }
        }
      }
    }
  }

  @Test func `is closed in another order than it was opened, and waits for a choice`() throws {
    let text = try String(contentsOf: Fixture.url("apps/tabletBook.json"), encoding: .utf8)
    let choreography = try Choreography(json: text)
    #expect(choreography.closing.first?.phase == .unzooming)
    var book = BookTransition(choreography)
    book.tap(at: 0)
    #expect(book.phase(at: 1000) == .modeSelection)
    book.close(at: 1000)
    #expect(book.phase(at: 1000) == .unzooming && book.phase(at: 1000.2) == .closing)
    #expect(book.phase(at: 1010) == .idle && book.pose(at: 1010).bookOpacity == 0)
    #expect(book.pose(at: 1010).shelfCoverOpacity == 1)
    // A closed book can be opened again, and appears again.
    book.tap(at: 1010)
    #expect(book.pose(at: 1010.2).bookOpacity > 0.98)
  }
}
