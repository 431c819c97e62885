import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `The README` {
  /// The code blocks in their order, without their fences.
  static func blocks() throws -> [String] {
    let text = try String(contentsOf: Golden.packageURL("README.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      parts[index].drop { $0 != "\n" }.trimmingCharacters(in: .newlines)
    }
  }

  @Test func `shows what the tool prints`() throws {
    let lines = try #require(`The README`.blocks().first).components(separatedBy: "\n")
    let words = lines[0].components(separatedBy: " ")
    try #require(words[0...1] == ["$", "bookmotion"])
    let shown = lines[1...].dropLast()
    #expect(lines.last == "  …")
    #expect(shown.count > 10)
    let run = try ToolProcess.run(Array(words[2...]))
    #expect(run.output.hasPrefix(shown.joined(separator: "\n") + "\n"))
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

  @Test func `shows command lines that the tool takes`() throws {
    let lines = try `The README`.blocks().flatMap { $0.components(separatedBy: "\n") }
    let commands = lines.filter { $0.hasPrefix("bookmotion ") }
    #expect(commands.count >= 4)
    for command in commands {
      let run = try ToolProcess.shell(
        #"cd "$folder"; bookmotion() { "$bookmotion" "$@"; }; "# + command)
      #expect(run.code == 0 && run.errors == "", "\(command)")
    }
  }

  /// The lines of this file between `begin` and `end`.
  private static func example(_ file: String = #filePath) throws -> String {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "    // begin"))
    let end = try #require(lines.firstIndex(of: "    // end"))
    return lines[(begin + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}
