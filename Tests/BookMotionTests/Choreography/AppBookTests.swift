import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Foundation
import Testing

/// Compares the books of apps, as choreographies, with the apps' own formulas.
@Suite struct `The book of an app` {
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

  @Test(arguments: ["pictureBook", "pictureBookAsPlayed"])
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
    let text = try String(contentsOf: Fixture.url("apps/pictureBook.json"), encoding: .utf8)
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

/// Compares a book on the web with its page and style sheets.
@Suite struct `The book of a web page` {
  private static let page = BookSize(width: 246.4, height: 190.4)
  /// The origin of the box of both pages, in the middle of the screen's width.
  private static let box = BookPoint(x: 512, y: 213.44)

  private static func rows(_ name: String) throws -> [[Double]] {
    try Fixture.rows("apps/webBook.txt", atLeast: 460).filter { $0[0] == name }
      .map { $0.dropFirst().compactMap(Double.init) }
  }

  private static func book(_ name: String, middle: BookPoint) throws -> BookTransition {
    let text = try String(contentsOf: Fixture.url("apps/\(name).json"), encoding: .utf8)
    return BookTransition(
      try Choreography(json: text),
      layout: BookLayout(
        screen: BookSize(width: 1024, height: 768),
        restingFrame: BookRect(center: middle, size: page)))
  }

  @Test func `comes up turned a little, and settles`() throws {
    var book = try Self.book("webBookArrives", middle: Self.box)
    book.tap(at: 0)
    let rows = try Self.rows("arrives")
    #expect(rows.count == 61)
    for row in rows {
      let pose = book.pose(at: row[0])
      #expect(abs(pose.width - row[1]) <= 1e-3 * 0.02 * 246.4, "\(row)")
      #expect(abs(pose.height - row[2]) <= 1e-3 * 0.02 * 190.4, "\(row)")
      #expect(abs(pose.yaw - row[3]) <= 1e-3 * 8, "\(row)")
      #expect(pose.frame.center.x == Self.box.x && pose.frame.center.y == Self.box.y)
    }
    // The side of the hinge is farther away, so an eye at a distance of 1500 points sees it
    // smaller.
    let style = book.choreography.style
    let cover = try #require(try BookScene(book.pose(at: 0.01), style: style).face(.cover))
    #expect(cover.quad.bottomLeft.y - cover.quad.topLeft.y < Self.page.height * 0.98)
    #expect(cover.quad.bottomRight.y - cover.quad.topRight.y > Self.page.height * 0.98)
  }

  @Test func `turns its cover as stiffly and evenly as its corner goes`() throws {
    let right = BookPoint(x: Self.box.x + Self.page.width / 2, y: Self.box.y)
    var book = try Self.book("webBookCover", middle: right)
    book.tap(at: 0)
    for row in try Self.rows("cover") {
      let pose = book.pose(at: row[0])
      #expect(abs(pose.flipAngle - row[1]) <= 0.18, "\(row)")
      #expect(pose.coverOpacity == 1 && pose.firstPageOpacity == 1 && pose.frame.center == right)
    }
    book.close(at: 10)
    for row in try Self.rows("shuts") {
      #expect(abs(book.pose(at: 10 + row[0]).flipAngle - row[1]) <= 0.18, "\(row)")
    }
  }

  @Test(arguments: PageTurning.Direction.allCases)
  func `folds its leaves flat, by a corner that goes straight`(
    direction: PageTurning.Direction
  ) throws {
    let points = 2 * Self.page.width - Self.page.height / 10 + 1
    var book = PageTurning(
      page: Self.page, leafCount: 4, turned: 2,
      animation: .curve(.linear, duration: min(points / 1000, 1)), button: .corner(.straight),
      radius: 0)
    book.turn(direction, at: 0)
    let rows = try Self.rows("leaf")
    #expect(rows.count == 324)
    for row in rows {
      let leaf = try #require(book.pose(at: row[0]).leaves.first)
      guard case .roll(let roll, let side) = leaf.shape else {
        Issue.record("\(leaf)")
        continue
      }
      #expect(side == (direction == .forward ? .right : .left))
      let position = roll.position(of: BookPoint(x: row[1], y: row[2]))
      let offset = SIMD3(position.x - row[3], position.y - row[4], position.z)
      #expect((offset * offset).sum().squareRoot() <= 1e-6, "\(row) \(position)")
    }
    #expect(book.isAtRest(at: 0.48) && book.turned == (direction == .forward ? 3 : 1))
  }
}
