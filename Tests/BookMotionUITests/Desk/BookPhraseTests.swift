import BookMotion
import Testing

@testable import BookMotionUI

@Suite struct BookPhraseTests {
  @Test func `phrases are English sentences`() {
    #expect("\(BookPhrase.isOpen("The Fox at Noon"))" == "The Fox at Noon is open")
    #expect("\(BookPhrase.isBack(""))" == "The book is back on the shelf")
    #expect("\(BookPhrase.page(1, of: 12))" == "Page 1 of 12")
    #expect("\(BookPhrase.pages(2, 3, of: 12))" == "Pages 2 and 3 of 12")
    let events: [BookDeskEvent<Int>] = [
      .tap(1), .close, .proceed, .choose(.read), .choose(.listen),
    ]
    #expect(
      events.compactMap { $0.phrase?.description } == [
        "Opens the book", "Close the book", "Continue", "Read", "Listen",
      ])
    #expect(BookDeskEvent<Int>.drag(.zero).phrase == nil)
  }
}
