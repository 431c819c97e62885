/// How loud two sounds are while one gives way to the other.
///
/// ```swift
/// Crossfade.equalPower.gains(share: 0.5).leaving  // 0.7071067811865476
/// Crossfade.equalGain.gains(share: 0.5).leaving  // 0.5
/// Crossfade.decibels(ofGain: 0.5)  // -6.02…
/// ```
public enum Crossfade: String, Hashable, Sendable, CaseIterable {
  /// The amplitudes add up to 1: right where both are one and the same track, whose waves meet. It is
  /// as loud all the way, 0 dB; two different ones would sink by 3 dB in the middle.
  case equalGain

  /// The powers add up to 1: right for two different tracks, whose waves do not meet. Each is at −3 dB
  /// in the middle, and both together are as loud as one.
  case equalPower

  /// How loud each of two sounds is, as a factor of its amplitude, from 0 to 1.
  public struct Gains: Hashable, Sendable {
    /// The one that gives way.
    public let leaving: Double

    /// The one that comes.
    public let arriving: Double
  }

  /// How loud each sound is when `share` of the way has been gone.
  ///
  /// At 0 and below it is exactly (1, 0), at 1 and above (0, 1); what is not a number counts as 0.
  public func gains(share: Double) -> Gains {
    let share = share > 0 ? min(share, 1) : 0
    switch self {
    case .equalGain: return Gains(leaving: 1 - share, arriving: share)
    case .equalPower:
      let (sine, cosine) = Elementary.sinCos(degrees: share * Crossfade.quarterTurn)
      return Gains(leaving: cosine, arriving: sine)
    }
  }

  /// A gain as one reads it on a meter: 1 is 0 dB, silence is −∞.
  ///
  /// - Precondition: the gain is from 0 to 1e100.
  public static func decibels(ofGain gain: Double) -> Double {
    Domain.seconds.require(gain, "gain")
    return gain > 0 ? decibelsPerFold * Elementary.log(gain) : -.infinity
  }

  private static let quarterTurn = 90.0

  /// 20/ln 10.
  private static let decibelsPerFold = 8.685889638065037
}
