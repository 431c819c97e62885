import Testing

#if os(Linux)
/// Process 1 of a container.
@Suite struct EndingSignalsTests {
  /// For process 1, the default action of every signal is to be ignored.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
  func `ends upon a signal at once`(signal: String, code: Int) throws {
    let run = try ToolProcess.asFirstProcess(
      """
      begin=$(date +%s); upon ".bookmotion-*" "$1" &
      first spring --format csv --fps 100000 --until 90 -o a.csv; echo $?
      ls -A; [ $(($(date +%s) - begin)) -lt 5 ] && echo soon
      """, [signal])
    #expect(run.output == "\(code)\nouter\nsoon\n")
  }

  /// No file exists that would have to be removed.
  @Test func `ends upon a signal also while it writes to stdout`() throws {
    let run = try ToolProcess.asFirstProcess(
      """
      mkfifo pipe; { read -r line; : >begun; cat >/dev/null; } <pipe & upon begun TERM &
      first spring --format csv --fps 100000 --until 90 >pipe; echo $?
      """)
    #expect(run.output == "143\n")
  }
}
#endif
