import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

/// A driver with a clock that the test moves.
@MainActor private final class Evening {
  var time = 1000.0
  var frames = 0
  private(set) lazy var desk = BookDesk<String>(.bookPolish) { [unowned self] in time }

  init() {
    for (index, book) in Desk.books.enumerated() {
      desk.perform(.moveCover(book, to: Desk.place(index)))
    }
  }

  /// Draws as a paused `TimelineView` does: not at all while nothing moves.
  func pass(_ seconds: Double, frame: Double = 1 / 60) {
    let end = time + seconds
    while time < end {
      time = min(time + frame, end)
      guard desk.needsFrames else { continue }
      frames += 1
      desk.tick()
    }
  }
}

@MainActor @Suite struct BookDriverTests {
  private let evening = Evening()
  private var desk: BookDesk<String> { evening.desk }

  @Test func `a book opens, and then nothing is drawn any more`() {
    evening.pass(60)
    #expect(evening.frames == 0)
    desk.perform(.tap("fox"))
    evening.pass(4)
    #expect(desk.state.phase(at: desk.now) == .complete && !desk.needsFrames)
    #expect(evening.frames > 60 && evening.frames < 180)
    let drawn = evening.frames
    evening.pass(60)
    #expect(evening.frames == drawn)
    desk.perform(.moveCover("whale", to: Desk.place(5)))
    #expect(!desk.needsFrames)
  }

  @Test(arguments: [0.008, 0.016, 0.1, 0.7, 9.0])
  func `each cue is handed out once and in order, however late a frame comes`(frame: Double) {
    var (told, relayed): ([BookDeskCue<String>], [BookDeskCue<String>]) = ([], [])
    desk.onCue = { told.append($0) }
    desk.relay = { relayed.append($0) }
    desk.perform(.tap("fox"))
    evening.pass(1, frame: frame)
    desk.perform(.tap("whale"))
    evening.pass(20, frame: frame)
    #expect(told == relayed && told == told.sorted { $0.cue.time < $1.cue.time })
    let phases = told.filter { $0.cue.event == .phase(.complete) || $0.cue.event == .phase(.idle) }
    #expect(phases.map(\.book) == ["fox", "whale"])
    #expect(Set(told).count == told.count)
  }

  @Test func `an app may act on a cue at once`() {
    var opened = 0
    desk.onCue = { [desk] cue in
      guard cue.cue.event == .phase(.complete) else { return }
      opened += 1
      desk.perform(.close)
    }
    desk.perform(.tap("fox"))
    evening.pass(20)
    #expect(opened == 1 && desk.state.book(at: desk.now) == nil && !desk.needsFrames)
  }

  @Test func `a book in the background goes on where it was`() {
    desk.perform(.tap("fox"))
    evening.pass(0.7)
    let before = desk.state.pose(at: desk.now)
    desk.isPaused = true
    evening.time += 3600
    #expect(!desk.needsFrames && desk.state.pose(at: desk.now) == before)
    desk.isPaused = true
    desk.isPaused = false
    #expect(desk.needsFrames)
    #expect(abs(desk.state.pose(at: desk.now).flipAngle - before.flipAngle) < 1e-6)
    evening.pass(4)
    #expect(desk.state.phase(at: desk.now) == .complete)
  }

  @Test func `a clock that is set back does no harm`() {
    desk.perform(.tap("fox"))
    evening.pass(0.7)
    evening.time -= 100
    desk.tick()
    desk.perform(.close)
    evening.pass(120, frame: 0.5)
    #expect(desk.state.book(at: desk.now) == nil && !desk.needsFrames)
  }

  @Test func `the log replays to the same machine`() {
    for round in 0..<200 {
      evening.pass(0.3, frame: 0.1)
      desk.perform(round.isMultiple(of: 3) ? .close : .tap(Desk.books[round % 3]))
      desk.perform(.moveCover("fox", to: Desk.place(round % 7)))
      desk.perform(.drag(.zero))
    }
    #expect(desk.log.replayed() == desk.state)
    #expect(desk.log.entries.count > 300)
  }

  @Test func `pages have a driver of the same kind`() {
    let pages = BookDriver(BookPagesState(count: 12)) { [evening] in evening.time }
    #expect(!pages.needsFrames)
    pages.perform(.turn(.forward))
    #expect(pages.needsFrames)
    evening.time += 9
    pages.tick()
    #expect(!pages.needsFrames && pages.log.replayed() == pages.state)
  }

  @Test func `without a clock of its own, it takes that of the system`() {
    let desk = BookDesk<Int>()
    let (first, second) = (desk.now, desk.now)
    #expect(first <= second && second - first < 60)
  }
}
