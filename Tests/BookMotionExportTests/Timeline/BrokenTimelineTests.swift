import BookMotion
import BookMotionExport
import Foundation
import Testing

@Suite struct `A broken timeline` {
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
      "schema is \"bookmotion.timeline/2\", which is newer than \"bookmotion.timeline/1\""),
    Case(
      "bookmotion.timeline/1", "lottie", line: 1,
      "schema is \"lottie\": it takes \"bookmotion.timeline/1\""),
    Case(
      "bookmotion.timeline/1", "bookmotion.timeline/+2", line: 1,
      "schema is \"bookmotion.timeline/+2\": it takes \"bookmotion.timeline/1\""),
    Case(
      "bookmotion.timeline/1", "bookmotion.timeline/0", line: 1,
      "schema is \"bookmotion.timeline/0\": it takes \"bookmotion.timeline/1\""),
    Case(
      "\"direction\": \"open\"", "\"direction\": \"up\"", line: 12,
      "direction is \"up\": it takes one of open, close, both"),
    Case("\"direction\": \"open\"", "\"direction\": 3", line: 12, "direction is not a text"),
    Case(
      "\"binding\": \"left\",", "", line: 28, "binding is missing"),
    Case(
      "\"screen\": [1024, 768]", "\"screen\": [1024]", line: 14,
      "screen is not a list of 2 numbers"),
    Case(
      "\"screen\": [1024, 768]", "\"screen\": [1024, -768]", line: 14,
      "screen.height is -768.0: it takes a number from 0.001 to 1e9"),
    Case("\"frames\": 3", "\"frames\": 3.5", line: 17, "frames is not a whole number from 0"),
    Case("\"frames\": 3", "\"frames\": 4", line: 17, "there are 3 keyframes: frames says 4"),
    Case(
      "\"frames\": 3", "\"frames\": 2", line: 27,
      "frame 2 stands where 2 or a later one of 2 should"),
    Case(
      "\"framesPerSecond\": 4", "\"framesPerSecond\": 5", line: 26,
      "time is 0.25, but frame 1 is at 0.2"),
    Case(
      "\"framesPerSecond\": 4", "\"framesPerSecond\": 0", line: 16,
      "framesPerSecond is 0: it takes a number from 0.001 to 100000"),
    Case(
      "\"x\": \"points\"", "\"x\": \"pixels\"", line: 20,
      "channels.x is \"pixels\": it is told in points"),
    Case(
      "\"frame\":1,", "\"frame\":0,", line: 26, "frame 0 stands where 1 or a later one of 3 should"),
    Case("\"frame\":1,", "\"frame\":-1,", line: 26, "frame is not a whole number from 0"),
    Case(
      "\"frame\":1,", "\"frame\":1,\"frame\":1,", line: 26,
      "the key \"frame\" stands twice in one object"),
  ]

  @Test(arguments: cases)
  func `is refused with its line and its key`(_ one: Case) throws {
    let whole = try small()
    let parts = whole.components(separatedBy: one.old)
    try #require(parts.count > 1, "the small document has no \(one.old)")
    let broken = parts[0] + one.new + parts.dropFirst().joined(separator: one.old)
    let error = #expect(throws: DocumentError.self) {
      try TimelineDocument(reading: Array(broken.utf8))
    }
    #expect(error?.description == "line \(one.line): \(one.message)")
  }

  @Test func `is refused wherever it is cut off`() throws {
    let bytes = Array(try small().utf8)
    for end in 0..<bytes.count - 2 {
      #expect(throws: DocumentError.self, "\(end) bytes") {
        try TimelineDocument(reading: Array(bytes[..<end]))
      }
    }
  }

  @Test func `is refused without any one of its keys`() throws {
    let whole = try small()
    let keys = whole.matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) }
    // What has a default, or is one of a choreography's, is not the timeline's to miss.
    let optional = ["style", "moves"]
    for key in Set(keys).subtracting(optional) {
      let broken = whole.replacingOccurrences(of: "\"\(key)\":", with: "\"other\":")
      #expect(throws: DocumentError.self, "without \(key)") {
        try TimelineDocument(reading: Array(broken.utf8))
      }
    }
  }

  /// A document of three keyframes.
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
    return json(TimelineExport(try BookTimeline(choreography, framesPerSecond: 4)))
  }
}
