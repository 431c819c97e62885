import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// A reader with a player that follows its cues and records any it can't follow.
private struct PageInterface {
  var reading: BookReadingMode
  var player = BookReadingMode.Playback.silent
  var fault: String?
  private var heard = 0

  init(_ mode: BookTransition.Mode) { reading = BookReadingMode(mode, pageCount: 3) }

  mutating func hear() {
    let told = reading.cues(in: -1e9..<1e9)
    for cue in told[heard...] {
      switch (cue.event, player) {
      case (.play, .silent), (.play, .turning), (.resume, .paused): player = .playing
      case (.pause, .playing): player = .paused
      case (.stop, .playing), (.stop, .paused): player = .silent
      case (.advance, .silent): player = .turning
      case (.finished, .silent): break
      default: fault = "\(cue.event) while \(player)"
      }
    }
    heard = told.count
    // A player that falls silent, or whose book is closed, no longer waits for the page.
    if player == .turning, reading.playback(at: 1e9) == .silent { player = .silent }
    if player != reading.playback(at: 1e9) { fault = "\(player) instead" }
  }

  /// Ends the narration if there is one; otherwise, simulates a late callback.
  mutating func end(at time: Double) {
    let isReal = player == .playing
    if isReal { player = .silent }
    if reading.endNarration(at: time) != isReal { fault = "an end that is none" }
  }
}

/// A way of reading.
@Suite struct BookReadingModeTests {
  @Test(arguments: BookTransition.Mode.allCases)
  func `tells the player what it can do, in every sequence of events`(mode: BookTransition.Mode) {
    func event(_ name: String, _ happen: @escaping (inout PageInterface, Double) -> Void)
      -> MachineEvent<
        PageInterface
      >
    {
      MachineEvent(name) { desk, time in
        happen(&desk, time)
        desk.hear()
      }
    }
    let walk = EventWalk(
      events: [
        event("page 0") { $0.reading.load(0, at: $1) },
        event("page 2") { $0.reading.load(2, at: $1) },
        event("end") { $0.end(at: $1) },
        event("play") { $0.reading.tapPlay(at: $1) },
        event("tap") { $0.reading.tapPage(at: $1) },
        event("read") { $0.reading.choose(.read, at: $1) },
        event("listen") { $0.reading.choose(.listen, at: $1) },
        event("close") { $0.reading.close(at: $1) },
      ],
      values: { _, _ in [] },
      fault: { desk, _ in desk.fault },
      restFault: { desk, time in
        let state = desk.reading.playback(at: time)
        if state == .turning, desk.reading.mode == .read { return "waits in vain" }
        return state == .silent || desk.reading.page != nil ? nil : "narrates no page"
      })
    let played = RandomPlay(walk, of: [PageInterface(mode)]).failure()
    #expect(played == nil)
    let outcome = walk.walk(PageInterface(mode))
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 8))
  }

  @Test func `reads a book to who listens, from page to page`() {
    var reading = BookReadingMode(.listen, pageCount: 3)
    for page in 0..<3 {
      let time = Double(page) * 10
      reading.load(page, at: time)
      #expect(reading.playback(at: time + 4) == .playing)
      reading.endNarration(at: time + 8)
    }
    #expect(
      reading.cues(in: -1..<99) == [
        BookReaderCue(.play(page: 0), at: 0), BookReaderCue(.advance(to: 1), at: 8),
        BookReaderCue(.play(page: 1), at: 10), BookReaderCue(.advance(to: 2), at: 18),
        BookReaderCue(.play(page: 2), at: 20), BookReaderCue(.finished, at: 28),
      ])
    #expect(reading.playback(at: 8) == .turning && reading.playback(at: 8.0.nextDown) == .playing)
    #expect(reading.playback(at: 99) == .silent && reading.playback(at: .nan) == .silent)
  }

  @Test func `stays silent for who reads, until the play button is tapped`() {
    var reading = BookReadingMode(pageCount: 3)
    reading.load(0, at: 0)
    let tap = reading.tapPage(at: 1)
    #expect(!tap && reading.cues(in: -1..<9) == [])
    reading.tapPlay(at: 2)
    reading.tapPlay(at: 3)
    reading.tapPlay(at: 4)
    reading.endNarration(at: 5)
    #expect(
      reading.cues(in: -1..<99).map(\.event) == [.play(page: 0), .pause, .resume])
    #expect(reading.playback(at: 5) == .silent && reading.page == 0)
    reading.tapPlay(at: 6)
    reading.load(1, at: 7)
    #expect(reading.cues(in: 6..<99).map(\.event) == [.play(page: 0), .stop])
  }

  @Test func `starts where one is, when Listen is chosen on a page`() {
    var reading = BookReadingMode(pageCount: 3)
    reading.choose(.listen, at: 0)
    #expect(reading.cues(in: -1..<99) == [])
    reading.choose(.read, at: 1)
    reading.load(1, at: 2)
    reading.choose(.listen, at: 3)
    #expect(reading.cues(in: -1..<99) == [BookReaderCue(.play(page: 1), at: 3)])
    reading.tapPage(at: 4)
    #expect(reading.playback(at: 4) == .paused)
    reading.choose(.read, at: 5)
    #expect(reading.cues(in: 4..<99).map(\.event) == [.pause, .stop])
    #expect(reading.mode(at: 4.5) == .listen && reading.mode(at: 5) == .read)
    // A page that was being waited for is silent if listening has ended.
    reading.choose(.listen, at: 6)
    reading.endNarration(at: 7)
    reading.choose(.read, at: 8)
    reading.load(2, at: 9)
    #expect(reading.cues(in: 6..<99).map(\.event) == [.play(page: 1), .advance(to: 2)])
  }

  @Test func `begins anew when a book is opened again on the same page`() {
    var reading = BookReadingMode(.listen, pageCount: 3)
    reading.load(1, at: 0)
    reading.close(at: 1)
    let late = reading.endNarration(at: 1.5)
    reading.load(1, at: 2)
    #expect(!late)
    #expect(reading.cues(in: 0..<9).map(\.event) == [.play(page: 1), .stop, .play(page: 1)])
  }
}
