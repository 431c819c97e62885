#if os(Linux)
import BookMotionTestSupport
import Testing

/// `script` runs the tool on its own terminal; a named pipe delays one picture.
@Suite struct ProgressTests {
  /// Runs `color` on a picture that is available at once, one that arrives after 0.8 s, and
  /// another; the terminal is stderr, and also stdout if no output is named. Returns the output of
  /// the terminal.
  private func terminal(_ words: String) throws -> String {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; mkfifo late.png
      ( exec 3>late.png; sleep 0.8; cat a.png >&3 ) &
      script -qec "'$bookmotion' color --jobs 1 $1 a.png late.png a.png" /dev/null </dev/null
      wait
      """, [words])
    #expect(run.code == 0 && run.errors == "")
    return run.output
  }

  @Test func `progress appears after half a second, and is gone at the end`() throws {
    let shown = try terminal("-o out.txt")
    // On a busy machine, the first picture alone may take half a second.
    let steps = [
      "colors ████████████████░░░░░░░░ 2 of 3, ", "colors ████████░░░░░░░░░░░░░░░░ 1 of 3, ",
    ]
    #expect(steps.contains { shown.contains($0) })
    #expect(shown.contains(" s left") && !shown.contains("3 of 3"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `no progress appears with --quiet`() throws {
    #expect(try terminal("--quiet -o out.txt") == "")
  }

  /// Fewer frames in an unoptimized build, which draws them more slowly.
  private static let rate = Effort.isWhole ? 500 : 200
  private static let count = rate / 10 * 18 + 1

  /// Draws frames, suspends the tool for 0.7 s in the middle, and returns the output of the
  /// terminal. A suspension that comes too late is tried again.
  private func frames(_ words: String) throws -> String {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      cat >held <<'END'
      ( eval "$await"; await '.bookmotion-*/frame-0001.svg'
        kill -s STOP $$; ls .bookmotion-* | wc -l >drawn; sleep 0.7; kill -s CONT $$ ) &
      exec "$bookmotion" frames --fps \(Self.rate) $words -o out
      END
      export words="$1"
      for try in 1 2 3 4 5 6 7 8 9 10; do
        rm -rf out drawn; script -qec "sh held; exit \\$?" /dev/null </dev/null >shown || exit
        [ "$(cat drawn 2>/dev/null || echo 901)" -lt \(Self.count) ] && break
      done
      cat shown
      """, [words])
    #expect(run.code == 0 && run.errors == "")
    return run.output
  }

  @Test func `frames tell how many there are and how long they take`() throws {
    let shown = try frames("")
    #expect(shown.hasPrefix("\rframes "))
    #expect(shown.contains(try Regex("[0-9]+ of \(Self.count), [0-9]+ s left")))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    #expect(try frames("--quiet") == "")
  }

  @Test func `lines come one by one, with no progress between`() throws {
    let shown = try terminal("--format ndjson")
    #expect(!shown.contains("\u{1B}") && !shown.contains("█"))
    #expect(shown.split(separator: "\r\n").count == 3)
  }

  @Test func `elsewhere no progress appears`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; mkfifo late.png
      ( exec 3>late.png; sleep 0.8; cat a.png >&3 ) &
      "$bookmotion" color --jobs 1 -o out.txt a.png late.png a.png; wait
      """)
    #expect(run == ToolRun(output: "", errors: "", code: 0))
  }
}
#endif
