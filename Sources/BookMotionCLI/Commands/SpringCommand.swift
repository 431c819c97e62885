import BookMotion
import BookMotionExport
import BookMotionRecording

/// `bookmotion spring`: the motion of one value by a spring.
enum SpringCommand {
  enum Format: String, CaseIterable {
    case text
    case json
    case ndjson
    case csv
    case svg
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
    "--fps", "<number>", "Frames per second.", default: "60", reads: .number(.frameRate))
  static let until = Option(
    "--until", "<seconds>",
    "The end of the motion. (default: the first frame at which the spring has settled, where the "
      + "value is exactly the target)",
    reads: .number(.seconds))
  static let epsilon = Option(
    "--epsilon", "<number>",
    "The distance that counts as settled, as a fraction of the distance to go.",
    default: "0.001",
    reads: .number(.epsilon))
  static let format = Option(
    "--format", "<format>",
    "text, the spring in words; json, ndjson, or csv, every frame, as 'bookmotion timeline' prints "
      + "them; svg, a plot.",
    default: "text", reads: OptionReader<Format>.choice())
  static let command = Command(
    name: "spring",
    overview: "Print or plot the motion of a spring.",
    discussion: """
      Describe a spring in one of five ways. The text format shows its parameters in
      all the others, when it settles, and how far it overshoots. Names and meanings
      are those of SwiftUI.

        bookmotion spring --preset bouncy
        bookmotion spring --duration 0.4 --bounce 0.2 --from 100 --to 300
        bookmotion spring --stiffness 170 --damping 26 --format csv -o spring.csv
        bookmotion spring --preset bouncy --format svg -o bouncy.svg
      """,
    groups: [
      OptionGroup(title: "SPRING OPTIONS", options: SpringOptions.all),
      OptionGroup(
        title: "MOTION OPTIONS",
        options: [
          from.description, to.description, initialVelocity.description, fps.description,
          until.description, epsilon.description,
        ]),
      OutputOptions.group(format.description),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(Failure) {
    let motion = try motion(arguments)
    let format = try arguments.value(of: format)
    let output = try arguments.value(of: OutputOptions.output)
    func writeFrames(_ format: RecordingFormat) throws(Failure) {
      try format.write(
        recording(of: motion, arguments), to: output, formats: Format.allCases.map(\.rawValue))
    }
    switch format {
    case .text:
      try Output.write(to: output) { sink throws(Failure) in
        for line in motion.lines { try sink.write(line + "\n") }
      }
    case .json: try writeFrames(.json)
    case .ndjson: try writeFrames(.ndjson)
    case .csv: try writeFrames(.csv)
    case .svg:
      let recording = try recording(of: motion, arguments)
      let plot = try Failure.badData { () throws(BookExportError) in
        try MotionPlot(recording, rowHeight: rowHeight)
      }
      try Output.write(to: output, as: "svg") { sink throws(Failure) in
        try plot.writeSVG(to: &sink)
      }
    }
  }

  private static func motion(_ arguments: Arguments) throws(Failure) -> SpringMotion {
    let epsilon = try arguments.value(of: epsilon)
    let spring = try SpringOptions.spring(arguments, epsilon: epsilon)
    let from = try arguments.value(of: from)
    let to = try arguments.value(of: to)
    let initialVelocity = try arguments.value(of: initialVelocity)
    do {
      return try SpringMotion(
        spring, from: from, to: to, initialVelocity: initialVelocity, epsilon: epsilon)
    } catch {
      throw Failure(error, arguments)
    }
  }

  private static func recording(
    of motion: SpringMotion, _ arguments: Arguments
  ) throws(Failure) -> Recording {
    let until = try arguments.optional(until)
    guard until != nil || motion.settlingDuration < .infinity else {
      throw .usage("the spring never settles: end its motion with '--until'")
    }
    let fps = try arguments.value(of: fps)
    do {
      return try motion.recording(until: until, framesPerSecond: fps)
    } catch {
      if error.refusal?.place == "frames" {
        throw .usage("the motion has too many frames: lower '--fps' or '--until'")
      }
      throw Failure(error, arguments)
    }
  }

  /// Two rows are as high as a picture needs to be to show a swing.
  private static let rowHeight = 160.0
}
