import BookMotion

/// The options that describe a spring, in any of five ways.
enum SpringOptions {
  /// The springs that have names.
  enum Preset: String, CaseIterable {
    case smooth
    case snappy
    case bouncy

    var bounce: Double {
      switch self {
      case .smooth: MotionSpring.smooth.bounce
      case .snappy: MotionSpring.snappy.bounce
      case .bouncy: MotionSpring.bouncy.bounce
      }
    }
  }

  static let preset = Option(
    "--preset", "<name>",
    "smooth (bounce 0), snappy (0.15), or bouncy (0.3); can be combined with --duration.",
    reads: OptionReader<Preset>.choice())
  static let duration = Option(
    "--duration", "<seconds>",
    "The perceived duration: the time of one undamped swing. (default: 0.5)",
    reads: .number(.positive))
  static let bounce = Option(
    "--bounce", "<number>",
    "Above -1, at most 1: below 0 is overdamped, 0 critically damped, 1 undamped. Used with "
      + "--duration. (default: 0)",
    reads: .number(.bounce))
  static let response = Option(
    "--response", "<seconds>", "The time of one undamped swing; requires --damping-ratio.",
    reads: .number(.positive))
  static let dampingRatio = Option(
    "--damping-ratio", "<number>",
    "The damping as a fraction of critical damping; requires --response or "
      + "--settling-duration.",
    reads: .number(.damping))
  static let mass = Option(
    "--mass", "<number>",
    "The mass on the spring; used with --stiffness and --damping. (default: 1)",
    reads: .number(.positive))
  static let stiffness = Option(
    "--stiffness", "<number>", "The force per unit of distance; requires --damping.",
    reads: .number(.positive))
  static let damping = Option(
    "--damping", "<number>", "The force per unit of velocity; requires --stiffness.",
    reads: .number(.damping))
  static let allowOverdamping = Option(
    flag: "--allow-overdamping",
    "Keep an overdamped spring, which becomes critical otherwise; requires --damping.")
  static let settlingDuration = Option(
    "--settling-duration", "<seconds>",
    "The time after which SwiftUI considers the spring settled; requires --damping-ratio.",
    reads: .number(.settling))

  static let all = [
    preset.description, duration.description, bounce.description, response.description,
    dampingRatio.description, mass.description, stiffness.description, damping.description,
    allowOverdamping.description, settlingDuration.description,
  ]
}
