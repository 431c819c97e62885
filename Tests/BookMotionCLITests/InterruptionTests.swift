import Testing

/// The shell that becomes the tool runs in the foreground: one in the background would ignore
/// Ctrl-C.
@Suite struct `An interruption` {
  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `amid frames leaves whole frames and nothing else`(signal: String, code: Int) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      sh -c '
        ( tries=0
          until [ -e out/frame-0020.svg ] || [ $tries = 3000 ]; do
            tries=$((tries + 1)); sleep 0.01
          done
          kill -s "$1" $$ ) &
        exec "$bookmotion" frames --fps 10000 -o out
      ' sh "$1"
      echo $?; ls -A out | grep -v '^frame-[0-9]*[.]svg$'
      for frame in out/*; do tail -c 7 "$frame" | grep -q '</svg>' || echo "$frame"; done
      [ "$(ls out | wc -l)" -lt 10000 ] && echo fewer
      """, [signal])
    #expect(run.output == "\(code)\nfewer\n")
  }

  #if PNG
  /// The second picture never comes, and other threads wait for it.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `amid colours leaves the old file`(signal: String, code: Int) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >colors; cp "$pictures/grey-50x70.png" a.png; mkfifo never.png
      sh -c '
        ( tries=0
          until ls | grep -q unfinished || [ $tries = 3000 ]; do
            tries=$((tries + 1)); sleep 0.01
          done
          sleep 0.1; kill -s "$1" $$ ) &
        exec "$bookmotion" color -o colors a.png never.png
      ' sh "$1"
      echo $?; ls -A; cat colors
      """, [signal])
    #expect(run.output == "\(code)\na.png\ncolors\nnever.png\nold\n")
  }
  #endif

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
