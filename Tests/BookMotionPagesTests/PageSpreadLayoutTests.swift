import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@Suite struct PageSpreadLayoutTests {
  private static let screens = [
    BookSize(width: 1024, height: 768), BookSize(width: 390, height: 844),
    BookSize(width: 2000, height: 300),
    BookSize(width: 5, height: 5),
  ]

  @Test(arguments: screens)
  func `pages are 3 to 4, and no book is wider than 0.86 of the screen`(screen: BookSize) {
    let layout = PageSpreadLayout(screen: screen)
    #expect(abs(layout.page.width / layout.page.height - 0.75) < 1e-12)
    let (wide, high) = (2 * layout.page.width / screen.width, layout.page.height / screen.height)
    // As large as possible: one of the two limits is reached.
    #expect(wide <= 0.86 + 1e-12 && high <= 0.78 + 1e-12)
    #expect(wide > 0.86 - 1e-12 || high > 0.78 - 1e-12)
    #expect(abs(layout.top + layout.page.height / 2 - screen.height / 2) < 1e-9)
  }

  @Test func `has a memoir in the middle of the safe area`() throws {
    let rows = try Fixture.rows("book/layout.txt", atLeast: 370).filter { $0[0] == "memoir" }
    #expect(rows.count == 6)
    for row in rows {
      let numbers = row.compactMap(Double.init)
      let spread = PageSpreadLayout.memoir(
        in: BookRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      #expect(
        Self.isNear(spread.center.x, numbers[4]) && Self.isNear(spread.center.y, numbers[5]),
        "\(row)")
      #expect(
        Self.isNear(spread.width, numbers[6]) && Self.isNear(spread.height, numbers[7]), "\(row)")
    }
  }

  private static func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-12 * max(1, abs(expected))
  }

  @Test(arguments: screens, [1, 2, 12])
  func `a closed book is in the middle, and its spine glides evenly to there`(
    screen: BookSize, leafCount: Int
  ) {
    for binding in [BookBinding.left, .right] {
      let layout = PageSpreadLayout(screen: screen, binding: binding)
      let hand = binding == .left ? 1.0 : -1
      let half = layout.page.width / 2
      func offset(_ turned: Double) -> Double {
        hand * (layout.spine(turned: turned, of: leafCount) - screen.width / 2)
      }
      #expect(abs(offset(0) + half) < 1e-9 && abs(offset(Double(leafCount)) - half) < 1e-9)
      if leafCount > 1 { #expect(abs(offset(1)) < 1e-9) }
      var last = offset(0)
      for step in 0...400 {
        let turned = Double(leafCount * step) / 400
        // The visible part of the book extends equally far to the left and right of the middle or,
        // in between, no farther than an open book.
        let here = offset(turned)
        #expect(here >= last - 1e-9 && here - last <= Double(leafCount) / 200 * half + 1e-9)
        last = here
      }
      #expect(offset(-3) == offset(0) && offset(1e9) == offset(Double(leafCount)))
    }
    #expect(PageSpreadLayout(screen: screen).spine(turned: 0, of: 0) == screen.width / 2)
  }
}
