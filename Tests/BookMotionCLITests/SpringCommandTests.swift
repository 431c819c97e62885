import BookMotionTestSupport
import Testing

@Suite struct `bookmotion spring` {
  @Test func `prints a spring without any argument`() throws {
    let run = try ToolProcess.run("spring")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/spring.txt") == nil)
  }

  @Test(arguments: ["csv", "json"])
  func `prints data`(format: String) throws {
    let run = try ToolProcess.run(
      "spring", "--preset", "bouncy", "--from", "-4", "--to=12", "--fps", "20", "--format", format)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/spring-bouncy.\(format)") == nil)
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

  @Test(arguments: ["0", "1e-9", "0.0166"])
  func `draws nothing over no time, and shows the one frame`(until: String) throws {
    let run = try ToolProcess.run("spring", "--until", until)
    #expect(
      run
        == ToolRun(
          output: """
            duration 0.5 s, bounce 0
            response 0.5 s, damping ratio 1
            mass 1, stiffness 157.914, damping 25.133
            settles after 0.7348 s, to within 0.001 of the way

              frame         time          value       velocity
                  0       0.0000         0.0000         0.0000

            """, errors: "", code: 0))
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
    let count = Effort.isWhole ? 1_000_000 : 200_000
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkfifo pipe
      "$bookmotion" spring --format csv --fps \(count) --until 1 -o pipe & writer=$!
      peak() { awk '/VmHWM/ { print $2 }' "/proc/$writer/status"; }
      { head -n 1 >/dev/null; peak; head -n \(count / 10 * 9) >/dev/null; peak; cat >/dev/null; } <pipe
      wait
      """)
    let peaks = run.output.split(separator: "\n").compactMap { Int($0) }
    try #require(peaks.count == 2, "\(run)")
    #expect(peaks[1] - peaks[0] < 16_000, "kB: \(peaks)")
  }
  #endif
}
