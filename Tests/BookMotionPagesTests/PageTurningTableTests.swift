import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionPages

@Suite struct PageTurningTableTests {
  private static let page = BookSize(width: 300, height: 400)

  private static func rows(_ kind: String) throws -> [[String]] {
    try Fixture.rows("page/turning.txt", atLeast: 400).filter { $0[0] == kind }
  }

  @Test func `a leaf turns by button and turns around as another integrator says`() throws {
    let rows = try PageTurningTableTests.rows("button")
    #expect(rows.count == 208)
    for row in rows {
      let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
      var book = PageTurning(
        page: PageTurningTableTests.page, leafCount: 3,
        animation: row[1] == "chevron" ? PageTurning.chevron : PageTurning.standard)
      book.turn(.forward, at: 0)
      if numbers[1] >= numbers[0] { book.turn(.back, at: numbers[0]) }
      let turned = book.pose(at: numbers[1]).turned
      #expect(abs(turned - min(max(numbers[2], 0), 1)) < 1e-6, "\(row): \(turned)")
    }
  }

  @Test func `a leaf that a finger let go flies on as another integrator says`() throws {
    let rows = try PageTurningTableTests.rows("finger")
    #expect(rows.count == 192)
    for row in rows {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      // A leaf that is held near the spine bends.
      guard numbers[0] > PageReach.nearestHold * PageTurningTableTests.page.width else { continue }
      var book = PageTurning(page: PageTurningTableTests.page, leafCount: 3)
      book.touch(BookPoint(x: numbers[0], y: 200), at: 0)
      book.drag(to: BookPoint(x: numbers[1], y: 200), at: 0.1)
      let direction = book.release(velocity: BookPoint(x: numbers[2], y: 0), at: 0.2)
      #expect(book.turned == Int(numbers[5]) && (direction == .forward) == (book.turned == 1))
      guard case .roll(let finger, _, _, _) = book.flights.first?.path else {
        #expect(abs(abs(numbers[4]) - numbers[0]) < 1e-6, "\(row): nothing is in the air")
        continue
      }
      // The table has the point within reach that leads the paper.
      let point = min(max(finger.value(at: 0.2 + numbers[3]).x, -numbers[0]), numbers[0])
      #expect(abs(point - numbers[4]) < 1e-6, "\(row): \(point)")
    }
  }
}
