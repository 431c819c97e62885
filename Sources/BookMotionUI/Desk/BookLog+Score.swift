public import BookMotion

extension BookLog {
  /// Returns how the book that has left the shelf last was played, or `nil` if the log does not reach
  /// back to that, or if the preference for reduced motion has changed since.
  ///
  /// An app can write it as a document of `BookMotionDocuments`, and the tool plays what a user has
  /// seen, to the bit.
  public func score<ID>() -> BookScore? where Machine == BookDeskState<ID> {
    var desk = start
    var departure = start.journey?.start
    var (layout, events) = (BookLayout?.none, [BookEvent]())
    for entry in entries {
      desk.perform(entry.event, at: entry.time)
      guard let journey = desk.journey else { continue }
      if journey.start != departure {
        (departure, layout) = (journey.start, journey.layout)
        // It may have left as soon as another one was back, before this event.
        events = journey.start < entry.time ? [.tap(at: journey.start)] : []
      }
      if case .reduceMotion = entry.event { layout = nil }
      if let event = entry.event.event(of: journey.book, at: entry.time) { events.append(event) }
    }
    guard let journey = desk.journey, let layout else { return nil }
    return BookScore(
      journey.transition.choreography, layout: layout.with(places: .standard), events: events,
      tapPolicy: desk.tapPolicy, rotationPolicy: .follow)
  }
}
