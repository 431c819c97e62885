import BookMotionTestSupport
import Foundation
import Testing

@Suite struct ColorCommandTests {
  /// Ten thousand pictures only need to be many, not large.
  private static let small = Golden.packageURL("Fixtures/frames/gray-50x70.png").path

  /// Runs a script in a folder with a valid picture, a missing one, a JPEG, a folder, an empty
  /// file, and unusual names.
  private func mixture(_ words: String) throws -> ToolRun {
    try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; mkdir dir; : >empty.png
      cp "$pictures/gray-40x30.jpg" photo.png
      cp a.png "with space.png"; cp a.png "größe-本.png"; cp a.png ./-dash.png; cp a.png @at.png
      printf 'a.png\\r\\n\\nwith space.png\\n./@at.png' >list
      eval "\\"\\$bookmotion\\" color $1"
      """, [words])
  }

  private static let all =
    #"a.png no.png photo.png dir empty.png 'with space.png' größe-本.png ./@at.png -- -dash.png"#

  @Test(arguments: [("table", "txt"), ("ndjson", "ndjson")])
  func `answers each file with a line, and sums up on stderr`(
    format: String, ending: String
  ) throws {
    let run = try mixture("--format \(format) " + ColorCommandTests.all)
    #expect(run.code == 65)
    #expect(run.errors == "error: 4 of 9 files can't be read\n")
    #expect(Golden.difference(of: run.output, from: "cli/color.\(ending)") == nil)
  }

  @Test(arguments: [
    ("no.png", 66, "'no.png' can't be read"), ("dir", 66, "'dir' can't be read"),
    ("photo.png", 65, "'photo.png' can't be read"),
    ("empty.png", 65, "'empty.png' can't be read"),
    ("no.png dir a.png", 66, "2 of 3 files can't be read"),
    ("no.png photo.png", 65, "2 of 2 files can't be read"),
    ("- </dev/null", 65, "'-' can't be read"),
  ])
  func `says by its exit code what was wrong`(
    words: String, code: Int32, message: String
  ) throws {
    let run = try mixture(words)
    #expect(run.code == code)
    #expect(run.errors == "error: \(message)\n")
    #expect(run.output.hasPrefix("file") && run.output.contains("error: "))
  }

  @Test(arguments: ["@list", "@- <list", "@- <&0 <list", "a.png 'with space.png' ./@at.png"])
  func `takes lists of files`(words: String) throws {
    let run = try mixture("--format ndjson " + words)
    #expect(run.code == 0 && run.errors == "")
    let names = run.output.split(separator: "\n").map { $0.split(separator: "\"")[3] }
    #expect(names == ["a.png", "with space.png", "./@at.png"])
  }

  @Test func `takes a list that begins with a byte order mark`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; printf '\357\273\277a.png\n' >list
      "$bookmotion" color --format ndjson @list
      """#)
    #expect(run.code == 0 && run.output.hasPrefix(#"{"file":"a.png""#), "\(run)")
  }

  @Test func `does not replace a picture or a list that it reads`() throws {
    let run = try ToolProcess.shell(
      #"""
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; cp a.png b.png; ln -s b.png link
      printf 'a.png\nlink\n' >list.txt; cp list.txt kept
      for output in a.png b.png link list.txt; do
        "$bookmotion" color @list.txt -o $output; echo $?
        "$bookmotion" color @- -o $output <list.txt; echo $?
      done
      "$bookmotion" color - -o a.png <a.png; echo $?
      cmp a.png b.png; cmp a.png "$pictures/gray-50x70.png"; cmp list.txt kept; ls
      """#)
    #expect(
      run.output == String(repeating: "64\n", count: 9) + "a.png\nb.png\nkept\nlink\nlist.txt\n")
    #expect(
      run.errors.hasPrefix(
        "error: '--output' got 'a.png', which '<file>' reads: write to another file\n"))
  }

  @Test func `reads a picture from stdin`() throws {
    let run = try mixture("--format ndjson - <a.png")
    let file = try mixture("--format ndjson a.png")
    #expect(run.code == 0)
    #expect(run.output == file.output.replacingOccurrences(of: "a.png", with: "-"))
  }

  /// The operands of `bookmotion color`, where `list` contains the paths, one per line.
  @Test(arguments: ["@list", "@- <list", "$(cat list)"])
  func `answers ten thousand files in their order`(words: String) throws {
    // In an unoptimized build, each takes a hundred times as long.
    let count = Effort.isWhole ? 10_000 : 20
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("bookmotion-covers-\(UUID())")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let first = folder.appendingPathComponent("cover 0.png")
    try files.copyItem(atPath: ColorCommandTests.small, toPath: first.path)
    let names = (0..<count).map { "cover \($0).png" }
    for name in names.dropFirst() {
      try files.linkItem(at: first, to: folder.appendingPathComponent(name))
    }
    try (names.joined(separator: "\n") + "\n").write(
      to: folder.appendingPathComponent("list"), atomically: true, encoding: .utf8)
    // The names contain spaces, so words are separated by line ends.
    let run = try ToolProcess.shell(
      """
      cd "$1"; IFS='
      '; eval "\\"\\$bookmotion\\" color --format ndjson $2"
      """, [folder.path, words])
    #expect(run.code == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { String($0.split(separator: "\"").dropFirst(3).first ?? "") } == names)
    let colors = Set(lines.map { $0.drop { $0 != "," } })
    #expect(colors.count == 1)
  }
}
