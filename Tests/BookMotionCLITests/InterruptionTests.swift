import Testing

/// The shell that becomes the tool runs in the foreground: one in the background would ignore
/// Ctrl-C.
@Suite struct `An interruption` {
  @Test func `amid frames leaves whole frames and nothing else`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      sh -c '
        ( tries=0
          until [ -e out/frame-0020.svg ] || [ $tries = 3000 ]; do
            tries=$((tries + 1)); sleep 0.01
          done
          kill -s INT $$ ) &
        exec "$bookmotion" frames --fps 10000 -o out
      '
      echo $?; ls -A out | grep -v '^frame-[0-9]*[.]svg$'
      for frame in out/*; do tail -c 7 "$frame" | grep -q '</svg>' || echo "$frame"; done
      [ "$(ls out | wc -l)" -lt 10000 ] && echo fewer
      """)
    #expect(run.output == "130\nfewer\n")
  }

  @Test(arguments: ["timeline --fps 20000 -o old.json", "timeline --fps 20000 -o new.json"])
  func `amid a timeline leaves the old file or none`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >old.json
      sh -c '
        ( tries=0
          until ls | grep -q unfinished || [ $tries = 3000 ]; do
            tries=$((tries + 1)); sleep 0.01
          done
          kill -s INT $$ ) &
        exec "$bookmotion" '"$1"'
      '
      echo $?; ls -A; cat old.json
      """, [words])
    #expect(run.output == "130\nold.json\nold\n")
  }
}
