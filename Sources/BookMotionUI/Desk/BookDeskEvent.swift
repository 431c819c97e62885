public import BookMotion

/// What happens to a shelf of books and to the one that is away from it.
///
/// Positions and sizes are in points, in the coordinates of the whole shelf.
public enum BookDeskEvent<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A cover is tapped. A book on its way back turns around; if another book is away, that one goes
  /// back first.
  case tap(ID)
  /// The book that is away is to go back to its cover.
  case close
  /// A reading mode is chosen.
  case choose(BookTransition.Mode)
  /// The app is ready to continue after a stage that waits.
  case proceed
  /// A finger touches a cover on the shelf or, if `on` is `nil`, the book that is away.
  case touch(BookPoint, on: ID? = nil)
  /// The finger moves.
  case drag(BookPoint)
  /// The finger is lifted, with a velocity in points per second.
  case release(BookPoint = .zero)
  /// The place of a cover is laid out, or moves because the shelf is scrolled. A locked book does not
  /// leave it.
  case moveCover(ID, to: BookRect, binding: BookBinding = .left, isLocked: Bool = false)
  /// The size of the screen, or the part of it that nothing covers, changes.
  case resizeScreen(BookSize, safeArea: BookRect? = nil)
  /// The user's preference for reduced motion changes.
  case reduceMotion(Bool)
  /// Books that leave the shelf from now on follow a choreography.
  case follow(Choreography)
}

extension BookDeskEvent {
  /// Returns what the event is to the book that is away, or `nil` if it is nothing.
  func event(of book: ID, at time: Double) -> BookEvent? {
    switch self {
    case .tap(let tapped): tapped == book ? .tap(at: time) : .close(at: time)
    case .close: .close(at: time)
    case .choose(let mode): .choose(mode, at: time)
    case .proceed: .proceed(at: time)
    case .touch(let finger, _): .touch(finger, at: time)
    case .drag(let finger): .drag(to: finger, at: time)
    case .release(let velocity): .release(velocity: velocity, at: time)
    case .moveCover(let moved, let frame, _, _):
      moved == book ? .moveCover(to: frame, at: time) : nil
    case .resizeScreen(let size, let safeArea):
      .resizeScreen(to: size, safeArea: safeArea, at: time)
    case .reduceMotion, .follow: nil
    }
  }
}

/// A cue of the book with an identifier.
public struct BookDeskCue<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The book.
  public let book: ID

  /// The cue: its event and its time.
  public let cue: BookCue

  /// Returns what a screen reader announces, or `nil` if it announces nothing.
  package func announcement(title: String) -> BookPhrase? {
    switch cue.event {
    case .phase(.complete): .isOpen(title)
    case .phase(.idle): .isBack(title)
    default: nil
    }
  }
}
