import BookMotion

/// Where the process begins: the list of subcommands, and what becomes of a failure.
@main
enum BookMotionTool {
  static let tool = Tool(
    name: "bookmotion",
    overview: "The mathematics of book transitions.",
    version: """
      bookmotion 0.1.0-dev
      libpng \(PNGLibrary.version ?? "not linked: built without the trait PNG")

      """,
    date: "November 22, 2026",
    commands: [
      TimelineCommand.command, FramesCommand.command, PlotCommand.command, SceneCommand.command,
    ] + picture + [
      DiffCommand.command, LintCommand.command, ChoreographyCommand.command,
      SpringCommand.command,
    ])

  /// The commands that need libpng.
  private static var picture: [Command] {
    #if PNG && (os(Linux) || os(macOS))
    [ColorCommand.command]
    #else
    []
    #endif
  }

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
