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
    commands: [SpringCommand.command])

  static func main() {
    System.ignoreClosedPipes()
    do {
      try tool.run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      System.writeError("error: \(error.message)\n")
      System.exit(error.code.rawValue)
    }
  }
}
