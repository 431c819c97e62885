import BookMotionTestSupport
import Foundation
import Testing

@Suite struct SpringCommandTests {
  @Test func `prints a spring without any argument`() throws {
    let run = try ToolProcess.run("spring")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/spring.txt") == nil)
  }

  @Test(arguments: ["csv", "json", "ndjson", "svg"])
  func `prints and plots a recording`(format: String) throws {
    let run = try ToolProcess.run(
      "spring", "--preset", "bouncy", "--from", "-4", "--to=12", "--fps", "20", "--format", format)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/spring-bouncy.\(format)") == nil)
  }

  /// The end and the highest point are those of the formulas of a damped swing.
  @Test func `ends at its target, and says how far it overshoots`() throws {
    let words = ["spring", "--response", "0.5", "--damping-ratio", "0.6", "--to", "100"]
    let rows = try ToolProcess.run(words + ["--format", "csv"]).output.split(separator: "\n")
    #expect(rows.last?.hasSuffix(",100,0") == true)
    let root = (1 - 0.6 * 0.6).squareRoot()
    let highest = 100 + 100 * exp(-0.6 * .pi / root)
    let time = 0.5 / (2 * root)
    let text = try ToolProcess.run(words).output
    let match = try #require(text.firstMatch(of: /overshoots to ([0-9.]+), at ([0-9.]+) s/))
    #expect(abs(try #require(Double(match.1)) - highest) < 1e-3)
    #expect(abs(try #require(Double(match.2)) - time) < 1e-4)
    for words in ["", "--bounce -0.5", "--from 3 --to 3"] {
      let text = try ToolProcess.run(["spring"] + words.split(separator: " ").map(String.init))
      #expect(text.output.hasSuffix("doesn't overshoot\n"))
    }
  }

  /// All of these describe the spring of duration 0.5 and bounce 0, to the last bit or nearly.
  @Test(arguments: [
    "--duration 0.5", "--bounce 0", "--preset smooth", "--preset=smooth --duration=0.5",
    "--response 0.5 --damping-ratio 1", "--from 0 --to 1 --initial-velocity 0 --fps 60",
    "--duration 0.2 --duration 0.5", "--format csv --epsilon 0.001", "-o -", "-o=-",
    "--output - --", "--stiffness 157.91367041742973 --damping 99",
    "--mass 1 --stiffness 157.91367041742973 --damping 25.132741228718345",
    "--bounce -0", "--bounce +0.0", "--fps 6e1",
  ])
  func `takes every way to say the same`(words: String) throws {
    let arguments = words.split(separator: " ").map(String.init)
    let run = try ToolProcess.run(["spring", "--format=csv"] + arguments)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(try run == ToolProcess.run("spring", "--format=csv"))
  }

  @Test(arguments: [
    ("--stiffness 100 --damping 40", "bounce 0"),
    ("--stiffness 100 --damping 40 --allow-overdamping", "bounce -0.5"),
    ("--mass 4 --stiffness 100 --damping 4 --until 1", "bounce 0.9"),
    ("--settling-duration 1.0633971 --damping-ratio 0.7", "bounce 0.3"),
    ("--settling-duration 2 --damping-ratio 0.5 --epsilon 0.01", "bounce 0.5"),
    ("--bounce 1 --until 0.5", "never settles"),
    ("--response 0.25 --damping-ratio 0.8", "response 0.25 s, damping ratio 0.8"),
    ("--preset bouncy --duration 2", "duration 2 s, bounce 0.3"),
    ("--preset snappy", "duration 0.5 s, bounce 0.15"),
  ])
  func `shows the spring in other words`(words: String, sentence: String) throws {
    let run = try ToolProcess.run(["spring"] + words.split(separator: " ").map(String.init))
    #expect(run.code == 0)
    #expect(run.output.contains(sentence), "\(run.output)")
  }

  @Test(arguments: [
    ("--until 0", 1), ("--until 0.1", 7), ("--until 0.11", 8), ("--from 3 --to 3", 1),
    ("--bounce 1 --until 1", 61), ("--preset bouncy", 51),
  ])
  func `has a frame at its end, or after it`(words: String, count: Int) throws {
    let arguments = words.split(separator: " ").map(String.init) + ["--format", "csv"]
    let run = try ToolProcess.run(["spring"] + arguments)
    #expect(run.output.split(separator: "\n").count == count + 1)
  }

  @Test(arguments: [
    ("--bounce 1 --format svg", "the spring never settles: end its motion with '--until'"),
    (
      "--fps 100000 --until 1e9 --format csv",
      "the motion has too many frames: lower '--fps' or '--until'"
    ),
    ("--fps 1e6", "'--fps' got '1e6': it takes a number from 0.001 to 100000"),
    ("--from nan", "'--from' got 'nan': it takes a number from -1e100 to 1e100"),
    (
      "--to 1e-30 --initial-velocity 1e90",
      "'--initial-velocity' got '1e90': it takes a number from -1e70 to 1e70"
    ),
  ])
  func `refuses what leads nowhere`(words: String, message: String) throws {
    let run = try ToolProcess.run(["spring"] + words.split(separator: " ").map(String.init))
    #expect(run.code != 0 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: ["de_DE.UTF-8", "fr_FR", "C", "tr_TR.UTF-8"])
  func `is the same in every language`(locale: String) throws {
    let run = try ToolProcess.shell(
      #"LC_ALL=\#(locale) LANG=\#(locale) exec "$bookmotion" spring --bounce 0.25"#)
    #expect(try run == ToolProcess.run("spring", "--bounce", "0.25"))
  }

  #if os(Linux)
  @Test func `takes no more memory for a million frames than for a few`() throws {
    // The reader stops after one line and again after most of 60 MB, and checks the writer's peak
    // memory.
    let (count, rate) = Effort.isWhole ? (1_000_000, 100_000) : (50_000, 25_000)
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkfifo pipe
      "$bookmotion" spring --format csv --fps \(rate) --until \(count / rate) -o pipe & writer=$!
      peak() { awk '/VmHWM/ { print $2 }' "/proc/$writer/status"; }
      { head -n 1 >/dev/null; peak; head -n \(count / 10 * 9) >/dev/null; peak; cat >/dev/null; } <pipe
      wait
      """)
    let peaks = run.output.split(separator: "\n").compactMap { Int($0) }
    try #require(peaks.count == 2, "\(run)")
    #expect(peaks[1] - peaks[0] < (Effort.isWhole ? 16_000 : 4000), "kB: \(peaks)")
  }
  #endif
}
