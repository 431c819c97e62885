extension Lint {
  /// The amounts that are too small to be seen, and so are not found.
  ///
  /// ```swift
  /// let patient = Lint.Limits(degrees: 0.5)  // 0.27° of overshoot may be
  /// Lint(.bookPolish, limits: patient).remarks.count  // 10
  /// ```
  ///
  /// A limit below 0.000 001 counts as that: nobody sees rounding.
  public struct Limits: Hashable, Sendable {
    /// Lengths, in points. Half a point is one pixel of a screen with two a point.
    public let points: Double

    /// Angles. A tenth of a degree moves the free edge of a page of 300 points by half a point.
    public let degrees: Double

    /// Opacities and other parts of one. Screens have 255 levels; an eye that sees one of them come
    /// and go on a flat gray needs two on a picture.
    public let fraction: Double

    /// The library's scale. A thousandth moves the edge of a screen of 1000 points by half a point.
    public let scale: Double

    /// The rate at which a change of speed is looked at: one that brings more than its channel's
    /// limit within one frame is found.
    public let kinkRate: Double

    /// The part of a spring's way that counts as still to go, as everywhere in this library.
    public let settled: Double

    /// The lowest frame rate that has to show everything: that of films.
    public let lowestRate: Double

    /// Creates limits.
    ///
    /// - Precondition: what can be seen is 0 or above, `settled` from 1e-100 to 0.5, a rate from
    ///   0.001 to 100 000.
    public init(
      points: Double = 0.5, degrees: Double = 0.1, fraction: Double = 2.0 / 255,
      scale: Double = 0.001, kinkRate: Double = 60, settled: Double = 0.001,
      lowestRate: Double = 24
    ) {
      let visible = [
        (points, "points"), (degrees, "degrees"), (fraction, "fraction"), (scale, "scale"),
      ]
      for (limit, name) in visible { Domain.notNegative.require(limit, name) }
      Domain.frameRate.require(kinkRate, "kinkRate")
      Domain.epsilon.require(settled, "settled")
      Domain.frameRate.require(lowestRate, "lowestRate")
      (self.points, self.degrees, self.fraction, self.scale) = (points, degrees, fraction, scale)
      (self.kinkRate, self.settled, self.lowestRate) = (kinkRate, settled, lowestRate)
    }

    /// The largest change of a channel that nobody sees.
    public func visible(_ channel: BookChannel) -> Double {
      let limit =
        switch channel.unit {
        case .points: points
        case .degrees: degrees
        case .fraction: channel.isScale ? scale : fraction
        }
      return max(limit, Limits.rounding)
    }

    /// The largest change of a channel's speed that nobody sees, in units per second.
    public func visibleSpeed(_ channel: BookChannel) -> Double { visible(channel) * kinkRate }

    /// A sum of steps keeps twelve digits of a screen's coordinates.
    private static let rounding = 1e-6
  }
}
