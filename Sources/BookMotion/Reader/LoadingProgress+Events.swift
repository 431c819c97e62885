extension LoadingProgress {
  /// The work begins: the bar creeps off.
  ///
  /// - Returns: whether it had not begun.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func start(at time: Double) -> Bool {
    log.check(time)
    guard stage == .waiting else { return false }
    log.change(at: time)
    log.tell(.started, at: time)
    stage = .loading
    goOn(at: time)
    return true
  }

  /// So much has really been done.
  ///
  /// What comes from outside may be wrong, and is not to stop a program: a number that is not one or
  /// is less than was reported before changes nothing, and one above 1 counts as 1.
  ///
  /// - Returns: whether it is news.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func report(_ fraction: Double, at time: Double) -> Bool {
    log.check(time)
    // Written so that NaN is no news.
    guard stage == .loading, fraction > reported, reported < 1 else { return false }
    log.change(at: time)
    reported = min(fraction, 1)
    goOn(at: time)
    return true
  }

  /// The work is done: the bar fills up in 0.3 s.
  ///
  /// - Returns: whether it was under way.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func finish(at time: Double) -> Bool {
    log.check(time)
    guard stage == .loading else { return false }
    log.change(at: time)
    stage = .done
    let here = value(at: time)
    let leg = Leg(time: time, start: here, known: 1, cap: 1)
    log.tell(.full, at: leg.end)
    begin(leg)
    return true
  }

  /// The work is given up: the bar stands where it is.
  ///
  /// - Returns: whether it was under way.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func fail(at time: Double) -> Bool {
    log.check(time)
    guard stage == .loading else { return false }
    log.change(at: time)
    log.tell(.failed, at: time)
    stage = .failed
    let here = value(at: time)
    begin(Leg(time: time, start: here, known: here, cap: here))
    return true
  }
}

extension LoadingProgress {
  private static let rememberedLegs = 512

  private mutating func goOn(at time: Double) {
    let start = value(at: time)
    let known = max(start, min(reported, LoadingProgress.ceiling))
    let cap = max(known, min(reported + LoadingProgress.headroom, LoadingProgress.ceiling))
    begin(Leg(time: time, start: start, known: known, cap: cap))
  }

  private mutating func begin(_ leg: Leg) {
    if legs.count >= LoadingProgress.rememberedLegs { legs.removeFirst(legs.count / 2) }
    legs.append(leg)
  }
}
