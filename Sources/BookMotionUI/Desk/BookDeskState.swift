public import BookMotion
import BookMotionBody

/// A shelf of books, at most one of which is away from it: in the air, open, or on its way back.
///
/// It knows where covers are, which one is hidden because its book is away, and where everything is
/// at any time. In SwiftUI, a ``BookDesk`` drives it.
///
/// ```swift
/// var desk = BookDeskState<String>(.bookPolish)
/// desk.perform(.moveCover("fox", to: BookRect(x: 40, y: 80, width: 150, height: 210)), at: 0)
/// desk.perform(.tap("fox"), at: 1)
/// desk.book(at: 1.5)  // "fox": its cover is hidden
/// desk.perform(.close, at: 9)
/// desk.book(at: 20)  // nil: it is back
/// ```
///
/// A tap on another cover while a book is away closes that book first; the book that was tapped last
/// opens as soon as the other is back. A book whose cover has never been laid out departs from the
/// middle of the screen.
public struct BookDeskState<ID: Hashable & Sendable>: BookMachine {
  /// The choreography of books that leave the shelf, if the user does not prefer reduced motion.
  var choreography: Choreography
  let tapPolicy: BookTransition.TapPolicy
  var screen = BookLayout.standardScreen
  var safeArea: BookRect?
  var covers: [ID: Cover] = [:]
  var isReduced = false

  /// The book that is away, as of the last event.
  var journey: Journey?
  /// The book that came back last, whose cues may still be asked for.
  var past: Journey?
  /// The book that opens once the other one is back.
  var next: ID?
  var latest = -Double.infinity

  /// Creates a shelf with all books in their places.
  ///
  /// - Parameters:
  ///   - choreography: The choreography of every book, with its style and its places.
  ///   - tapPolicy: The response to a tap or a close while a book moves.
  /// - Precondition: The choreography passes its `check()`.
  public init(
    _ choreography: Choreography = .pictureBook,
    tapPolicy: BookTransition.TapPolicy = .interrupt
  ) {
    self.choreography = choreography
    self.tapPolicy = tapPolicy
  }

  /// The place of a book on the shelf.
  struct Cover: Hashable, Sendable {
    var frame: BookRect
    var binding: BookBinding
    var isLocked: Bool
  }

  /// A book that is away.
  struct Journey: Hashable, Sendable {
    let book: ID
    /// The time at which it left the shelf, and the layout at that time.
    let start: Double
    let layout: BookLayout
    /// The choreography, if the user does not prefer reduced motion.
    let choreography: Choreography
    var transition: BookTransition
    /// The time from which nothing is seen to move and no cue is left.
    var rest = -Double.infinity
    /// The time at which the book is back, or infinity if it stays away.
    var landing = Double.infinity
  }
}

extension BookDeskState {
  /// Returns the book that is away at `time`, whose cover is hidden, or `nil` if none is.
  public func book(at time: Double) -> ID? { journey(at: time)?.book }

  /// Returns the cover on which a screen reader should be, because its book has come back; `nil` while
  /// a book is away.
  func focus(at time: Double) -> ID? {
    let desk = advanced(to: time)
    // A comparison with `==` would bring along that of choreographies, whose names are text.
    guard case nil = desk.journey else { return nil }
    return desk.past?.book
  }

  /// Returns the transition of the book that is away at `time`, to ask for its phase or for the stage
  /// that waits.
  public func transition(at time: Double) -> BookTransition? { journey(at: time)?.transition }

  /// Returns the pose at `time`, which is that of a book at rest if none is away.
  ///
  /// A spring takes seconds for the last thousandth of a point; once no motion can be seen, the pose
  /// is the one in which everything ends.
  public func pose(at time: Double) -> BookPose {
    guard let journey = journey(at: time) else {
      let driven = BookPose.Driven(frame: BookLayout.standardFrame)
      return BookPose(driven, style: choreography.style)
    }
    return journey.pose(at: time)
  }

  /// Returns the faces of the book that is away at `time`, or `nil` if none is, or if it is out of
  /// sight: a choreography can bring it too close to the eye, or move it billions of points away.
  ///
  /// The book is the one of pictures: its cover keeps the proportions that it has on the shelf, and one
  /// that is cut is laid down over a few degrees.
  public func scene(at time: Double) -> BookScene? {
    guard let journey = journey(at: time) else { return nil }
    let (style, layout) = (journey.choreography.style, journey.transition.layout)
    return try? BookScene(
      journey.pose(at: time).drawn(style, in: layout), style: style, binding: layout.binding,
      screen: screen)
  }

  /// Returns `true` if fingers turn the pages of an open book at `time`, and do not take its cover.
  func isReading(at time: Double) -> Bool {
    guard let journey = journey(at: time) else { return false }
    return journey.transition.phase(at: time) == .complete
      && journey.pose(at: time).readerOpacity > BookDeskState.reading
  }

  /// Returns what buttons, keys, and a screen reader can do to the book that is away at `time`.
  public func actions(at time: Double) -> [BookDeskEvent<ID>] {
    guard let book = book(at: time) else { return [] }
    let events: [BookDeskEvent<ID>] = [
      .choose(.read), .choose(.listen), .proceed, .close, .tap(book),
    ]
    return events.filter { event in
      var desk = self
      return desk.perform(event, at: time)
    }
  }

  /// Returns the cues of all books in a range of time, in order.
  ///
  /// What happens once no motion can be seen, as when a finger holds a cover exactly upright, is no cue
  /// until something else happens.
  public func cues(in times: Range<Double>) -> [BookDeskCue<ID>] {
    let desk = advanced(to: times.upperBound)
    return [desk.past, desk.journey].compactMap { $0 }.flatMap { journey in
      journey.transition.cues(in: times).filter { $0.time <= journey.rest }
        .map { BookDeskCue(book: journey.book, cue: $0) }
    }
  }

  /// Returns `true` if a book has to be drawn again after `time`, or has cues left.
  public func needsFrame(at time: Double) -> Bool {
    journey(at: time).map { time <= $0.rest } ?? false
  }

  /// The opacity from which a reader takes fingers.
  private static var reading: Double { 0.95 }
}

extension BookDeskState {
  private func journey(at time: Double) -> Journey? { advanced(to: time).journey }

  func advanced(to time: Double) -> BookDeskState {
    var desk = self
    desk.advance(to: time)
    return desk
  }

  /// Puts a book that is back into its place, and opens the next one.
  ///
  /// That happens at the instant of the landing, whenever it is noticed: what is seen does not depend
  /// on when frames are drawn.
  mutating func advance(to time: Double) {
    guard let landed = journey, landed.isBack(at: time) else { return }
    past = landed
    journey = nil
    guard let book = next else { return }
    next = nil
    take(book, for: .tap(book), at: landed.landing)
  }
}

extension BookDeskState.Journey {
  /// Returns `true` after the landing: at that instant, its last cue is due, which asks for a frame.
  func isBack(at time: Double) -> Bool { landing < .infinity && time > landing }

  func pose(at time: Double) -> BookPose {
    time < rest ? transition.pose(at: time) : transition.restingPose
  }

  /// Finds out when the motion ends, after an event.
  mutating func settle(at time: Double) {
    let lastMoment =
      transition.plan.flatMap { planned in
        planned.stage.moments.map { planned.time + $0.delay }
      }.max() ?? time
    // A cover that a finger holds turns like a root of the book's way.
    let epsilon = transition.isHeld ? Self.unseenShare * Self.unseenShare : Self.unseenShare
    rest = max(transition.settlingTime(epsilon: epsilon), lastMoment, time)
    let goesBack = !transition.isHeld && transition.phase(at: .infinity) == .idle
    landing = goesBack ? rest : .infinity
  }

  /// The share of a distance that nobody sees: a fifth of a point in a thousand.
  private static var unseenShare: Double { 0.0002 }
}
