import BookMotion

/// How far channels may be from the truth.
///
/// ```swift
/// var tolerance = Tolerance.justVisible
/// tolerance["musicVolume"] = 0.05  // nobody hears less
/// ```
public struct Tolerance: Hashable, Sendable {
  /// A number of steps, each of which is just visible in the channel's unit.
  public let steps: Double

  private var exceptions: [String: Double] = [:]

  /// Creates a tolerance of so many steps that are just visible: half a point, a tenth of a degree,
  /// one of 256 shades, a thousandth of one thing.
  ///
  /// - Precondition: The number is from 0 to 1e100.
  public init(steps: Double) {
    Domain.seconds.require(steps, "tolerance")
    self.steps = steps
  }

  /// What nobody sees of something that moves: half a point; a tenth of a degree, which moves the
  /// edge of a cover that is 300 points wide by half a point; one of 256 shades.
  public static let justVisible = Tolerance(steps: 1)

  /// A hundredth of what is just visible: what golden tests take for none.
  public static let golden = Tolerance(steps: 0.01)

  /// How far the channel of a name may be from the truth, in its own unit; nil for the tolerance of
  /// its unit.
  public subscript(name: String) -> Double? {
    get { exceptions[name] }
    set { exceptions[name] = newValue }
  }

  /// The names of the channels with a tolerance of their own.
  public var names: [String] { exceptions.keys.sorted() }

  /// How far a channel may be from the truth, in its own unit.
  public func of(_ channel: Recording.Channel) -> Double {
    exceptions[channel.name] ?? steps * channel.unit.justVisible
  }
}

extension Recording.Channel.Unit {
  /// What is just visible.
  public var justVisible: Double {
    switch self {
    case .points: 0.5
    case .degrees: 0.1
    case .fraction: 1.0 / 256
    case .count: 0.001
    }
  }
}
