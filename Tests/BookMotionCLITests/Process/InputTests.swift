import BookMotionTestSupport
import Testing

/// What has no end.
@Suite struct InputTests {
  /// Runs a command line with a tenth of the memory of a small machine and 60 s; it usually takes
  /// less than half a second.
  private func run(_ words: String) throws -> ToolRun {
    try ToolProcess.shell(
      #"""
      cd "$folder"; mkfifo pipe; yes '{' >pipe & writer=$!
      "$bookmotion" choreography show bookPolish >a.json
      eval "timeout 60 \"\$bookmotion\" $1"; code=$?; kill $writer 2>/dev/null; exit $code
      """#, [words])
  }

  private static let endless = [
    ("timeline --choreography /dev/zero", "'--choreography' got '/dev/zero'", "document", 384),
    ("lint --choreography /dev/zero", "'--choreography' got '/dev/zero'", "document", 384),
    ("timeline --choreography pipe", "'--choreography' got 'pipe'", "document", 384),
    ("timeline --choreography - <pipe", "'--choreography' got '-'", "document", 384),
    ("choreography check /dev/zero", "'/dev/zero'", "document", 384),
    ("frames --cover /dev/zero", "'--cover' got '/dev/zero'", "picture", 64),
    ("frames --page - </dev/zero", "'--page' got '-'", "picture", 64),
    ("diff /dev/zero a.json", "'/dev/zero'", "document", 384),
    ("diff - a.json </dev/zero", "'-'", "document", 384),
    ("color @/dev/zero", "'/dev/zero'", "list", 64),
    ("color @- </dev/zero", "'-'", "list", 64),
  ]

  @Test(arguments: Effort.some(of: endless, oneIn: 3))
  func `is refused at a stated size`(
    words: String, got: String, kind: String, megabytes: Int
  ) throws {
    let run = try run(words)
    let message = "error: \(got): it is larger than \(megabytes) MB, the limit for a \(kind)\n"
    #expect(run == ToolRun(output: "", errors: message, code: 65))
  }

  @Test func `is no picture of color either`() throws {
    let run = try run("color /dev/zero - </dev/zero")
    #expect(run.code == 65 && run.errors == "error: 2 of 2 files can't be read\n")
  }

  /// The largest document that `timeline` makes of a preset, at a tenth of its length, fits within
  /// the limit for documents.
  @Test func `is not what timeline makes, however long`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" timeline --choreography storyReader --direction both --fps \(Effort.isWhole ? 10_000 : 500) \\
        | wc -c
      """)
    let length = try #require(Int(run.output.filter(\.isNumber)))
    let parts = Effort.isWhole ? 1 : 20
    #expect(length * parts > 20_000_000 && length * parts * 10 < 384 << 20)
  }
}
