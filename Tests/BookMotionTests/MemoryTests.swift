import BookMotion
import BookMotionTestSupport
import Testing

/// A machine must accept events for hours, however closely they follow one another.
@Suite struct MemoryTests {
  private func expectBounds<Machine>(
    _ machine: Machine, count: Int = BoundedMemory.count,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ happen: (inout Machine, Int, Double) -> Void
  ) {
    let faults = BoundedMemory.faults(machine, count: count, happen)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test func `of a motion is bounded`() {
    expectBounds(Motion(0.0)) { motion, index, time in
      motion.retarget(to: Double(index % 7), at: time, with: .easeInOut(duration: 5))
    }
    expectBounds(Motion(0.0)) { motion, index, time in
      motion.toss(by: Double(index % 7), at: time, with: .bouncy)
    }
  }

  @Test func `of a book is bounded`() {
    for choreography in Effort.some(of: Choreography.known, oneIn: 4) {
      // Each change keeps a whole animation, so fewer of them would exceed the bound.
      expectBounds(
        BookTransition(choreography, tapPolicy: .interrupt, rotationPolicy: .follow),
        count: min(BoundedMemory.count, 1000)
      ) { book, index, time in
        switch index % 5 {
        case 0, 2: book.tap(at: time)
        case 1, 3: book.close(at: time)
        default:
          book.resizeScreen(to: BookSize(width: 800 + Double(index % 9), height: 700), at: time)
        }
      }
    }
    expectBounds(BookTransition(), count: min(BoundedMemory.count, 1000)) { book, index, time in
      let frame = BookRect(x: Double(index % 11), y: 0, width: 200, height: 280)
      book.resizeScreen(to: BookSize(width: 800, height: 700), at: time)
      book.moveCover(to: frame, at: time)
    }
  }

  @Test func `of a book under a finger is bounded`() {
    for pause in [1, 7] {
      expectBounds(BookTransition(), count: min(BoundedMemory.count, 4000)) { book, index, time in
        let edge = BookPoint(x: 290, y: 340)
        switch index % (pause + 3) {
        case 0: book.touch(edge, at: time)
        case pause + 2: book.release(velocity: BookPoint(x: Double(index % 2000), y: 0), at: time)
        default: book.drag(to: BookPoint(x: Double(index % 300), y: 340), at: time)
        }
      }
    }
    // A finger that never leaves.
    expectBounds(BookTransition()) { book, index, time in
      book.touch(BookPoint(x: 290, y: 340), at: time)
      book.drag(to: BookPoint(x: Double(index % 300), y: 340), at: time)
    }
  }
}
