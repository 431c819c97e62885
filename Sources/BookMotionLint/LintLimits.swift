package import BookMotion

extension Choreography.Lint {
  /// The thresholds of visibility: smaller changes are not reported.
  ///
  /// ```swift
  /// let patient = Choreography.Lint.Limits(degrees: 0.5)  // 0.27° of overshoot is allowed
  /// Choreography.Lint(.bookPolish, limits: patient).remarks.count  // 10
  /// ```
  ///
  /// Limits below 1e-6 are raised to that, since rounding errors are invisible.
  package struct Limits: Hashable, Sendable {
    /// The limit of lengths, in points. Half a point is one pixel at a scale of 2.
    package let points: Double

    /// The limit of angles, in degrees. A tenth of a degree moves the free edge of a page 300
    /// points wide by half a point.
    package let degrees: Double

    /// The limit of opacities and other fractions. A screen has steps of 1/255; one step may be
    /// visible on a flat gray, but in a picture it takes two.
    let fraction: Double

    /// The limit of scale factors. A thousandth moves the edge of a screen 1000 points wide by half
    /// a point.
    package let scale: Double

    /// The frame rate for changes of speed: a change that moves a channel by more than its limit
    /// within one frame is reported.
    let kinkRate: Double

    /// The remaining fraction of its way at which a spring counts as settled, as everywhere in this
    /// library.
    package let settled: Double

    /// The lowest frame rate that has to show everything: by default, that of films.
    let lowestRate: Double

    /// The highest frame rate of screens: what fades within one of its frames is cut on every screen.
    let highestRate = 120.0

    /// The longest duration of a phase or a move that is not reported, in seconds.
    package let longestPhase: Double

    /// Creates limits.
    ///
    /// - Precondition: `points`, `degrees`, `fraction`, `scale`, and `longestPhase` are at least 0;
    ///   `settled` is from 1e-100 to 0.5; and the rates are from 0.001 to 100,000.
    package init(
      points: Double = 0.5, degrees: Double = 0.1, fraction: Double = 2.0 / 255,
      scale: Double = 0.001, kinkRate: Double = 60, settled: Double = 0.001,
      lowestRate: Double = 24, longestPhase: Double = 60
    ) {
      let limits = [
        (points, "points"), (degrees, "degrees"), (fraction, "fraction"), (scale, "scale"),
        (longestPhase, "longestPhase"),
      ]
      for (limit, name) in limits { BookDomain.notNegative.require(limit, name) }
      BookDomain.frameRate.require(kinkRate, "kinkRate")
      BookDomain.epsilon.require(settled, "settled")
      BookDomain.frameRate.require(lowestRate, "lowestRate")
      (self.points, self.degrees, self.fraction, self.scale) = (points, degrees, fraction, scale)
      (self.kinkRate, self.settled, self.lowestRate) = (kinkRate, settled, lowestRate)
      self.longestPhase = longestPhase
    }

    /// Returns the largest invisible change of a channel.
    package func visible(_ channel: BookChannel) -> Double {
      let limit =
        switch channel.unit {
        case .points: points
        case .degrees: degrees
        case .fraction, .count: channel.isScale ? scale : fraction
        }
      return max(limit, Limits.rounding)
    }

    /// Returns the largest invisible change of a channel's speed, in units per second.
    func visibleSpeed(_ channel: BookChannel) -> Double { visible(channel) * kinkRate }

    /// A sum of steps is accurate to twelve digits of a screen's coordinates.
    private static let rounding = 1e-6
  }
}
