import BookMotion

extension BookDeskState {
  /// Performs an event.
  ///
  /// - Returns: `true` if something changes because of it, now or later; if not, nothing has changed.
  @discardableResult
  public mutating func perform(_ event: BookDeskEvent<ID>, at time: Double) -> Bool {
    guard let time = time.notBefore(latest) else { return false }
    var desk = advanced(to: time)
    guard desk.happens(event, at: time) else { return false }
    desk.latest = time
    self = desk
    return true
  }

  /// Returns false if nothing changes; what has been changed is to be forgotten then.
  private mutating func happens(_ event: BookDeskEvent<ID>, at time: Double) -> Bool {
    switch event {
    case .tap(let book): return tap(book, at: time)
    case .close, .choose, .proceed, .drag: return change(for: event, at: time)
    case .touch(_, let book): return touch(book, for: event, at: time)
    case .release(let velocity):
      guard journey?.transition.isHeld == true, velocity.withinReason != nil else { return false }
      change(for: event, at: time)
      return true
    case .moveCover(let book, let frame, let binding, let isLocked):
      return moveCover(
        of: book, to: Cover(frame: frame, binding: binding, isLocked: isLocked), at: time)
    case .resizeScreen(let size, let safeArea):
      return resizeScreen(to: size, safeArea: safeArea, at: time)
    case .reduceMotion(let isReduced):
      guard isReduced != self.isReduced else { return false }
      self.isReduced = isReduced
      // What is under way goes on, and what comes next is calmer.
      if var away = journey {
        away.transition.follow(played(away.choreography))
        journey = away
      }
      return true
    case .follow(let choreography):
      guard choreography != self.choreography, (try? choreography.check()) != nil else {
        return false
      }
      self.choreography = choreography
      return true
    }
  }

  private mutating func tap(_ book: ID, at time: Double) -> Bool {
    guard let away = journey else { return take(book, for: .tap(book), at: time) }
    let waiting = next
    if away.book == book {
      next = nil
      return change(for: .tap(book), at: time) || waiting != nil
    }
    guard !away.transition.isHeld, !isLocked(book) else { return false }
    let closes = change(for: .close, at: time)
    // With a policy that ignores taps, a book that opens is not turned around.
    guard closes || away.landing < .infinity else { return false }
    next = book
    return closes || waiting != book
  }

  private mutating func touch(
    _ book: ID?, for event: BookDeskEvent<ID>, at time: Double
  ) -> Bool {
    guard let away = journey else { return book.map { take($0, for: event, at: time) } ?? false }
    guard book ?? away.book == away.book, !isReading(at: time), change(for: event, at: time) else {
      return false
    }
    // Whoever takes a book back wants this one.
    next = nil
    return true
  }

  private mutating func moveCover(of book: ID, to cover: Cover, at time: Double) -> Bool {
    guard cover != covers[book], layout(of: cover) != nil else { return false }
    covers[book] = cover
    if journey?.book == book { change(for: .moveCover(book, to: cover.frame), at: time) }
    return true
  }

  private mutating func resizeScreen(
    to size: BookSize, safeArea: BookRect?, at time: Double
  ) -> Bool {
    guard size != screen || safeArea != self.safeArea else { return false }
    (screen, self.safeArea) = (size, safeArea)
    let cover = Cover(frame: BookLayout.standardFrame, binding: .left, isLocked: false)
    guard layout(of: cover) != nil else { return false }
    change(for: .resizeScreen(size, safeArea: safeArea), at: time)
    return true
  }

  /// Takes a book from the shelf for an event that begins its journey.
  @discardableResult
  mutating func take(_ book: ID, for event: BookDeskEvent<ID>, at time: Double) -> Bool {
    guard !isLocked(book), let layout = layout(of: covers[book]) else { return false }
    let transition = BookTransition(
      played(choreography), layout: layout, tapPolicy: tapPolicy, rotationPolicy: .follow)
    journey = Journey(
      book: book, start: time, layout: layout, choreography: choreography, transition: transition)
    if change(for: event, at: time) { return true }
    journey = nil
    return false
  }

  /// Changes the book that is away. Returns false if nothing happens, or if none is away.
  @discardableResult
  private mutating func change(for event: BookDeskEvent<ID>, at time: Double) -> Bool {
    guard var changed = journey, let event = event.event(of: changed.book, at: time) else {
      return false
    }
    let happens = changed.transition.perform(event)
    // An event without an effect may have brought a place up to date.
    changed.settle(at: time)
    journey = changed
    return happens
  }

  private func isLocked(_ book: ID) -> Bool { covers[book]?.isLocked == true }

  private func played(_ choreography: Choreography) -> Choreography {
    isReduced ? choreography.reduced() : choreography
  }

  /// Returns the layout of a book that stands in a place, or `nil` if no layout can have it.
  private func layout(of cover: Cover?) -> BookLayout? {
    let cover =
      cover
      ?? Cover(
        frame: BookLayout(screen: screen, safeArea: safeArea).frame(of: .centered), binding: .left,
        isLocked: false)
    return try? BookLayout(
      validating: screen, restingFrame: cover.frame, binding: cover.binding, safeArea: safeArea)
  }
}
