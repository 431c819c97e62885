#if os(Linux) && PNG
import Testing

/// `script` runs the tool on a terminal of its own; a pipe with a name holds one picture back.
@Suite struct `On a terminal` {
  /// Runs `color` upon a picture at once, one after 0.8 s and one more; the terminal is stderr, and
  /// stdout too if no output is named. Returns what the terminal got.
  private func terminal(_ words: String) throws -> String {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/grey-50x70.png" a.png; mkfifo late.png
      ( sleep 0.8; cat a.png >late.png ) &
      script -qec "'$bookmotion' color --jobs 1 $1 a.png late.png a.png" /dev/null </dev/null
      wait
      """, [words])
    #expect(run.code == 0 && run.errors == "")
    return run.output
  }

  @Test func `progress appears after half a second, and is gone at the end`() throws {
    let shown = try terminal("-o out.txt")
    #expect(shown.contains("colours ████████████████░░░░░░░░ 2 of 3, 1 s left"))
    #expect(!shown.contains("1 of 3") && !shown.contains("3 of 3"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `no progress appears with --quiet`() throws {
    #expect(try terminal("--quiet -o out.txt") == "")
  }

  @Test func `lines come one by one, with no progress between`() throws {
    let shown = try terminal("--format ndjson")
    #expect(!shown.contains("\u{1B}") && !shown.contains("█"))
    #expect(shown.split(separator: "\r\n").count == 3)
  }

  @Test func `elsewhere no progress appears`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/grey-50x70.png" a.png; mkfifo late.png; ( sleep 0.8; cat a.png >late.png ) &
      "$bookmotion" color --jobs 1 -o out.txt a.png late.png a.png; wait
      """)
    #expect(run == ToolRun(output: "", errors: "", code: 0))
  }
}
#endif
