import BookMotion
import Testing

/// Events of a book.
@Suite struct BookTransitionEventsTests {
  private static let none = [Double.nan, .infinity, -.infinity]

  /// What comes from a screen or a clock may be anything.
  @Test(arguments: [0.0, 0.5, 5])
  func `do nothing about a number that is none`(time: Double) {
    var book = BookTransition(tapPolicy: .interrupt, rotationPolicy: .follow)
    book.tap(at: 0)
    let before = book
    let (screen, frame) = (book.layout.screen, book.layout.restingFrame)
    for none in Self.none {
      let point = BookPoint(x: none, y: 1)
      let answers = [
        book.tap(at: none), book.close(at: none), book.proceed(at: none) != nil,
        book.chooseMode(.read, at: none), book.resizeScreen(to: screen, at: none),
        book.moveCover(to: BookRect(x: 1, y: 1, width: 9, height: 9), at: none),
        book.moveCover(to: BookRect(x: none, y: 1, width: 9, height: 9), at: time),
        book.touch(frame.center, at: none), book.drag(to: .zero, at: none),
        book.release(at: none), book.touch(point, at: time),
        book.touch(BookPoint(x: 1, y: none), at: time), book.drag(to: point, at: time),
        book.release(velocity: point, at: time), book.perform(.touch(point, at: none)),
      ]
      #expect(answers.allSatisfy { !$0 } && book == before)
    }
  }

  @Test func `do nothing to a finger that holds a cover about a number that is none`() {
    var book = BookTransition()
    let start = BookPoint(x: 290, y: 340)
    let bookIsHeld = book.touch(start, at: 0)
    #expect(bookIsHeld)
    let before = book
    for none in Self.none {
      let point = BookPoint(x: 1, y: none)
      let answers = [book.drag(to: point, at: 1), book.release(velocity: point, at: 1)]
      #expect(answers == [false, false] && book == before)
    }
    // Beyond all reason counts as the furthest there is.
    var other = book
    book.drag(to: BookPoint(x: -1e300, y: 340), at: 1)
    other.drag(to: BookPoint(x: -1e9, y: 340), at: 1)
    #expect(book == other)
    book.release(velocity: BookPoint(x: 1e300, y: 1e300), at: 1)
    other.release(velocity: BookPoint(x: 1e9, y: 1e9), at: 1)
    #expect(book == other && book.isAtRest(at: 100))
  }

  @Test(arguments: BookTransition.RotationPolicy.allCases)
  func `keep the safe area when only the shelf is scrolled`(
    policy: BookTransition.RotationPolicy
  ) {
    var book = BookTransition(rotationPolicy: policy)
    let (screen, area) = (
      BookSize(width: 393, height: 852), BookRect(x: 0, y: 59, width: 393, height: 759)
    )
    book.resizeScreen(to: screen, safeArea: area, at: 0)
    var frame = BookRect(x: 24, y: 300, width: 100, height: 140)
    for scroll in 1...20 {
      frame.y -= 5
      book.moveCover(to: frame, at: Double(scroll))
      #expect(book.layout.safeArea == area && book.layout.restingFrame == frame)
    }
    // Another screen has another one.
    book.resizeScreen(to: BookSize(width: 852, height: 393), at: 30)
    #expect(book.layout.safeArea == nil)
  }

  /// A driver that draws after every `true` would never stop.
  @Test(arguments: BookTransition.RotationPolicy.allCases)
  func `say that something moves only if it does`(policy: BookTransition.RotationPolicy) {
    var book = BookTransition(rotationPolicy: policy)
    let place = book.layout.restingFrame
    book.tap(at: 0)
    for call in 0..<600 {
      // While it opens, and while it is open: the cover's place is not where the book is or goes.
      let time = Double(call) / 60
      var frame = place
      frame.y -= Double(call)
      let before = book
      let isMoved = book.moveCover(to: frame, at: time)
      let instants = (0..<24).map { time + Double($0) / 6 }
      let moves = instants.contains { book.pose(at: $0) != before.pose(at: $0) }
      #expect(isMoved == moves, "call \(call)")
    }
    #expect(book.isAtRest(at: 20))
  }

  @Test(arguments: [BookBinding.left, .right])
  func `bring a book on its way back to its place, whatever the screen has become`(
    binding: BookBinding
  ) {
    let layout = BookLayout(
      restingFrame: BookRect(x: -941.2436669549318, y: 1, width: 200, height: 300), binding: binding
    )
    let place = BookRect(x: 700, y: 100, width: 200, height: 280)
    for width in stride(from: 1076.3532202325375, to: 1400, by: 7.3) {
      var book = BookTransition(.bookPolish, layout: layout, tapPolicy: .interrupt)
      book.tap(at: 0)
      book.close(at: 0.1)
      book.resizeScreen(to: BookSize(width: width, height: 700), at: 0.1)
      let turns = book.moveCover(to: place, at: 0.1)
      let frame = book.pose(at: 9).frame
      #expect(turns && abs(frame.x - place.x) < 1e-6 && frame.width == place.width, "\(width)")
    }
  }

  @Test func `of a finger are noticed by what asks for velocity and rest`() {
    var book = BookTransition()
    book.tap(at: 0)
    let time = 0.3
    let pose = book.pose(at: time)
    let bookIsHeld = book.touch(BookPoint(x: pose.x + pose.width / 4, y: pose.y), at: time)
    #expect(bookIsHeld)
    // The body goes on below the finger, so the cover turns.
    let step = 1e-5
    for later in [0.35, 0.4, 0.5] {
      let (one, other) = (book.pose(at: later - step), book.pose(at: later + step))
      let speed = (other.flipAngle - one.flipAngle) / (2 * step)
      let velocity = book.velocity(at: later)[.flipAngle]
      #expect(abs(velocity - speed) <= 1e-3 * max(1, abs(speed)), "\(velocity), not \(speed)")
    }
    // A book that was held has not been at rest.
    var held = BookTransition()
    let heldIsHeld = held.touch(BookPoint(x: 290, y: 340), at: 1)
    #expect(heldIsHeld)
    held.drag(to: BookPoint(x: 280, y: 340), at: 1.5)
    held.drag(to: BookPoint(x: 290, y: 340), at: 2)
    held.release(at: 2)
    #expect(!held.isAtRest(at: 1.5) && held.isAtRest(at: 60))
  }
}
