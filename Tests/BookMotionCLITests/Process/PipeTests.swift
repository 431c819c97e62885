import BookMotionTestSupport
import Testing

/// The commands with much or little output, writing to pipes and devices.
@Suite struct PipeTests {
  static let words = [
    "timeline", "frames --at 0.5", "frames --sheet 3", "frames --animated --fps 5", "plot",
    "lint --choreography storyReader", "choreography show bookPolish",
  ]

  @Test(arguments: Effort.some(of: words, oneIn: 3))
  func `goes the same as into a file`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" $1 >plain && "$bookmotion" $1 -o file && "$bookmotion" $1 | cat >pipe
      "$bookmotion" $1 | { sleep 0.3; cat; } >slow; cmp plain file && cmp file pipe && cmp pipe slow
      mkfifo named; "$bookmotion" $1 -o named & cat named >through; wait; cmp plain through; ls -A
      """, [words])
    #expect(
      run == ToolRun(output: "file\nnamed\npipe\nplain\nslow\nthrough\n", errors: "", code: 0))
  }

  @Test(arguments: [
    "timeline --fps 2000", "frames --sheet 60", "frames --animated", "plot --direction both",
    "choreography show bookPolish",
  ])
  func `that nobody reads any more is an error and no crash`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkfifo gone go
      { exec 3>gone; read -r line <go; "$bookmotion" $1 >&3; echo $?; } 2>errors &
      exec 4<gone; exec 4<&-; echo >go; wait; cat errors
      """, [words])
    #expect(run.output == "73\nerror: can't write stdout: Broken pipe\n")
  }

  #if os(Linux)
  @Test(arguments: words)
  func `that are full is an error`(words: String) throws {
    for (redirection, name) in [(">/dev/full", "stdout"), ("-o /dev/full", "'/dev/full'")] {
      let run = try ToolProcess.shell(
        "eval \"\\\"\\$bookmotion\\\" $1\"", ["\(words) \(redirection)"])
      #expect(
        run
          == ToolRun(
            output: "", errors: "error: can't write \(name): No space left on device\n", code: 73))
    }
  }
  #endif

  @Test func `that fill up amid frames leave nothing, and an error`() throws {
    // A file size limit stands in for the full disk: a frame of the closed book fits into this many
    // blocks of 512 bytes, and one of the open book does not.
    let run = try ToolProcess.shell(
      """
      cd "$folder"; ulimit -f 6; "$bookmotion" frames --fps 10 -o out; echo $?; ls -A
      """)
    #expect(run.output == "73\n")
    #expect(run.errors.hasPrefix("error: can't write 'out/frame-"))
    #expect(run.errors.hasSuffix(".svg': File too large\n"))
  }

  #if os(Linux)
  /// Places that not even root can write to.
  @Test(arguments: [
    ("timeline -o /sys/a", "error: can't write '/sys/a': "),
    ("frames -o /sys/a", "error: can't write into '/sys/a': "),
    ("frames --at 1 -o /sys/a", "error: can't write '/sys/a': "),
    ("plot -o /dev/null/a", "error: can't write '/dev/null/a': Not a directory"),
    ("frames -o /dev/null", "error: can't write into '/dev/null': it is not a folder"),
    ("timeline -o /sys", "error: can't write '/sys': it is a folder"),
  ])
  func `that are not ours is an error`(words: String, message: String) throws {
    let run = try ToolProcess.run(words.split(separator: " ").map(String.init))
    #expect(run.code == 73 && run.output == "")
    #expect(run.errors.hasPrefix(message) && run.errors.count { $0 == "\n" } == 1)
  }
  #endif

  @Test func `into a folder that has frames needs force, and then replaces all of them`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir -p out; touch out/frame-0009.svg out/frame-12.svg out/mine.svg
      "$bookmotion" frames --fps 1 -o out 2>errors; echo $?; ls out; cat errors
      "$bookmotion" frames --fps 1 -o out/ --force; echo $?; ls out
      """)
    #expect(
      run.output == """
        73
        frame-0009.svg
        frame-12.svg
        mine.svg
        error: 'out' already contains 1 frame: choose another folder with '--output', or replace the \
        frames with '--force'
        0
        frame-0000.svg
        frame-0001.svg
        frame-0002.svg
        frame-12.svg
        mine.svg

        """)
  }

  @Test func `with any name of a file`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" timeline -o "mein Bücher-Schrank 本.json" && "$bookmotion" \\
        timeline --output=-x && "$bookmotion" diff -- -x "mein Bücher-Schrank 本.json" >words; echo $?
      "$bookmotion" choreography show bookPolish >"a b.json"
      "$bookmotion" lint --choreography "a b.json" | tail -n 1 | cut -d : -f 1
      "$bookmotion" frames --fps 1 -o "Bilder ö" && ls "Bilder ö" | wc -l | tr -d ' '
      """)
    #expect(run.output == "0\nbookPolish\n3\n")
    #expect(run.errors == "")
  }
}
