extension Spring {
  /// A spring that does not bounce, for most things: 0.5 s.
  public static let smooth = smooth()

  /// A spring with a small bounce: 0.5 s, bounce 0.15.
  public static let snappy = snappy()

  /// A spring that shows its bounce: 0.5 s, bounce 0.3.
  public static let bouncy = bouncy()

  /// ``smooth``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: Bounce.smooth + extraBounce)
  }

  /// ``snappy``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: Bounce.snappy + extraBounce)
  }

  /// ``bouncy``, tuned.
  ///
  /// - Precondition: the bounce that results is above −1 and at most 1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: Bounce.bouncy + extraBounce)
  }

  private enum Bounce {
    static let smooth = 0.0
    static let snappy = 0.15
    static let bouncy = 0.3
  }
}
