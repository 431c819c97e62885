extension PageSwipe {
  /// How far a finger must go for the page to turn, in points: further than this.
  public static let threshold = 50.0

  /// How far the pages follow a finger, in points.
  public static let reach = 200.0

  /// How much of a finger's way the pages go beyond the first and the last one.
  public static let rubber = 0.3

  /// What takes the pages to their place.
  public static let spring = Spring(duration: 0.3, bounce: 0.2)
}

extension PageSwipe {
  /// A finger touches the pages; if they move, it catches them where they are.
  ///
  /// - Parameter time: when, in seconds; not before the last event.
  /// - Returns: whether it holds them now. A second finger does not.
  @discardableResult
  public mutating func touch(at time: Double) -> Bool {
    log.check(time)
    guard grip == nil else { return false }
    log.change(at: time)
    let place = strip.value(at: time)
    grip = LedMotion.Grip(start: loosened(place))
    strip.hold(place, at: time)
    return true
  }

  /// The finger has moved.
  ///
  /// - Parameters:
  ///   - translation: how far to the right of where it touched, in points.
  ///   - time: when, in seconds; not before the last event.
  /// - Returns: whether a finger was on the pages.
  /// - Precondition: the translation is from −1e9 to 1e9.
  @discardableResult
  public mutating func drag(by translation: Double, at time: Double) -> Bool {
    log.check(time)
    Domain.place.require(translation, "translation")
    guard let grip else { return false }
    log.change(at: time)
    let limited = min(max(translation, -PageSwipe.reach), PageSwipe.reach)
    let travel = reading(limited)
    self.grip = LedMotion.Grip(start: grip.start, travel: travel)
    strip.hold(held(grip.start + travel), at: time)
    return true
  }

  /// The finger leaves: the page turns if it has gone further than ``threshold``, else it comes back.
  ///
  /// - Parameters:
  ///   - velocity: how fast the finger was to the right, in points a second; the spring begins with
  ///     it, or with three tenths of it beyond the first and the last page.
  ///   - time: when, in seconds; not before the last event.
  /// - Returns: whether a finger was on the pages.
  /// - Precondition: the velocity is from −1e9 to 1e9.
  @discardableResult
  public mutating func release(velocity: Double = 0, at time: Double) -> Bool {
    log.check(time)
    Domain.place.require(velocity, "velocity")
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let place = grip.start + grip.travel
    let isBeyond = place < 0 || place > lastPlace
    let flick = reading(velocity) * (isBeyond ? PageSwipe.rubber : 1)
    let isFar = abs(grip.travel) > PageSwipe.threshold
    go(to: isFar ? page + (grip.travel > 0 ? 1 : -1) : page, adding: flick, at: time)
    return true
  }

  /// The system has taken the finger away: the current page comes back.
  ///
  /// - Returns: whether a finger was on the pages.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    log.check(time)
    guard grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: page, at: time)
    return true
  }

  /// A button, a key or a page grid turns to a page; pages that move turn on from there, with their
  /// velocity.
  ///
  /// - Returns: whether there is that page, it is not the current one, and no finger holds the pages.
  ///   One that is not there is ``Event/bumped`` against.
  @discardableResult
  public mutating func turn(to page: Int, at time: Double) -> Bool {
    log.check(time)
    guard grip == nil, page != self.page else { return false }
    guard page >= 0, page < pageCount else {
      // What is under way goes on, and tells its arrival once.
      log.note(time)
      log.tell(.bumped, at: time)
      return false
    }
    log.change(at: time)
    go(to: page, at: time)
    return true
  }
}

extension PageSwipe {
  /// Sets out for a page, or back for the current one if there is none.
  private mutating func go(to goal: Int, adding velocity: Double = 0, at time: Double) {
    if goal < 0 || goal >= pageCount {
      log.tell(.bumped, at: time)
    } else if goal != page {
      page = goal
      log.tell(.turned(to: goal), at: time)
    }
    let settled = strip.fly(
      to: Double(page) * pageWidth, adding: velocity, at: time, with: PageSwipe.spring)
    log.tell(.settled(on: page), at: settled)
  }

  private var lastPlace: Double { Double(pageCount - 1) * pageWidth }

  /// A way to the right as one in the direction of reading.
  private func reading(_ way: Double) -> Double { binding == .left ? 0 - way : way }

  /// Where the strip stands that would stand at `place` if it had no ends.
  private func held(_ place: Double) -> Double {
    let inside = min(max(place, 0), lastPlace)
    return inside + (place - inside) * PageSwipe.rubber
  }

  private func loosened(_ place: Double) -> Double {
    let inside = min(max(place, 0), lastPlace)
    return inside + (place - inside) / PageSwipe.rubber
  }
}
