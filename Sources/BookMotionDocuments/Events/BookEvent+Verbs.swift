public import BookMotion

extension BookEvent {
  /// The kinds of events, by the names that they have on the command line, in documents, and in
  /// logs.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case tap, close, home, read, listen, proceed, touch, drag, release, cover, screen
  }
}

extension BookEvent.Verb {
  /// The table of events: the kind with nothing but `point`, which is a position, a velocity, or a
  /// size, and what it does.
  package func row(
    _ point: BookPoint = .zero
  ) -> (kind: BookEvent.Kind, help: StaticString) {
    switch self {
    case .tap: (.tap(), "tap the cover: the book opens, from wherever it is")
    case .close: (.close(), "close the reader: the book goes back, from wherever it is")
    case .home: (.home, "tap Home in the mode choice: the book goes back")
    case .read: (.choose(.read), "choose to read")
    case .listen: (.choose(.listen), "choose to listen")
    case .proceed: (.proceed, "continue after a stage that waits")
    case .touch: (.touch(point), "a finger touches the cover")
    case .drag: (.drag(point), "the finger jumps to a point: give one for each frame")
    case .release:
      (.release(point), "the finger lifts, with a velocity in points per second")
    case .cover:
      (
        .moveCover(BookRect(x: point.x, y: point.y, width: 1, height: 1)),
        "the cover's place moves, as when the shelf is scrolled"
      )
    case .screen:
      (
        .resizeScreen(BookSize(width: point.x, height: point.y)),
        "the screen changes size, as when the device is rotated"
      )
    }
  }
}

extension MotionEvent {
  /// The verb of a book that has the event's name, or `nil` if only other scenes have such an event.
  package var verb: BookEvent.Verb? { BookEvent.Verb(rawValue: name) }
}

extension BookEvent.Kind {
  /// The verb.
  package var verb: BookEvent.Verb {
    switch self {
    case .tap: .tap
    case .close: .close
    case .home: .home
    case .choose(.read): .read
    case .choose(.listen): .listen
    case .proceed: .proceed
    case .touch: .touch
    case .drag: .drag
    case .release: .release
    case .moveCover: .cover
    case .resizeScreen: .screen
    }
  }
}

extension BookEvent: HasFields {
  package static var blank: BookEvent { BookEvent(.tap(), at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.number("time", &time, Quantity(.finite, nil), .isRequired)
    var verb = kind.verb
    try visitor.choice("event", &verb, of: Verb.allCases, .isRequired)
    if verb != kind.verb { kind = verb.row().kind }
    try kind.visit(&visitor)
  }
}
