import BookMotion

/// A rule for the volumes of two sounds while one fades into the other.
///
/// ```swift
/// var music = BookMusic(crossfade: .equalPower)
/// music.openBook(at: 0)
/// music.gains(at: 0.25).library  // 0.7071067811865476
/// ```
public enum BookMusicCrossfade: String, Hashable, Sendable, CaseIterable {
  /// The amplitudes add up to 1: right for two copies of the same track, whose waves are in phase.
  /// The sum stays at 0 dB throughout; two different tracks would dip by 3 dB in the middle.
  case equalGain

  /// The powers add up to 1: right for two different tracks, whose waves are unrelated. Each is at
  /// −3 dB in the middle, and together they are as loud as one.
  case equalPower

  /// Returns the gains of the sound that fades out and of the one that fades in at `share` of the
  /// fade, as factors of their amplitudes, from 0 to 1.
  ///
  /// The gains are exactly (1, 0) for a `share` of 0 or less, and exactly (0, 1) for a `share` of 1
  /// or more. NaN counts as 0.
  package func gains(share: Double) -> (leaving: Double, arriving: Double) {
    let share = share > 0 ? min(share, 1) : 0
    switch self {
    case .equalGain: return (1 - share, share)
    case .equalPower:
      let (sine, cosine) = Elementary.sinCos(degrees: share * Elementary.rightAngle)
      return (cosine, sine)
    }
  }

  /// Returns a gain in decibels: 0 dB for a gain of 1, −∞ for silence.
  ///
  /// - Precondition: `gain` is from 0 to 1e100.
  package static func decibels(ofGain gain: Double) -> Double {
    BookDomain.seconds.require(gain, "gain")
    return gain > 0 ? decibelsPerFold * Elementary.log(gain) : -.infinity
  }

  /// 20/ln 10.
  private static let decibelsPerFold = 8.685889638065037
}
