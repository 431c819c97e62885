import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A broken document.
@Suite struct BrokenRecordingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let line: Int
    let message: String

    init(_ old: String, _ new: String, line: Int, _ message: String) {
      (self.old, self.new, self.line, self.message) = (old, new, line, message)
    }

    var testDescription: String { "\(old) -> \(new)" }
  }

  static let cases = [
    Case(
      "bookmotion.timeline/1", "bookmotion.timeline/2", line: 1,
      "schema is \"bookmotion.timeline/2\", which is newer than this version knows: it takes "
        + "bookmotion.timeline/1"),
    Case(
      "bookmotion.timeline/1", "bookmotion.choreography/1", line: 1,
      "schema is \"bookmotion.choreography/1\": it takes bookmotion.timeline/1; record it with "
        + "'timeline' first"),
    Case(
      "bookmotion.timeline/1", "lottie", line: 1,
      "schema is \"lottie\": it takes bookmotion.timeline/1"),
    Case(
      "bookmotion.timeline/1", "bookmotion.timeline/+2", line: 1,
      "schema is \"bookmotion.timeline/+2\": it takes bookmotion.timeline/1; did you mean "
        + "\"bookmotion.timeline/1\"?"),
    Case(
      "\"framesPerSecond\": 4", "\"framePerSecond\": 4", line: 22,
      "timeline has an unknown key \"framePerSecond\": it takes schema, made, framesPerSecond, frames, "
        + "duration, grid, channels, phases, cues, errors, and keyframes; did you mean "
        + "\"framesPerSecond\"?"),
    Case(
      "\"start\": \"closed\"", "\"start\": \"closed\", \"begin\": 1", line: 18,
      "made has an unknown key \"begin\": it takes choreography, scene, screen, restingFrame, "
        + "safeArea, binding, direction, start, tapPolicy, rotationPolicy, and events"),
    Case(
      "\"keyframes\": [", "\"keyframe\": [", line: 32,
      "timeline has an unknown key \"keyframe\": it takes schema, made, framesPerSecond, frames, "
        + "duration, grid, channels, phases, cues, errors, and keyframes; did you mean "
        + "\"keyframes\"?"),
    Case(
      "\"start\": \"closed\"", "\"start\": \"up\"", line: 18,
      "made.start is \"up\": it takes closed or open"),
    Case("\"start\": \"closed\"", "\"start\": 3", line: 18, "made.start is not a string"),
    Case("\"scene\": \"transition\",", "", line: 2, "made.scene is missing"),
    Case(
      "\"screen\": [1024, 768]", "\"screen\": [1024]", line: 14,
      "made.screen is not a list of 2 numbers"),
    Case(
      "\"screen\": [1024, 768]", "\"screen\": [1024, -768]", line: 14,
      "made.screen[1] is -768: it takes a number from 0.001 to 1e9"),
    Case(
      "\"0:tap\"", "\"tap\"", line: 21,
      "made.events[0] is \"tap\": an event is a time, a colon, and a name, such as 0.5:tap"),
    Case(
      "\"0:tap\"", "\"0x10:tap\"", line: 21,
      "made.events[0] is \"0x10:tap\": write its numbers as in JSON, such as 0.5"),
    Case(
      "\"0:tap\"", "\"1:tap\", \"0:tap\"", line: 21,
      "made.events[1].time is 0: it takes a number from 1 to 1e100"),
    Case(
      "\"0:tap\"", "\"-0.1:tap\"", line: 21,
      "made.events[0] is \"-0.1:tap\": time is -0.1: it takes a number from 0 to 3600"),
    Case(
      "\"0:tap\"", "\"0:tap;locked\"", line: 21,
      "made.events[0] is \"0:tap;locked\": \"tap\" has an unknown \"locked\": write it as "
        + "tap[;frame=<X,Y,W,H>][;isLocked]; did you mean \"isLocked\"?"),
    Case(
      "\"scene\": \"transition\"", "\"scene\": \"grid\"", line: 3,
      "made.scene is \"grid\": it takes transition"),
    Case(
      "\"start\": \"closed\"", "\"start\": \"open\"", line: 18,
      "made.start is \"open\": it takes closed"),
    Case(
      "\"frames\": 3", "\"frames\": 3.5", line: 23, "frames is not a whole number of at least 1"),
    Case("\"frames\": 3", "\"frames\": 4", line: 24, "duration is 0.5: it should be 0.75"),
    Case(
      "\"frames\": 3,\n\"duration\": 0.5", "\"frames\": 2,\n\"duration\": 0.25", line: 27,
      "phases has \"complete\" after the last frame"),
    Case(
      "\"frames\": 3,\n\"duration\": 0.5", "\"frames\": 4,\n\"duration\": 0.75", line: 35,
      "keyframes end with frame 2: the last frame is 3"),
    Case(
      "\"framesPerSecond\": 4,\n\"frames\": 3,\n\"duration\": 0.5",
      "\"framesPerSecond\": 2,\n\"frames\": 3,\n\"duration\": 1", line: 34,
      "keyframes[1].time is 0.25, but frame 1 is at 0.5"),
    Case(
      "\"framesPerSecond\": 4", "\"framesPerSecond\": 0", line: 22,
      "framesPerSecond is 0: it takes a number from 0.001 to 100000"),
    Case(
      "\"x\": \"points\"", "\"x\": \"pixels\"", line: 26,
      "channels.x is \"pixels\": it takes points, degrees, fraction, or count"),
    Case(
      "\"x\": \"points\", ", "", line: 33, "keyframes: there is no channel \"x\""),
    Case(
      "\"x\": \"points\", ", "\"x\": \"points\", \"w\": \"points\", ", line: 33,
      "keyframes[0].w is missing"),
    Case(
      "\"frame\":1,", "\"frame\":0,", line: 34,
      "keyframes[1].frame is 0: it should be 1, and below 3"),
    Case(
      "\"frame\":1,", "\"frame\":-1,", line: 34,
      "keyframes[1].frame is not a whole number of at least 0"),
    Case(
      "\"frame\":1,", "\"frame\":1,\"frame\":1,", line: 34,
      "the key \"frame\" occurs twice in one object"),
    Case(
      "\"time\":0.25,\"phase\":\"flipping\"", "\"time\":0.25,\"phase\":\"complete\"", line: 34,
      "keyframes[1].phase is \"complete\", which contradicts \"phases\""),
    Case(
      "\"phase\": \"flipping\", \"time\": 0}", "\"phase\": \"flipping\", \"time\": 0.1}", line: 27,
      "phases must begin with a phase at 0"),
    Case(
      "\"phase\": \"complete\", \"time\": 0.5}", "\"phase\": \"\", \"time\": 0.5}", line: 29,
      "phases[1].phase is empty"),
  ]

  @Test(arguments: cases)
  func `is refused with its line and its key`(_ one: Case) throws {
    let whole = try small()
    let parts = whole.components(separatedBy: one.old)
    try #require(parts.count > 1, "the small document has no \(one.old)")
    let broken = parts[0] + one.new + parts.dropFirst().joined(separator: one.old)
    let error = #expect(throws: BookDocumentError.self) {
      try Recording(reading: Array(broken.utf8))
    }
    #expect(error?.description == "line \(one.line): \(one.message)")
  }

  @Test func `is refused wherever it is cut off`() throws {
    let bytes = Array(try small().utf8)
    for end in Effort.some(of: 0..<bytes.count - 2, oneIn: 3) {
      #expect(throws: BookDocumentError.self, "\(end) bytes") {
        try Recording(reading: Array(bytes[..<end]))
      }
    }
  }

  @Test func `is refused without any one of its keys`() throws {
    let whole = try small()
    let keys = whole.matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) }
    // A renamed channel is valid: it is another channel.
    let channels = BookChannel.allCases.map(\.rawValue)
    for key in Set(keys).subtracting(channels) {
      let broken = whole.replacingOccurrences(of: "\"\(key)\":", with: "\"other\":")
      #expect(throws: BookDocumentError.self, "without \(key)") {
        try Recording(reading: Array(broken.utf8))
      }
    }
  }

  /// Returns a document with three keyframes.
  private func small() throws -> String {
    let choreography = try Choreography(
      json: Array(
        """
        {"schema": "bookmotion.choreography/1", "name": "brief",
         "opening": [{"phase": "flipping", "lasts": 0.5, "moves": [
          {"move": "flipAngle", "to": 180, "curve": "linear", "duration": 0.5}]},
          {"phase": "complete", "lasts": 0}],
         "closing": [{"phase": "idle", "lasts": 0.5}]}
        """.utf8))
    return json(Recording(try BookTimeline(BookScore(choreography, framesPerSecond: 4))))
  }
}
