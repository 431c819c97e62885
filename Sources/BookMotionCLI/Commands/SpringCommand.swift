import BookMotion
import BookMotionExport

/// `bookmotion spring`: the curve of one spring.
enum SpringCommand {
  enum Format: String, CaseIterable {
    case text
    case csv
    case json
  }

  static let from = Option(
    "--from", "<number>", "The value to start from.", default: "0", reads: .number(.magnitude)
  )
  static let to = Option(
    "--to", "<number>", "The target.", default: "1", reads: .number(.magnitude))
  static let initialVelocity = Option(
    "--initial-velocity", "<number>", "The initial velocity, per second.", default: "0",
    reads: .number(.magnitude))
  static let fps = Option(
    "--fps", "<number>", "Frames per second.", default: "60", reads: .number(.positive))
  static let until = Option(
    "--until", "<seconds>",
    "The end of the curve. (default: the first frame at which the spring has settled, where the "
      + "value is exactly the target)",
    reads: .number(.seconds))
  static let epsilon = Option(
    "--epsilon", "<number>",
    "The distance that counts as settled, as a fraction of the distance to go.",
    default: "0.001",
    reads: .number(.epsilon))
  static let format = Option(
    "--format", "<format>",
    "text for people to read; csv or json for every frame, with numbers that read back exactly.",
    default: "text", reads: OptionReader<Format>.choice())
  static let command = Command(
    name: "spring",
    overview: "Print the curve of a spring.",
    discussion: """
      Describe a spring in one of five ways. The text format shows its curve, and its
      parameters in all the others. Names and meanings are those of SwiftUI.

        bookmotion spring --preset bouncy
        bookmotion spring --duration 0.4 --bounce 0.2 --from 100 --to 300
        bookmotion spring --stiffness 170 --damping 26 --format csv -o spring.csv
      """,
    groups: [
      OptionGroup(title: "SPRING OPTIONS", options: SpringOptions.all),
      OptionGroup(
        title: "CURVE OPTIONS",
        options: [
          from.description, to.description, initialVelocity.description, fps.description,
          until.description, epsilon.description,
        ]),
      OutputOptions.group(format.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let curve = try curve(arguments)
    let format = try arguments.value(of: format)
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      switch format {
      case .text: try curve.writeText(to: &sink)
      case .csv: try curve.writeCSV(to: &sink)
      case .json: try curve.writeJSON(to: &sink)
      }
    }
  }

  private static func curve(_ arguments: Arguments) throws(Failure) -> SpringCurve {
    let epsilon = try arguments.value(of: epsilon)
    let spring = try SpringOptions.spring(arguments, epsilon: epsilon)
    let from = try arguments.value(of: from)
    let to = try arguments.value(of: to)
    let initialVelocity = try arguments.value(of: initialVelocity)
    let fps = try arguments.value(of: fps)
    let until = try arguments.optional(until)
    do {
      return try SpringCurve(
        spring, from: from, to: to, initialVelocity: initialVelocity, framesPerSecond: fps,
        until: until, epsilon: epsilon)
    } catch {
      throw Failure(error, arguments)
    }
  }
}
