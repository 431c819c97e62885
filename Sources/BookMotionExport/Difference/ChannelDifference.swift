/// The difference between a channel in one recording and the same channel in another.
public struct ChannelDifference: Hashable, Sendable {
  /// The channel's name in documents.
  public let channel: String

  /// The time at which the difference is largest, in seconds of the new recording.
  public let time: Double

  /// The phase at that time.
  public let phase: String

  /// The old value at that time or, if phases have moved, at the corresponding one.
  public let old: Double

  /// The new value at that time.
  public let new: Double

  /// The largest difference that would have been ignored.
  public let tolerance: Double

  /// The way in which the channel changed as a whole.
  public let change: Change

  /// The largest difference, `new - old`.
  public var difference: Double { new - old }

  /// The way in which a channel changed as a whole. If several cases apply, only one is reported.
  public enum Change: Hashable, Sendable {
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
    case isHalfWayBack(later: Double)
    /// The channel peaks at the same time, but higher by `higher` (lower if negative).
    case reaches(higher: Double, isHigh: Bool)
    /// The channel is halfway at another time, `later` seconds later (earlier if negative).
    case isHalfWay(later: Double)
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
  init?(
    from old: ChannelTrace, to new: ChannelTrace, at times: [Double], tolerance: Double
  ) {
    var before = ChannelTrace.Cursor(old)
    var after = ChannelTrace.Cursor(new)
    // A curve and its mirror image have a constant sum.
    let sum = old.first + new.first
    for time in times {
      let (oldValue, newValue) = (before.value(at: time), after.value(at: time))
      if (oldValue + newValue - sum).magnitude > tolerance { isMirrored = false }
      if (newValue - oldValue).magnitude > (self.new - self.old).magnitude {
        (self.time, self.old, self.new) = (time, oldValue, newValue)
      }
    }
    // Values on a grid differ by whole steps, plus a rounding error.
    guard (self.new - self.old).magnitude > tolerance * (1 + 1e-9) else { return nil }
  }
}

extension ChannelTrace {
  /// Returns how far a peak exceeds the ends, as a fraction of the distance between them.
  fileprivate func excess(of peak: Peak) -> Double {
    let beyond = peak.isHigh ? peak.value - max(first, last) : min(first, last) - peak.value
    return beyond / (last - first).magnitude
  }

  /// Returns true if the curve is about as high far from its peak, so that a peak there is another
  /// one, as in a motion that goes and returns.
  fileprivate func isAsHigh(as peak: Peak, at time: Double) -> Bool {
    guard (time - peak.time).magnitude > ChannelTrace.far else { return false }
    var cursor = Cursor(self)
    let height = (peak.value - first).magnitude
    return (cursor.value(at: time) - peak.value).magnitude < ChannelTrace.alike * height
  }

  private static let far = 0.25
  private static let alike = 0.1
}

extension ChannelDifference.Change {
  /// The smallest shift in time, in seconds, that is not attributed to the grid.
  private static let leastShift = 0.000_5

  /// The smallest change in height, as a fraction of the distance from the start to the peak.
  private static let leastHeight = 0.005

  /// The smallest new peak worth a word, as a fraction of the distance from the start to the end.
  private static let leastExcess = 0.01

  /// Compares whole traces; `later` returns the time from a time in the old one to a time in the new
  /// one, beyond what the phase has moved.
  init(
    from old: ChannelTrace, to new: ChannelTrace, tolerance: Double, isMirrored: Bool,
    later: (_ old: Double, _ new: Double) -> Double
  ) {
    let (moved, moves) = (old.moves(beyond: tolerance), new.moves(beyond: tolerance))
    let (before, peak) = (old.peak(beyond: tolerance), new.peak(beyond: tolerance))
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
    } else if let peak, let before, peak.isHigh == before.isHigh,
      peak.isFlat || before.isFlat
        ? peak.returns && before.returns
        : !old.isAsHigh(as: before, at: before.time + later(before.time, peak.time))
    {
      // Ignore the error of fitting a parabola through three frames.
      let least = max(tolerance, Self.leastHeight * (before.value - old.first).magnitude)
      self = .init(from: before, to: peak, leastHeight: least, later: later)
    } else if let peak, before == nil, new.excess(of: peak) > Self.leastExcess {
      self = .peaksNow(at: peak.value, isHigh: peak.isHigh)
    } else if let time = new.halfWay(beyond: tolerance),
      let before = old.halfWay(beyond: tolerance),
      later(before, time).magnitude >= Self.leastShift
    {
      self = .isHalfWay(later: later(before, time))
    } else {
      self = .other
    }
  }

  private init(
    from old: ChannelTrace.Peak, to new: ChannelTrace.Peak, leastHeight: Double,
    later between: (_ old: Double, _ new: Double) -> Double
  ) {
    let higher = new.value - old.value
    let isHigher = higher.magnitude > leastHeight
    let isFlat = old.isFlat || new.isFlat
    let later = isFlat ? between(old.rise, new.rise) : between(old.time, new.time)
    let fallsLater = isFlat ? between(old.fall, new.fall) : 0
    if isFlat, old.crossings != new.crossings {
      // The first crossing of one is not that of the other.
      self = .other
    } else if fallsLater.magnitude > later.magnitude + Self.leastShift {
      self = .isHalfWayBack(later: fallsLater)
    } else if later.magnitude >= Self.leastShift {
      self =
        isFlat
        ? .isHalfWay(later: later)
        : .peaks(later: later, higher: isHigher ? higher : 0, isHigh: new.isHigh)
    } else if isHigher {
      self = .reaches(higher: higher, isHigh: new.isHigh)
    } else {
      self = .other
    }
  }
}
