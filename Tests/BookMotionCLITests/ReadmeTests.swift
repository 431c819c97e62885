import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

/// The README.
@Suite struct ReadmeTests {
  private static let articles = "Sources/BookMotion/BookMotion.docc"

  /// Returns the code blocks of a document in order, without their fences.
  static func blocks(of path: String = "README.md") throws -> [String] {
    let text = try String(contentsOf: Golden.packageURL(path), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      parts[index].drop { $0 != "\n" }.trimmingCharacters(in: .newlines)
    }
  }

  /// `.ci/goldens pictures` compares the bytes of the picture.
  @Test func `begins with a picture that the tool has made`() throws {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let head = text.prefix(upTo: try #require(text.range(of: "```")).lowerBound)
    let path = try String(#require(head.firstMatch(of: /!\[[^\]]+\]\(([^)]+)\)/)).1)
    let made = try String(
      contentsOf: Golden.packageURL("Fixtures/readme/README.md"), encoding: .utf8)
    #expect(made.contains("\nbookmotion frames ") && made.contains(" -o \(path)\n"))
    #expect(FileManager.default.fileExists(atPath: Golden.packageURL(path).path))
  }

  /// Returns the README and all articles that show commands.
  private static func documents() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Golden.packageURL(articles).path)
    return try (["README.md"] + names.sorted().map { "\(articles)/\($0)" })
      .filter { try $0.hasSuffix(".md") && !blocks(of: $0).flatMap(ShownCommand.commands).isEmpty }
  }

  /// Runs everything after a dollar sign, in order, in one shell and one folder with the Fixtures
  /// of this package, and compares the output with the document's.
  @Test func `and the articles show what the tool prints`() throws {
    let documents = try Self.documents()
    try #require(documents.count > 5)
    for document in Effort.some(of: documents, oneIn: 3) {
      let commands = try Self.blocks(of: document).flatMap(ShownCommand.commands)
      let lines = commands.enumerated().map { index, command in
        // The exit code of the previous command is preserved, for commands that read it.
        "{ \(command.text)\n} >\"$folder/\(index)\" 2>&1"
      }
      let run = try ToolProcess.shell(
        """
        mkdir "$folder/here"; cd "$folder/here"; ln -s "$1" Fixtures
        ln -s Fixtures/art/fox-cover.png cover.png; ln -s Fixtures/art/fox-page.png page.png
        bookmotion() { "$bookmotion" "$@"; }
        \(lines.joined(separator: "\n"))
        index=0
        while [ -e "$folder/$index" ]; do
          cat "$folder/$index"; echo "\(ShownCommand.mark)"; index=$((index + 1))
        done
        """, [Golden.packageURL("Fixtures").path])
      #expect(run.code == 0 && run.errors == "", "\(document)")
      let printed = run.output.components(separatedBy: "\(ShownCommand.mark)\n").dropLast()
      try #require(printed.count == commands.count, "\(document)")
      for (command, text) in zip(commands, printed) {
        #expect(command.shows(text), "\(document): $ \(command.text)\n\(text)")
      }
    }
  }

  @Test func `has an article that shows every subcommand`() throws {
    let commands = try Self.blocks(of: "\(Self.articles)/TheTool.md")
      .flatMap(ShownCommand.commands)
    for name in BookMotionTool.tool.commands.map(\.name) {
      #expect(commands.contains { $0.text.contains("bookmotion \(name) ") }, "\(name) is not shown")
    }
  }

  @Test func `links to files that exist`() throws {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    try #require(links.count > 10)
    for link in links {
      let parts = link.split(separator: "#").map(String.init)
      let url = Golden.packageURL(parts[0])
      #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
      guard parts.count > 1 else { continue }
      let headings = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " }.lowercased() }
      #expect(headings.contains(parts[1]), "\(link)")
    }
  }

  @Test func `is read in a few minutes`() throws {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    #expect(text.components(separatedBy: "\n").count <= 151)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 1000)
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

    // The README has the lines between these two.
    // begin
    var book = BookTransition(.bookPolish, tapPolicy: .interrupt)
    book.tap(at: 0)
    print(book.phase(at: 0.8), book.pose(at: 0.8).flipAngle, book.velocity(at: 0.8)[.flipAngle])

    book.close(at: 0.8)
    print(book.phase(at: 0.8), book.pose(at: 0.8).flipAngle, book.velocity(at: 0.8)[.flipAngle])
    print(book.phase(at: 9), book.pose(at: 9) == BookTransition().pose(at: 0))
    // end

    let blocks = try ReadmeTests.blocks()
    let index = try #require(blocks.firstIndex { $0.hasPrefix("import BookMotion\n\nvar book") })
    #expect(try blocks[index] == "import BookMotion\n\n" + ReadmeTests.example())
    #expect(blocks[index + 1] + "\n" == printed)
  }

  /// Runs the recipe for a golden test in a shell, as given in the article.
  @Test func `has a recipe for golden files that sees a change, and no change`() throws {
    let blocks = try Self.blocks(of: "\(Self.articles)/GoldenTests.md")
    let check = try #require(blocks.first { $0.hasPrefix("bookmotion golden Motions Goldens") })
    let checks = check.split(separator: "\n").joined(separator: " && ")
    let story = try #require(blocks.first { $0.contains("$ bookmotion golden Motions Turned") })
    let command = try #require(story.firstMatch(of: /\$ (bookmotion golden Motions Turned .*)/)).1
    let run = try ToolProcess.shell(
      """
      cd "$folder"; bookmotion() { "$bookmotion" "$@"; }
      mkdir Motions; bookmotion choreography show storyReader >"Motions/my story.json"
      bookmotion choreography show bookPolish >Motions/polish.json
      bookmotion golden Motions Goldens --record; \(command)
      ls Goldens; \(checks); echo $?
      sed 's/"bounce": 0.1}/"bounce": 0}/' Motions/polish.json >new; mv new Motions/polish.json
      ( \(checks) ) >words; echo $?; grep -c 'flip angle spring bounce is 0, not 0.1' words
      echo broken >Motions/polish.json; ( \(checks) ) >words 2>&1; echo $?
      """)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Goldens/my story.json is written
        Goldens/polish.json is written
        2 motions: 2 written
        Turned/my story.json is written
        Turned/polish.json is written
        2 motions: 2 written
        my story.json
        polish.json
        2 motions: unchanged from their golden files
        2 motions: unchanged from their golden files
        0
        1
        1
        1

        """)
  }

  /// Returns the lines of this file between `begin` and `end`.
  private static func example(_ file: String = #filePath) throws -> String {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "    // begin"))
    let end = try #require(lines.firstIndex(of: "    // end"))
    return lines[(begin + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}
