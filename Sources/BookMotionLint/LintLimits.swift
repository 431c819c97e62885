package import BookMotion

extension Choreography.Lint {
  /// The thresholds of visibility: smaller changes are not reported.
  package enum Limits {
    /// The limit of lengths, in points. Half a point is one pixel at a scale of 2.
    private static let points = 0.5

    /// The limit of angles, in degrees. A tenth of a degree moves the free edge of a page 300
    /// points wide by half a point.
    private static let degrees = 0.1

    /// The limit of opacities and other fractions. A screen has steps of 1/255; one step may be
    /// visible on a flat gray, but in a picture it takes two.
    private static let fraction = 2.0 / 255

    /// The limit of scale factors. A thousandth moves the edge of a screen 1000 points wide by half
    /// a point.
    private static let scale = 0.001

    /// The frame rate for changes of speed: a change that moves a channel by more than its limit
    /// within one frame is reported.
    private static let kinkRate = 60.0

    /// The remaining fraction of its way at which a spring counts as settled, as everywhere in this
    /// library.
    static let settled = 0.001

    /// The lowest frame rate that has to show everything: that of films.
    static let lowestRate = 24.0

    /// The highest frame rate of screens: what fades within one of its frames is cut on every screen.
    static let highestRate = 120.0

    /// The longest duration of a phase or a move that is not reported, in seconds.
    package static let longestPhase = 60.0

    /// Returns the largest invisible change of a channel.
    package static func visible(_ channel: BookChannel) -> Double {
      switch channel.unit {
      case .points: points
      case .degrees: degrees
      case .fraction, .count: channel.isScale ? scale : fraction
      }
    }

    /// Returns the largest invisible change of a channel's speed, in units per second.
    static func visibleSpeed(_ channel: BookChannel) -> Double { visible(channel) * kinkRate }
  }
}
