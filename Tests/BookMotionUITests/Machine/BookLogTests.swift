import BookMotion
import BookMotionPages
import Testing

@testable import BookMotionUI

@Suite struct BookLogTests {
  @Test func `a log keeps the latest events, and begins with what came before them`() {
    let start = BookPagesState(count: 12)
    var (pages, log) = (start, BookLog(start))
    for index in 0..<9000 {
      let event: BookPagesEvent =
        index % 100 == 0
        ? .turn(.forward) : .resizeScreen(BookSize(width: 400 + Double(index % 7), height: 600))
      let time = Double(index) * 0.01
      if pages.perform(event, at: time) { log.append(event, at: time) }
    }
    #expect(log.start != start && log.start.pages != start.pages)
    #expect(log.entries.count >= 4096 && log.entries.count <= 8192)
    #expect(log.replayed() == pages)
    #expect(log.entries.last == .init(event: .resizeScreen(pages.layout.screen), time: 89.99))
  }
}
