import BookMotionTestSupport
import Testing

@testable import BookMotion

/// An event of a book.
@Suite struct BookEventTests {
  @Test func `does what the call does`() throws {
    let frame = BookRect(x: 300, y: 100, width: 120, height: 168)
    var (one, other) = (BookTransition(), BookTransition())
    let answers = [.tap(at: 0, isLocked: true), .tap(at: 1, frame: frame)].map {
      (event: BookEvent) in one.perform(event)
    }
    #expect(answers == [false, true])
    other.tap(at: 1, frame: frame)
    #expect(one.pose(at: 1.3) == other.pose(at: 1.3) && one.layout.restingFrame == frame)
    let (size, area) = (
      BookSize(width: 800, height: 600), BookRect(x: 0, y: 50, width: 800, height: 500)
    )
    one.perform(.resizeScreen(to: size, safeArea: area, at: 9))
    #expect(one.layout.safeArea == area && one.layout.screen == size)
    one.perform(.moveCover(to: BookRect(x: 1, y: 2, width: 30, height: 40), at: 9))
    #expect(one.layout.restingFrame.width == 30 && one.layout.safeArea == area)
    one.perform(.home(at: 12))
    #expect(one.phase(at: 12) == .closing)
  }
}
