import BookMotionExport
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion

/// Web animations.
@Suite struct MotionWebAnimationsTests {
  static let cases = Effort.some(
    of: RecordingCase.all.filter { $0.rate == 60 }, oneIn: 6)

  /// The animations of `cases`.
  private static let written = MadeOnce<BookTimeline, String> { json($0) }

  /// Returns the numbers of some properties according to the table of looks, independent of the
  /// library's rules.
  static func truth(
    _ pose: BookPose, _ style: BookStyle, _ binding: BookBinding
  ) -> [String: [Double]] {
    let eye = max(pose.width, pose.height) / style.perspective
    let edges = max(0.8 * pose.spineWidth, pose.height - 8) / style.perspective
    let side: Double = binding == .right ? -1 : 1
    let shut = min(max(pose.flipAngle, 0), 180)
    return [
      ".book-body left": [pose.x - pose.width / 2], ".book-body top": [pose.y - pose.height / 2],
      ".book-body width": [pose.width], ".book-body height": [pose.height],
      ".book-body opacity": [pose.bookOpacity],
      ".book-body transform": [eye, pose.tilt, side * pose.yaw],
      ".book-cover transform": [eye, -side * pose.flipAngle],
      ".book-inside transform": [eye, -side * pose.flipAngle],
      ".book-cover opacity": [pose.coverOpacity], ".book-page opacity": [pose.firstPageOpacity],
      ".book-spine transform": [
        max(pose.spineWidth, pose.height) / style.perspective, side * (90 - shut / 2),
      ],
      ".book-edges transform": [edges, side * (90 - shut / 2)],
      ".book-edges width": [0.8 * pose.spineWidth], ".book-spine opacity": [pose.spineOpacity],
      ".book-back opacity": [pose.flipAngle > 0 ? pose.backOpacity : 0],
      ".book-reader opacity": [pose.readerOpacity],
      ".book-reader clipPath": [pose.readerOpacity > 0 ? 0 : 50],
      ".book-library opacity": [pose.libraryOpacity], ".book-library filter": [pose.libraryBlur],
      ".book-library transform": [pose.libraryScale],
      ".book-overlay opacity": [pose.overlayOpacity],
      ".book-controls opacity": [pose.controlsOpacity],
      ".book-shadow boxShadow": [
        pose.shadow.x, pose.shadow.y, pose.shadow.radius, pose.shadow.opacity,
      ],
    ]
  }

  @Test(
    arguments: Effort.some(
      of: [1e-300, Double.leastNonzeroMagnitude, 1e-9, 1e-6, 1e-3], oneIn: 3))
  func `write no number that is none, however weak the perspective`(_ perspective: Double) throws {
    let flat = try Choreography(
      name: "flat", style: BookStyle(perspective: perspective),
      opening: Choreography.bookPolish.opening, closing: Choreography.bookPolish.closing)
    let recording = try Recording(BookTimeline(BookScore(flat, direction: .open)))
    var (text, sheet) = ("", "")
    try MotionWebAnimations(recording).write(to: &text)
    try MotionStyleSheet(recording).write(to: &sheet)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(!text.contains("inf") && !sheet.contains(#/\b(inf|e[-+]?\d)/#))
    #expect(text.contains("perspective(") == (perspective >= 1e-6))
  }

  @Test(arguments: cases)
  func `play every number within the error that they state`(_ one: RecordingCase) async throws {
    let timeline = try one.timeline()
    let played = try PlayedAnimations(await Self.written[timeline])
    try #require(abs(played.duration - timeline.duration * 1000) < 1e-3)
    var seed: UInt64 = 20_26
    for _ in 0..<(Effort.isWhole ? 150 : 25) {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Double(seed >> 11) * 0x1p-53 * timeline.duration
      func truth(_ time: Double) -> [String: [Double]] {
        Self.truth(timeline.transition.pose(at: time), one.choreography.style, one.binding)
      }
      let (before, now, after) = (truth(time - 8e-6), truth(time), truth(time + 8e-6))
      for (key, numbers) in now {
        let seen = try #require(played.numbers(of: key, at: time / timeline.duration), "\(key)")
        let errors = try #require(played.errors[key], "\(key)")
        try #require(seen.count == numbers.count && errors.count == numbers.count, "\(key)")
        for lane in numbers.indices {
          // At the instant of a jump, no precision is guaranteed.
          guard abs((before[key]?[lane] ?? 0) - (after[key]?[lane] ?? 0)) < 0.01 else { continue }
          // For faces that always lie flat, the eye does not matter.
          if key.hasSuffix("transform"), lane == 0, numbers.count > 1,
            played.liesFlat(key)
          {
            continue
          }
          #expect(
            abs(seen[lane] - numbers[lane]) <= errors[lane] + 2e-6,
            "\(key) at \(time) is \(seen[lane]), not \(numbers[lane])")
        }
      }
    }
  }

  @Test(arguments: Effort.some(of: cases, oneIn: 2))
  func `have the same functions in each keyframe, in order, and errors nobody sees`(
    _ one: RecordingCase
  ) async throws {
    let text = try await Self.written[one.timeline()]
    let played = try PlayedAnimations(text)
    #expect(Set(played.tracks.keys) == Set(played.errors.keys))
    for (key, keyframes) in played.tracks {
      #expect(keyframes.first?.offset == 0 && keyframes.last?.offset == 1, "\(key)")
      #expect(zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "\(key)")
      #expect(Set(keyframes.map(\.form)).count == 1, "\(key)")
      let units = try #require(keyframes.first).units
      for (unit, error) in zip(units, try #require(played.errors[key])) {
        switch unit {
        case "px": #expect(error < (key.hasSuffix("transform") ? 2 : 0.3), "\(key)")
        case "deg": #expect(error < 0.06, "\(key)")
        case "%": #expect(error < 0.06, "\(key)")
        default: #expect(error < 0.003, "\(key)")
        }
      }
    }
    for word in ["-0p", "-0d", "-0)", "-0\"", "nan", "inf,", "inf)"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func `play a book that is turned around in flight`() throws {
    let timeline = try BookTimeline(
      BookScore(
        .bookPolish, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)]))
    let played = try PlayedAnimations(Self.json(timeline))
    for step in 0...200 {
      let part = Double(step) / 200
      let pose = timeline.transition.pose(at: part * timeline.duration)
      let seen = try #require(played.numbers(of: ".book-cover transform", at: part))
      let errors = try #require(played.errors[".book-cover transform"])
      #expect(abs(seen[1] + pose.flipAngle) <= errors[1] + 2e-6)
    }
  }

  /// What lies beneath a cover disappears as the cover falls shut, also with the last frame.
  @Test(arguments: Effort.isWhole ? 40..<52 : 56..<57 as Range<UInt64>)
  func `of a book that is interrupted have errors nobody sees`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let closing = Double.random(in: 0.1...2.5, using: &random)
    let opening = closing + .random(in: 0.1...2, using: &random)
    let timeline = try BookTimeline(
      BookScore(
        random.one(of: Choreography.presets),
        events: [.tap(at: 0), .close(at: closing), .tap(at: opening), .close(at: opening + 0.8)],
        framesPerSecond: random.one(of: [24, 29.97, 60])))
    let played = try PlayedAnimations(Self.json(timeline))
    for (key, errors) in played.errors {
      let units = try #require(played.tracks[key]?.first).units
      for (unit, error) in zip(units, errors) where unit.isEmpty {
        #expect(error < 0.003, "\(key)")
      }
    }
  }

  @Test func `of a scene move the properties that they say how to register`() throws {
    let recording = try Recording(
      "bookmark", channels: [Recording.Channel("tailLength", .points)], duration: 0.5
    ) { time in [MotionSpring.bouncy.value(target: 80, time: time)] }
    var text = ""
    try MotionWebAnimations(recording).write(to: &text)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let property = try #require((object["properties"] as? [[String: Any]])?.first)
    #expect(property["name"] as? String == "--bookmark-tail-length")
    #expect(property["syntax"] as? String == "<length>")
    #expect(property["inherits"] as? Bool == true)
    #expect(property["initialValue"] as? String == "0px")
    let animation = try #require((object["animations"] as? [[String: Any]])?.first)
    #expect(animation["selector"] as? String == ".bookmark-play")
    let keyframes = try #require(animation["keyframes"] as? [[String: Any]])
    #expect((keyframes.first?["easing"] as? String)?.hasPrefix("linear(0, ") == true)
    #expect(keyframes.last?["--bookmark-tail-length"] != nil)
  }

  @Test func `of a book that does nothing stand still`() throws {
    let still = try Choreography(
      name: "still", opening: [Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    let played = try PlayedAnimations(Self.json(try BookTimeline(BookScore(still))))
    #expect(played.duration == 0)
    #expect(
      played.tracks.values.allSatisfy {
        $0.count == 2 && $0[0].text == $0[1].text && $0[0].offset == 0
      })
  }

  @Test func `refuse what lasts for ever so long`() throws {
    let slow = try Choreography(
      name: "slow",
      opening: [Choreography.Stage(.moving, lasts: 601), Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 1)])
    let error = #expect(throws: BookExportError.self) {
      try MotionWebAnimations(Recording(BookTimeline(BookScore(slow))))
    }
    #expect(error?.description == "slow, opening lasts 601 s: a web animation takes at most 600 s")
  }

  private static func json(_ timeline: BookTimeline) -> String {
    var text = ""
    do { try MotionWebAnimations(Recording(timeline)).write(to: &text) } catch { return "\(error)" }
    return text
  }
}

/// Animations as a browser plays them, read from their text alone.
private struct PlayedAnimations {
  struct Keyframe {
    let offset: Double
    let text: String
    /// The text without its numbers and without those that follow the book.
    let form: String
    let numbers: [Double]
    let units: [String]
  }

  /// The keyframes, by selector and property.
  private(set) var tracks: [String: [Keyframe]] = [:]
  private(set) var errors: [String: [Double]] = [:]
  let duration: Double

  init(_ text: String) throws {
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    duration = try #require(object["duration"] as? Double)
    // Made once: a regular expression is compiled wherever its literal is evaluated.
    let still = #/ translateX\(-?100%\) rotateY\(180deg\)/#
    let number = #/(-?[0-9.]+)(px|deg|%|)/#
    func read(_ text: String, at offset: Double) throws -> Keyframe {
      // The constant parts of all values: the flip of the inside, a black shadow, no border.
      let moving =
        text.replacing(still, with: "")
        .replacing("rgb(0 0 0 /", with: "rgb(").replacing("calc(100% -", with: "calc(")
      let found = moving.matches(of: number)
      return Keyframe(
        offset: offset, text: text, form: moving.replacing(number, with: "#"),
        numbers: try found.map { try #require(Double($0.1)) }, units: found.map { String($0.2) })
    }
    for animation in try #require(object["animations"] as? [[String: Any]]) {
      let selector = try #require(animation["selector"] as? String)
      for (property, errors) in try #require(animation["errors"] as? [String: [Double]]) {
        self.errors["\(selector) \(property)"] = errors
      }
      for keyframe in try #require(animation["keyframes"] as? [[String: Any]]) {
        let offset = try #require(keyframe["offset"] as? Double)
        for (property, value) in keyframe where property != "offset" {
          tracks["\(selector) \(property)", default: []].append(
            try read(try #require(value as? String), at: offset))
        }
      }
    }
  }

  /// Returns true if all angles of a transform are always zero.
  func liesFlat(_ key: String) -> Bool {
    tracks[key]?.allSatisfy { $0.numbers.dropFirst().allSatisfy { $0 == 0 } } ?? true
  }

  func numbers(of key: String, at part: Double) -> [Double]? {
    guard let keyframes = tracks[key] else { return nil }
    guard let next = keyframes.firstIndex(where: { $0.offset > part }) else {
      return keyframes.last?.numbers
    }
    let (start, end) = (keyframes[max(next - 1, 0)], keyframes[next])
    let progress = (part - start.offset) / (end.offset - start.offset)
    return zip(start.numbers, end.numbers).enumerated().map { lane, pair in
      let isDistance = start.text.hasPrefix("perspective(") && lane == 0
      let (from, to) = isDistance ? (1 / pair.0, 1 / pair.1) : pair
      let value = from + (to - from) * progress
      return isDistance ? 1 / value : value
    }
  }
}
