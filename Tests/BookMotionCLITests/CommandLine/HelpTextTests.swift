import BookMotion
import BookMotionPNG
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

/// The tool's help.
@Suite struct HelpTextTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "help"], ["help", "--help"]])
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

  @Test(arguments: BookMotionTool.tool.commands.map(\.name))
  func `of each subcommand`(name: String) throws {
    let run = try ToolProcess.run("help", name)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/help-\(name).txt") == nil)
    #expect(try ToolProcess.run(name, "--nonsense", "-h") == run)
  }

  @Test(arguments: BookMotionTool.tool.commands.map(\.name))
  func `fits into eighty columns, but for examples`(name: String) throws {
    let lines = try ToolProcess.run(name, "--help").output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines where !line.hasPrefix("  bookmotion ") { #expect(line.count <= 80) }
  }

  @Test(arguments: BookMotionTool.tool.commands.map(\.name))
  func `has examples that the tool takes`(name: String) throws {
    let lines = try ToolProcess.run(name, "--help").output.split(separator: "\n")
    let examples = Effort.some(
      of: lines.filter { $0.hasPrefix("  bookmotion ") }.map { String($0.dropFirst(2)) }, oneIn: 4)
    #expect(!examples.isEmpty)
    // Each runs in its own folder.
    let run = try ToolProcess.shell(
      HelpExamples.preparation(for: examples.joined(separator: "\n"))
        + examples.enumerated().map { index, example in
          """
          ( cp -R . "$folder.\(index)"; cd "$folder.\(index)"; \(example) ) >/dev/null
          echo $?; rm -r "$folder.\(index)"

          """
        }.joined())
    #expect(run.errors == "")
    let codes = run.output.split(separator: "\n")
    #expect(codes.count == examples.count)
    for (code, example) in zip(codes, examples) {
      #expect(code == "0" || ["lint", "golden"].contains(name) && code == "1", "\(example)")
    }
  }

  @Test(arguments: [["--version"], ["spring", "--version"]])
  func `says which version it is, and which libpng is linked`(arguments: [String]) throws {
    let run = try ToolProcess.run(arguments)
    let libpng = BookPNGLibrary.version
    #expect(libpng.hasPrefix("1."))
    #expect(
      run == ToolRun(output: "bookmotion 0.1.0-dev\nlibpng \(libpng)\n", errors: "", code: 0))
  }
}

private enum HelpExamples {
  /// The files that the examples read.
  static func preparation(for examples: String) -> String {
    var lines = [
      #"cd "$folder"; bookmotion() { "$bookmotion" "$@"; }"#,
      #"cp "$pictures/gray-50x70.png" cover.png; cp cover.png page.png"#,
      "mkdir covers; cp cover.png covers/a.png",
      "bookmotion choreography show storyReader -o mine.json",
    ]
    if ["old.json", "new.json", "golden.json"].contains(where: examples.contains) {
      lines.append("bookmotion timeline -o old.json; cp old.json new.json; cp old.json golden.json")
    }
    if examples.contains("measured.csv") {
      lines.append(
        "bookmotion timeline --fps 24 --format csv | cut -d , -f 2,4,5 >measured.csv")
    }
    if examples.contains("Motions") {
      lines.append("mkdir Motions; cp mine.json Motions/story.json")
      lines.append("bookmotion golden Motions Goldens --record >/dev/null")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
