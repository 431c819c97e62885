import BookMotion
import Testing

/// A choreography that is changed in place.
@Suite struct ChoreographyChangeTests {
  @Test func `plays as it was changed`() throws {
    var mine = Choreography.bookPolish
    mine[.flipping].duration = 0.7
    mine[.returning].moves.removeAll()
    mine.name = "mine"
    try mine.check()
    #expect(mine.stage(.flipping)?.duration == 0.7)
    var (book, other) = (BookTransition(mine), BookTransition(.bookPolish))
    book.tap(at: 0)
    other.tap(at: 0)
    #expect(book.phase(at: 1.25) == .flipping && other.phase(at: 1.25) == .revealing)
    #expect(book.pose(at: 1.2) == other.pose(at: 1.2))
    #expect(Choreography.bookPolish[.flipping].duration == 0.6)
  }

  @Test func `says what cannot be played, and where`() {
    var mine = Choreography.bookPolish
    mine.opening[2].duration = -1
    #expect(
      throws: BookMotionError(.outsideDomain(-1, .seconds), at: "opening[2] (flipping).lasts")
    ) {
      try mine.check()
    }
    #expect(throws: BookMotionError.self) { try BookTimeline(BookScore(mine)) }
    mine.opening[2].duration = 1
    mine.opening.swapAt(1, 2)
    #expect(throws: BookMotionError.self) { try mine.check() }
    mine.opening.removeAll()
    #expect(throws: BookMotionError.self) { try mine.check() }
  }

  @Test func `stops the program that plays it all the same`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var mine = Choreography.bookPolish
      mine.closing.removeLast()
      _ = BookTransition(mine)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("closing[3] (idle) is missing"))
    await #expect(processExitsWith: .failure) {
      var mine = Choreography.bookPolish
      mine[.zooming].duration = 1
    }
  }
}
