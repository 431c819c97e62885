import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

@Suite struct `The README` {
  /// The code blocks in their order, without their fences.
  static func blocks() throws -> [String] {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      parts[index].drop { $0 != "\n" }.trimmingCharacters(in: .newlines)
    }
  }

  /// `.ci/pictures` compares its bytes.
  @Test func `begins with a picture that the tool has made`() throws {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let head = text.prefix(upTo: try #require(text.range(of: "```")).lowerBound)
    let path = try String(#require(head.firstMatch(of: /!\[[^\]]+\]\(([^)]+)\)/)).1)
    let made = try String(
      contentsOf: Golden.packageURL("Fixtures/readme/README.md"), encoding: .utf8)
    #expect(made.contains("\nbookmotion frames ") && made.contains(" -o \(path)\n"))
    #expect(FileManager.default.fileExists(atPath: Golden.packageURL(path).path))
  }

  /// What follows a dollar sign, typed in the order of the README in one shell and one folder, which
  /// has the Fixtures of this package; and what it says that this prints.
  @Test func `shows what the tool prints`() throws {
    let all = try `The README`.blocks().flatMap(ShownCommand.commands)
    let commands = all
    try #require(commands.count > 12)
    for name in BookMotionTool.tool.commands.map(\.name) {
      #expect(commands.contains { $0.text.contains("bookmotion \(name) ") }, "\(name) is not shown")
    }
    let lines = commands.enumerated().map { index, command in
      // What goes before must leave the exit code alone, for those who ask for it.
      "{ \(command.text)\n} >\"$folder/\(index)\" 2>&1"
    }
    let run = try ToolProcess.shell(
      """
      mkdir "$folder/here"; cd "$folder/here"; ln -s "$1" Fixtures
      bookmotion() { "$bookmotion" "$@"; }
      \(lines.joined(separator: "\n"))
      index=0
      while [ -e "$folder/$index" ]; do
        cat "$folder/$index"; echo "\(ShownCommand.mark)"; index=$((index + 1))
      done
      """, [Golden.packageURL("Fixtures").path])
    #expect(run.code == 0 && run.errors == "")
    let printed = run.output.components(separatedBy: "\(ShownCommand.mark)\n").dropLast()
    try #require(printed.count == commands.count)
    for (command, text) in zip(commands, printed) {
      #expect(command.shows(text), "$ \(command.text)\n\(text)")
    }
  }

  @Test func `tells apart what is shown and what is printed`() {
    let commands = ShownCommand.commands(in: "$ a \\\n  b\none\n…\nfour\n$ c")
    #expect(commands.map(\.text) == ["a \\\n  b", "c"])
    #expect(commands[0].shows("one\nfour\n") && commands[0].shows("one\ntwo\nthree\nfour\n"))
    for text in ["one\n", "one\nfour", "zero\none\nfour\n", "one\nfour\nfive\n", ""] {
      #expect(!commands[0].shows(text), "\(text)")
    }
    #expect(commands[1].shows("") && !commands[1].shows("\n"))
  }

  @Test func `carries the two commands on its first screen`() throws {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let commands = lines.indices.filter { lines[$0].hasPrefix(".ci/setup && ") }
    #expect(commands.count == 2)
    #expect(commands.allSatisfy { $0 < 40 })
  }

  @Test func `prints what its example prints`() throws {
    var printed = ""
    func print(_ values: Any...) {
      printed += values.map { "\($0)" }.joined(separator: " ") + "\n"
    }

    // What stands between these lines stands in the README.
    // begin
    var book = BookTransition(.bookPolish, tapPolicy: .interrupt)
    book.tap(at: 0)
    print(book.phase(at: 0.8), book.pose(at: 0.8).flipAngle, book.velocity(at: 0.8).flipAngle)

    book.close(at: 0.8)
    print(book.phase(at: 0.8), book.pose(at: 0.8).flipAngle, book.velocity(at: 0.8).flipAngle)
    print(book.phase(at: 9), book.pose(at: 9) == BookTransition().pose(at: 0))
    // end

    let blocks = try `The README`.blocks()
    let index = try #require(blocks.firstIndex { $0.hasPrefix("import BookMotion\n\nvar book") })
    #expect(try blocks[index] == "import BookMotion\n\n" + `The README`.example())
    #expect(blocks[index + 1] + "\n" == printed)
  }

  /// The recipe for a golden test in a shell, as it stands in the README.
  @Test func `has a recipe for golden files that sees a change, and no change`() throws {
    let blocks = try `The README`.blocks()
    let check = try #require(blocks.first { $0.hasPrefix("bookmotion golden Motions Goldens") })
    let record = check + " --record"
    let run = try ToolProcess.shell(
      """
      cd "$folder"; bookmotion() { "$bookmotion" "$@"; }
      mkdir Motions; bookmotion choreography show storyReader >"Motions/my story.json"
      bookmotion choreography show bookPolish >Motions/polish.json
      \(record)
      ls Goldens; ( \(check) ); echo $?
      sed 's/"bounce": 0.1}/"bounce": 0}/' Motions/polish.json >new; mv new Motions/polish.json
      ( \(check) ) >words; echo $?; grep -c 'flip angle spring bounce is 0, not 0.1' words
      echo broken >Motions/polish.json; ( \(check) ) >words 2>&1; echo $?
      """)
    #expect(run.errors == "")
    #expect(
      run.output == """
        2 motions: written
        my story.json
        polish.json
        2 motions: as in their golden files
        0
        1
        1
        1

        """)
  }

  /// The lines of this file between `begin` and `end`.
  private static func example(_ file: String = #filePath) throws -> String {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "    // begin"))
    let end = try #require(lines.firstIndex(of: "    // end"))
    return lines[(begin + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}
