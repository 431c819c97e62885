import BookMotion

extension Recording {
  /// The largest errors or differences that channels may have.
  ///
  /// ```swift
  /// var tolerance = Recording.Tolerance.justVisible
  /// tolerance["musicVolume"] = 0.05  // quieter changes are inaudible
  /// ```
  public struct Tolerance: Hashable, Sendable {
    /// The tolerance as a multiple of the just-visible step of each channel's unit.
    let steps: Double

    private var exceptions: [String: Double] = [:]

    /// Creates a tolerance of a number of just-visible steps, each of which is half a point, a tenth
    /// of a degree, 1/256 for fractions, or 0.001 for counts.
    ///
    /// - Precondition: `steps` is from 0 to 1e100.
    public init(steps: Double) {
      BookDomain.seconds.require(steps, "tolerance")
      self.steps = steps
    }

    /// The largest error that is invisible in a motion: half a point; a tenth of a degree, which
    /// moves the edge of a cover 300 points wide by half a point; one of 256 shades.
    public static let justVisible = Recording.Tolerance(steps: 1)

    /// A hundredth of a just-visible step, the default for golden tests.
    public static let golden = Recording.Tolerance(steps: 0.01)

    /// The tolerance of the named channel, in its own unit, or `nil` to use that of its unit.
    public subscript(name: String) -> Double? {
      get { exceptions[name] }
      set { exceptions[name] = newValue }
    }

    /// The names of the channels that have their own tolerance.
    var names: [String] { exceptions.keys.sorted() }

    /// Returns the tolerance of a channel, in its own unit.
    package func of(_ channel: Recording.Channel) -> Double {
      exceptions[channel.name] ?? steps * channel.unit.justVisible
    }
  }
}

extension BookChannel.Unit {
  /// The smallest difference that is visible.
  var justVisible: Double {
    switch self {
    case .points: 0.5
    case .degrees: 0.1
    case .fraction: 1.0 / 256
    case .count: 0.001
    }
  }
}
