public import BookMotion

extension BookLog {
  /// Returns how the book that has left the shelf last was played, or `nil` if the log does not reach
  /// back to that, or if the preference for reduced motion has changed since.
  ///
  /// An app can write it as a document of `BookMotionDocuments`, and the tool plays what a user has
  /// seen, to the bit.
  public func score<ID>() -> BookScore? where Machine == BookDeskState<ID> {
    var desk = start
    var (layout, events) = (BookLayout?.none, [BookEvent]())
    for entry in entries {
      let before = desk.journey?.start
      desk.advance(to: entry.time)
      if let next = desk.journey, next.start != before {
        (layout, events) = (next.transition.layout, [.tap(at: next.start)])
      }
      let isAway = desk.journey != nil
      desk.perform(entry.event, at: entry.time)
      guard let journey = desk.journey else { continue }
      if !isAway { (layout, events) = (journey.transition.layout, []) }
      if case .reduceMotion = entry.event { layout = nil }
      if let event = entry.event.event(of: journey.book, at: entry.time) { events.append(event) }
    }
    guard let journey = desk.journey, let layout else { return nil }
    return BookScore(
      journey.transition.choreography, layout: layout.with(places: .standard), events: events,
      tapPolicy: desk.tapPolicy, rotationPolicy: .follow)
  }
}

extension BookDeskEvent {
  /// Returns what the event is to the book that is away, or `nil` if it is nothing.
  fileprivate func event(of book: ID, at time: Double) -> BookEvent? {
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
    case .reduceMotion: nil
    }
  }
}
