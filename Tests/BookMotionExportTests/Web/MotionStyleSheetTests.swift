import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A style sheet.
@Suite struct MotionStyleSheetTests {
  static let cases = Effort.some(
    of: RecordingCase.all.filter { $0.rate == 60 }, oneIn: 6)

  /// The style sheets of `cases`.
  private static let sheets = MadeOnce<BookTimeline, String> { css($0) }

  @Test(arguments: cases)
  func `plays every channel within the error that it states`(_ one: RecordingCase) async throws {
    let timeline = try one.timeline()
    let played = try PlayedStyleSheet(
      await Self.sheets[timeline], name: "book", direction: timeline.score.direction?.rawValue ?? ""
    )
    try #require(abs(played.duration - Double(timeline.count - 1) / 60) < 1e-6)
    var times = RandomTimes(seed: 20_26)
    for _ in 0..<150 {
      let time = times.next(upTo: played.duration)
      let truth = timeline.transition.pose(at: time)
      let (before, after) = (
        timeline.transition.pose(at: time - 8e-6), timeline.transition.pose(at: time + 8e-6)
      )
      for channel in BookChannel.allCases {
        // At the instant of a jump, no precision is guaranteed.
        guard abs(before[channel] - after[channel]) < 0.01 else { continue }
        let value = try #require(played.value(of: channel, at: time))
        let allowed = (played.errors[channel] ?? 0.001) + 2e-6
        #expect(
          abs(value - truth[channel]) <= allowed, "\(channel) at \(time) is \(value)")
      }
    }
  }

  @Test(arguments: cases)
  func `states errors of a thousandth at most, with 40 stops at most`(_ one: RecordingCase)
    async throws
  {
    let timeline = try one.timeline()
    let played = try PlayedStyleSheet(
      await Self.sheets[timeline], name: "book", direction: timeline.score.direction?.rawValue ?? ""
    )
    #expect(!played.keyframes.isEmpty)
    for (channel, keyframes) in played.keyframes {
      let values = timeline.map { $0.pose[channel] }
      let range = try #require(values.max()) - #require(values.min())
      let error = try #require(played.errors[channel])
      #expect(error <= 0.001 * range + 1e-6, "\(channel)")
      #expect(keyframes.first?.percent == 0 && keyframes.last?.percent == 100)
      #expect(zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.percent < $1.percent })
      #expect(keyframes.allSatisfy { $0.stops <= 40 })
    }
  }

  @Test(arguments: cases)
  func `ends where the book comes to rest, and has no minus zero`(_ one: RecordingCase) async throws
  {
    let timeline = try one.timeline()
    let text = try await Self.sheets[timeline]
    let played = try PlayedStyleSheet(
      text, name: "book", direction: timeline.score.direction?.rawValue ?? "")
    for channel in BookChannel.allCases {
      let value = try #require(played.value(of: channel, at: played.duration))
      #expect(abs(value - timeline.transition.restingPose[channel]) <= 0.501e-6)
    }
    for word in ["-0px", "-0deg", " -0,", " -0;", "nan", "inf)", "inf,"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test(arguments: ["open", "close"])
  func `is the one that somebody has looked at`(_ direction: String) throws {
    let timeline = try BookTimeline(
      BookScore(
        .storyReader, direction: #require(BookScore.Direction(rawValue: direction))))
    #expect(Golden.difference(of: css(timeline), from: "css/\(direction).css") == nil)
  }

  @Test(arguments: cases)
  func `is over at once for who asks for less motion, unless nothing turns`(_ one: RecordingCase)
    async throws
  {
    let text = try await Self.sheets[one.timeline()]
    let rule =
      "@media (prefers-reduced-motion: reduce) {\n"
      + "  .book-\(one.direction.rawValue) { animation-duration: 1ms; }\n}"
    #expect(text.contains(rule) == (one.choreography.name != "reducedMotion"))
  }

  /// With reduced motion, the reader appears while the book is still on its shelf.
  @Test(
    arguments: Effort.some(of: [BookScore.Direction.open, .both, .close], oneIn: 3),
    [BookBinding.left, .right])
  func `has a reader that fades in where it is read`(
    direction: BookScore.Direction, binding: BookBinding
  ) throws {
    let layout = BookLayout(screen: BookSize(width: 390, height: 844), binding: binding)
    func rule(_ choreography: Choreography) throws -> Substring {
      let text = css(
        try BookTimeline(BookScore(choreography, layout: layout, direction: direction)))
      let rule = text.components(separatedBy: "\n.book-reader {\n")[1]
      return rule.prefix { $0 != "}" }
    }
    let (reduced, story) = try (rule(.reducedMotion), rule(.storyReader))
    #expect(
      reduced.hasPrefix(
        "  left: 24px;\n  top: 24px;\n  width: 342px;\n  height: 796px;\n  overflow: "))
    // As those of the book that it covers.
    #expect(reduced.contains("  border-radius: 16px;\n"))
    #expect(!story.contains("border-radius"))
    #expect(try rule(.bookPolish).hasPrefix("  left: calc(var(--book-x) - "))
    #expect(story.hasPrefix("  inset: 0;\n"))
  }

  @Test func `is called what it is asked to be called`() throws {
    var text = ""
    try MotionStyleSheet(Recording(BookTimeline(BookScore())), name: "red-fox").write(to: &text)
    let words = text.components(separatedBy: .whitespacesAndNewlines)
    // The name of its channel `bookOpacity` begins like the default class.
    let others = words.map { $0.replacing("--red-fox-book-opacity", with: "") }
    #expect(!others.contains { $0.contains("book-") || $0.contains(".book") })
    #expect(text.contains("@property --red-fox-flip-angle {"))
    #expect(text.contains("\n.red-fox-cover {\n"))
  }

  @Test(
    arguments: zip(
      ["book", "b", "a1", "red-fox", "", "Book", "1a", "-a", "a-", "a--b", "a b", "ä", "a;b"],
      [true, true, true, true] + [Bool](repeating: false, count: 9)))
  func `takes names that need no escape`(_ name: String, _ isTaken: Bool) throws {
    #expect(MotionStyleSheet.isName(name) == isTaken)
    if !isTaken {
      #expect(throws: BookExportError.self) {
        try MotionStyleSheet(Recording(BookTimeline(BookScore())), name: name)
      }
    }
  }

  @Test func `refuses a transition that lasts for ever so long`() throws {
    let slow = try Choreography(
      name: "slow",
      opening: [Choreography.Stage(.moving, lasts: 601), Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 1)])
    let error = #expect(throws: BookExportError.self) {
      try MotionStyleSheet(Recording(BookTimeline(BookScore(slow))))
    }
    #expect(
      error?.description == "slow, opening lasts 601 s: a style sheet takes at most 600 s")
  }

  @Test func `shows a finger that moves just before the end`() throws {
    // The cover follows the finger at once, so the recording ends with the next frame.
    let timeline = try BookTimeline(
      BookScore(events: [
        .touch(BookPoint(x: 110, y: 340), at: 0.1), .drag(to: BookPoint(x: 443, y: 214), at: 0.4),
        .drag(to: BookPoint(x: -73, y: 424), at: 0.4166),
      ]))
    #expect(try MotionStyleSheet(Recording(timeline)).channelsOff == [])
  }

  @Test func `keeps its promise for a spring that swings for minutes`() throws {
    let heavy = MotionCurve.interpolatingSpring(
      mass: 50, stiffness: 100, damping: Effort.isWhole ? 5 : 9)
    let swinging = try Choreography(
      name: "swinging",
      opening: [
        Choreography.Stage(.flipping, lasts: 1, moves: [.value(.flipAngle, 180, with: heavy)]),
        Choreography.Stage(.complete, lasts: 0),
      ], closing: Choreography.bookPolish.closing)
    let timeline = try BookTimeline(
      BookScore(swinging, framesPerSecond: Effort.isWhole ? 60 : 12))
    #expect(timeline.duration > (Effort.isWhole ? 120 : 60))
    #expect(try MotionStyleSheet(Recording(timeline)).channelsOff == [])
  }

  @Test func `is not ended by a name that ends a comment`() throws {
    let odd = try Choreography(
      name: "a */ body { display: none } /*\nb",
      opening: Choreography.bookPolish.opening, closing: Choreography.bookPolish.closing)
    let text = css(try BookTimeline(BookScore(odd)))
    let comment = try #require(text.components(separatedBy: "*/").first)
    #expect(comment.hasPrefix("/*\na * / body { display: none } /* b, opening"))
    #expect(comment.contains("currentTime"))
  }

  @Test func `of a book that does nothing has nothing to play`() throws {
    let still = try Choreography(
      name: "still", opening: [Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    let text = css(try BookTimeline(BookScore(still)))
    #expect(!text.contains("@keyframes"))
    #expect(text.contains("animation-name: none;\n  animation-duration: 0s;"))
  }
}

private func css(_ timeline: BookTimeline) -> String {
  var text = ""
  do {
    try MotionStyleSheet(Recording(timeline)).write(to: &text)
  } catch {
    return "\(error)"
  }
  return text
}

/// Pseudorandom times, the same in every run.
private struct RandomTimes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(upTo end: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-53 * end
  }
}
