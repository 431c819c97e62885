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

  private mutating func happens(_ event: BookDeskEvent<ID>, at time: Double) -> Bool {
    switch event {
    case .tap(let book): return tap(book, at: time)
    case .close: return change(at: time) { $0.close(at: $1) }
    case .choose(let mode): return change(at: time) { $0.chooseMode(mode, at: $1) }
    case .proceed: return change(at: time) { $0.proceed(at: $1) != nil }
    case .touch(let finger, let book): return touch(finger, on: book, at: time)
    case .drag(let finger): return change(at: time) { $0.drag(to: finger, at: $1) }
    case .release(let velocity):
      guard journey?.transition.isHeld == true, velocity.withinReason != nil else { return false }
      return change(at: time) { book, time in
        book.release(velocity: velocity, at: time)
        return true
      }
    case .moveCover(let book, let frame, let binding, let isLocked):
      return moveCover(
        of: book, to: Cover(frame: frame, binding: binding, isLocked: isLocked), at: time)
    case .resizeScreen(let size, let safeArea):
      return resizeScreen(to: size, safeArea: safeArea, at: time)
    case .reduceMotion(let isReduced):
      guard isReduced != self.isReduced else { return false }
      self.isReduced = isReduced
      // What is under way goes on, and what comes next is calmer.
      let played = played
      journey?.transition.follow(played)
      return true
    }
  }

  private mutating func tap(_ book: ID, at time: Double) -> Bool {
    guard let away = journey else { return take(book, at: time) { $0.tap(at: $1) } }
    let waiting = next
    if away.book == book {
      next = nil
      return change(at: time) { $0.tap(at: $1) } || waiting != nil
    }
    guard !away.transition.isHeld, !isLocked(book) else { return false }
    let closes = change(at: time) { $0.close(at: $1) }
    // With a policy that ignores taps, a book that opens is not turned around.
    guard closes || away.landing < .infinity else { return false }
    next = book
    return closes || waiting != book
  }

  private mutating func touch(_ finger: BookPoint, on book: ID?, at time: Double) -> Bool {
    guard let away = journey else {
      guard let book else { return false }
      return take(book, at: time) { $0.touch(finger, at: $1) }
    }
    guard book ?? away.book == away.book, !isReading(at: time),
      change(at: time, { $0.touch(finger, at: $1) })
    else { return false }
    // Whoever takes a book back wants this one.
    next = nil
    return true
  }

  private mutating func moveCover(of book: ID, to cover: Cover, at time: Double) -> Bool {
    guard cover != covers[book], layout(of: cover) != nil else { return false }
    covers[book] = cover
    if journey?.book == book { change(at: time) { $0.moveCover(to: cover.frame, at: $1) } }
    return true
  }

  private mutating func resizeScreen(
    to size: BookSize, safeArea: BookRect?, at time: Double
  ) -> Bool {
    let cover = Cover(frame: BookLayout.standardFrame, binding: .left, isLocked: false)
    guard size != screen || safeArea != self.safeArea else { return false }
    let before = (screen, self.safeArea)
    (screen, self.safeArea) = (size, safeArea)
    guard layout(of: cover) != nil else {
      (screen, self.safeArea) = before
      return false
    }
    change(at: time) { $0.resizeScreen(to: size, safeArea: safeArea, at: $1) }
    return true
  }

  /// Takes a book from the shelf for an event that begins its journey.
  @discardableResult
  mutating func take(
    _ book: ID, at time: Double, _ event: (inout BookTransition, Double) -> Bool
  ) -> Bool {
    guard !isLocked(book), let layout = layout(of: covers[book]) else { return false }
    var transition = BookTransition(
      played, layout: layout, tapPolicy: tapPolicy, rotationPolicy: .follow)
    guard event(&transition, time) else { return false }
    journey = Journey(book: book, start: time, transition: transition)
    journey?.settle(at: time)
    return true
  }

  /// Changes the book that is away. Returns false if nothing happens, or if none is away.
  @discardableResult
  private mutating func change(
    at time: Double, _ event: (inout BookTransition, Double) -> Bool
  ) -> Bool {
    guard var changed = journey else { return false }
    let happens = event(&changed.transition, time)
    // An event without an effect may have brought a place up to date.
    changed.settle(at: time)
    journey = changed
    return happens
  }

  private func isLocked(_ book: ID) -> Bool { covers[book]?.isLocked == true }

  private var played: Choreography { isReduced ? choreography.reduced() : choreography }

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
