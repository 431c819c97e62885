import BookMotion
import BookMotionDocuments
import BookMotionPages
import BookMotionTestSupport
import Foundation
import Testing

/// Compares a book on the web with its page and style sheets.
@Suite struct WebsiteBookTests {
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
