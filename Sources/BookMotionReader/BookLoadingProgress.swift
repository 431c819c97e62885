import BookMotion

/// A progress bar that combines simulated progress with the progress that is actually reported.
///
/// Real progress comes late, in leaps, and is sometimes wrong. The bar moves quickly to the last
/// report, then creeps toward a cap just above it to show that work continues. Whatever is
/// reported, the bar never goes back, and it is full only when the work is done.
///
/// ```swift
/// var progress = BookLoadingProgress()
/// progress.start(at: 0)
/// progress.report(0.4, at: 1)
/// progress.value(at: 1.3) > 0.4  // true
/// progress.value(at: 60)  // 0.5
/// progress.report(0.2, at: 61)  // false: the bar never goes back
/// progress.finish(at: 62)
/// progress.value(at: 62.3)  // 1
/// ```
///
/// It deliberately cannot return to 0: create another value for the next load.
public struct BookLoadingProgress: Hashable, Sendable {
  /// An event that a progress bar reports.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The work began: show the bar.
    case started
    /// The bar is full: it may disappear.
    case full
    /// The work was given up; the bar stays where it was.
    case failed
  }

  /// The state of the work.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The work has not begun.
    case waiting
    /// The work is under way.
    case loading
    /// The work is done; the bar is full or filling.
    case done
    /// The work was given up.
    case failed
  }

  /// The state of the work.
  public internal(set) var stage = Stage.waiting

  /// The largest progress reported so far, from 0 to 1.
  package internal(set) var reported = 0.0

  /// The legs of the bar's motion, one per event.
  var legs: [Leg] = []

  var log = EventLog<Event>()

  /// Creates a bar for work that has not begun.
  public init() {}

  /// The motion of the bar from one event on: quickly to `known` and slowly from there to `cap`,
  /// both starting at `time`.
  struct Leg: Hashable, Sendable {
    let time: Double
    let start: Double
    var known: Double
    var cap: Double
  }
}

extension BookLoadingProgress {
  /// The distance by which the bar creeps above the last report.
  static let headroom = 0.1

  /// The largest value of the bar while the work is not done.
  package static let ceiling = 0.99

  /// The time that the bar takes to reach a report, or to fill at the end, in seconds.
  package static let catchUpDuration = 0.3

  /// The time for which the bar creeps if nothing is reported, in seconds.
  static let creepDuration = 10.0
}

extension BookLoadingProgress {
  /// Returns the value of the bar, from 0 to 1: never less than before, and 1 only when the work is
  /// done.
  public func value(at time: Double) -> Double {
    guard let leg = legs.last(where: { $0.time <= time }) else { return legs.first?.start ?? 0 }
    return leg.value(at: time)
  }

  /// Returns a Boolean value indicating whether the bar is at rest from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    legs.last.map { time >= $0.end } ?? true
  }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}

extension BookLoadingProgress.Leg {
  /// The time from which the bar is at the cap.
  var end: Double {
    if cap > known { return time + BookLoadingProgress.creepDuration }
    return known > start ? time + BookLoadingProgress.catchUpDuration : time
  }

  /// Returns `max(cap − left, start)`, where `left` is what remains of both motions.
  ///
  /// Every operation from `instant` to the result is monotonic under rounding, so a later instant
  /// never has a smaller value, not even in the last bit. A `MotionEasing` that is solved
  /// numerically does not guarantee that.
  func value(at instant: Double) -> Double {
    guard instant < end else { return cap }
    let elapsed = instant - time
    let left =
      (cap - known) * Self.left(after: elapsed, of: BookLoadingProgress.creepDuration)
      + (known - start) * Self.left(after: elapsed, of: BookLoadingProgress.catchUpDuration)
    return max(cap - left, start)
  }

  /// Returns the share still to go of a motion that decelerates evenly: (1 − elapsed / duration)².
  private static func left(after elapsed: Double, of duration: Double) -> Double {
    let left = max(1 - elapsed / duration, 0)
    return left * left
  }
}

extension BookLoadingProgress {
  /// Begins the work: the bar starts to creep.
  ///
  /// - Returns: `true` if the work had not begun.
  @discardableResult
  public mutating func start(at time: Double) -> Bool {
    guard let time = log.instant(time), stage == .waiting else { return false }
    log.change(at: time)
    log.report(.started, at: time)
    stage = .loading
    goOn(at: time)
    return true
  }

  /// Reports the fraction of the work that is really done.
  ///
  /// Reports come from outside and may be wrong, which must not stop a program: NaN, or a fraction
  /// no larger than an earlier report, has no effect, and a fraction above 1 counts as 1.
  ///
  /// - Returns: `true` if the report advances the progress.
  @discardableResult
  public mutating func report(_ fraction: Double, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    // Written so that NaN fails the comparison.
    guard stage == .loading, fraction > reported, reported < 1 else { return false }
    log.change(at: time)
    reported = min(fraction, 1)
    goOn(at: time)
    return true
  }

  /// Ends the work: the bar fills in 0.3 s.
  ///
  /// - Returns: `true` if the work was under way.
  @discardableResult
  public mutating func finish(at time: Double) -> Bool {
    guard let time = log.instant(time), stage == .loading else { return false }
    log.change(at: time)
    stage = .done
    let here = value(at: time)
    let leg = Leg(time: time, start: here, known: 1, cap: 1)
    log.report(.full, at: leg.end)
    begin(leg)
    return true
  }

  /// Gives up the work: the bar stays where it is.
  ///
  /// - Returns: `true` if the work was under way.
  @discardableResult
  public mutating func fail(at time: Double) -> Bool {
    guard let time = log.instant(time), stage == .loading else { return false }
    log.change(at: time)
    log.report(.failed, at: time)
    stage = .failed
    let here = value(at: time)
    begin(Leg(time: time, start: here, known: here, cap: here))
    return true
  }
}

extension BookLoadingProgress {
  private mutating func goOn(at time: Double) {
    let start = value(at: time)
    let known = max(start, min(reported, BookLoadingProgress.ceiling))
    let cap = max(known, min(reported + BookLoadingProgress.headroom, BookLoadingProgress.ceiling))
    begin(Leg(time: time, start: start, known: known, cap: cap))
  }

  private mutating func begin(_ leg: Leg) {
    legs.makeRoom()
    legs.append(leg)
  }
}
