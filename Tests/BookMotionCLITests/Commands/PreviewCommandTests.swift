import BookMotionTestSupport
import Foundation
import Testing

/// The preview command.
@Suite struct PreviewCommandTests {
  @Test func `writes a page to stdout, or to a file`() throws {
    let run = try ToolProcess.run("preview")
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n") && run.output.hasSuffix("</html>\n"))
    let filed = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" preview -o page.html && cat page.html
      """, [])
    #expect(filed == run)
  }

  private static let hours = [
    "--event 0:tap --event 2000:close --fps 1", "--event 0:tap --event 2000:close",
    "--scene spread --event 3000:forward",
  ]

  @Test(arguments: Effort.some(of: hours, oneIn: 3))
  func `takes a motion of an hour`(options: String) throws {
    let run = try ToolProcess.shell("\"$bookmotion\" preview \(options)", [])
    #expect(run.code == 0 && run.output.hasSuffix("</html>\n"))
    #expect(run.errors.hasSuffix("s; times are in seconds\n"))
  }

  @Test func `writes a shelf, with a picture on every cover that has one`() throws {
    let cover = Fixture.url("art/fox-cover.png").path
    let run = try ToolProcess.run(
      "preview", "--scene", "shelf", "--choreography", "storyReader", "--binding", "right",
      "--cover", cover, "--cover", cover, "--spine-color", "123456")
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.components(separatedBy: "data:image/png;base64,").count == 3)
    #expect(run.output.components(separatedBy: "\"board\":\"#123456\"").count == 3)
  }

  @Test(arguments: [
    "--fps 30", "--event 0:tap", "--compare storyReader", "--screen 390x844", "--frame 1,2,3,4",
    "--direction close",
  ])
  func `refuses what a shelf has no use for`(options: String) throws {
    let run = try ToolProcess.shell("\"$bookmotion\" preview --scene shelf \(options)", [])
    let name = options.prefix { $0 != " " }
    #expect(run.code == 64 && run.output == "")
    #expect(run.errors == "error: '\(name)' has no effect in '--scene shelf'\n")
  }

  @Test func `suggests a shelf`() throws {
    let run = try ToolProcess.run("preview", "--scene", "shell")
    #expect(run.code == 64 && run.errors.contains("or shelf"))
  }

  @Test func `knows what was asked for`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" choreography show storyReader | sed s/storyReader/mine/ >mine.json
      "$bookmotion" preview --choreography mine.json --compare reducedMotion --screen 390x844 \\
        --frame 20,30,90,120 --binding right --event 0:tap --event 0.5:close --cover "$1"
      """, [Fixture.url("art/fox-cover.png").path])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("<title>mine · BookMotion</title>"))
    #expect(run.output.contains("\n\"tape\":[0,390,844,20,30,90,120,0,1,"))
    #expect(run.output.contains("data:image/png;base64,"))
  }
}
