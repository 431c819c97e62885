import BookMotionTestSupport
import Testing

@testable import BookMotionCLI

/// The folder of frames.
@Suite struct FrameFolderTests {
  /// Prints the state of a folder: the number of its frames, if each is complete and all are from
  /// one set. The sets differ in the binding, and so does every frame.
  private static let look = #"""
    look() {
      [ -d out ] || { echo none; return; }
      set=$(cat out/frame-*.svg | cksum)
      [ "$set" = "$old" ] && echo old && return
      [ "$set" = "$new" ] && echo new && return
      echo "broken: $(ls out | wc -l)"
    }
    draw() { "$bookmotion" frames --fps 20 --binding "$1" --quiet -o out --force; }
    draw right; new=$(cat out/frame-*.svg | cksum); draw left; old=$(cat out/frame-*.svg | cksum)
    """#

  /// Sends a signal after a random fraction of the command's running time, and examines the folder,
  /// which must still contain a user's file.
  @Test(arguments: ["INT", "TERM", "KILL"])
  func `holds the old set or the new one whenever a signal comes`(signal: String) throws {
    let tries = Effort.isWhole ? 100 : 8
    let seed = UInt64.random(in: 0..<1000)
    var random = SeededRandom(seed: seed)
    let shares = (0..<tries).map { _ in String(random.share() * 1.2) }.joined(separator: " ")
    let run = try ToolProcess.shell(
      """
      cd "$folder"; \(FrameFolderTests.look)
      echo mine >out/mine
      # The least of three: on a busy machine, one may take much longer than those that follow.
      took=
      for run in 1 2 3; do
        begin=$(date +%s%N); draw left; this=$(($(date +%s%N) - begin))
        [ -n "$took" ] && [ "$took" -le "$this" ] || took=$this
      done
      signal=$1; shift
      for share in $1; do
        export signal wait="$(awk "BEGIN { print $share * $took / 1e9 }")"
        # What runs in the background would ignore Ctrl-C.
        sh -c '
          { sleep "$wait"; kill -s "$signal" $$; } 2>/dev/null &
          exec "$bookmotion" frames --fps 20 --binding right --quiet -o out --force
        '
        look; cat out/mine; [ "$(look)" = old ] || draw left
      done
      """, [signal, shares])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2 * tries, "seed \(seed): \(run.errors)")
    for (state, mine) in zip(lines.indices.lazy.filter { $0 % 2 == 0 }, 1...) {
      #expect(
        ["old", "new"].contains(lines[state]) && lines[state + 1] == "mine",
        "seed \(seed), try \(mine): \(lines[state])")
    }
    #expect(lines.contains("old"), "seed \(seed): no signal came before the end")
  }

  @Test func `keeps files that are no frames, and what they are`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir out; chmod 751 out; cd out
      echo 1 >mine; ln mine same; ln -s mine link; ln -s nowhere lost; echo 2 >.hidden; mkfifo pipe
      echo 3 >frame-12.svg; for i in 1 2 3 4 5 6; do echo >frame-000$i.svg; done; cd ..
      before=$(ls -i out/mine | cut -d ' ' -f 1)
      "$bookmotion" frames --fps 1 -o out --force; echo $?; ls -A out; cd out
      cat mine .hidden frame-12.svg; readlink link lost; [ -p pipe ] && echo pipe
      [ "$(ls -i mine | cut -d ' ' -f 1)" = "$before" ] && ls -l mine | cut -c 11-13
      cd ..; ls -ld out | cut -c 1-10; ls -A
      """)
    #expect(
      run.output == """
        0
        .hidden
        frame-0000.svg
        frame-0001.svg
        frame-0002.svg
        frame-12.svg
        link
        lost
        mine
        pipe
        same
        1
        2
        3
        mine
        nowhere
        pipe
         2 
        drwxr-x--x
        out

        """)
    #expect(run.errors == "")
  }

  @Test func `stays as it is when its link is replaced`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir -p there/old; touch there/old/frame-0009.svg; ln -s there/old link
      ln -s there/new lost
      "$bookmotion" frames --fps 1 -o link --force; readlink link; ls -A there there/old
      "$bookmotion" frames --fps 1 -o lost; readlink lost; ls there/new
      """)
    let frames = "frame-0000.svg\nframe-0001.svg\nframe-0002.svg\n"
    #expect(
      run
        == ToolRun(
          output: "there/old\nthere:\nold\n\nthere/old:\n\(frames)there/new\n\(frames)", errors: "",
          code: 0))
  }

  private static let whole = "it can't be replaced as a whole; choose a folder in it, such as "

  @Test(arguments: [
    ("-o .", "can't write into '.': " + whole + "'./frames'"),
    ("-o ../work", "can't write into '../work': " + whole + "'../work/frames'"),
    ("-o /", "can't write into '/': " + whole + "'/frames'"),
    (
      "-o out --force",
      "can't write into 'out': it contains the folder 'sub', and frames need a folder of their own, "
        + "such as 'out/frames'"
    ),
    ("-o no/out", "can't write into 'no/out': there is no folder 'no'"),
  ])
  func `is refused where no folder can take its place`(words: String, message: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir -p out/sub; echo old >out/frame-0000.svg
      "$bookmotion" frames --fps 1 $1; echo $?; find . | sort; cat out/frame-0000.svg
      """, [words])
    #expect(run.output == "73\n.\n./out\n./out/frame-0000.svg\n./out/sub\nold\n")
    #expect(run.errors == "error: \(message)\n")
  }

  #if os(Linux)
  /// The folder is a mount point for one on the same file system, which only the exchange itself
  /// detects.
  @Test(arguments: [(true, "old"), (false, "")])
  func `stays as it is where it is mounted`(hasFrames: Bool, content: String) throws {
    let script = """
      cd "$folder"; mkdir out real; [ -z "$1" ] || echo "$1" >real/frame-0000.svg
      mount --bind real out || exit 9
      "$bookmotion" frames --fps 1 -o out --force; echo $?; ls -A out .; cat real/* 2>/dev/null
      """
    let run = try ToolProcess.shell(
      #"exec unshare --mount --map-root-user sh -c "$1" sh "$2""#, [script, content])
    try #require(run.code != 9, "no mounts here, so nothing was tried: \(run.errors)")
    let frame = hasFrames ? "frame-0000.svg\n" : ""
    #expect(
      run.output == "73\n.:\nout\nreal\n\nout:\n\(frame)" + (hasFrames ? "old\n" : ""))
    #expect(
      run.errors == "error: can't write into 'out': \(FrameFolderTests.whole)'out/frames'\n")
  }
  #endif

  @Test func `is exchanged in steps where the file system can't do it at once`() throws {
    let folder = Path("/tmp/bookmotion-exchange-\(UInt64.random(in: 0...(.max)))")
    let (a, b) = (folder.appending("a"), folder.appending("b"))
    try System.makeFolder(folder)
    try System.makeFolder(a)
    try System.makeFolder(b)
    try System.makeFolder(a.appending("was a"))
    defer {
      System.removeFolder(b.appending("was a"))
      for path in [a, b, folder] { System.removeFolder(path) }
    }
    try System.exchangeInSteps(a, b)
    #expect(try System.names(in: b) == [Path("was a")] && System.names(in: a).isEmpty)
    #expect(throws: System.CallFailure.self) {
      try System.exchangeInSteps(folder.appending("c"), b)
    }
    #expect(try System.names(in: b) == [Path("was a")])
    #expect(try Set(System.names(in: folder)) == [Path("a"), Path("b")])
  }
}
