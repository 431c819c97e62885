import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct `The tool's help` {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "help"]])
  func `of the whole`(arguments: [String]) throws {
    let run = try ToolProcess.run(arguments)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/help.txt") == nil)
  }

  @Test(arguments: [
    ["help", "spring"], ["spring", "--help"], ["spring", "-h"],
    ["spring", "--fps", "sixty", "--nonsense", "--help"],
  ])
  func `of spring`(arguments: [String]) throws {
    let run = try ToolProcess.run(arguments)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/help-spring.txt") == nil)
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test(arguments: [["--version"], ["spring", "--version"]])
  func `says which version it is, and which libpng is linked`(arguments: [String]) throws {
    let run = try ToolProcess.run(arguments)
    let libpng = PNGLibrary.version ?? "not linked: built without the trait PNG"
    #expect(
      run == ToolRun(output: "bookmotion 0.1.0-dev\nlibpng \(libpng)\n", errors: "", code: 0))
  }

  @Test func `knows libpng exactly where the trait is on`() {
    #if PNG
    #expect(PNGLibrary.version?.hasPrefix("1.") == true)
    #else
    #expect(PNGLibrary.version == nil)
    #endif
  }
}
