import BookMotionTestSupport
import Foundation
import Testing

@Suite struct FitCommandTests {
  /// Makes `measured.csv`: the way of a book to the middle of the screen.
  private static let measured = """
    cd "$folder"; "$bookmotion" timeline --fps 24 --format csv | cut -d , -f 2,4,6 >measured.csv

    """

  @Test(arguments: ["json", "svg"]) func `prints and plots what it finds`(format: String) throws {
    let run = try ToolProcess.shell(
      Self.measured + #""$bookmotion" fit measured.csv --format "# + format)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/fit.\(format)") == nil)
  }

  @Test func `prints moves that a choreography takes`() throws {
    let run = try ToolProcess.shell(
      Self.measured + #"""
        "$bookmotion" fit - --channels x <measured.csv >fit.json
        move="$(sed -n 's/^ *\({"move": .*}\)\]}\],/\1/p' fit.json)"
        printf '{"schema": "bookmotion.choreography/1", "name": "mine", "opening": [
          {"phase": "moving", "lasts": 1, "moves": [%s]}, {"phase": "complete", "lasts": 0}],
          "closing": [{"phase": "idle", "lasts": 0}]}' "$move" >mine.json
        "$bookmotion" choreography check mine.json && printf '%s\n' "$move"
        """#)
    #expect(
      run.output == """
        mine.json (mine): fine, 2 stages to open and 1 to close
        {"move": "x", "from": 200, "to": 512, "spring": {"duration": 0.4, "bounce": 0.2}}

        """, "\(run.errors)")
  }

  @Test func `says what it can't follow, and by how much`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; { echo time,y; for n in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do
        echo "0.$((n + 10)),$(((n * n * 7) % 11))"; done; } >noise.csv
      "$bookmotion" fit noise.csv --with springs --steps 1 --tolerance 0.01 -o fit.json; echo $?
      grep -o '"follows": false' fit.json | wc -l | tr -d ' '
      """#)
    #expect(run.output == "1\n2\n")
    #expect(run.errors.hasPrefix("warning: y: "), "\(run.errors)")
  }

  @Test(arguments: [
    ("fit", "<measured> is missing: see 'bookmotion fit --help'", 64),
    ("fit none.csv", "'none.csv': can't read it: No such file or directory", 66),
    (
      "fit measured.csv --channels x,wdth",
      "'--channels' got 'wdth': there is no such column in 'measured.csv'; did you mean 'width'?",
      64
    ),
    (
      "fit measured.csv --tolerance 2", "'--tolerance' got '2': it takes a number from 0.001 to 1",
      64
    ),
    (
      "fit broken.csv",
      "'broken.csv': line 2: column 1 (time): it is 0,5, and takes a finite number; write 0.5", 65
    ),
    ("fit measured.csv -o measured.csv", "", 64),
  ]) func `refuses what can't be`(words: String, message: String, code: Int32) throws {
    let run = try ToolProcess.shell(
      Self.measured + #"printf 'time;x\n0,5;1\n' >broken.csv; "$bookmotion" "# + words)
    #expect(run.code == code)
    #expect(run.output == "")
    #expect(message.isEmpty || run.errors == "error: \(message)\n", "\(run.errors)")
  }
}
