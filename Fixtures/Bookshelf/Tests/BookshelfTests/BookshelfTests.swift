import BookMotion
import Testing

@testable import Bookshelf

/// A shelf with a manual clock, whose frames are drawn on demand.
@MainActor
private final class Evening {
  var time = 1000.0
  var frames = 0
  private(set) lazy var shelf = Bookshelf(
    Book.samples, clock: MotionClock { [unowned self] in time })

  init() {
    shelf.resize(to: BookSize(width: 820, height: 1180))
    for (index, book) in shelf.books.enumerated() {
      shelf.stand(book, in: BookRect(x: 24 + 200 * Double(index), y: 60, width: 170, height: 238))
    }
  }

  /// Draws as a paused `TimelineView` does: not at all while everything is at rest.
  func pass(_ seconds: Double, frame: Double = 1 / 60) {
    let end = time + seconds
    while time < end {
      time = min(time + frame, end)
      if !shelf.driver.isAtRest {
        frames += 1
        shelf.tick()
      }
      if let pages = shelf.pages, !pages.isAtRest { pages.tick() }
    }
  }

  func open(_ index: Int) {
    shelf.tap(shelf.books[index])
    pass(4)
  }
}

@MainActor struct BookshelfTests {
  private let evening = Evening()
  private var shelf: Bookshelf { evening.shelf }

  @Test func `a book opens, and then nothing is drawn any more`() {
    evening.open(0)
    #expect(shelf.phase == .complete)
    #expect(shelf.driver.isAtRest)
    #expect(shelf.announcement == "The Fox at Noon is open")
    #expect(shelf.haptic.count == 1)
    #expect(evening.frames < 180)
    let drawn = evening.frames
    evening.pass(60)
    #expect(evening.frames == drawn)
    #expect(shelf.haptic.count == 1)
  }

  @Test(arguments: [0.008, 0.016, 0.1, 0.7, 9.0])
  func `each cue is told once, however late a frame comes`(frame: Double) {
    var told: [AnimationPhase] = []
    let receive = shelf.driver.onCue
    shelf.driver.onCue = { cue in
      receive(cue)
      if case .phase(let phase) = cue.event { told.append(phase) }
    }
    shelf.tap(shelf.books[0])
    evening.pass(10, frame: frame)
    shelf.close()
    evening.pass(20, frame: frame)
    #expect(
      told == [
        .selected, .moving, .flipping, .revealing, .complete, .closing, .unflipping, .returning,
        .idle,
      ])
    #expect(shelf.book == nil)
  }

  @Test func `a book in the background goes on where it was`() {
    shelf.tap(shelf.books[0])
    evening.pass(0.7)
    let before = shelf.pose
    shelf.clock.isPaused = true
    evening.time += 3600
    #expect(shelf.pose == before)
    shelf.clock.isPaused = false
    #expect(shelf.pose.flipAngle - before.flipAngle < 1e-6)
    evening.pass(4)
    #expect(shelf.phase == .complete)
  }

  @Test(arguments: [0.01, 0.2, 0.5, 0.95, 1.25])
  func `a tap while it closes opens it again, without a jump`(instant: Double) {
    evening.open(0)
    shelf.close()
    evening.pass(instant)
    let before = shelf.pose
    shelf.tap(shelf.books[0])
    #expect(shelf.pose == before)
    evening.pass(4)
    #expect(shelf.phase == .complete)
  }

  @Test func `two books are tapped quickly: the second opens when the first is home`() {
    shelf.tap(shelf.books[0])
    evening.pass(0.1)
    shelf.tap(shelf.books[1])
    #expect(shelf.book == shelf.books[0])
    evening.pass(8)
    #expect(shelf.book == shelf.books[1])
    #expect(shelf.phase == .complete)
  }

  @Test func `the last of many taps counts`() {
    for index in [0, 1, 2, 1, 0, 2] {
      shelf.tap(shelf.books[index])
      evening.pass(0.05)
    }
    evening.pass(9)
    #expect(shelf.book == shelf.books[2])
    for _ in 0..<7 {
      shelf.turnRound()
      evening.pass(0.2)
    }
    evening.pass(9)
    #expect(shelf.book == nil && shelf.driver.isAtRest)
  }

  @Test(arguments: [0.0, 0.3, 0.9, 1.4, 4])
  func `the window is resized, also in flight`(instant: Double) {
    shelf.tap(shelf.books[3])
    evening.pass(instant)
    let before = shelf.pose
    shelf.resize(to: BookSize(width: 1180, height: 820))
    #expect(shelf.pose.frame.width == before.frame.width)
    evening.pass(5)
    #expect(shelf.phase == .complete)
    #expect(shelf.pose.frame == shelf.driver.machine.layout.frame(of: .reader))
    #expect(shelf.pages?.machine.page == shelf.spread(of: shelf.books[3]).page)
    // The shelf changes its layout, and the book returns to the new place of its cover.
    let home = BookRect(x: 400, y: 90, width: 180, height: 252)
    shelf.close()
    evening.pass(1)
    shelf.stand(shelf.books[3], in: home)
    evening.pass(0.1)
    let (pose, later) = (shelf.pose, shelf.driver.machine.restingPose)
    #expect(pose != later)
    #expect(later.frame == home)
    evening.pass(5)
    #expect(shelf.book == nil)
  }

  @Test func `a finger opens a cover, and nothing is drawn while it holds still`() {
    let book = shelf.books[0]
    shelf.touch(BookPoint(x: 180, y: 200))
    #expect(shelf.book == book)
    evening.pass(0.1)
    shelf.drag(to: BookPoint(x: 60, y: 200))
    evening.pass(1)
    #expect(shelf.driver.isAtRest)
    #expect(shelf.driver.machine.isHeld)
    #expect(shelf.pose.flipAngle > 60)
    let held = shelf.pose
    shelf.release(velocity: BookPoint(x: -900, y: 0))
    #expect(abs(shelf.pose.flipAngle - held.flipAngle) < 1e-6)
    evening.pass(5)
    #expect(shelf.phase == .complete)
  }

  @Test func `a finger may rest on a cover before it opens it, or lift without having moved it`() {
    for isMoved in [true, false] {
      shelf.touch(BookPoint(x: 180, y: 200))
      evening.pass(2)
      #expect(shelf.book == shelf.books[0] && shelf.driver.machine.isHeld && shelf.phase == .idle)
      if isMoved { shelf.drag(to: BookPoint(x: 60, y: 200)) }
      shelf.release(velocity: BookPoint(x: isMoved ? -900 : 0, y: 0))
      evening.pass(5)
      #expect(shelf.phase == (isMoved ? .complete : .idle))
      shelf.close()
      evening.pass(5)
      #expect(shelf.book == nil)
    }
  }

  @Test func `a finger that the system takes away lets the cover fall`() {
    shelf.touch(BookPoint(x: 180, y: 200))
    shelf.drag(to: BookPoint(x: 170, y: 200))
    // Meanwhile, nothing else has an effect, and nothing is lost.
    shelf.tap(shelf.books[0])
    shelf.close()
    shelf.resize(to: BookSize(width: 900, height: 900))
    shelf.release()
    evening.pass(5)
    #expect(shelf.book == nil && shelf.driver.isAtRest)
    // A late callback from a gesture that has ended.
    shelf.drag(to: BookPoint(x: 0, y: 0))
    shelf.release()
    #expect(shelf.book == nil && shelf.driver.isAtRest)
  }

  @Test func `a finger beside every cover takes none`() {
    shelf.touch(BookPoint(x: 5, y: 5))
    #expect(shelf.book == nil)
  }

  @Test func `with less motion nothing turns`() {
    shelf.isReduced = true
    shelf.tap(shelf.books[0])
    for _ in 0..<40 {
      evening.pass(0.04)
      #expect(shelf.pose.flipAngle == 0 || shelf.pose.readerOpacity == 1)
    }
    evening.pass(3)
    #expect(shelf.phase == .complete)
    #expect(shelf.pages?.machine.isReduced == true)
  }

  @Test func `pages turn, rest, and keep their place on another screen`() {
    evening.open(0)
    shelf.turnPage(.forward)
    shelf.turnPage(.forward)
    evening.pass(0.3)
    #expect(shelf.pages?.isAtRest == false)
    evening.pass(3)
    #expect(shelf.pages?.isAtRest == true)
    #expect(shelf.haptic.count == 3)
    shelf.resize(to: BookSize(width: 700, height: 500))
    #expect(shelf.pages?.machine.turned == 2)
    shelf.turnPage(.back)
    evening.pass(3)
    #expect(shelf.pages?.machine.turned == 1)
  }

  @Test func `a window without room is no screen`() {
    shelf.resize(to: BookSize(width: 0, height: 500))
    evening.open(0)
    #expect(shelf.phase == .complete)
  }

  @Test func `a finger that takes a cover back forgets the tap on another`() {
    evening.open(0)
    shelf.tap(shelf.books[1])
    evening.pass(0.5)
    let board = shelf.pose
    shelf.touch(BookPoint(x: board.x - board.width, y: board.y))
    if !shelf.driver.machine.isHeld { shelf.touch(BookPoint(x: board.x, y: board.y)) }
    #expect(shelf.driver.machine.isHeld)
    shelf.drag(to: BookPoint(x: 0, y: board.y))
    shelf.release(velocity: BookPoint(x: -2000, y: 0))
    evening.pass(5)
    #expect(shelf.phase == .complete)
    shelf.close()
    evening.pass(9)
    #expect(shelf.book == nil)
  }

  @Test func `a tap on another book while a finger holds one is not kept for later`() {
    shelf.touch(BookPoint(x: 180, y: 200))
    shelf.tap(shelf.books[1])
    shelf.release(velocity: BookPoint(x: -2000, y: 0))
    evening.pass(5)
    #expect(shelf.phase == .complete)
    shelf.close()
    evening.pass(9)
    #expect(shelf.book == nil)
  }

  @Test func `a leaf that a finger holds is let go when the book closes`() throws {
    evening.open(0)
    let pages = try #require(shelf.pages)
    pages.send { $0.touch(BookPoint(x: 200, y: 200), at: $1) }
    #expect(pages.machine.isHeld)
    shelf.close()
    evening.pass(0.3)
    shelf.turnRound()
    evening.pass(5)
    #expect(shelf.phase == .complete)
    shelf.turnPage(.forward)
    #expect(shelf.pages?.machine.turned == 1)
  }

  @Test func `a book that is opened again on its way home is announced again`() {
    evening.open(0)
    shelf.close()
    evening.pass(0.2)
    #expect(shelf.announcement == "")
    shelf.turnRound()
    evening.pass(4)
    #expect(shelf.announcement == "The Fox at Noon is open")
  }

  /// Random actions in random order: nothing jumps, and a closed book returns to the shelf.
  @Test(arguments: 1...5)
  func `a restless hand`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    for step in 0..<60 {
      evening.pass(Double.random(in: 0...0.4, using: &dice), frame: 0.05)
      let (book, before) = (shelf.book, shelf.pose)
      let point = BookPoint(
        x: Double.random(in: 0...820, using: &dice), y: Double.random(in: 0...1180, using: &dice))
      let action = Int.random(in: 0..<9, using: &dice)
      switch action {
      case 0, 1: shelf.tap(shelf.books[Int.random(in: 0..<shelf.books.count, using: &dice)])
      case 2: shelf.turnRound()
      case 3: shelf.close()
      case 4: shelf.touch(point)
      case 5: shelf.drag(to: point)
      case 6: shelf.release(velocity: BookPoint(x: 3 * (point.x - 410), y: 0))
      case 7: shelf.turnPage(.forward)
      default: shelf.resize(to: BookSize(width: 400 + point.x, height: 400 + point.y))
      }
      guard book != nil, book == shelf.book, action != 5 else { continue }
      let after = shelf.pose
      let jump = max(
        abs(after.x - before.x), abs(after.y - before.y), abs(after.width - before.width),
        abs(after.flipAngle - before.flipAngle))
      #expect(jump < 0.3, "step \(step), action \(action)")
    }
    shelf.release()
    evening.pass(9, frame: 0.05)
    shelf.close()
    evening.pass(18, frame: 0.05)
    if shelf.book != nil {
      // The last book tapped may have opened in the meantime.
      shelf.close()
      evening.pass(9, frame: 0.05)
    }
    #expect(shelf.book == nil && shelf.driver.isAtRest)
  }
}

/// A small generator that produces the same numbers on every machine.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
