import BookMotionTestSupport
import Testing

/// The differences that a folder of motions can have from the folder of its golden files.
@Suite struct GoldenCommandTests {
  private func run(_ script: String, recorded options: String = "--fps 10") throws -> ToolRun {
    try ToolProcess.shell(
      """
      cd "$folder"; bookmotion() { "$bookmotion" "$@"; }
      mkdir Motions
      bookmotion choreography show bookPolish >Motions/a.json
      cp Motions/a.json Motions/b.json; cp Motions/a.json Motions/c.json
      bookmotion golden Motions Goldens --record \(options)
      \(script)
      bookmotion golden Motions Goldens; echo $?
      """)
  }

  @Test(arguments: [
    (
      "rm Motions/a.json",
      "Goldens/a.json has no matching motion: delete it, or restore Motions/a.json\n2 motions: 1 problem"
    ),
    (
      "cp Motions/a.json Motions/d.json",
      "Motions/d.json is new: look at it, then write Goldens/d.json with --record\n"
        + "4 motions: 1 problem; approve an intended change with --record"
    ),
    (
      "echo '{' >Motions/b.json",
      "Motions/b.json is broken: line 2: the document ends where a key in quotes should be\n"
        + "3 motions: 1 problem"
    ),
    (
      "cp Goldens/a.json Motions/a.json",
      "Motions/a.json is broken: it is a timeline, not a choreography; <motions> comes first\n"
        + "3 motions: 1 problem"
    ),
    (
      "echo '[]' >Goldens/b.json",
      "Goldens/b.json is broken: line 1: a timeline is an object: {\"schema\": …}\n"
        + "3 motions: 1 problem"
    ),
    (
      "mv Motions/a.json Motions/d.json; echo '{' >Motions/c.json",
      "Motions/c.json is broken: line 2: the document ends where a key in quotes should be\n"
        + "Motions/d.json is new: look at it, then write Goldens/d.json with --record\n"
        + "Goldens/a.json has no matching motion: delete it, or restore Motions/a.json\n"
        + "3 motions: 3 problems; approve an intended change with --record"
    ),
  ])
  func `tells each in a sentence of its own, and nothing twice`(
    script: String, said: String
  ) throws {
    let run = try run(script)
    #expect(
      run.output == """
        Goldens/a.json is written
        Goldens/b.json is written
        Goldens/c.json is written
        3 motions: 3 written
        \(said)
        1

        """)
    #expect(run.errors == "")
  }

  @Test func `keeps what it does not understand from being recorded over`() throws {
    let run = try run(
      """
      echo '{' >Motions/b.json; echo old >Goldens/c.json
      bookmotion golden Motions Goldens --record; ls Goldens; cat Goldens/c.json
      """)
    #expect(
      run.output == """
        Goldens/a.json is written
        Goldens/b.json is written
        Goldens/c.json is written
        3 motions: 3 written
        Motions/b.json is broken: line 2: the document ends where a key in quotes should be
        Goldens/c.json is not a timeline, so it is kept: move or delete it
        3 motions: 2 problems
        a.json
        b.json
        c.json
        old
        Motions/b.json is broken: line 2: the document ends where a key in quotes should be
        Goldens/c.json is broken: line 1: found "old" where a value should be
        3 motions: 2 problems
        1

        """)
  }

  @Test func `says that an event has no effect in a motion that is recorded`() throws {
    let none = try run(
      "mkdir Motions/d.json; bookmotion golden Motions Goldens --event 0:close --record")
    #expect(
      none.output.contains(
        "Motions/a.json is broken: 0:close has no effect in the phase 'idle', so there is nothing to "
          + "compare\n"), "\(none)")
    #expect(none.output.hasSuffix("3 motions: unchanged from their golden files\n0\n"), "\(none)")
    let one = try run("bookmotion golden Motions Goldens --event 0:close --event 0:tap --record")
    #expect(
      one.errors.hasPrefix("warning: Motions/a.json: 0:close has no effect in the phase 'idle'\n"),
      "\(one)")
  }

  private static let stories = [
    "--event 0:tap --event 0.75:close --event 1.05:tap", "--event 0:tap --event 0.5:home",
    "--direction close", "--direction open --fps 30",
    "--direction close --screen 393x852 --frame 24,300,100,140",
    "--event 0:tap --screen 852x393 --safe-area 59,0,734,372 --frame 80,120,99,140 --binding right",
    "--direction close --event 0:close --event 0.3:tap",
  ]

  @Test(arguments: Effort.some(of: stories, oneIn: 4))
  func `plays a motion as its golden file was recorded`(options: String) throws {
    let run = try run(
      """
      bookmotion golden Motions Stories --record \(options) | tail -n 1
      bookmotion golden Motions Stories
      sed -i 's/"lasts": 0.6/"lasts": 0.7/' Motions/b.json; bookmotion golden Motions Stories
      bookmotion golden Motions Stories --record; bookmotion golden Motions Stories
      bookmotion timeline --choreography Motions/b.json \(options) | cmp - Stories/b.json && echo same
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines[4...5] == ["3 motions: 3 written", "3 motions: unchanged from their golden files"])
    #expect(lines[6] == "the motion differs from Stories/b.json:")
    let end = try #require(lines.firstIndex(of: "same"), "\(run.output)")
    #expect(
      lines[(end - 3)..<end] == [
        "Stories/b.json is written", "3 motions: 1 written",
        "3 motions: unchanged from their golden files",
      ])
    // Only what the choreography says has changed.
    let fields = ["event", "screen", "start", "tap policy", "frame rate", "binding", "safe area"]
    #expect(!lines[..<end].contains { line in fields.contains { line.hasPrefix($0) } })
    #expect(run.errors == "")
  }

  @Test func `takes options again only to record another story`() throws {
    let run = try run(
      """
      bookmotion golden Motions Goldens --event 0:tap --event 0.5:close --record >log
      bookmotion golden Motions Goldens --direction both | grep '^event close'
      bookmotion golden Motions Goldens --direction both --record >log
      bookmotion timeline --direction both | cmp - Goldens/a.json && echo same
      bookmotion timeline -o Goldens/a.json; bookmotion golden Motions Goldens
      """, recorded: "")
    #expect(
      run.output.split(separator: "\n").suffix(6) == [
        "event close comes at 1.8 s, not 0.5 s", "event close comes at 1.8 s, not 0.5 s", "same",
        "3 motions: unchanged from their golden files",
        "3 motions: unchanged from their golden files", "0",
      ], "\(run.output)")
  }

  @Test(arguments: [
    (
      "Motions Motions/. --record",
      "'Motions/.' can't be the folder of both: golden files need their own", 64
    ),
    (
      "nowhere Goldens",
      "'nowhere': can't read the folder: No such file or directory", 66
    ),
    (
      "empty Goldens",
      "'empty': nothing was compared, because it has no files that end in .json", 65
    ),
    (
      "Motions nowhere",
      "'nowhere': there is no such folder: create it with --record", 66
    ),
  ])
  func `needs both folders, and something to compare`(
    folders: String, said: String, code: Int32
  ) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir Motions empty; "$bookmotion" choreography show bookPolish >Motions/a.json
      "$bookmotion" golden $1
      """, [folders])
    #expect(run.errors == "error: \(said)\n" && run.code == code, "\(run.errors)")
  }

  @Test func `does not put its report where a choreography or a golden file is`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir Motions; "$bookmotion" choreography show bookPolish >Motions/a.json
      for output in Goldens/a.json Motions/a.json; do
        "$bookmotion" golden Motions Goldens --record -o $output; echo $?; ls
      done
      "$bookmotion" golden Motions Goldens --record; mkdir old; cp -r Motions Goldens old
      ln -s Motions/a.json link; ln -s ../Goldens/b.json Motions/lost
      for output in Goldens/a.json Goldens/b.json Motions/../Motions/a.json link Motions/lost
      do "$bookmotion" golden Motions Goldens -o $output; echo $?; done
      rm link Motions/lost; "$bookmotion" golden Motions Goldens -o Goldens/report.txt; echo $?
      cat Goldens/report.txt; rm Goldens/report.txt; diff -r Motions old/Motions && echo same
      """)
    #expect(
      run.output == """
        64
        Motions
        64
        Motions
        Goldens/a.json is written
        1 motion: 1 written
        64
        64
        64
        64
        64
        0
        1 motion: unchanged from its golden file
        same

        """, "\(run)")
    let reads = run.errors.split(separator: "\n").map {
      $0.contains("reads: write to another file")
    }
    #expect(reads == Array(repeating: true, count: 7), "\(run.errors)")
  }

  @Test func `names every file it has written, whatever is wrong with the others`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; mkdir -p Motions Goldens/b.json; mkfifo Motions/c.json Goldens/e.json
      "$bookmotion" choreography show bookPolish >Motions/a.json; ln -s nowhere Motions/d.json
      for name in b e f; do cp Motions/a.json Motions/$name.json; done
      "$bookmotion" timeline --scene page-turn -o Goldens/f.json; cp Goldens/f.json kept
      timeout 60 "$bookmotion" golden Motions Goldens --record; echo $?
      timeout 60 "$bookmotion" golden Motions Goldens; echo $?; cmp Goldens/f.json kept
      """)
    let problems = """
      'Goldens/b.json': can't read it: it is a folder
      'Motions/c.json': it is a pipe or a device: put a file in its place
      'Motions/d.json': can't read it: No such file or directory
      'Goldens/e.json': it is a pipe or a device: put a file in its place
      Goldens/f.json is a timeline of the scene 'page-turn', not of a choreography: move or delete it

      """
    #expect(
      run.output == "Goldens/a.json is written\n" + problems
        + "6 motions: 5 problems; 1 written\n1\n" + problems + "6 motions: 5 problems\n1\n")
    #expect(run.errors == "")
  }

  /// A spring that swings for most of an hour.
  @Test(.enabled(if: Effort.isWhole))
  func `writes no golden file that is too large`() throws {
    let run = try run(
      """
      sed -i 's/"duration": 0.6, "bounce": 0.1/"stiffness": 100, "damping": 0.0046/' Motions/b.json
      bookmotion golden Motions Goldens --record; echo $?
      bookmotion timeline --choreography Motions/b.json --direction both --fps 400 -o b.json; echo $?; ls
      """, recorded: "--fps 400")
    let limit = "it would be larger than 384 MB, the limit for a file: let the motion settle sooner"
    #expect(
      run.output.contains(
        "can't write 'Goldens/b.json': \(limit), or lower '--fps'\n3 motions: 1 problem\n73\n"),
      "\(run)")
    #expect(run.output.contains("\n73\nGoldens\nMotions\n"))
    #expect(run.errors == "error: can't write 'b.json': \(limit), or lower '--fps'\n")
  }

  /// A spring that swings for hours.
  @Test func `writes no golden file that it can't read`() throws {
    let run = try run(
      """
      sed -i 's/"duration": 0.6, "bounce": 0.1/"stiffness": 100, "damping": 0.001/' Motions/b.json
      bookmotion golden Motions Goldens --record; echo $?
      bookmotion timeline --choreography Motions/b.json --direction both --fps 10 -o b.json; echo $?; ls
      """)
    let hours = "the time of close is 13816.1: it takes a number from 0 to 3600"
    #expect(run.output.contains(hours), "\(run)")
    #expect(run.output.contains("\n65\nGoldens\nMotions\n"), "\(run)")
    #expect(run.errors.contains(hours), "\(run)")
  }
}
