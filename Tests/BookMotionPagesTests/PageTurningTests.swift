import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotion

@Suite struct PageTurningTests {
  private static let page = BookSize(width: 300, height: 400)

  enum Event: CaseIterable {
    case forward, back, grabRight, grabLeft, dragToSpine, dragFar, flickLeft, flickRight, letGo

    func happen(to book: inout PageTurning, at time: Double) {
      switch self {
      case .forward: book.turn(.forward, at: time)
      case .back: book.turn(.back, at: time)
      case .grabRight: book.touch(BookPoint(x: 260, y: 330), at: time)
      case .grabLeft: book.touch(BookPoint(x: -240, y: 90), at: time)
      case .dragToSpine: book.drag(to: BookPoint(x: 15, y: 250), at: time)
      case .dragFar: book.drag(to: BookPoint(x: -190, y: 200), at: time)
      case .flickLeft: book.release(velocity: BookPoint(x: -1500, y: 80), at: time)
      case .flickRight: book.release(velocity: BookPoint(x: 1500, y: -80), at: time)
      case .letGo: book.release(at: time)
      }
    }
  }

  private static func sequences(_ length: Int) -> [[Event]] {
    (0..<length).reduce([[]]) { longer, _ in
      longer.flatMap { start in Event.allCases.map { start + [$0] } }
    }
  }

  private static let length = WalkLength.standard

  @Test func `whatever happens, every leaf stays in order and ends at rest`() {
    for events in PageTurningTests.sequences(PageTurningTests.length) {
      var book = PageTurning(page: PageTurningTests.page, leafCount: 3, turned: 1)
      var time = 0.0
      for event in events {
        time += 0.13
        event.happen(to: &book, at: time)
        #expect(book.turned >= 0 && book.turned <= 3)
        let leaves = book.pose(at: time + 0.05).leaves
        #expect(leaves.map(\.index) == leaves.map(\.index).sorted(by: >), "\(events)")
        let turns = leaves.compactMap { leaf -> Double? in
          if case .bend(let bend) = leaf.shape { bend.turn } else { nil }
        }
        #expect(turns == turns.sorted(), "\(events)")
        // A rolling leaf is alone in the air, or almost flat.
        let rolled = leaves.filter { leaf in
          guard case .roll(let roll, _) = leaf.shape else { return false }
          let over = roll.grabbed.x - roll.finger.x.magnitude
          return over > 1 || (roll.finger.y - roll.grabbed.y).magnitude > 1
        }
        #expect(rolled.isEmpty || (rolled.count == 1 && turns.isEmpty), "\(events)")
      }
      book.release(at: time + 0.1)
      #expect(!book.isHeld)
      #expect(book.isAtRest(at: time + 20), "\(events)")
      let end = book.pose(at: time + 20)
      #expect(end.leaves.isEmpty && end.turned == Double(book.turned), "\(events)")
    }
  }

  @Test func `no event but a finger that moves makes anything jump`() {
    for events in PageTurningTests.sequences(4) {
      var book = PageTurning(page: PageTurningTests.page, leafCount: 3, turned: 1)
      var time = 0.0
      for event in events {
        time += 0.13
        let before = book.pose(at: time)
        event.happen(to: &book, at: time)
        if event == .dragFar || event == .dragToSpine { continue }
        let jump = before.largestJump(to: book.pose(at: time))
        #expect(jump < 1e-6, "\(event) of \(events)")
      }
    }
  }

  @Test func `fast taps have all their leaves in the air, in order`() {
    var book = PageTurning(page: PageTurningTests.page, leafCount: 40)
    for tap in 0..<8 { book.turn(.forward, at: Double(tap) * 0.05) }
    let leaves = book.pose(at: 0.36).leaves
    #expect(leaves.map(\.index) == [7, 6, 5, 4, 3, 2, 1, 0])
    #expect(book.turned == 8)
    #expect(book.cues(in: 0..<1).map(\.leaf) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(book.cues(in: 0.1..<0.2).map(\.leaf) == [2, 3])
    for tap in 0..<8 { book.turn(.back, at: 0.4 + Double(tap) * 0.05) }
    #expect(book.turned == 0 && book.pose(at: 20).turned == 0)
  }

  @Test func `stacks trade thickness without a step`() {
    var book = PageTurning(page: PageTurningTests.page, leafCount: 10, turned: 4)
    book.turn(.forward, at: 0)
    var last = 4.0
    for step in 0...200 {
      let pose = book.pose(at: Double(step) / 100)
      #expect(pose.turned >= last && pose.turned - last < 0.1)
      let stacks = pose.stacks(of: 12)
      #expect(abs(stacks.turned + stacks.rest - 12) < 1e-12)
      last = pose.turned
    }
    #expect(abs(last - 5) < 1e-5)
    #expect(book.pose(at: 5).stacks(of: 12) == (6, 6))
  }

  @Test func `at its ends a book has nothing to turn, and beside it nothing to grab`() {
    var book = PageTurning(page: PageTurningTests.page, leafCount: 2, turned: 2)
    let answer7 = book.turn(.forward, at: 0)
    #expect(!answer7)
    let answer8 = book.touch(BookPoint(x: 20, y: 20), at: 0)
    #expect(!answer8)
    let answer9 = book.touch(BookPoint(x: -320, y: 20), at: 0)
    #expect(!answer9)
    let answer10 = book.touch(BookPoint(x: -20, y: 420), at: 0)
    #expect(!answer10)
    let answer11 = book.turn(.back, at: 1)
    #expect(answer11)
    var empty = PageTurning(page: PageTurningTests.page, leafCount: 0)
    let (forward, back) = (empty.turn(.forward, at: 0), empty.turn(.back, at: 0))
    #expect(!forward && !back)
    #expect(empty.pose(at: 0).stacks(of: 9) == (0, 0))
    let answer12 = empty.release(at: 1)
    #expect(answer12 == nil)
  }
}
