import BookMotion

/// The difference between a channel in one recording and the same channel in another.
package struct ChannelDifference: Hashable, Sendable {
  /// The channel's name in documents.
  package let channel: String

  /// The time at which the difference is largest, in seconds of the new recording.
  package let time: Double

  /// The phase at that time.
  package let phase: String

  /// The old value at that time or, if phases have moved, at the corresponding one.
  package let old: Double

  /// The new value at that time.
  package let new: Double

  /// The largest difference that would have been ignored.
  let tolerance: Double

  /// The way in which the channel changed as a whole.
  package let change: Change

  /// The largest difference, `new - old`.
  package var difference: Double { new - old }

  /// The way in which a channel changed as a whole. If several cases apply, only one is reported.
  package enum Change: Hashable, Sendable {
    /// The channel moves now, but did not before.
    case beginsToMove
    /// The channel no longer moves.
    case movesNoMore
    /// The channel starts at another value.
    case starts(at: Double, not: Double)
    /// The channel ends at another value.
    case ends(at: Double, not: Double)
    /// The channel is the mirror image of what it was.
    case isMirrored
    /// The channel peaks at another time, `later` seconds later (earlier if negative). It also
    /// peaks higher by `higher` (lower if negative), or 0 if that is not significant.
    case peaks(later: Double, higher: Double, isHigh: Bool)
    /// The channel has a peak, which it did not have before.
    case peaksNow(at: Double, isHigh: Bool)
    /// The channel is halfway back from its peak at another time.
    case isHalfwayBack(later: Double)
    /// The channel peaks at the same time, but higher by `higher` (lower if negative).
    case reaches(higher: Double, isHigh: Bool)
    /// The channel is halfway at another time, `later` seconds later (earlier if negative).
    case isHalfway(later: Double)
    /// None of the above: only the largest difference describes the change.
    case other
  }
}

/// The largest difference between two traces at ascending times.
struct LargestDifference {
  private(set) var time = 0.0
  private(set) var old = 0.0
  private(set) var new = 0.0

  /// True if each trace is the mirror image of the other.
  private(set) var isMirrored = true

  /// Compares two traces; returns `nil` if they never differ by more than `tolerance`.
  ///
  /// If phases have moved, `newTime` returns the time in the new recording of each instant. A trace
  /// that nowhere differs from the old one both at that instant and at that time is no difference
  /// either: a spring may go on into a phase that has moved. From `end` on, where one recording is
  /// at rest, what `least` hides is the last of a spring that goes on in the other.
  init?(
    from old: ChannelTrace, to new: ChannelTrace, at times: [Double], tolerance: Double,
    least: Double, end: Double, newTime: ((Double) -> Double)? = nil
  ) {
    var before = ChannelTrace.Cursor(old)
    var meanwhile = ChannelTrace.Cursor(old)
    var after = ChannelTrace.Cursor(new)
    var unexplained = 0.0
    // A curve and its mirror image have a constant sum.
    let sum = old.first + new.first
    for time in times {
      let newValue = after.value(at: time)
      let oldValue = before.value(at: time)
      if (oldValue + newValue - sum).magnitude > tolerance { isMirrored = false }
      var difference = (newValue - oldValue).magnitude
      if time >= end, difference <= least { continue }
      if difference > (self.new - self.old).magnitude {
        (self.time, self.old, self.new) = (time, oldValue, newValue)
      }
      if let newTime {
        difference = min(difference, (newValue - meanwhile.value(at: newTime(time))).magnitude)
      }
      unexplained = max(unexplained, difference)
    }
    // Values on a grid differ by whole steps, plus a rounding error.
    // What is invisible once the phases' shift is accounted for is due to that shift.
    let ignored = max(tolerance * (1 + 1e-9), newTime == nil ? 0 : least)
    guard unexplained > ignored else { return nil }
  }
}

extension ChannelTrace {
  /// Returns how far a peak exceeds the ends, as a fraction of the channel's range.
  fileprivate func excess(of peak: Peak) -> Double {
    let beyond = peak.isHigh ? peak.value - max(first, last) : min(first, last) - peak.value
    return beyond / (high - low)
  }

  /// Returns how much later `other` is, if it is the same peak at another time: neither is a plateau,
  /// and the curve is lower there, unlike that of a motion that goes and returns.
  fileprivate func shift(
    of peak: Peak, to other: Peak, _ later: (_ old: Double, _ new: Double) -> Double?
  ) -> Double? {
    guard !peak.isFlat, !other.isFlat, let later = later(peak.time, other.time) else { return nil }
    guard later.magnitude > ChannelTrace.far else { return later }
    var cursor = Cursor(self)
    let height = (peak.value - first).magnitude
    let drop = (cursor.value(at: peak.time + later) - peak.value).magnitude
    return drop >= ChannelTrace.asHigh * height ? later : nil
  }

  private static let far = 0.25
  private static let asHigh = 0.1
}

extension ChannelDifference.Change {
  /// The smallest shift in time, in seconds, that is not attributed to the grid.
  private static let leastShift = 0.000_5

  /// The smallest change in height, as a fraction of the channel's range.
  private static let leastHeight = 0.005

  /// The smallest peak whose time is worth a word, as a fraction of the channel's range.
  private static let leastExcess = 0.01

  /// Compares whole traces; `later` returns the time from a time in the old one to a time in the new
  /// one, beyond what the phase has moved, or `nil` if they are in different phases.
  init(
    from old: ChannelTrace, to new: ChannelTrace, tolerance: Double, isMirrored: Bool,
    later: (_ old: Double, _ new: Double) -> Double?
  ) {
    let (moved, moves) = (old.moves(beyond: tolerance), new.moves(beyond: tolerance))
    if isMirrored && moved {
      self = .isMirrored
    } else if moves && !moved {
      self = .beginsToMove
    } else if moved && !moves {
      self = .movesNoMore
    } else if (new.first - old.first).magnitude > tolerance {
      self = .starts(at: new.first, not: old.first)
    } else if (new.last - old.last).magnitude > tolerance {
      self = .ends(at: new.last, not: old.last)
    } else {
      let least = max(tolerance, Self.leastHeight * (old.high - old.low))
      let (before, peak) = (old.peak(beyond: tolerance), new.peak(beyond: tolerance))
      self =
        Self(heightFrom: old, before, to: new, peak, least: least, later: later)
        ?? Self(timeFrom: old, before, to: new, peak, tolerance: tolerance, later: later) ?? .other
    }
  }

  /// The change of the highest or lowest value, or `nil` if neither has changed.
  private init?(
    heightFrom old: ChannelTrace, _ before: ChannelTrace.Peak?, to new: ChannelTrace,
    _ peak: ChannelTrace.Peak?, least: Double, later: (_ old: Double, _ new: Double) -> Double?
  ) {
    let (higher, lower) = (new.high - old.high, new.low - old.low)
    let isHigh = higher.magnitude >= lower.magnitude
    let change = isHigh ? higher : lower
    guard change.magnitude > least else { return nil }
    let (before, peak) = (
      before.flatMap { $0.isHigh == isHigh ? $0 : nil },
      peak.flatMap { $0.isHigh == isHigh ? $0 : nil }
    )
    if let before, let peak, let later = old.shift(of: before, to: peak, later) {
      let higher = peak.value - before.value
      self =
        later.magnitude < Self.leastShift
        ? .reaches(higher: higher, isHigh: isHigh)
        : .peaks(later: later, higher: higher, isHigh: isHigh)
    } else if before == nil, let peak {
      self = .peaksNow(at: peak.value, isHigh: isHigh)
    } else {
      self = .reaches(higher: change, isHigh: isHigh)
    }
  }

  /// The change of the time of a peak or of half of the way, or `nil` if there is none.
  private init?(
    timeFrom old: ChannelTrace, _ before: ChannelTrace.Peak?, to new: ChannelTrace,
    _ peak: ChannelTrace.Peak?, tolerance: Double, later: (_ old: Double, _ new: Double) -> Double?
  ) {
    if let before, let peak, before.isHigh == peak.isHigh {
      if let later = old.shift(of: before, to: peak, later),
        min(old.excess(of: before), new.excess(of: peak)) > Self.leastExcess
      {
        guard later.magnitude >= Self.leastShift else { return nil }
        self = .peaks(later: later, higher: 0, isHigh: peak.isHigh)
        return
      }
      if before.returns, peak.returns {
        // Otherwise, the crossing of one is not that of the other.
        guard [before, peak].allSatisfy({ $0.rises.count == 1 && $0.falls.count == 1 }),
          let rise = before.rises.first, let newRise = peak.rises.first,
          let fall = before.falls.first, let newFall = peak.falls.first,
          let rises = later(rise, newRise), let falls = later(fall, newFall)
        else { return nil }
        guard max(rises.magnitude, falls.magnitude) >= Self.leastShift else { return nil }
        self =
          falls.magnitude > rises.magnitude + Self.leastShift
          ? .isHalfwayBack(later: falls) : .isHalfway(later: rises)
        return
      }
    }
    guard let before = old.halfway(beyond: tolerance), let time = new.halfway(beyond: tolerance),
      let later = later(before, time), later.magnitude >= Self.leastShift
    else { return nil }
    self = .isHalfway(later: later)
  }
}
