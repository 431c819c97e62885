/// A timestamped event of a transition, which you can record, store, and play again.
///
/// ```swift
/// var transition = BookTransition(tapPolicy: .interrupt)
/// for event: BookEvent in [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)] {
///   transition.perform(event)
/// }
/// transition.restingPose.flipAngle  // 180: it was reversed twice, and is open
/// ```
public struct BookEvent: Hashable, Sendable {
  /// A kind of event, without its time. It carries what the corresponding method of a transition
  /// takes.
  public enum Kind: Hashable, Sendable {
    /// The cover is tapped; `frame` is its place if the shelf may have moved.
    case tap(frame: BookRect? = nil, isLocked: Bool = false)
    /// The reader is closed; `frame` is the cover's place if the shelf has moved.
    case close(frame: BookRect? = nil)
    /// Home is tapped instead of a reading mode: the book goes back.
    case home
    /// A reading mode is chosen.
    case choose(BookTransition.Mode)
    /// The app is ready to continue after a stage that waits.
    case proceed
    /// A finger touches the cover; `frame` is its place if the shelf may have moved.
    case touch(BookPoint, frame: BookRect? = nil)
    /// The finger moves.
    case drag(BookPoint)
    /// The finger is lifted, with a velocity in points per second.
    case release(BookPoint)
    /// The cover's place moves, because the shelf is scrolled or laid out anew.
    case moveCover(BookRect)
    /// The size of the screen changes.
    case resizeScreen(BookSize, safeArea: BookRect? = nil)
  }

  /// The kind of the event.
  public package(set) var kind: Kind

  /// The time of the event, in seconds.
  public package(set) var time: Double

  /// Creates an event.
  package init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// Returns a tap on the cover.
  public static func tap(
    at time: Double, frame: BookRect? = nil, isLocked: Bool = false
  ) -> BookEvent {
    BookEvent(.tap(frame: frame, isLocked: isLocked), at: time)
  }

  /// Returns an event that closes the reader.
  public static func close(at time: Double, frame: BookRect? = nil) -> BookEvent {
    BookEvent(.close(frame: frame), at: time)
  }

  /// Returns a tap on Home while a reading mode is chosen.
  public static func home(at time: Double) -> BookEvent { BookEvent(.home, at: time) }

  /// Returns an event that chooses a reading mode.
  public static func choose(_ mode: BookTransition.Mode, at time: Double) -> BookEvent {
    BookEvent(.choose(mode), at: time)
  }

  /// Returns an event that continues after a stage that waits.
  public static func proceed(at time: Double) -> BookEvent { BookEvent(.proceed, at: time) }

  /// Returns an event in which a finger touches the cover.
  public static func touch(
    _ finger: BookPoint, at time: Double, frame: BookRect? = nil
  ) -> BookEvent {
    BookEvent(.touch(finger, frame: frame), at: time)
  }

  /// Returns an event in which the finger moves to another position.
  public static func drag(to finger: BookPoint, at time: Double) -> BookEvent {
    BookEvent(.drag(finger), at: time)
  }

  /// Returns an event in which the finger is lifted, with a velocity in points per second.
  public static func release(velocity: BookPoint = .zero, at time: Double) -> BookEvent {
    BookEvent(.release(velocity), at: time)
  }

  /// Returns an event that moves the cover's place.
  public static func moveCover(to frame: BookRect, at time: Double) -> BookEvent {
    BookEvent(.moveCover(frame), at: time)
  }

  /// Returns an event that changes the size of the screen.
  public static func resizeScreen(
    to size: BookSize, safeArea: BookRect? = nil, at time: Double
  ) -> BookEvent {
    BookEvent(.resizeScreen(size, safeArea: safeArea), at: time)
  }
}

extension BookTransition {
  /// Performs an event, and then the events for which stages wait: each as soon as its stage is
  /// over or, if `rests` is true, once everything is at rest. Returns all performed events.
  @discardableResult
  package mutating func goOn(with event: BookEvent, whenItRests rests: Bool = false) -> [BookEvent]
  {
    perform(event)
    var events = [event]
    while let last = plan.last, let awaited = last.stage.awaitedEvent {
      let end = (last.time + last.stage.duration).roundedToNanoseconds
      let rest = rests ? settlingTime() : end
      let answer = BookEvent(awaited, at: rest.isFinite ? max(rest, end) : end)
      // An answer without effect has not happened, so it must not move the time of what comes next.
      var book = self
      guard book.perform(answer) else { break }
      self = book
      events.append(answer)
    }
    return events
  }

  /// Performs an event.
  ///
  /// - Returns: The result of the corresponding method, such as `tap(at:)` for a tap.
  @discardableResult
  public mutating func perform(_ event: BookEvent) -> Bool {
    let time = event.time
    return switch event.kind {
    case .tap(let frame, let isLocked): tap(at: time, frame: frame, isLocked: isLocked)
    case .close(let frame): close(at: time, frame: frame)
    case .home: close(at: time)
    case .choose(let mode): chooseMode(mode, at: time)
    case .proceed: proceed(at: time) != nil
    case .touch(let finger, let frame): touch(finger, at: time, frame: frame)
    case .drag(let finger): drag(to: finger, at: time)
    case .release(let velocity): release(velocity: velocity, at: time)
    case .moveCover(let frame): moveCover(to: frame, at: time)
    case .resizeScreen(let size, let safeArea):
      resizeScreen(to: size, safeArea: safeArea, at: time)
    }
  }
}

extension Choreography.Stage {
  /// The event for which the stage waits, or `nil` if it does not wait.
  fileprivate var awaitedEvent: BookEvent.Kind? {
    waits ? .proceed : phase == .modeSelection ? .choose(.read) : nil
  }
}
