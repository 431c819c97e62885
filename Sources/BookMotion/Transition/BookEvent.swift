/// An event in the life of a book, with its time: to record, to store, or to play again.
///
/// ```swift
/// var transition = BookTransition(tapPolicy: .interrupt)
/// for event: BookEvent in [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)] {
///   transition.perform(event)
/// }
/// transition.restingPose.flipAngle  // 180: it was turned round twice, and is open
/// ```
public struct BookEvent: Hashable, Sendable {
  /// An event without its time.
  public enum Kind: Hashable, Sendable {
    /// The cover is tapped.
    case tap
    /// The reader is closed.
    case close
    /// A mode is chosen.
    case choose(BookTransition.Mode)
    /// The app is ready for what comes after a stage that waits.
    case proceed
    /// The screen has another size.
    case resizeScreen(BookSize)
    /// A finger touches the cover.
    case touch(BookPoint)
    /// The finger moves.
    case drag(BookPoint)
    /// The finger lets go, with a velocity in points per second.
    case release(BookPoint)
  }

  /// The event.
  public let kind: Kind

  /// Its time, in seconds.
  public let time: Double

  /// Creates an event.
  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// A tap on the cover.
  public static func tap(at time: Double) -> BookEvent { BookEvent(.tap, at: time) }

  /// The end of reading.
  public static func close(at time: Double) -> BookEvent { BookEvent(.close, at: time) }

  /// A choice of how the book is read.
  public static func choose(_ mode: BookTransition.Mode, at time: Double) -> BookEvent {
    BookEvent(.choose(mode), at: time)
  }

  /// The app is ready for what comes after a stage that waits.
  public static func proceed(at time: Double) -> BookEvent { BookEvent(.proceed, at: time) }

  /// A finger on the cover.
  public static func touch(_ finger: BookPoint, at time: Double) -> BookEvent {
    BookEvent(.touch(finger), at: time)
  }

  /// The finger, elsewhere.
  public static func drag(to finger: BookPoint, at time: Double) -> BookEvent {
    BookEvent(.drag(finger), at: time)
  }

  /// A finger that lets go.
  public static func release(velocity: BookPoint = .zero, at time: Double) -> BookEvent {
    BookEvent(.release(velocity), at: time)
  }

  /// A screen of another size.
  public static func resizeScreen(to size: BookSize, at time: Double) -> BookEvent {
    BookEvent(.resizeScreen(size), at: time)
  }
}

extension BookTransition {
  /// Performs an event, and then whatever stages wait for: as soon as they are over, or when nothing
  /// moves any more. Returns all of it.
  @discardableResult
  mutating func goOn(with event: BookEvent, whenItRests rests: Bool = false) -> [BookEvent] {
    perform(event)
    var events = [event]
    while let last = plan.last, let wish = last.stage.wish {
      let end = (last.time + last.stage.duration).roundedToNanoseconds
      let rest = rests ? settlingTime() : end
      let answer = BookEvent(wish, at: rest.isFinite ? max(rest, end) : end)
      guard perform(answer) else { break }
      events.append(answer)
    }
    return events
  }

  /// Performs an event.
  ///
  /// - Returns: what the method of the event's name returns.
  @discardableResult
  public mutating func perform(_ event: BookEvent) -> Bool {
    switch event.kind {
    case .tap: tap(at: event.time)
    case .close: close(at: event.time)
    case .choose(let mode): chooseMode(mode, at: event.time)
    case .proceed: proceed(at: event.time)
    case .resizeScreen(let size): resizeScreen(to: size, at: event.time)
    case .touch(let finger): touch(finger, at: event.time)
    case .drag(let finger): drag(to: finger, at: event.time)
    case .release(let velocity): release(velocity: velocity, at: event.time)
    }
  }
}

extension Stage {
  /// What it waits for, if it does.
  fileprivate var wish: BookEvent.Kind? {
    waits ? .proceed : phase == .modeSelection ? .choose(.read) : nil
  }
}
