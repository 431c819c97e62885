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
    commands: [
      TimelineCommand.command, DiffCommand.command, LintCommand.command,
      ChoreographyCommand.command, SpringCommand.command,
    ])

  static func main() {
    System.ignoreClosedPipes()
    do {
      try tool.run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      if !error.message.isEmpty { System.writeError("error: \(error.message)\n") }
      System.exit(error.code.rawValue)
    }
  }
}
