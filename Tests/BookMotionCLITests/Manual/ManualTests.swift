import BookMotionTestSupport
import Testing

@testable import BookMotionCLI

/// The manual.
@Suite struct ManualTests {
  @Test func `is what somebody has read`() throws {
    let run = try ToolProcess.run("--generate-manual")
    #expect(run.code == 0 && run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/bookmotion.1") == nil)
  }

  @Test(arguments: ["mandoc -T lint -W warning", "groff -mandoc -ww -z"])
  func `is a page that this program has nothing against, if it is there`(words: String) throws {
    let run = try ToolProcess.shell(
      #"command -v "${1%% *}" >/dev/null || exit 0; "$bookmotion" --generate-manual | $1"#, [words])
    #expect(run == ToolRun(output: "", errors: "", code: 0))
  }

  @Test func `has every subcommand, option and exit code`() throws {
    let text = try ToolProcess.run("--generate-manual").output
    for command in BookMotionTool.tool.commands {
      #expect(text.contains("\n.Ss \(command.name)\n"))
      for option in command.groups.flatMap(\.options) {
        #expect(text.contains("Fl \(option.name.dropFirst())"), "\(option.name)")
      }
    }
    for code in Failure.ExitCode.allCases { #expect(text.contains("\n.It \(code.rawValue)\n")) }
  }
}
