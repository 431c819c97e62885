import BookMotionTestSupport
import Foundation
import Testing

/// The commands that print data.
@Suite struct DataCommandTests {
  @Test(arguments: ["csv", "ndjson", "json", "css", "waapi", "html", "lottie"])
  func `print a timeline`(format: String) throws {
    let run = try ToolProcess.run(
      "timeline", "--choreography", "reducedMotion", "--fps", "10", "--format", format)
    #expect(run.code == 0 && run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/timeline.\(format)") == nil)
  }

  private static let stories = [
    "", "--choreography storyReader --screen 390x844 --direction close",
    "--direction both --binding right --frame 20.5,500,90,130 --safe-area 10,20,900,700 --name fox",
    "--event 0:tap --event 0.75:close --event 1.05:tap", "--direction close --event 0:home",
    "--event '0:tap;frame=90,90,100,140' --event '1.2:close;frame=90,40,100,140'",
    "--scene swipe --binding right --event 0:turn=1",
    "--scene page-turn --event 0.2:touch=290,200 --event 0.4:release",
  ]

  @Test(arguments: Effort.some(of: stories, oneIn: 2))
  func `write a style sheet that names the command by which it is made`(options: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" timeline \(options) --format css -o a.css
      sed -n 's/^Made by: bookmotion //p' a.css | xargs "$bookmotion" | cmp - a.css && echo same
      """)
    #expect(run.output == "same\n", "\(run.output)\(run.errors)")
  }

  @Test func `play the log of an app`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"
      printf '%s\n' '"0:tap;frame=40,90,100,140"' '' ' 1.2:close;frame=40,60,100,140 ' \
        '"0.5:screen=900,700;safeArea=0,20,900,660"' >app.ndjson
      "$bookmotion" timeline --events app.ndjson -o log.json
      "$bookmotion" timeline --event '0:tap;frame=40,90,100,140' \
        --event '0.5:screen=900,700;safeArea=0,20,900,660' \
        --event '1.2:close;frame=40,60,100,140' | cmp - log.json && echo same
      sed '$d' app.ndjson | "$bookmotion" timeline --events - | cmp -s - log.json || echo other
      echo 0:turn=1 | "$bookmotion" timeline --scene swipe --events - | grep -o '0:turn=1'
      """#)
    #expect(run.output == "same\nother\n0:turn=1\n", "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("timeline --event 0:tap --event 0.5:close", ""),
    (
      "timeline --event 0:tap --event 0.1:tap",
      "0.1:tap has no effect in the phase 'selected'"
    ),
    ("timeline --event 0:close", "0:close has no effect in the phase 'idle'"),
    (
      "timeline --scene page-turn --event 0:touch=430,575 --event 0.1:forward",
      """
      0.1:forward has no effect: a finger holds it then
      the finger never lifts after 0:touch=430,575: add a release
      """
    ),
    (
      "timeline --event 0:tap --event 4:touch=500,300 --event 4.1:drag=400,300 --event 4.2:release",
      "4:touch=500,300 touches nothing in the phase 'complete'"
    ),
    (
      "timeline --scene page-turn --event 0:touch=441,588",
      "0:touch=441,588 touches nothing in the phase 'lies'"
    ),
    ("frames --sheet 2 --scene page-turn --event 0:touch=440,587 --event 0.1:release", ""),
    (
      "plot --scene page-turn --event 0:back --event 0:back --event 0:back --event 0:back "
        + "--event 0:back --event 0:back --event 0:back",
      """
      0:back has no effect in the phase 'lies'
      0:back has no effect in the phase 'lies'
      """
    ),
    (
      "timeline --scene swipe --event 0:turn=0 --event 0.1:turn=0 --event 0.2:turn=-1",
      """
      0:turn=0 has no effect in the phase 'rests'
      0.1:turn=0 has no effect in the phase 'rests'
      0.2:turn=-1 has no effect in the phase 'rests'
      """
    ),
    (
      "timeline --event 0:tap --event 400:close --fps 2",
      "the motion takes 401.5 s; times are in seconds"
    ),
    ("timeline --scene progress", ""),
    ("plot -o a.svg", ""),
    ("plot -o a.png", "'a.png' is SVG, not PNG"),
    ("frames --at 0.5 -o a.jpg", "'a.jpg' is SVG, not JPG"),
    ("preview -o a.json", "'a.json' is HTML, not JSON"),
    ("timeline -o a.csv", "'a.csv' is JSON, not CSV; for that, add '--format csv'"),
    ("timeline --format csv -o a.csv", ""),
    (
      "timeline --scene page-turn --event 0:drag=640,300 --event 0.1:release",
      """
      0:drag=640,300 has no effect: no finger touches the screen then
      0.1:release=0,0 has no effect: no finger touches the screen then
      """
    ),
    (
      "timeline --scene page-turn --event 0:touch=430,575 --event 0.1:touch=430,575",
      "0.1:touch=430,575 has no effect: a finger already touches the screen"
    ),
    (
      "timeline --event 0:release",
      "0:release=0,0 has no effect: no finger touches the screen then"
    ),
    (
      "timeline --scene page-turn --event 0.5:touch=400,300 --event 0.2:drag=300,300",
      "0.2:drag=300,300 has no effect: no finger touches the screen then"
    ),
    (
      "timeline --scene page-turn --event 0:forward --event 0.4:touch=400,300 --event 0.5:release",
      "0.4:touch=400,300 touches nothing in the phase 'turns'"
    ),
  ])
  func `warn of what is probably not meant`(words: String, warning: String) throws {
    let run = try ToolProcess.shell("cd \"$folder\"; \"$bookmotion\" \(words) >/dev/null")
    let lines = warning.split(separator: "\n").map { "warning: \($0)\n" }
    #expect(run.errors == lines.joined())
  }

  @Test func `make a Lottie animation with a picture, in a pipe and in a file`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      options="--format lottie --binding right --event 0:tap --event 0.85:close --event 1.1:tap"
      "$bookmotion" timeline $options --cover "$pictures/gray-50x70.png" -o a.json
      "$bookmotion" timeline $options --cover - <"$pictures/gray-50x70.png" | cmp - a.json && echo same
      grep -c '"refId":"cover"' a.json
      "$bookmotion" timeline $options --spine-color 123456 -o b.json; cmp -s a.json b.json || echo other
      "$bookmotion" timeline --format lottie --scene cover | grep -c '"nm":"cover"'
      "$bookmotion" timeline --format lottie --cover "$pictures/gray-40x30.jpg" --screen 390x844 --frame 9,9,90,120 |
        grep -c 'data:image/jpeg;base64,'
      """)
    #expect(run.output == "same\n129\nother\n4\n1\n", "\(run.output)\(run.errors)")
  }

  @Test func `tell of scenes`() throws {
    let list = try ToolProcess.run("scene")
    #expect(list.code == 0 && list.errors == "")
    #expect(Golden.difference(of: list.output, from: "cli/scene.txt") == nil)
    for scene in ["transition", "page-turn"] {
      let one = try ToolProcess.run("scene", scene)
      #expect(Golden.difference(of: one.output, from: "cli/scene-\(scene).txt") == nil)
    }
  }

  @Test func `make scenes in every form, in a pipe and in files`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"
      "$bookmotion" timeline --scene mode --fps 20 -o m.json
      "$bookmotion" timeline --scene mode --fps 20 | cmp - m.json && echo same
      "$bookmotion" frames --scene mode --fps 5 --quiet -o f; ls f | wc -l | tr -d ' '
      "$bookmotion" frames --scene mode --fps 5 --at 0.4 | cmp - f/frame-0002.svg && echo same
      "$bookmotion" frames --scene mode --fps 5 --quiet -o f; echo $?
      "$bookmotion" frames --scene mode --fps 5 --quiet -o f --force; echo $?
      "$bookmotion" frames --scene mode --sheet 3 --columns 3 --theme dark | head -c 20 >x; wc -c <x | tr -d ' '
      "$bookmotion" frames --scene grid --at 1 --page "$pictures/gray-50x70.png" --link | grep -c 'xlink:href="[^#d]'
      "$bookmotion" timeline --scene sheet --screen 390x844 --binding right >/dev/full; echo $?
      """)
    #expect(
      run.output == "same\n29\nsame\n73\n0\n20\n1\n73\n", "\(run.output)\(run.errors)")
  }

  @Test(arguments: [("words", "txt"), ("json", "json")])
  func `tell a difference, and exit with 1`(format: String, ending: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" timeline -o old.json
      "$bookmotion" timeline --frame 101,200,200,280 --screen 1020x768 |
        "$bookmotion" diff --format "$1" -- old.json -
      """, [format])
    #expect(run.code == 1 && run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/diff.\(ending)") == nil)
  }

  @Test(arguments: ["", "--tolerance 2", "--tolerance-for x=0.5 --tolerance-for x=1"])
  func `tell no difference, and exit with 0, where it is tolerated`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" timeline -o old.json
      sed 's/"x":200,/"x":200.75,/' old.json >new.json
      "$bookmotion" diff old.json new.json $1 >words; echo $?
      "$bookmotion" diff old.json old.json >words; echo $?
      """, [words])
    #expect(run.output == (words.isEmpty ? "1\n0\n" : "0\n0\n"))
  }

  @Test(arguments: [("words", "txt"), ("json", "json")])
  func `find the cut of the cover, and exit with 1`(format: String, ending: String) throws {
    let run = try ToolProcess.run("lint", "--format", format)
    #expect(run.code == 1 && run.errors == "")
    #expect(Golden.difference(of: run.output, from: "cli/lint.\(ending)") == nil)
  }

  @Test func `find faults as JSON that others can read`() throws {
    let text = try ToolProcess.run("lint", "--format", "json").output
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(report["faults"] as? Int == 2 && findings.count == 13)
    #expect(findings.prefix(3).map { $0["severity"] as? String } == ["fault", "fault", "remark"])
    let none = try ToolProcess.run("lint", "--choreography", "storyReader", "--format", "json")
    #expect(none.output.hasSuffix("\"findings\": []}\n"))
  }

  @Test(arguments: [
    ("", 1, "bookPolish: 2 faults, 11 remarks"),
    ("--ignore jump", 0, "bookPolish: 0 faults, 11 remarks, 2 ignored"),
    ("--ignore jump --strict", 1, "bookPolish: 0 faults, 11 remarks, 2 ignored"),
    (
      "--ignore jump --ignore unsettled --ignore suddenStart --strict", 1,
      "bookPolish: 0 faults, 1 remark, 12 ignored"
    ),
    (
      "--strict --ignore jump --ignore unsettled --ignore suddenStart --ignore overshoot", 0,
      "bookPolish: 0 faults, 0 remarks, 13 ignored"
    ),
    ("--ignore shrink", 1, "bookPolish: 2 faults, 11 remarks"),
    ("--choreography storyReader --strict", 0, "storyReader: 0 faults, 0 remarks"),
    ("--choreography reducedMotion", 0, "reducedMotion: 0 faults, 2 remarks"),
    ("--choreography reducedMotion --strict", 1, "reducedMotion: 0 faults, 2 remarks"),
  ])
  func `fail for faults, and for remarks if asked`(
    words: String, code: Int32, last: String
  ) throws {
    let words = words.split(separator: " ").map(String.init)
    let run = try ToolProcess.run(["lint"] + words)
    #expect(run.code == code && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.last == last)
    // Faults come first, and ignored kinds don't appear at all.
    let severities = lines.dropLast().map { $0.prefix { $0 != ":" } }
    #expect(severities == severities.sorted())
    let counts = last.split(separator: " ").compactMap { Int($0) }
    #expect(severities.count { $0 == "fault" } == counts[0])
    #expect(severities.count { $0 == "remark" } == counts[1])
    for kind in words where words.contains("--ignore") {
      #expect(!lines.contains { $0.hasSuffix("(\(kind))") })
    }
  }

  @Test func `warn of a choreography in milliseconds when it is checked`() throws {
    let run = try ToolProcess.shell(
      #"""
      "$bookmotion" choreography show bookPolish | sed 's/"lasts": 0.4/"lasts": 400/' |
      "$bookmotion" choreography check -
      """#)
    #expect(run.output == "bookPolish: fine, 5 stages to open and 4 to close\n" && run.code == 0)
    #expect(
      run.errors == """
        warning: opening, moving: the phase lasts 400 s; durations are in seconds
        warning: closing, returning: the phase lasts 400 s; durations are in seconds

        """)
    let late = try ToolProcess.shell(
      #"""
      "$bookmotion" choreography show bookPolish |
      sed -e 's/"easeOut", "duration": 0.3}/"easeOut", "duration": 0.3, "delay": 500}/' \
        -e 's/"readerAppears"/"readerAppears", "after": 200/' |
      "$bookmotion" choreography check -
      """#)
    #expect(late.code == 0)
    let endless = try ToolProcess.shell(
      #"""
      "$bookmotion" choreography show bookPolish | sed 's/"bounce": 0.2}/"bounce": 1}/' |
      "$bookmotion" choreography check -
      """#)
    #expect(
      endless.code == 0
        && endless.errors == """
          warning: opening, moving: a spring with a bounce of 1 never comes to rest, so the motion \
          can't be recorded

          """
    )
    for line in [
      "opening, selected: a move is delayed by 500 s",
      "closing, closing: a move is delayed by 500 s",
      "opening, complete: the moment readerAppears comes after 200 s",
    ] {
      #expect(late.errors.contains("warning: \(line); times are in seconds\n"), "\(late.errors)")
    }
  }

  @Test func `list, check and show choreographies`() throws {
    #expect(
      try ToolProcess.run("choreography", "list")
        == ToolRun(
          output: "bookPolish\npictureBook\nstoryReader\nreducedMotion\n", errors: "", code: 0))
    #expect(
      try ToolProcess.run("choreography", "check", "bookPolish")
        == ToolRun(
          output: "bookPolish: fine, 5 stages to open and 4 to close\n", errors: "", code: 0))
    let shown = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" choreography show storyReader -o mine.json
      "$bookmotion" timeline --choreography mine.json >mine
      "$bookmotion" timeline --choreography storyReader | cmp - mine
      """)
    #expect(shown == ToolRun(output: "", errors: "", code: 0))
    let checked = try ToolProcess.shell(
      #""$bookmotion" choreography show storyReader | "$bookmotion" choreography check -"#)
    #expect(checked.code == 0 && checked.output.hasPrefix("storyReader: fine"))
  }

  @Test func `draw one frame as they draw it among others`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" frames --fps 2 -o all && "$bookmotion" frames --at 0.5 >one.svg
      cmp one.svg all/frame-0001.svg && ls all | head -n 2; tail -c 7 one.svg
      """)
    #expect(run == ToolRun(output: "frame-0000.svg\nframe-0001.svg\n</svg>\n", errors: "", code: 0))
  }

  @Test func `keep a book in the safe area that is said, if its places keep to it`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; "$bookmotion" choreography show bookPolish \
        | sed 's/"opening"/"places": [{"place": "reader", "area": "safeArea", "margins": [48, 48]}, {"place": "centered", "area": "safeArea", "like": "reader"}], "opening"/' >mine.json
      for book in bookPolish mine.json; do
        for area in 0,0,844,390 59,0,726,369; do
          "$bookmotion" timeline --choreography $book --screen 844x390 --safe-area $area \
            --format csv | tail -n 1 | cut -d, -f4-7
        done
      done
      "$bookmotion" timeline --safe-area 0,0,0,1
      """#)
    #expect(
      run.output
        == "422,195,796,342\n422,195,796,342\n422,195,796,342\n422,184.5,678,321\n")
    let message = "'--safe-area' got '0,0,0,1': the width takes a number from 0.001 to 1e9"
    #expect(run.errors == "error: \(message)\n")
  }

  @Test func `take as long as they are told`() throws {
    func last(_ arguments: [String]) throws -> String {
      let run = try ToolProcess.run(
        ["timeline", "--format", "csv", "--fps", "100"] + arguments)
      #expect(run.code == 0, "\(run.errors)")
      let row = run.output.split(separator: "\n").last ?? ""
      return row.split(separator: ",").prefix(2).joined(separator: ",")
    }
    #expect(try last(["--lasting", "0.6"]) == "60,0.6")
    #expect(try last(["--lasting", "1.25", "--choreography", "pictureBook"]) == "125,1.25")
    #expect(try last(["--lasting", "0.5", "--direction", "close"]) == "50,0.5")
    let refused = try ToolProcess.run(["timeline", "--lasting", "0"])
    #expect(refused.code == 64)
    #expect(refused.errors == "error: '--lasting' got '0': it takes a number from 0.001 to 1e9\n")
    let scene = try ToolProcess.run(["timeline", "--lasting", "1", "--scene", "swipe"])
    #expect(scene.code == 64 && scene.errors.contains("'--lasting' requires '--scene transition'"))
  }

  @Test func `mirror a book that is read from right to left`() throws {
    let frame = ["--frame", "412,200,200,280"]
    let left = try ToolProcess.run(["timeline", "--format", "csv"] + frame)
    let right = try ToolProcess.run(["timeline", "--format", "csv", "--binding=right"] + frame)
    #expect(left.code == 0 && right.code == 0 && left.output != right.output)
    let rows = zip(
      left.output.split(separator: "\n").dropFirst(),
      right.output.split(separator: "\n").dropFirst())
    var count = 0
    for (one, other) in rows {
      // The fourth column is x of the center, on a screen 1024 wide.
      let x = [one, other].map { Double($0.split(separator: ",")[3]) ?? .nan }
      #expect(abs(x[0] + x[1] - 1024) < 1e-5)
      count += 1
    }
    #expect(count > 50)
  }

  @Test(arguments: [
    "timeline --format csv --tolerance 0.5", "plot --channels x", "lint", "frames --at 0.7",
  ])
  func `print the same in every language`(words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let run = try ToolProcess.shell(
      #"LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 NO_COLOR=1 exec "$bookmotion" "$@""#, words)
    #expect(try run == ToolProcess.run(words))
  }

  @Test func `name linked pictures as seen from the drawing`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir -p "my covers" out/deep; cp "$pictures/gray-50x70.png" "my covers/50%.png"
      link() { grep -o 'xlink:href="[^#"]*"' "$1" | sort -u; }
      "$bookmotion" frames --fps 1 --cover "my covers/50%.png" --link -o out/deep/new
      link out/deep/new/frame-0000.svg
      "$bookmotion" frames --at 0.3 --cover "my covers/50%.png" --link -o "my covers/one.svg"
      link "my covers/one.svg"
      "$bookmotion" frames --at 0.3 --cover "my covers/50%.png" --link >one.svg; link one.svg
      # Browsers read a backslash as a slash, and two slashes as the beginning of a host.
      cp "$pictures/gray-50x70.png" 'a\\b.png'
      "$bookmotion" frames --at 0.3 --cover 'a\\b.png' --link >two.svg; link two.svg
      "$bookmotion" frames --at 0.3 --cover "/$folder/a\\\\b.png" --link >two.svg
      link two.svg | sed "s|$folder|/FOLDER|"
      """)
    #expect(
      run.output == """
        xlink:href="../../../my%20covers/50%25.png"
        xlink:href="50%25.png"
        xlink:href="my%20covers/50%25.png"
        xlink:href="a%5cb.png"
        xlink:href="/FOLDER/a%5cb.png"

        """)
    #expect(run.errors == "")
  }
}
