import BookMotion
import BookMotionRecording
import Foundation
import Testing

@testable import BookMotionTesting

/// A golden timeline.
@Suite struct GoldenFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bookmotion-golden-\(UUID())")

  private func difference(
    _ timeline: BookTimeline, tolerance: Recording.Tolerance = .golden,
    when recorded: Recorded = .missing
  ) -> String? {
    GoldenFile(url: folder.appendingPathComponent("deep/opening.json"), name: "opening.json")
      .difference(of: Recording(timeline), tolerance: tolerance, when: recorded)
  }

  /// Returns the same book a point to the right.
  private func shifted() throws -> BookTimeline {
    let layout = try BookLayout(
      validating: BookSize(width: 1024, height: 768),
      restingFrame: BookRect(x: 101, y: 200, width: 200, height: 280), binding: .left)
    return try BookTimeline(BookScore(layout: layout))
  }

  @Test func `that is missing is written and fails, and then holds`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let timeline = try BookTimeline(BookScore())
    #expect(
      difference(timeline)
        == "opening.json was missing and has been written: look at the motion, then run the test again"
    )
    #expect(difference(timeline) == nil)
  }

  @Test func `that is missing in CI is not written, so that a second run fails as well`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 {
      #expect(
        difference(try BookTimeline(BookScore()), when: .none)
          == "opening.json is missing: run the test on your machine to write it, and commit it")
    }
    #expect(difference(try BookTimeline(BookScore()), when: .different) == nil)
    #expect(difference(try BookTimeline(BookScore()), when: .none) == nil)
  }

  @Test(arguments: [
    ([:], Recorded.missing), (["CI": "true"], .none), (["CI": "1"], .none), (["CI": "TRUE"], .none),
    (["CI": ""], .missing), (["CI": "false"], .missing), (["CI": "0"], .missing),
    (["CI": "true", "RECORD_GOLDENS": "1"], .different), (["RECORD_GOLDENS": "1"], .different),
    (["RECORD_GOLDENS": "0"], .missing),
  ])
  func `is written as the environment says`(environment: [String: String], recorded: Recorded) {
    #expect(Recorded(environment) == recorded)
  }

  @Test func `tells in words what has changed, unless that is tolerated or recorded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(difference(try BookTimeline(BookScore()), when: .different) == nil)
    let words = try #require(difference(try shifted()))
    let sentence = "resting frame is [101, 200, 200, 280], not [100, 200, 200, 280]"
    #expect(words.hasPrefix("the motion differs from opening.json:\n\(sentence)\n"))
    #expect(words.contains("\nx starts at 201, not 200; "))
    #expect(words.contains("\n1 of 31 channels changed; compared at 109 instants\n"))
    #expect(
      words.hasSuffix(
        "\nif this change is intended, run the test with RECORD_GOLDENS=1 in the environment to record it"
      ))
    var tolerance = Recording.Tolerance.golden
    tolerance["x"] = 1.5
    // Its origin still differs.
    #expect(difference(try shifted(), tolerance: tolerance)?.contains("x starts at") == false)
    #expect(difference(try shifted(), when: .different) == nil)
    #expect(difference(try shifted()) == nil)
    #expect(difference(try BookTimeline(BookScore())) != nil)
  }

  @Test(arguments: [
    ("", "opening.json can't be compared: line 1: "),
    ("{\"schema\": \"bookmotion.timeline/2\"}", "opening.json can't be compared: line 1: "),
  ])
  func `that is no timeline is said to be none, and stays as it is`(
    text: String, message: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/opening.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    #expect(difference(try BookTimeline(BookScore()))?.hasPrefix(message) == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `that can neither be read nor written says so`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/opening.json")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(
      difference(try BookTimeline(BookScore()))?.hasPrefix("opening.json can't be read: ") == true)
    #expect(
      difference(try BookTimeline(BookScore()), when: .different)?.hasPrefix(
        "opening.json can't be written: ")
        == true)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == nil,
      "nothing is compared while golden files are recorded"))
  func `of a relative path lies beside the test`() throws {
    let there = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = "goldens-\(UUID())/opening.json"
    defer {
      try? FileManager.default.removeItem(
        at: there.appendingPathComponent(path).deletingLastPathComponent())
    }
    let file = there.appendingPathComponent(path)
    let timeline = try BookTimeline(BookScore(.storyReader))
    // Where `CI` is set, the missing file is only reported.
    #expect(Recording(timeline).difference(fromGolden: path) != nil)
    _ = GoldenFile(url: file, name: path)
      .difference(of: Recording(timeline), tolerance: .golden, when: .missing)
    #expect(Recording(timeline).difference(fromGolden: path) == nil)
    #expect(Recording(timeline).difference(fromGolden: file.path) == nil)
    #expect(Recording(try shifted()).difference(fromGolden: path) != nil)
  }
}
