public import BookMotion

/// How a channel of one timeline differs from that of another.
public struct ChannelDifference: Hashable, Sendable {
  /// The channel.
  public let channel: BookChannel

  /// When the difference is largest, in seconds.
  public let time: Double

  /// The phase of the old timeline at that time.
  public let phase: AnimationPhase

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
    /// It turns round at another time: so many seconds later, or earlier if below 0.
    case peaks(later: Double, isHigh: Bool)
    /// It turns round at the same time, but so much higher, or lower if below 0.
    case reaches(higher: Double, isHigh: Bool)
    /// It is half way at another time: so many seconds later, or earlier if below 0.
    case isHalfWay(later: Double)
    /// It takes another way.
    case other
  }
}

extension ChannelDifference {
  /// Compares two traces at times in order; nil if they are never farther apart than `tolerance`.
  init?(
    _ channel: BookChannel, from old: ChannelTrace, to new: ChannelTrace, at times: [Double],
    phase: (Double) -> AnimationPhase, tolerance: Double
  ) {
    var before = ChannelTrace.Cursor(old)
    var after = ChannelTrace.Cursor(new)
    var largest = (time: 0.0, old: 0.0, new: 0.0)
    for time in times {
      let (oldValue, newValue) = (before.value(at: time), after.value(at: time))
      if (newValue - oldValue).magnitude > (largest.new - largest.old).magnitude {
        largest = (time, oldValue, newValue)
      }
    }
    // Values on a grid differ by whole steps of it, and a rounding.
    guard (largest.new - largest.old).magnitude > tolerance * (1 + 1e-9) else { return nil }
    self.init(
      channel: channel, time: largest.time, phase: phase(largest.time), old: largest.old,
      new: largest.new, tolerance: tolerance,
      change: Change(from: old, to: new, tolerance: tolerance))
  }
}

extension ChannelDifference.Change {
  /// So small a shift is the grid's.
  private static let leastShift = 0.000_5

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
      self = .init(from: before, to: peak, tolerance: tolerance)
    } else if let time = new.halfWay(beyond: tolerance),
      let before = old.halfWay(beyond: tolerance),
      (time - before).magnitude >= Self.leastShift
    {
      self = .isHalfWay(later: time - before)
    } else {
      self = .other
    }
  }

  private init(from old: ChannelTrace.Peak, to new: ChannelTrace.Peak, tolerance: Double) {
    let later = new.time - old.time
    let higher = new.value - old.value
    if later.magnitude >= Self.leastShift {
      self = .peaks(later: later, isHigh: new.isHigh)
    } else if higher.magnitude > tolerance {
      self = .reaches(higher: higher, isHigh: new.isHigh)
    } else {
      self = .other
    }
  }
}
