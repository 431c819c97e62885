extension KeyframeReduction {
  /// How far every channel may be from the truth, in its own unit.
  ///
  /// ```swift
  /// var tolerance = KeyframeReduction.Tolerance.standard
  /// tolerance[.flipAngle]  // 0.1
  /// tolerance[.musicVolume] = 0.05  // nobody hears less
  /// tolerance[.musicVolume]  // 0.05
  /// ```
  ///
  /// A tolerance of 1e100 is one of a channel that does not matter.
  public struct Tolerance: Hashable, Sendable {
    private let points: Double
    private let degrees: Double
    private let fraction: Double
    private var exceptions: [BookChannel: Double] = [:]

    /// Creates tolerances by unit.
    ///
    /// Each is a number from 0 to 1e100; ``BookTimeline/reduced(tolerance:search:keepingPhases:)``
    /// throws for others.
    public init(points: Double, degrees: Double, fraction: Double) {
      self.points = points
      self.degrees = degrees
      self.fraction = fraction
    }

    /// What nobody sees of something that moves: half a point; a tenth of a degree, which moves the
    /// edge of a cover that is 300 points wide by half a point; one of 256 shades.
    public static let standard = Tolerance(points: 0.5, degrees: 0.1, fraction: 1.0 / 256)

    /// The same number for every channel, whatever it is measured in.
    public static func all(_ tolerance: Double) -> Tolerance {
      Tolerance(points: tolerance, degrees: tolerance, fraction: tolerance)
    }

    /// How far a channel may be from the truth.
    public subscript(channel: BookChannel) -> Double {
      get {
        if let exception = exceptions[channel] { return exception }
        return switch channel.unit {
        case .points: points
        case .degrees: degrees
        case .fraction: fraction
        }
      }
      set { exceptions[channel] = newValue }
    }

    func check() throws(BookMotionError) {
      for channel in BookChannel.allCases {
        try Domain.seconds.check(self[channel], "tolerance.\(channel.rawValue)")
      }
    }
  }
}
