import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

/// Command lines that name no files, so that every error is in the line itself.
@Suite struct RandomCommandLineTests {
  @Test func `succeeds, or is answered in a line that names what is wrong`() throws {
    // Each starts a process, so there are fewer of them than of other plays.
    let count = Plays.isAskedFor ? Plays.count / 10 : Effort.isWhole ? 1000 : 45
    let seed = Plays.seed
    var random = SeededRandom(seed: seed)
    let lines = (0..<count).map { _ in RandomCommandLine.make(using: &random) }
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID())")
    defer { try? FileManager.default.removeItem(at: list) }
    try (lines.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    // The shell's report of a process killed by a signal must not mix with the tool's output.
    let run = try ToolProcess.shell(
      """
      cd "$folder"; export SWIFT_BACKTRACE=enable=no
      while read -r words; do
        eval "timeout 60 \\"\\$bookmotion\\" $words" </dev/null >output 2>errors
        echo "$? $(wc -l <errors | tr -d ' ') $(head -n 1 errors)"
      done <"$1"; ls
      """, [list.path])
    let answers = run.output.split(separator: "\n").map(String.init)
    #expect(answers.suffix(2) == ["errors", "output"] && answers.count == count + 2)
    var codes: [Int: Int] = [:]
    for (line, answer) in zip(lines, answers) {
      let parts = answer.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      let (code, height) = (try #require(Int(parts[0])), parts[1])
      codes[code, default: 0] += 1
      switch code {
      case 0:
        #expect(
          height == "0" || parts[2].hasPrefix("warning: "), "seed \(seed): \(line): \(answer)")
      case 1: #expect(height == "0" && line.hasPrefix("lint "), "seed \(seed): \(line): \(answer)")
      default:
        let names = BookMotionTool.tool.commands.filter { line.hasPrefix($0.name + " ") }
          .flatMap(\.options).map { "'\($0.name)" }
        #expect(
          // Besides, a book that can't be drawn, and a file that would be too large.
          [64, 65, 73].contains(code) && height == "1" && parts[2].hasPrefix("error: ")
            && names.contains { parts[2].contains($0) },
          "seed \(seed): \(line): \(answer)")
      }
    }
    #expect(codes[0, default: 0] > count / 20 && codes[64, default: 0] > count / 5, "\(codes)")
  }
}

private enum RandomCommandLine {
  /// Returns a command with some of its options, mostly with valid values, sometimes with any.
  static func make(using random: inout SeededRandom) -> String {
    let commands = BookMotionTool.tool.commands.filter {
      ["timeline", "frames", "plot", "lint", "spring"].contains($0.name)
    }
    let command = random.one(of: commands)
    let options = command.options.filter { !without.contains($0.name) }
    var words = [command.name]
    for _ in 0..<(random.next() % 5) {
      let option = random.one(of: options)
      guard option.valueName != nil else {
        words.append(option.name)
        continue
      }
      let all = values[option.name] ?? option.completion.choices
      let fit = all.filter { (try? option.read(ByteText($0))) != nil }
      let isAny = random.next() % 5 == 0
      // A dash would read stdin.
      let any = (all + junk).filter { $0 != "-" || option.completion.files == .none }
      let value = random.one(of: isAny || fit.isEmpty ? any : fit)
      words.append("\(option.name)='\(value)'")
    }
    if command.name == "frames" {
      words.append(random.one(of: ["--at=0.4", "--sheet=5", "--animated", "--at=1e9"]))
    }
    return (words + ["--output=/dev/null"]).joined(separator: " ")
  }

  /// Options that name files, or that replace the work of the command.
  private static let without: Set = [
    "--output", "--cover", "--page", "--events", "--help", "--version", "--force", "--quiet",
  ]

  private static let junk = [
    "", "x", "-", "nan", "1e400", "-1", "0x10", "1,2", "ö", "9007199254740993",
  ]
  private static let numbers = [
    "0", "-0", "1e-100", "1e-9", "0.001", "0.5", "1", "3", "24", "240", "1000", "1e9", "1e100",
  ]
  private static let lengths = ["0.001", "1", "300", "1e4", "1e9", "-1e9", "0", "1e10"]

  private static let values: [String: [String]] = {
    var values = Dictionary(
      uniqueKeysWithValues: [
        "--at", "--sheet", "--columns", "--width", "--tolerance", "--picture-error", "--duration",
        "--response", "--damping-ratio", "--mass", "--stiffness", "--damping",
        "--settling-duration",
        "--initial-velocity", "--from", "--to", "--epsilon", "--until",
      ].map { ($0, numbers) })
    values["--fps"] = ["0", "0.001", "0.5", "1", "7", "60", "240", "1e9", "1e100"]
    values["--bounce"] = ["-0.99", "-0.5", "0", "0.3", "0.999999", "1", "1.5"]
    values["--screen"] = lengths.flatMap { side in lengths.map { "\(side)x\($0)" } }
    values["--frame"] = lengths.flatMap { side in
      lengths.map { "\($0),\(side),\(side),\($0)" } + ["1,1,\(side),1", "-1e9,1e9,\(side),\(side)"]
    }
    values["--safe-area"] = values["--frame"]
    values["--event"] = [
      "0:tap", "0.7:close", "1e9:tap", "1e100:close", "0.1:forward", "0.2:touch=1e9,1e9", "0:x",
      "0.3:drag=0,0", "0.4:release", "0.4:release=1e9,-1e9", "-1:tap", "0.5:resize=1e9,0.001",
    ]
    values["--tolerance-for"] = ["flipAngle=1", "x=0", "y=1e100", "turned=1e-9", "nothing=1"]
    values["--channels"] = ["flipAngle", "x,y", "turned,topLift", "nothing", ","]
    values["--spine-color"] = ["000000", "#ffffff", "664026"]
    values["--frame-color"] = values["--spine-color"]
    values["--name"] = ["book", "a-b", "A", "a--b"]
    return values
  }()
}
