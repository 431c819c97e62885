import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// A machine must accept events for hours, however closely they follow one another.
@Suite struct PageMemoryTests {
  private func expectBounds<Machine>(
    _ machine: Machine, count: Int = BoundedMemory.count,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ happen: (inout Machine, Int, Double) -> Void
  ) {
    let faults = BoundedMemory.faults(machine, count: count, happen)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test func `of leaves is bounded`() {
    let book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 1000, turned: 500)
    expectBounds(book) { book, index, time in
      switch index % 7 {
      case 0, 1: book.turn(.forward, at: time)
      case 2: book.turn(.back, at: time)
      case 3: book.touch(BookPoint(x: -200, y: 100), at: time)
      case 4: book.drag(to: BookPoint(x: 100, y: 100), at: time)
      case 5: book.release(velocity: BookPoint(x: 3000, y: 0), at: time)
      default: book.turn(.back, at: time)
      }
    }
  }
}
