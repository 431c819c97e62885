extension InfoSheet {
  /// What takes the sheet to its place.
  public static let spring = Spring(duration: 0.4, bounce: 0)

  /// So many seconds of a flick's velocity are added to its way when the detent is chosen: as far as
  /// it looks as if the sheet would slide on.
  public static let projection = 0.2

  /// How much of a finger's way the sheet goes above its largest detent.
  public static let rubber = 0.3
}

extension InfoSheet {
  /// The sheet comes up, or goes to another detent.
  ///
  /// - Returns: whether it goes anywhere else than before. A sheet that a finger holds does not.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func present(_ detent: Detent = .medium, at time: Double) -> Bool {
    log.check(time)
    guard grip == nil, detent != self.detent else { return false }
    log.change(at: time)
    go(to: detent, at: time)
    return true
  }

  /// The sheet goes down: its book is not wanted any more, or somebody tapped beside it.
  ///
  /// - Returns: whether it was up, and no finger held it.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func dismiss(at time: Double) -> Bool { present(.hidden, at: time) }

  /// A finger touches the sheet; if it moves, it is caught where it is.
  ///
  /// - Returns: whether it holds it now. One that goes down is caught as well; there is nothing to
  ///   hold of one that is hidden.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func touch(at time: Double) -> Bool {
    log.check(time)
    guard grip == nil, isToBeSeen(at: time) else { return false }
    log.change(at: time)
    let place = slide.value(at: time)
    grip = LedMotion.Grip(start: loosened(place))
    slide.hold(place, at: time)
    return true
  }

  /// The finger has moved.
  ///
  /// - Parameters:
  ///   - translation: how far down from where it touched, in points.
  ///   - time: when, in seconds; not before the last event.
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: the translation is from −1e9 to 1e9.
  @discardableResult
  public mutating func drag(by translation: Double, at time: Double) -> Bool {
    log.check(time)
    Domain.place.require(translation, "translation")
    guard let grip else { return false }
    log.change(at: time)
    self.grip = LedMotion.Grip(start: grip.start, travel: -translation)
    slide.hold(held(grip.start - translation), at: time)
    return true
  }

  /// The finger leaves: the sheet goes to the detent that is nearest to where it would slide.
  ///
  /// - Parameters:
  ///   - velocity: how fast the finger was, downwards, in points a second; the spring begins with it.
  ///   - time: when, in seconds; not before the last event.
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: the velocity is from −1e9 to 1e9.
  @discardableResult
  public mutating func release(velocity: Double = 0, at time: Double) -> Bool {
    log.check(time)
    Domain.place.require(velocity, "velocity")
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let place = grip.start + grip.travel
    let flick = place > height(of: .large) ? -velocity * InfoSheet.rubber : -velocity
    let goal = nearest(to: slide.value(at: time) + flick * InfoSheet.projection)
    go(to: goal, adding: flick, at: time)
    return true
  }

  /// The system has taken the finger away: the sheet goes back to its detent.
  ///
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    log.check(time)
    guard grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: detent, at: time)
    return true
  }
}

extension InfoSheet {
  private mutating func go(to detent: Detent, adding velocity: Double = 0, at time: Double) {
    if detent != self.detent {
      self.detent = detent
      log.tell(.moved(to: detent), at: time)
    }
    let settled = slide.fly(
      to: height(of: detent), adding: velocity, at: time, with: InfoSheet.spring)
    if detent == .hidden { log.tell(.hidden, at: settled) }
  }

  /// One that goes down is, until it is told that it is not.
  private func isToBeSeen(at time: Double) -> Bool {
    let isGoing = log.cues(in: time.nextUp ..< .infinity).contains { $0.event == .hidden }
    return detent != .hidden || (isGoing && height(at: time) > 0)
  }

  private func nearest(to height: Double) -> Detent {
    var nearest = Detent.hidden
    for detent in Detent.allCases
    where abs(self.height(of: detent) - height) < abs(self.height(of: nearest) - height) {
      nearest = detent
    }
    return nearest
  }

  /// Where a sheet stands that would stand at `place` if nothing held it back.
  private func held(_ place: Double) -> Double {
    let inside = min(max(place, 0), height(of: .large))
    return place > inside ? inside + (place - inside) * InfoSheet.rubber : inside
  }

  private func loosened(_ place: Double) -> Double {
    let inside = min(place, height(of: .large))
    return inside + (place - inside) / InfoSheet.rubber
  }
}
