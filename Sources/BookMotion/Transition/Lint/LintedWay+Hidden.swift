extension LintedWay {
  /// Whether a change of `channel` at `time` cannot be seen: it is the book that changes, and an
  /// opaque reader stands before it; or the library, and it has faded out.
  ///
  /// Both sides of the instant must be hidden: a book that comes to stand elsewhere in the moment
  /// in which the reader goes at once is seen to jump.
  func isHidden(_ channel: BookChannel, at time: Double) -> Bool {
    let start = transition.motion.start
    return isHidden(channel, in: shown(steps.state(at: time, .before, from: start).values))
      && isHidden(channel, in: shown(steps.state(at: time, .after, from: start).values))
  }

  /// Whether `channel` cannot be seen in a posture.
  func isHidden(_ channel: BookChannel, in lanes: SIMD16<Double>) -> Bool {
    let posture = BookPosture(lanes: lanes)
    switch channel {
    case .readerOpacity, .overlayOpacity, .controlsOpacity, .musicVolume, .libraryOpacity:
      return false
    case .libraryBlur, .libraryScale:
      return posture.libraryOpacity < LintedWay.faintest
    default:
      return (posture[.readerOpacity] ?? 0) > 1 - LintedWay.faintest
    }
  }

  /// Half of one of the 255 levels of a screen: what is rounded to nothing, or to all.
  private static let faintest = 0.5 / 255
}
