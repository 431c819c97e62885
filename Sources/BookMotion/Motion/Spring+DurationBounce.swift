extension Spring {
  /// Creates a spring from how long it feels and how much it bounces.
  ///
  /// A bounce of 0 does not swing, 0.3 is lively, 1 never stops; a bounce below 0 creeps.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds.
  ///   - bounce: above −1, at most 1.
  /// - Precondition: both inside what they take. For numbers from outside use ``init(_:)``.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(required: .duration(duration, bounce: bounce))
  }

  /// How much the spring bounces: 1 − ζ where it swings, 1/ζ − 1 where it creeps.
  ///
  /// A bounce given with up to fifteen decimals comes back as the very number that was given. It is
  /// never −1, however much damping there is.
  public var bounce: Double {
    let exact = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    // Many bounces round to one damping ratio; the shortest decimal of them is what was meant.
    let scaled = exact * Spring.decimals
    let rounded = (scaled + Elementary.roundingShift) - Elementary.roundingShift
    let short = rounded / Spring.decimals
    return short > -1 && Spring.dampingRatio(bounce: short) == dampingRatio
      ? short : max(exact, (-1.0).nextUp)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  private static let decimals = 1e15
}
