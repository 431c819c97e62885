import BookMotionTestSupport
import Foundation
import Testing

/// Frames side by side or one after the other: `--sheet` and `--animated`.
@Suite struct SinglePictureTests {
  static let words = ["--sheet 6", "--animated --fps 10"]

  @Test func `stand side by side, each with its phase and its time`() throws {
    let run = try ToolProcess.run("frames", "--sheet", "4", "--columns", "2")
    #expect(run.code == 0 && run.errors == "")
    // 109 frames: the first, the last, and steps of 36 in between.
    #expect(
      SinglePictureTests.texts(in: run.output) == [
        "bookPolish, opening", "1.8 s · 4 of 109 frames at 60 fps · bound at the left",
        "selected", "0.00 s", "flipping", "0.60 s", "revealing", "1.20 s", "complete", "1.80 s",
      ])
    // Two frames of 220 with a gap of 24 and margins of 36.
    #expect(run.output.contains("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.contains(" width=\"536\""))
  }

  @Test func `stand on the ground that is asked for`() throws {
    let looks = try ["light", "dark", "auto"].map { theme in
      try ToolProcess.run("frames", "--sheet", "1", "--theme", theme).output
    }
    #expect(looks.map { $0.contains("prefers-color-scheme") } == [false, false, true])
    #expect(looks[0] != looks[1])
    #expect(try ToolProcess.run("frames", "--sheet", "1").output == looks[2])
  }

  @Test func `play by themselves, as the book that was asked for`() throws {
    let run = try ToolProcess.run(
      "frames", "--animated", "--choreography", "storyReader", "--direction", "both", "--fps", "6",
      "--binding", "right", "--cover", SinglePictureTests.picture)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("<title>storyReader, opening and closing</title>"))
    // Three rests, two of which are halves of one: 1.2 s open, and 1.2 s on the shelf.
    let durations = run.output.matches(of: /dur="([0-9.]+)s"/).map { String($0.1) }
    #expect(Set(durations).count == 1 && durations.count > 20)
    #expect((Double(durations[0]) ?? 0) > 2.4 + 4.8)
    #expect(run.output.matches(of: /<image\b/).count == 1)
    let left = try ToolProcess.run("frames", "--animated", "--fps", "6")
    #expect(left.output != run.output && !left.output.contains("<image "))
  }

  /// A pattern would begin anew where a strip reaches beyond it.
  @Test(arguments: ["left", "right"])
  func `have one picture on a cover that turns, in strips that stay within it`(
    binding: String
  ) throws {
    let run = try ToolProcess.run(
      "frames", "--scene", "spread", "--binding", binding, "--cover", SinglePictureTests.picture,
      "--at", "0.4")
    func numbers(_ text: Substring) -> [Double] {
      text.matches(of: /-?(\d+\.?\d*|\.\d+)/).compactMap { Double($0.output.0) }
    }
    var strips = 0
    for pattern in run.output.matches(
      of: /<pattern id="(\w+)"[^>]* width="([\d.]+)" height="([\d.]+)" patternTransform="([^"]*)"/)
    {
      let (width, height) = (Double(pattern.2) ?? 0, Double(pattern.3) ?? 0)
      let matrix = numbers(pattern.4)
      let name = NSRegularExpression.escapedPattern(for: String(pattern.1))
      let path = try #require(
        run.output.firstMatch(of: try Regex("fill=\"url\\(#\(name)\\)\" d=\"([^\"]*)")))
      var (x, y) = (0.0, 0.0)
      for step in String(path.output[1].substring ?? "").matches(of: /([Mlhv])([^Mlhvz]*)/) {
        let moved = numbers(step.2)
        switch step.1 {
        case "M": (x, y) = (moved[0], moved[1])
        case "h": x += moved[0]
        case "v": y += moved[0]
        default: (x, y) = (x + moved[0], y + moved[1])
        }
        let (along, down) = (x - matrix[4], y - matrix[5])
        let area = matrix[0] * matrix[3] - matrix[1] * matrix[2]
        let printed = (
          (matrix[3] * along - matrix[2] * down) / area,
          (matrix[0] * down - matrix[1] * along) / area
        )
        #expect(printed.0 > -2 && printed.0 < width + 2, "\(printed)")
        #expect(printed.1 > -2 && printed.1 < height + 2, "\(printed)")
      }
      strips += 1
    }
    #expect(strips > 16)
  }

  @Test func `show the screen, in even numbers`() throws {
    for words in ["--at 0.8", "--sheet 2", "--animated --fps 10"] {
      let options = words.split(separator: " ").map(String.init) + ["--direction", "close"]
      let screen = try ToolProcess.run(["frames"] + options).output
      #expect(screen.contains("viewBox=\"0 0 1024 768\""))
    }
    let odd = try ToolProcess.run("frames", "--at", "0.5", "--screen", "375x667").output
    #expect(odd.contains("viewBox=\"0 0 376 668\""))
    let scene = try ToolProcess.run(
      "frames", "--scene", "swipe", "--at", "0.5", "--screen", "375x667"
    ).output
    #expect(scene.contains("viewBox=\"0 0 376 668\""))
  }

  @Test func `are smaller where pictures may be further off`() throws {
    let cover = SinglePictureTests.picture
    func size(_ words: String...) throws -> Int {
      try ToolProcess.run(["frames", "--cover", cover, "--fps", "10"] + words).output.utf8.count
    }
    let film = try size("--animated")
    #expect(try size("--animated", "--picture-error", "1") == film)
    #expect(try size("--animated", "--picture-error", "0.5") > film)
    let frame = try size("--at", "0.75")
    #expect(try size("--at", "0.75", "--picture-error", "0.17") == frame)
    #expect(try size("--at", "0.75", "--picture-error", "5") < frame)
  }

  @Test func `have the colors that are asked for, of whatever picture`() throws {
    let cover = SinglePictureTests.picture
    func frame(_ words: String...) throws -> String {
      try ToolProcess.run(["frames", "--at", "0.85"] + words).output
    }
    let plain = try frame("--cover", cover)
    let red = try frame("--cover", cover, "--spine-color", "d01020")
    #expect(red.contains("#d01020") && !plain.contains("#d01020"))
    #expect(try frame("--cover", cover, "--spine-color=#d01020") == red)
    let choice = ["frames", "--at", "2.2", "--choreography", "storyReader"]
    let framed = try ToolProcess.run(choice + ["--frame-color", "abc"]).output
    #expect(framed.contains("#aabbcc") || framed.contains("#abc"))
    #expect(try framed != ToolProcess.run(choice).output)
  }

  @Test(arguments: words)
  func `name a linked picture as seen from the file`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir deep; cp "$pictures/gray-50x70.png" a.png
      "$bookmotion" frames $1 --cover a.png --link -o deep/one.svg
      grep -o 'xlink:href="[^#"]*"' deep/one.svg; ls deep
      """, [words])
    #expect(run == ToolRun(output: "xlink:href=\"../a.png\"\none.svg\n", errors: "", code: 0))
  }

  @Test(arguments: words)
  func `leave the old file whole when the disk is full`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old >a.svg; trap '' XFSZ; ulimit -f 1
      "$bookmotion" frames $1 -o a.svg; echo $?; cat a.svg; ls -A
      """, [words])
    #expect(
      run
        == ToolRun(
          output: "73\nold\na.svg\n", errors: "error: can't write 'a.svg': File too large\n",
          code: 0))
  }

  /// The shell that becomes the tool runs in the foreground, since one in the background would
  /// ignore Ctrl-C. Pictures are written so fast that an interruption may come too late, so it is
  /// tried several times.
  @Test(arguments: ["old.svg", "new.svg"])
  func `leave the old file or none when they are interrupted`(name: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      for try in 1 2 3 4 5 6 7 8 9 10; do
        rm -f new.svg; echo old >old.svg
        sh -c '
          ( eval "$await"; await ".bookmotion-*"; kill -s INT $$ 2>errors ) &
          exec "$bookmotion" frames --animated --choreography storyReader --direction both \\
            --fps 700 --cover "$pictures/gray-50x70.png" --page "$pictures/gray-50x70.png" -o "$1"
        ' sh "$1"
        code=$?; [ $code = 0 ] || break
      done
      rm -f errors; echo $code; ls -A; cat old.svg
      """, [name])
    #expect(run.output == "130\nold.svg\nold\n")
  }

  #if os(Linux)
  /// Runs the tool on its own terminal with `script`. The pipe has a reader as soon as the tool
  /// opens it, but is not read for 0.8 s, and until then takes no more than 128 KB.
  private func terminal(_ words: String) throws -> String {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkfifo late; ( exec 3<late; sleep 0.8; cat <&3 >/dev/null ) &
      script -qec "'$bookmotion' frames $1 -o late" /dev/null </dev/null; wait
      """, [words])
    #expect(run.code == 0 && run.errors == "")
    return run.output
  }

  @Test(arguments: Effort.some(of: ["--sheet 109", "--animated"], oneIn: 2))
  func `show progress after half a second, and none at the end`(words: String) throws {
    let shown = try terminal(words)
    #expect(
      shown.contains("\rframes █") && shown.contains(" of 109, ") && shown.contains(" s left"))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
    #expect(try terminal("--quiet \(words)") == "")
  }
  #endif

  private static let sizes = [
    "--screen 1e5x0.001", "--frame 0,0,1,1 --screen 4x3 --choreography storyReader --binding right",
    "--frame 5,5,0.001,300", "--frame 5,5,300,0.001",
  ]

  /// The library of so small a book has 26 MB.
  private static let smallest = "--frame 0,0,0.001,0.001 --screen 0.001x0.001"

  /// Details would be drawn far away from a book that is smaller than they are.
  @Test(arguments: Effort.isWhole ? sizes + [smallest] : sizes)
  func `show a book of any size`(words: String) throws {
    let run = try ToolProcess.run(
      ["frames", "--animated", "--fps", "1"] + words.split(separator: " ").map(String.init))
    #expect(run.code == 0 && run.errors == "", "\(run.errors.prefix(200))")
    #expect(run.output.hasSuffix("</svg>\n") && !run.output.contains("nan"))
  }

  /// Returns the texts in the order of the document.
  private static func texts(in document: String) -> [String] {
    document.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }
  }

  private static let picture = Golden.packageURL("Fixtures/frames/gray-50x70.png").path
}
