/// How a channel of one timeline differs from that of another.
public struct ChannelDifference: Hashable, Sendable {
  /// The channel, by its name in documents.
  public let channel: String

  /// When the difference is largest, in seconds.
  public let time: Double

  /// The phase of the old timeline at that time.
  public let phase: String

  /// The old value at that time.
  public let old: Double

  /// The new value at that time.
  public let new: Double

  /// How much difference would have been none.
  public let tolerance: Double

  /// What has become of the channel as a whole.
  public let change: Change

  /// The largest difference: new less old.
  public var difference: Double { new - old }

  /// What has become of a channel as a whole: the first of these that is true.
  public enum Change: Hashable, Sendable {
    /// It moves, and did not.
    case beginsToMove
    /// It moved, and does no more.
    case movesNoMore
    /// It starts elsewhere.
    case starts(at: Double, not: Double)
    /// It ends elsewhere.
    case ends(at: Double, not: Double)
    /// It is the mirror image of what it was.
    case isMirrored
    /// It turns round at another time: so many seconds later, or earlier if below 0; and so much
    /// higher, or lower if below 0, if that is more than the tolerance.
    case peaks(later: Double, higher: Double, isHigh: Bool)
    /// It is halfway back from where it turns round at another time.
    case isHalfWayBack(later: Double)
    /// It turns round at the same time, but so much higher, or lower if below 0.
    case reaches(higher: Double, isHigh: Bool)
    /// It is halfway at another time: so many seconds later, or earlier if below 0.
    case isHalfWay(later: Double)
    /// It differs in no way that has a word: only the largest difference tells of it.
    case other
  }
}

extension ChannelDifference {
  /// Compares two traces at times in order; nil if they are never farther apart than `tolerance`.
  init?(
    _ channel: String, from old: ChannelTrace, to new: ChannelTrace, at times: [Double],
    phase: (Double) -> String, tolerance: Double
  ) {
    var before = ChannelTrace.Cursor(old)
    var after = ChannelTrace.Cursor(new)
    var largest = (time: 0.0, old: 0.0, new: 0.0)
    // The sum of a curve and its mirror image is the same at all times.
    let sum = old.first + new.first
    var isMirrored = true
    for time in times {
      let (oldValue, newValue) = (before.value(at: time), after.value(at: time))
      if (oldValue + newValue - sum).magnitude > tolerance { isMirrored = false }
      if (newValue - oldValue).magnitude > (largest.new - largest.old).magnitude {
        largest = (time, oldValue, newValue)
      }
    }
    // Values on a grid differ by whole steps of it, and a rounding.
    guard (largest.new - largest.old).magnitude > tolerance * (1 + 1e-9) else { return nil }
    self.init(
      channel: channel, time: largest.time, phase: phase(largest.time), old: largest.old,
      new: largest.new, tolerance: tolerance,
      change: isMirrored && old.moves(beyond: tolerance)
        ? .isMirrored : Change(from: old, to: new, tolerance: tolerance))
  }
}

extension ChannelDifference.Change {
  /// So small a shift is the grid's.
  private static let leastShift = 0.000_5

  /// A part of the way to a peak.
  private static let leastHeight = 0.005

  init(from old: ChannelTrace, to new: ChannelTrace, tolerance: Double) {
    let (moved, moves) = (old.moves(beyond: tolerance), new.moves(beyond: tolerance))
    if moves && !moved {
      self = .beginsToMove
    } else if moved && !moves {
      self = .movesNoMore
    } else if (new.first - old.first).magnitude > tolerance {
      self = .starts(at: new.first, not: old.first)
    } else if (new.last - old.last).magnitude > tolerance {
      self = .ends(at: new.last, not: old.last)
    } else if let peak = new.peak(beyond: tolerance), let before = old.peak(beyond: tolerance),
      peak.isHigh == before.isHigh
    {
      // What a parabola through three frames is off is no height.
      let least = max(tolerance, Self.leastHeight * (before.value - old.first).magnitude)
      self = .init(from: before, to: peak, leastHeight: least)
    } else if let time = new.halfWay(beyond: tolerance),
      let before = old.halfWay(beyond: tolerance),
      (time - before).magnitude >= Self.leastShift
    {
      self = .isHalfWay(later: time - before)
    } else {
      self = .other
    }
  }

  private init(
    from old: ChannelTrace.Peak, to new: ChannelTrace.Peak, leastHeight: Double
  ) {
    let later = new.time - old.time
    let higher = new.value - old.value
    if let (before, after) = old.back.flatMap({ before in new.back.map { (before, $0) } }),
      (after - before).magnitude > later.magnitude + Self.leastShift
    {
      self = .isHalfWayBack(later: after - before)
    } else if later.magnitude >= Self.leastShift {
      self = .peaks(
        later: later, higher: higher.magnitude > leastHeight ? higher : 0, isHigh: new.isHigh)
    } else if higher.magnitude > leastHeight {
      self = .reaches(higher: higher, isHigh: new.isHigh)
    } else {
      self = .other
    }
  }
}
