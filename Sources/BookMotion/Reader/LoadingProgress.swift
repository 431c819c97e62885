/// A bar that never stands still and never lies: what is simulated meets what is real.
///
/// What has really been loaded comes in leaps, late, and sometimes wrong. The bar goes quickly to what
/// was reported last, then creeps towards a cap just above it, so that one sees that something is
/// going on. Whatever is reported, it never goes back, and it is full only when the work is done.
///
/// ```swift
/// var progress = LoadingProgress()
/// progress.start(at: 0)
/// progress.report(0.4, at: 1)
/// progress.value(at: 1.3) > 0.4  // true
/// progress.value(at: 60)  // 0.5
/// progress.report(0.2, at: 61)  // false: that would be back
/// progress.finish(at: 62)
/// progress.value(at: 62.3)  // 1
/// ```
///
/// It deliberately has no way back to 0: what is loaded next has a progress of its own.
public struct LoadingProgress: Sendable {
  /// What a bar tells.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// There is something to be seen.
    case started
    /// The bar is full: it may go.
    case full
    /// The work was given up; the bar stands where it was.
    case failed
  }

  /// How far the work is.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Nothing has begun.
    case waiting
    /// It is under way.
    case loading
    /// It is done; the bar is full or fills.
    case done
    /// It was given up.
    case failed
  }

  /// How far the work is.
  public internal(set) var stage = Stage.waiting

  /// What has really been reported, from 0 to 1: the largest of all.
  public internal(set) var reported = 0.0

  /// From event to event.
  var legs: [Leg] = []

  var log = EventLog<Event>()

  /// Creates a bar for work that has not begun.
  public init() {}

  /// Where the bar goes from an event on, if no other comes: quickly to what is known, and slowly
  /// from there to the cap; the two set out together.
  struct Leg: Hashable, Sendable {
    let time: Double
    let start: Double
    var known: Double
    var cap: Double
  }
}

extension LoadingProgress {
  /// How far above the last report the bar creeps.
  public static let headroom = 0.1

  /// How far the bar goes at most while the work is not done.
  public static let ceiling = 0.99

  /// How long the bar takes to what was reported, and to its end, in seconds.
  public static let catchUpDuration = 0.3

  /// How long it creeps if nothing is reported, in seconds.
  public static let creepDuration = 10.0
}

extension LoadingProgress {
  /// How full the bar is, from 0 to 1: never less than before, and 1 only when the work is done.
  public func value(at time: Double) -> Double {
    guard let leg = legs.last(where: { $0.time <= time }) else { return legs.first?.start ?? 0 }
    return leg.value(at: time)
  }

  /// Whether the bar stands still from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    legs.last.map { time >= $0.end } ?? true
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}

extension LoadingProgress.Leg {
  /// From when on the bar stands at the cap.
  var end: Double {
    if cap > known { return time + LoadingProgress.creepDuration }
    return known > start ? time + LoadingProgress.catchUpDuration : time
  }

  /// Every operation on the way from the time to the value is one that rounding keeps in order: of two
  /// instants the later one never has the smaller value, not even by the last bit. A ``MotionEasing``
  /// that is solved for does not promise that.
  func value(at instant: Double) -> Double {
    guard instant < end else { return cap }
    let elapsed = instant - time
    let left =
      (cap - known) * Self.left(after: elapsed, of: LoadingProgress.creepDuration)
      + (known - start) * Self.left(after: elapsed, of: LoadingProgress.catchUpDuration)
    return max(cap - left, start)
  }

  /// How much of a way is left that slows down evenly until its end.
  private static func left(after elapsed: Double, of duration: Double) -> Double {
    let left = max(1 - elapsed / duration, 0)
    return left * left
  }
}

extension LoadingProgress {
  /// The work begins: the bar creeps off.
  ///
  /// - Returns: whether it had not begun.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func start(at time: Double) -> Bool {
    let time = log.instant(time)
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
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func report(_ fraction: Double, at time: Double) -> Bool {
    let time = log.instant(time)
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
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func finish(at time: Double) -> Bool {
    let time = log.instant(time)
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
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func fail(at time: Double) -> Bool {
    let time = log.instant(time)
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
