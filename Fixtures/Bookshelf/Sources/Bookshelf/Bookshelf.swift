import BookMotion
import BookMotionPages
import Observation

/// The model of the app: its books, the one that is off the shelf, and the one to open next.
///
/// Views report user actions and the positions of covers; nothing here depends on SwiftUI.
@MainActor @Observable
final class Bookshelf {
  let books: [Book]

  /// The book that is flying, open, or on its way back.
  private(set) var book: Book?
  private(set) var pages: PageDriver?
  private(set) var haptic = Haptic()
  private(set) var announcement = ""

  /// The frames of the covers and the size of the screen, as reported by the views.
  @ObservationIgnored private var covers: [Book.ID: BookRect] = [:]
  private(set) var screen = BookLayout.standardScreen

  /// The system's setting for reduced motion. It applies to the next book that is taken.
  @ObservationIgnored var isReduced = false

  let driver: BookDriver
  let clock: MotionClock
  private let choreography: Choreography
  @ObservationIgnored private var next: Book?

  init(
    _ books: [Book], choreography: Choreography = .bookPolish, clock: MotionClock = MotionClock()
  ) {
    self.books = books
    self.choreography = choreography
    self.clock = clock
    driver = BookDriver(BookTransition(choreography), clock: clock)
    driver.onCue = { [unowned self] in receive($0.event) }
  }

  var phase: AnimationPhase { driver.machine.phase(at: driver.now) }

  /// The pose now. Springs take seconds for the last thousandth of a point, which nobody should
  /// have to wait for.
  var pose: BookPose {
    driver.isAtRest ? driver.machine.restingPose : driver.machine.pose(at: driver.now)
  }

  /// True if a finger turns leaves rather than taking the cover.
  var isRead: Bool { phase == .complete && pose.readerOpacity > 0.95 }

  /// The current faces of the book that is off the shelf.
  var scene: BookScene? {
    guard let book else { return nil }
    let style = driver.machine.choreography.style
    return try? BookScene(pose, style: style, binding: book.binding, screen: screen)
  }

  /// Advances the book; called once per frame.
  func tick() {
    driver.tick()
    // A cover that a finger has not moved yet is on its shelf.
    guard book != nil, !driver.machine.isHeld, driver.isAtRest, phase == .idle else { return }
    (book, pages) = (nil, nil)
    if let next { tap(next) }
  }
}

// MARK: User actions

extension Bookshelf {
  /// Handles a tap on a book on the shelf. A book on its way back turns around; any other waits
  /// until that one is back.
  func tap(_ tapped: Book) {
    next = nil
    guard let book else {
      if take(tapped) { driver.send { $0.tap(at: $1) } }
      return
    }
    if tapped == book {
      driver.send { $0.tap(at: $1, frame: covers[book.id]) }
    } else {
      close()
      // A cover held by a finger is not closed, and the finger may still open it.
      if !driver.machine.isHeld { next = tapped }
    }
  }

  /// Closes the book, which returns to the current place of its cover.
  func close() {
    guard let book else { return }
    // The reader disappears, and with it the gesture that would report the release of a leaf.
    pages?.send { if $0.isHeld { $0.release(at: $1) } }
    driver.send { $0.close(at: $1, frame: covers[book.id]) }
  }

  /// Reverses the book after a tap on the screen while it is off the shelf.
  func turnRound() {
    if phase.isOpening { close() } else if let book { tap(book) }
  }

  func choose(_ mode: BookTransition.Mode) { driver.send { $0.chooseMode(mode, at: $1) } }

  func turnPage(_ direction: PageTurning.Direction) { pages?.send { $0.turn(direction, at: $1) } }

  /// Handles a finger on the cover of the book in the air, or of one on the shelf.
  func touch(_ finger: BookPoint) {
    if let book {
      guard !isRead else { return }
      // Taking the cover cancels the book that was tapped after it.
      if driver.send({ $0.touch(finger, at: $1, frame: covers[book.id]) }) { next = nil }
    } else if let found = books.first(where: { covers[$0.id]?.contains(finger) == true }),
      take(found)
    {
      driver.send { $0.touch(finger, at: $1) }
    }
  }

  func drag(to finger: BookPoint) {
    if driver.machine.isHeld { driver.send { $0.drag(to: finger, at: $1) } }
  }

  /// Handles the release of the finger, with no velocity if the system canceled the touch.
  func release(velocity: BookPoint = .zero) {
    if driver.machine.isHeld { driver.send { $0.release(velocity: velocity, at: $1) } }
  }

  /// Handles a new window size: in flight, everything heads for its new place, and an open book
  /// stays on its page.
  func resize(to size: BookSize) {
    guard min(size.width, size.height) >= 1, size != screen else { return }
    screen = size
    guard let book else { return }
    driver.send { $0.resizeScreen(to: size, at: $1) }
    let page = spread(of: book).page
    pages?.send { pages, _ in
      pages = Bookshelf.pages(of: book, pages.turned, on: page, isReduced: pages.isReduced)
    }
  }
}

// MARK: Consequences

extension Bookshelf {
  /// Records the place of a cover on the shelf. A book on its way there follows.
  func stand(_ moved: Book, in frame: BookRect) {
    guard frame != covers[moved.id] else { return }
    covers[moved.id] = frame
    guard moved == book, min(frame.width, frame.height) >= 1 else { return }
    driver.send { $0.moveCover(to: frame, at: $1) }
  }

  func spread(of book: Book) -> PageSpreadLayout {
    PageSpreadLayout(screen: screen, binding: book.binding)
  }

  /// Takes a book off the shelf, if none is off it yet.
  private func take(_ taken: Book) -> Bool {
    guard let frame = covers[taken.id], min(frame.width, frame.height) >= 1 else { return false }
    let layout = BookLayout(screen: screen, restingFrame: frame, binding: taken.binding)
    let transition = BookTransition(
      isReduced ? choreography.reduced() : choreography, layout: layout, tapPolicy: .interrupt,
      rotationPolicy: .follow)
    driver.send { book, _ in book = transition }
    let turning = Bookshelf.pages(of: taken, 0, on: spread(of: taken).page, isReduced: isReduced)
    pages = PageDriver(turning, clock: clock)
    pages?.onCue = { [unowned self] _ in haptic.play(.light) }
    book = taken
    return true
  }

  private static func pages(
    of book: Book, _ turned: Int, on page: BookSize, isReduced: Bool
  ) -> PageTurning {
    PageTurning(
      page: page, leafCount: book.leafCount, turned: turned,
      animation: isReduced ? PageTurning.dissolve : PageTurning.standard, isReduced: isReduced)
  }

  private func receive(_ event: BookCue.Event) {
    switch event {
    case .moment(.lightHaptic): haptic.play(.light)
    case .moment(.mediumHaptic): haptic.play(.medium)
    // Reset, so that announcing the same text again changes the value.
    case .phase(.closing): announcement = ""
    case .phase(.complete): announcement = book.map { "\($0.title) is open" } ?? ""
    case .phase(.idle): announcement = book.map { "\($0.title) is back on the shelf" } ?? ""
    default: break
    }
  }
}

/// The last haptic and the number of haptics so far, so that two equal ones differ.
struct Haptic: Equatable {
  enum Strength { case light, medium }

  private(set) var strength = Strength.light
  private(set) var count = 0

  mutating func play(_ strength: Strength) {
    self.strength = strength
    count += 1
  }
}
