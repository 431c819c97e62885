import BookMotion
import BookMotionPNG

/// Where the process begins: the list of subcommands, and what becomes of a failure.
@main
enum BookMotionTool {
  static let tool = Tool(
    name: "bookmotion",
    overview: "The mathematics of book transitions.",
    version: """
      bookmotion 0.1.0-dev
      libpng \(PNGLibrary.version)

      """,
    date: "November 22, 2026",
    commands: [
      TimelineCommand.command, FramesCommand.command, PlotCommand.command, SceneCommand.command,
      ColorCommand.command, DiffCommand.command, GoldenCommand.command, LintCommand.command,
      ChoreographyCommand.command, SpringCommand.command,
    ])

  static func main() {
    System.holdStandardFiles()
    System.ignoreClosedPipes()
    do {
      try tool.run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      error.end()
    }
  }
}
