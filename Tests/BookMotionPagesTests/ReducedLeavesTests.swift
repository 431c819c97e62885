import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// Leaves with less motion.
@Suite struct ReducedLeavesTests {
  private static func book(_ animation: MotionCurve = PageTurning.dissolve) -> PageTurning {
    PageTurning(
      page: BookSize(width: 300, height: 400), leafCount: 6, turned: 3, animation: animation,
      button: .corner(.hand), isReduced: true)
  }

  private static func share(_ book: PageTurning, _ time: Double) -> Double? {
    guard case .fade(let share) = book.pose(at: time).leaves.first?.shape else { return nil }
    return share
  }

  @Test func `fade from one page to the next, and are as long in the air`() throws {
    var book = Self.book()
    book.turn(.forward, at: 1)
    for step in 1..<20 {
      let time = 0.2 * Double(step) / 20
      let share = try #require(Self.share(book, 1 + time))
      #expect(abs(share - MotionEasing.easeInOut.value(at: time / 0.2)) < 1e-12)
    }
    #expect(book.isAtRest(at: 1.2) && book.turned == 4 && book.pose(at: 1.2).leaves.isEmpty)
    // Turned back halfway, it continues from its visible state.
    var back = Self.book()
    back.turn(.forward, at: 0)
    let before = Self.share(back, 0.1)
    back.turn(.back, at: 0.1)
    #expect(Self.share(back, 0.1) == before && back.isAtRest(at: 1) && back.turned == 3)
    let cues = back.cues(in: -1..<1).map(\.direction)
    #expect(cues == [.forward, .back])
  }

  @Test func `follow a finger, and go where it sends them`() throws {
    var book = Self.book()
    book.touch(BookPoint(x: 250, y: 300), at: 0)
    #expect(book.isHeld)
    var last = 0.0
    for x in stride(from: 240.0, through: -240, by: -20) {
      book.drag(to: BookPoint(x: x, y: 300), at: 0.1)
      let share = try #require(Self.share(book, 0.1))
      #expect(share > last)
      last = share
    }
    #expect(last > 0.8)
    book.release(velocity: BookPoint(x: -500, y: 0), at: 0.2)
    #expect(book.turned == 4 && book.isAtRest(at: 5))
  }

  @Test func `are settled where nobody sees the rest`() {
    var book = Self.book(.spring(MotionSpring(duration: 0.2)))
    book.turn(.forward, at: 0)
    #expect(book.pose(at: 0.6).leaves.count == 1)
    #expect(book.pose(at: 0.6).settled(within: 0.5).leaves.isEmpty)
    #expect(!book.pose(at: 0.1).settled(within: 0.5).leaves.isEmpty)
  }
}
