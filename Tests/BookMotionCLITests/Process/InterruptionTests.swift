import BookMotionTestSupport
import Testing

/// The shell that becomes the tool runs in the foreground, since one in the background would ignore
/// Ctrl-C.
@Suite struct InterruptionTests {
  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func `amid frames leaves nothing`(signal: String, code: Int) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      sh -c '
        ( eval "$await"; await ".bookmotion-*/frame-*20.svg"; kill -s "$1" $$ ) &
        exec "$bookmotion" frames --fps \(Effort.isWhole ? 20_000 : 2000) -o out
      ' sh "$1"
      echo $?; ls -A
      """, [signal])
    #expect(run.output == "\(code)\n")
  }

  /// The second picture never arrives, and other threads wait for it.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `amid colors leaves the old file`(signal: String, code: Int) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >colors; cp "$pictures/gray-50x70.png" a.png; mkfifo never.png
      sh -c '
        ( eval "$await"; await ".bookmotion-*"; sleep 0.1; kill -s "$1" $$ ) &
        exec "$bookmotion" color -o colors a.png never.png
      ' sh "$1"
      echo $?; ls -A; cat colors
      """, [signal])
    #expect(run.output == "\(code)\na.png\ncolors\nnever.png\nold\n")
  }

  @Test(arguments: ["old.json", "new.json"])
  func `amid a timeline leaves the old file or none`(name: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >old.json
      sh -c '
        ( eval "$await"; await ".bookmotion-*"; kill -s INT $$ ) &
        exec "$bookmotion" timeline --choreography storyReader --direction both --fps 100000 -o "$1"
      ' sh "$1"
      echo $?; ls -A; cat old.json
      """, [name])
    #expect(run.output == "130\nold.json\nold\n")
  }
}
