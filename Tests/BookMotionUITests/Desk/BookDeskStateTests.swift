import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

typealias Desk = BookDeskState<String>

extension BookDeskState<String> {
  static let books = ["fox", "whale", "fig"]

  /// A shelf of three books, of which the last is bound on the right.
  static func laidOut(
    _ choreography: Choreography = .pictureBook, taps: BookTransition.TapPolicy = .interrupt
  ) -> Desk {
    var desk = Desk(choreography, tapPolicy: taps)
    desk.perform(.resizeScreen(BookSize(width: 820, height: 1180)), at: dawn)
    for (index, book) in books.enumerated() {
      desk.perform(
        .moveCover(book, to: place(index), binding: book == "fig" ? .right : .left), at: dawn)
    }
    return desk
  }

  /// Long before anything happens: plays begin at negative times, too.
  static let dawn = -1000.0

  static func place(_ index: Int) -> BookRect {
    BookRect(x: 24 + 200 * Double(index), y: 60, width: 170, height: 238)
  }

  func phase(at time: Double) -> AnimationPhase { transition(at: time)?.phase(at: time) ?? .idle }
}

@Suite struct BookDeskStateTests {
  @Test func `a book that a finger holds gets its size back, though motion is reduced meanwhile`() {
    var desk = Desk.laidOut(.storyReader)
    let place = Desk.place(2)
    desk.perform(.tap("fig"), at: 0)
    desk.perform(.touch(place.center, on: "fig"), at: 0.05)
    desk.perform(.drag(BookPoint(x: 0, y: 590)), at: 0.05)
    #expect(desk.pose(at: 5).frame.width > place.width)
    desk.perform(.reduceMotion(true), at: 6)
    desk.perform(.release(BookPoint(x: 1000, y: 0)), at: 6)
    let landing = stride(from: 6, to: 20, by: 0.01).first { desk.book(at: $0) == nil } ?? 20
    #expect(landing < 20)
    let last = desk.pose(at: landing - 0.02).frame
    #expect(abs(last.width - place.width) < 0.1 && abs(last.y - place.y) < 0.1, "\(last)")
  }

  @Test func `a cover that passes a right angle unseen is no cue, and asks for no frame`() {
    var desk = Desk.laidOut(.bookPolish)
    let place = BookRect(
      x: -1e-300, y: -229.68621414432278, width: 79.66642679956463, height: 73.225)
    desk.perform(.moveCover("fig", to: place), at: 9.3)
    desk.perform(.tap("fig"), at: 9.76597999991691)
    desk.perform(.close, at: 9.810336701027449)
    desk.perform(.touch(place.center, on: "fig"), at: 10.224581000001782)
    desk.perform(.drag(BookPoint(x: -0.0, y: 804)), at: 10.24124766666845)
    let cues = desk.cues(in: 10.25..<34).map(\.cue.time)
    for time in stride(from: 10.25, to: 14, by: 0.01) where !desk.needsFrame(at: time) {
      #expect(!cues.contains { (time..<time + 20).contains($0) }, "\(time)")
    }
  }

  @Test func `a cover that a finger holds does not jump when its book is taken to be at rest`() {
    var desk = Desk.laidOut(.bookPolish, taps: .ignore)
    let place = BookRect(x: -231.121945985465, y: 1e-300, width: 99.41682444288745, height: 200.67)
    desk.perform(.moveCover("fox", to: place), at: 1)
    desk.perform(.tap("fox"), at: 4.015406062476652)
    desk.perform(.close, at: 8.356778503109759)
    desk.perform(.touch(place.center, on: "fox"), at: 9.836150536687695)
    let start = desk.pose(at: 9.84).flipAngle
    #expect(desk.transition(at: 9.84)?.isHeld == true)
    var last = start
    for time in stride(from: 9.84, to: 14, by: 1e-3) {
      let angle = desk.pose(at: time).flipAngle
      #expect(abs(angle - last) < 0.1, "\(time)")
      last = angle
    }
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader])
  func `a cover keeps the proportions of its place, and none vanishes at once`(
    choreography: Choreography
  ) {
    var desk = Desk.laidOut(choreography)
    desk.perform(
      .moveCover("fox", to: BookRect(x: 24, y: 60, width: 200, height: 190)), at: Desk.dawn)
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.close, at: 4)
    var (last, seen) = (1.0, 0)
    for frame in 0..<480 {
      let scene = desk.scene(at: Double(frame) / 60)
      if let cover = scene?.face(.cover) {
        #expect(abs(cover.rect.width * 190 - cover.rect.height * 200) < 1e-6 * 200 * 190)
        seen += 1
      }
      let opacity = (scene?.face(.cover) ?? scene?.face(.coverInside))?.opacity ?? 0
      if scene != nil { #expect(abs(opacity - last) < 0.9, "\(frame)") }
      last = opacity
    }
    #expect(seen > 60)
  }

  @Test func `a book opens and comes back, and its cover is hidden as long as it is away`() {
    var desk = Desk.laidOut()
    #expect(desk.book(at: 1) == nil && !desk.needsFrame(at: 1))
    desk.expect(.tap("fox"), at: 1)
    #expect(desk.book(at: 1) == "fox" && desk.needsFrame(at: 1))
    #expect(desk.scene(at: 1)?.face(.cover)?.rect == Desk.place(0))
    #expect(desk.phase(at: 9) == .complete && desk.isReading(at: 9) && !desk.needsFrame(at: 9))
    desk.expect(.close, at: 10)
    #expect(desk.book(at: 10.5) == "fox" && desk.focus(at: 10.5) == nil)
    #expect(desk.book(at: 30) == nil && desk.focus(at: 30) == "fox")
    #expect(!desk.needsFrame(at: 30) && desk.scene(at: 30) == nil)
  }

  @Test func `nobody sees that a spring is taken to be at rest`() throws {
    for choreography in Choreography.presets + Choreography.presets.map({ $0.reduced() }) {
      for book in Desk.books {
        var desk = Desk.laidOut(choreography)
        desk.perform(.tap(book), at: 0)
        let rest = try #require(desk.journey?.rest)
        let (almost, open) = (desk.pose(at: rest.nextDown), desk.pose(at: rest))
        for channel in BookChannel.driven.map(\.channel) {
          #expect(abs(almost[channel] - open[channel]) < 0.3, "\(choreography.name) \(channel)")
        }
        desk.perform(.close, at: 0.8)
        let landing = try #require(desk.journey?.landing)
        let (seen, cover) = (desk.pose(at: landing.nextDown), desk.covers[book]?.frame)
        let (frame, place) = (seen.frame, try #require(cover))
        #expect(abs(frame.x - place.x) < 0.3 && abs(frame.width - place.width) < 0.3)
        #expect(abs(seen.flipAngle) < 0.1 && seen.libraryBlur < 0.01 && seen.readerOpacity < 0.001)
        #expect(desk.book(at: landing) == book && desk.book(at: landing.nextUp) == nil)
      }
    }
  }

  @Test func `another book that is tapped waits until the first is back`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fox"), at: 0)
    desk.expect(.tap("whale"), at: 0.1)
    desk.expect(.tap("fig"), at: 0.2)
    desk.expect(.tap("fig"), at: 0.2, false)
    #expect(desk.book(at: 0.3) == "fox")
    #expect(desk.book(at: 30) == "fig" && desk.phase(at: 30) == .complete)
    // Whoever taps the first one again wants that.
    desk.perform(.tap("whale"), at: 31)
    desk.perform(.tap("fig"), at: 31.2)
    #expect(desk.book(at: 60) == "fig" && desk.phase(at: 60) == .complete)
    desk.perform(.close, at: 61)
    #expect(desk.book(at: 90) == nil)
  }

  @Test func `the next book opens at the same instant, however late that is noticed`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.tap("whale"), at: 0.3)
    var watched = desk
    for frame in 0..<600 { watched.perform(.drag(.zero), at: Double(frame) / 60) }
    #expect(watched.pose(at: 11) == desk.pose(at: 11) && watched.book(at: 11) == "whale")
    let landings = desk.cues(in: 0..<60).filter { $0.cue.event == .phase(.idle) }
    #expect(landings.map(\.book) == ["fox"])
  }

  @Test(arguments: Effort.some(of: [0.016, 0.008, 0.1, 0.7, 9.0], oneIn: 2))
  func `each cue is told once, however late a frame comes`(frame: Double) {
    var desk = Desk.laidOut(.bookPolish)
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.tap("whale"), at: 2)
    var cues: [BookDeskCue<String>] = []
    var time = 0.0
    while time < 20 {
      cues += desk.cues(in: time..<time + frame)
      time += frame
    }
    let told = cues.compactMap { cue in
      if case .phase(let phase) = cue.cue.event { "\(cue.book) \(phase)" } else { nil }
    }
    let opening = ["selected", "moving", "flipping", "revealing", "complete"]
    let closing = ["closing", "unflipping", "returning", "idle"]
    #expect(told == (opening + closing).map { "fox \($0)" } + opening.map { "whale \($0)" })
  }

  @Test func `a locked book stays, and a book without a cover rises from the middle`() {
    var desk = Desk.laidOut()
    desk.perform(.moveCover("fox", to: Desk.place(0), isLocked: true), at: 0)
    desk.expect(.tap("fox"), at: 1, false)
    desk.expect(.touch(BookPoint(x: 100, y: 100), on: "fox"), at: 1, false)
    desk.expect(.tap("stranger"), at: 1)
    desk.expect(.tap("fox"), at: 2, false)
    #expect(desk.pose(at: 1).x == 410)
    #expect(desk.phase(at: 9) == .complete)
  }

  @Test func `a finger opens a cover, and nothing is drawn while it holds still`() {
    var desk = Desk.laidOut()
    desk.expect(.touch(BookPoint(x: 100, y: 700), on: "fox"), at: 0, false)
    desk.expect(.touch(BookPoint(x: 180, y: 200), on: "fox"), at: 0)
    desk.expect(.tap("whale"), at: 0.1, false)
    desk.expect(.close, at: 0.1, false)
    desk.perform(.drag(BookPoint(x: 60, y: 200)), at: 0.2)
    #expect(desk.phase(at: 0.2) == .flipping && !desk.needsFrame(at: 3))
    let held = desk.pose(at: 3)
    #expect(held.flipAngle > 60)
    desk.expect(.release(BookPoint(x: -900, y: 0)), at: 3)
    #expect(abs(desk.pose(at: 3).flipAngle - held.flipAngle) < 1e-6)
    #expect(desk.phase(at: 9) == .complete)
    desk.expect(.release(), at: 9, false)
  }

  @Test func `a finger that lifts a cover no further leaves the book on the shelf`() {
    var desk = Desk.laidOut()
    desk.perform(.touch(BookPoint(x: 180, y: 200), on: "fox"), at: 0)
    #expect(desk.book(at: 2) == "fox")
    desk.perform(.release(), at: 2)
    #expect(desk.book(at: 2.1) == nil)
    desk.expect(.tap("whale"), at: 3)
    #expect(desk.book(at: 4) == "whale")
  }

  @Test func `whoever takes a book back does not want the other one any more`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.tap("whale"), at: 9)
    let pose = desk.pose(at: 9.3)
    let edge = pose.x + (pose.flipAngle > 90 ? -0.5 : 0.2) * pose.width
    desk.expect(.touch(BookPoint(x: edge, y: pose.y)), at: 9.3)
    desk.perform(.release(BookPoint(x: -3000, y: 0)), at: 9.4)
    #expect(desk.book(at: 60) == "fox" && desk.phase(at: 60) == .complete)
    desk.perform(.close, at: 61)
    #expect(desk.book(at: 90) == nil)
  }

  @Test(arguments: Choreography.presets.indices, [false, true])
  func `reduced motion is heeded from the next event on, without a jump`(
    preset: Int, isReducedFirst: Bool
  ) {
    let choreography = Choreography.presets[preset]
    for instant in [0.0, 0.3, 0.7, 1.1, 1.6, 30] {
      var desk = Desk.laidOut(choreography)
      desk.perform(.reduceMotion(isReducedFirst), at: 0)
      desk.perform(.tap("fox"), at: 0)
      let before = desk
      desk.expect(.reduceMotion(!isReducedFirst), at: instant)
      desk.expect(.reduceMotion(!isReducedFirst), at: instant, false)
      for later in [0, 0.2, 9] {
        #expect(desk.pose(at: instant + later) == before.pose(at: instant + later))
      }
      desk.perform(.close, at: instant + 0.1)
      let (seen, was) = (desk.pose(at: instant + 0.1), before.pose(at: instant + 0.1))
      // With reduced motion, places change at once behind a reader.
      let isHidden = seen.readerOpacity == 1
      #expect(
        isHidden || abs(seen.flipAngle - was.flipAngle) < 1e-6 && abs(seen.x - was.x) < 1e-6)
      #expect(desk.book(at: 90) == nil)
    }
    var calm = Desk.laidOut(choreography)
    calm.perform(.reduceMotion(true), at: 0)
    calm.perform(.tap("fox"), at: 0)
    #expect(calm.transition(at: 1)?.choreography == choreography.reduced())
  }

  @Test func `another choreography counts for books that leave the shelf from then on`() {
    for instant in [0.3, 1.1, 30] {
      var desk = Desk.laidOut(.bookPolish)
      desk.perform(.tap("fox"), at: 0)
      let before = desk
      desk.expect(.follow(.storyReader), at: instant)
      desk.expect(.follow(.storyReader), at: instant, false)
      // The book that is away goes back as it came.
      desk.perform(.tap("whale"), at: instant + 0.1)
      var same = before
      same.perform(.tap("whale"), at: instant + 0.1)
      for later in [0, 0.1, 0.3, 0.8] where same.book(at: instant + later) == "fox" {
        #expect(desk.pose(at: instant + later) == same.pose(at: instant + later))
        #expect(desk.scene(at: instant + later) == same.scene(at: instant + later))
      }
      #expect(desk.book(at: 90) == "whale" && desk.phase(at: 90) == .modeSelection)
      desk.perform(.reduceMotion(true), at: 90)
      #expect(desk.transition(at: 90)?.choreography == Choreography.storyReader.reduced())
    }
    var broken = Choreography.bookPolish
    broken.name = ""
    broken[.flipping].duration = -1
    var desk = Desk.laidOut()
    desk.expect(.follow(broken), at: 0, false)
  }

  @Test func `the screen turns, and the shelf with it`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fig"), at: 0)
    let before = desk.pose(at: 0.5)
    let screen = BookSize(width: 1180, height: 820)
    let safe = BookRect(x: 40, y: 0, width: 1100, height: 800)
    desk.expect(.resizeScreen(screen, safeArea: safe), at: 0.5)
    desk.expect(.resizeScreen(screen, safeArea: safe), at: 0.5, false)
    #expect(desk.pose(at: 0.5) == before)
    // It comes to where it would be if the screen had been like that from the start.
    var other = Desk.laidOut()
    other.perform(.resizeScreen(screen, safeArea: safe), at: 0)
    other.perform(.tap("fig"), at: 0)
    #expect(desk.pose(at: 9).frame == other.pose(at: 9).frame)
    let home = BookRect(x: 500, y: 90, width: 180, height: 252)
    desk.perform(.close, at: 10)
    desk.expect(.moveCover("fig", to: home, binding: .right), at: 10.2)
    let landing = desk.cues(in: 0..<99).last { $0.cue.event == .phase(.idle) }?.cue.time ?? 0
    #expect(desk.transition(at: landing)?.restingPose.frame == home)
  }

  @Test func `buttons do what can be done`() {
    var desk = Desk.laidOut(.storyReader)
    #expect(desk.actions(at: 0).isEmpty)
    desk.perform(.tap("fox"), at: 0)
    #expect(desk.actions(at: 1) == [.close])
    #expect(desk.actions(at: 9) == [.choose(.read), .choose(.listen), .close])
    #expect(desk.actions(at: 9).compactMap(\.phrase) == [.read, .listen, .close])
    desk.perform(.choose(.listen), at: 9)
    #expect(desk.transition(at: 9)?.mode == .listen)
    #expect(desk.actions(at: 20) == [.close])
    desk.perform(.close, at: 20)
    #expect(desk.actions(at: 20.5) == [.tap("fox")])
    let words = desk.cues(in: 0..<60).compactMap { $0.announcement(title: "Fox") }
    #expect(words == [.isOpen("Fox"), .isBack("Fox")])
  }

  @Test func `a stage that waits goes on when it is told to`() {
    var choreography = Choreography.pictureBook
    choreography[.flipping].waits = true
    var desk = Desk.laidOut(choreography)
    desk.perform(.tap("fox"), at: 0)
    #expect(desk.transition(at: 9)?.waitingStage(at: 9)?.phase == .flipping)
    #expect(desk.actions(at: 9) == [.proceed, .close] && !desk.needsFrame(at: 9))
    desk.expect(.proceed, at: 9)
    #expect(desk.phase(at: 20) == .complete)
  }

  @Test func `with a policy that ignores taps, a book that opens is left alone`() {
    var desk = Desk.laidOut(taps: .ignore)
    desk.perform(.tap("fox"), at: 0)
    let before = desk
    let answers = [desk.perform(.close, at: 0.3), desk.perform(.tap("whale"), at: 0.3)]
    #expect(answers == [false, false] && desk == before)
    desk.expect(.tap("whale"), at: 9)
    #expect(desk.book(at: 60) == "whale")
  }

  /// What comes from a screen may be anything.
  @Test func `what is no number does nothing`() {
    var desk = Desk.laidOut()
    desk.perform(.touch(BookPoint(x: 180, y: 200), on: "fox"), at: 1)
    let nan = BookPoint(x: .nan, y: 0)
    for bad in [Double.nan, .infinity, -.infinity] {
      let before = desk
      let events: [BookDeskEvent<String>] = [
        .drag(nan), .release(nan), .touch(nan, on: "whale"), .touch(nan),
        .resizeScreen(BookSize(width: bad, height: 800)), .resizeScreen(.init(width: 0, height: 0)),
        .resizeScreen(
          BookSize(width: 800, height: 800),
          safeArea: BookRect(x: bad, y: 0, width: 800, height: 800)),
        .moveCover("fox", to: BookRect(x: bad, y: 0, width: 100, height: 140)),
        .moveCover("new", to: BookRect(x: 0, y: 0, width: 0, height: 140)),
      ]
      for event in events { desk.expect(event, at: 2, false) }
      desk.expect(.release(), at: bad, false)
      #expect(desk == before)
    }
  }
}
