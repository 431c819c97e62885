import BookMotion

/// The options that say which spring is meant, in any of the five ways there are.
enum SpringOptions {
  /// The springs that have a name.
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
    "--preset", "<name>", "smooth (bounce 0), snappy (0.15) or bouncy (0.3); goes with --duration.",
    reads: OptionReader<Preset>.choice())
  static let duration = Option(
    "--duration", "<seconds>",
    "How long the spring seems to take: one undamped swing. Without any other it is 0.5.",
    reads: .number(.positive))
  static let bounce = Option(
    "--bounce", "<number>",
    "Above -1, at most 1: below 0 creeps, 0 just does not swing, 1 swings for ever. Goes with "
      + "--duration; without any other it is 0.",
    reads: .number(.bounce))
  static let response = Option(
    "--response", "<seconds>", "The time of one undamped swing; goes with --damping-ratio.",
    reads: .number(.positive))
  static let dampingRatio = Option(
    "--damping-ratio", "<number>",
    "The damping as a part of what just prevents swinging; goes with --response or "
      + "--settling-duration.",
    reads: .number(.damping))
  static let mass = Option(
    "--mass", "<number>",
    "The mass at the end of the spring; goes with --stiffness and --damping, and is 1 without.",
    reads: .number(.positive))
  static let stiffness = Option(
    "--stiffness", "<number>", "The force a unit of way; goes with --damping.",
    reads: .number(.positive))
  static let damping = Option(
    "--damping", "<number>", "The force a unit of velocity; goes with --stiffness.",
    reads: .number(.damping))
  static let allowOverdamping = Option(
    flag: "--allow-overdamping",
    "Let a spring with so much damping creep; without, it becomes critical. Goes with --damping.")
  static let settlingDuration = Option(
    "--settling-duration", "<seconds>",
    "When SwiftUI says that the spring has settled; goes with --damping-ratio.",
    reads: .number(.settling))

  static let all = [
    preset.description, duration.description, bounce.description, response.description,
    dampingRatio.description, mass.description, stiffness.description, damping.description,
    allowOverdamping.description, settlingDuration.description,
  ]
}
