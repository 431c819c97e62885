import Testing

@testable import BookMotionCLI

/// What is unfinished.
@Suite struct UnfinishedTests {
  /// Kills one run, and checks its file and a second run.
  @Test func `stands in nobody's way when its run has been killed`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >a.csv
      sh -c '
        ( eval "$await"; await ".bookmotion-*"; kill -s KILL $$ ) &
        exec "$bookmotion" spring --format csv --fps 100000 --until 30 -o a.csv
      '
      echo $?; cat a.csv; ls -A | wc -l | tr -d ' '
      "$bookmotion" spring --format csv -o a.csv; echo $?; head -n 1 a.csv
      """)
    #expect(run.output == "137\nold\n2\n0\nframe,time,phase,value,velocity\n")
  }

  #if os(Linux)
  /// Each run has the same process number in its own process namespace, as in a container.
  @Test func `stands in nobody's way when the next run has the same number`() throws {
    let run = try ToolProcess.asFirstProcess(
      """
      for try in 1 2 3; do
        upon ".bookmotion-*" KILL & first spring --format csv --fps 100000 --until 90 -o a.csv
        mv .bookmotion-* left-$try
      done
      first spring --format csv -o a.csv; echo $?; head -n 1 a.csv; ls -A
      """)
    #expect(
      run.output == "0\nframe,time,phase,value,velocity\na.csv\nleft-1\nleft-2\nleft-3\nouter\n")
  }
  #endif

  @Test(arguments: [245, 255])
  func `has a name for a file of any name`(length: Int) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; name=$(printf "%0$1d" 0)
      "$bookmotion" spring --format csv -o $name; echo $?; head -n 1 $name; ls -A | wc -l | tr -d ' '
      """, [String(length)])
    #expect(run == ToolRun(output: "0\nframe,time,phase,value,velocity\n1\n", errors: "", code: 0))
  }

  @Test func `tries another name where one is taken`() throws {
    struct Repeating: RandomNumberGenerator {
      var numbers: [UInt64]
      mutating func next() -> UInt64 { numbers.removeFirst() }
    }
    var random = Repeating(numbers: [7, 7, 7, 9])
    var tried: [String] = []
    let (path, result) = try Unfinished.make(beside: Path("there/a"), using: &random) {
      path throws(System.CallFailure) in
      tried.append(path.text)
      if tried.count < 4 { throw .taken }
      return "made"
    }
    Unfinished.remove(path)
    #expect(path == Path("there/.bookmotion-9") && result == "made")
    #expect(tried == Array(repeating: "there/.bookmotion-7", count: 3) + ["there/.bookmotion-9"])
  }
}
