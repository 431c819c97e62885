import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionCLI

/// What the help says of channels.
@Suite struct BookChannelOverviewTests {
  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOf: Golden.packageURL(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `says of each channel what the documentation of a pose says`() throws {
    var documented: [String: String] = [:]
    var summary: [Substring] = []
    var isSummary = true
    for line in try Self.lines("Sources/BookMotion/Book/BookPose.swift") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        isSummary = isSummary && line != "///"
        if isSummary { summary.append(line.dropFirst(4)) }
        continue
      }
      if let property = line.firstMatch(of: /public (?:let|var) (\w+): Double/) {
        documented[String(property.output.1)] = summary.joined(separator: " ")
      }
      (summary, isSummary) = ([], true)
    }
    // Those of the shadow are properties of its own type.
    let channels = BookChannel.allCases.filter { !$0.rawValue.hasPrefix("shadow") }
    #expect(Set(documented.keys) == Set(channels.map(\.rawValue)))
    for channel in channels {
      let hasUnit = channel.unit == .points || channel.unit == .degrees
      let unit = hasUnit ? ", in \(channel.unit.rawValue)." : "."
      #expect(documented[channel.rawValue] == channel.overview.dropLast() + unit)
    }
  }

  @Test func `is what the article about choreographies shows of channels that can be moved`()
    throws
  {
    let words: [BookDomain: String] = [
      .position: "any number", .extent: "0 or more", .unit: "0 to 1",
    ]
    let rows = BookChannel.allCases.compactMap { channel in
      BookPose.Driven.Channel(channel).map { lane in
        "| `\(channel.rawValue)` | \(channel.unit.rawValue) | \(words[lane.targets] ?? "?") | "
          + "\(channel.overview) |"
      }
    }
    let lines = try Self.lines(
      "Sources/BookMotionDocuments/BookMotionDocuments.docc/ChoreographyFiles.md")
    let head = try #require(lines.firstIndex(of: "| channel | unit | to | what it is |"))
    #expect(lines[(head + 2)...].prefix { !$0.isEmpty }.map(String.init) == rows)
  }

  @Test func `has a sentence of its own for each channel`() {
    let sentences = BookChannel.allCases.map(\.overview)
    #expect(Set(sentences).count == BookChannel.allCases.count)
    #expect(sentences.allSatisfy { $0.hasPrefix("The ") && $0.hasSuffix(".") })
  }
}
