import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import BookMotionExport
import BookMotionReader
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// Names and texts that would control a terminal, or are excessively long.
@Suite struct StrangeTextTests {
  /// Clears the screen, rings the bell, ends a line in three ways, and reverses the following text.
  static let strange = "\u{1B}[2J\u{7}\n\u{85}\u{2028}\u{202E}end"

  static let asTold = #"\u{1B}[2J\u{07}\n\u{0085}\u{2028}\u{202E}end"#

  /// Returns a document with a word replaced.
  private static func document(_ word: String, for other: String) throws -> [UInt8] {
    let text = json(Recording(try BookTimeline(BookScore(.bookPolish, framesPerSecond: 4))))
    let quoted = String(decoding: try JSONEncoder().encode(word), as: UTF8.self)
    return Array(text.replacingOccurrences(of: "\"\(other)\"", with: quoted).utf8)
  }

  static let words = [
    "bookmotion.timeline/1", "transition", "0:tap", "points", "frames", "screen", "moving",
    "bookmotion.choreography/1", "flipAngle", "centered", "phase", "cue",
  ]

  @Test(arguments: words)
  func `in a document are told on one line, and not at length`(word: String) throws {
    for text in [Self.strange, String(repeating: "long ", count: 5000)] {
      let bytes = try Self.document(text, for: word)
      do throws(BookDocumentError) {
        let recording = try Recording(reading: bytes)
        // The names of scenes and phases are arbitrary.
        #expect(["transition", "moving"].contains(word))
        #expect(try Recording(reading: Array(json(recording).utf8)).score == recording.score)
      } catch {
        #expect(complaint(about: error) == nil)
        #expect(
          error.message.contains(Self.asTold) || error.message.contains("long …")
            || error.message.hasSuffix(" is missing"), "\(error)")
      }
    }
  }

  @Test func `that stand twice, or in no document, are told on one line`() {
    let key = #""\u001b[2J\u0007\n\u0085\u2028\u202eend""#
    for (text, message) in [
      ("{\(key): 1, \(key): 2}", "the key \"\(Self.asTold)\" occurs twice in one object"),
      ("{\"name\" \u{1B}", #"found "\u{1B}" where a colon should be"#),
    ] {
      let error = #expect(throws: BookDocumentError.self) { try Choreography(json: text) }
      #expect(error?.message == message)
    }
  }

  @Test func `of channels are told on one line where an error lists them`() throws {
    let whole = try Recording(
      "any", channels: [Recording.Channel(Self.strange, .points), Recording.Channel("x", .points)],
      duration: 1
    ) { [$0, $0] }
    let text = json(try whole.reduced(to: .justVisible))
    // The errors are an object on its own line.
    let lines = text.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix("\"errors\"") })
    for (errors, message) in [
      (#"{"y": 0}"#, "errors has an unknown key \"y\": it takes \(Self.asTold) and x"),
      (#"{"x": 0}"#, "errors.\(Self.asTold) is missing"),
    ] {
      var broken = lines
      broken[index] = "\"errors\": \(errors),"
      let bytes = Array(broken.joined(separator: "\n").utf8)
      let error = #expect(throws: BookDocumentError.self) { try Recording(reading: bytes) }
      #expect(error?.message == message)
    }
  }

  @Test func `of channels are told on one line where an error suggests them`() throws {
    let whole = try Recording(
      "any", channels: [Recording.Channel("wi\u{85}dth", .points)], duration: 1
    ) { [$0] }
    var lines = json(try whole.reduced(to: .justVisible)).split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix("\"errors\"") })
    lines[index] = #""errors": {"width": 0},"#
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let error = #expect(throws: BookDocumentError.self) { try Recording(reading: bytes) }
    let name = #"wi\u{0085}dth"#
    #expect(
      error?.message
        == "errors has an unknown key \"width\": it takes \(name); did you mean \"\(name)\"?")
  }

  @Test func `in an error of the mathematics are told on one line`() {
    let name = BookMotionError(.unknownName(Self.strange, choices: ["a"]), at: "x")
    #expect(name.description == "x is \"\(Self.asTold)\": it takes a")
    let key = BookMotionError(.unknownKey(Self.strange, known: ["a", "b"]), at: "x")
    #expect(key.description == "x has an unknown key \"\(Self.asTold)\": it takes a and b")
  }

  @Test func `that an app gives its books are told on one line`() {
    let text = #"{"\u001b[2J\u0007\n\u0085\u2028\u202eend": 1}"#
    let error = #expect(throws: BookMotionError.self) {
      try JSONDecoder().decode([String: BookMarks].self, from: Data(text.utf8))
    }
    #expect(error?.description == "\(Self.asTold) is not a list of names")
  }

  @Test func `in a difference leave each of its lines a line`() throws {
    func recording(cue: String) throws -> Recording {
      try Recording(
        "any", channels: [Recording.Channel("x", .points)], duration: 1,
        cues: [Recording.Cue(cue, at: 0.5)]
      ) { [$0] }
    }
    let difference = try Recording.Difference(
      from: recording(cue: "click"), to: recording(cue: Self.strange))
    #expect(difference.words().contains("cue \(Self.asTold) at 0.5 s is new\n"))
    #expect(difference.words().unicodeScalars.allSatisfy { !$0.breaksLine || $0 == "\n" })
    #expect(difference.json().unicodeScalars.allSatisfy { !$0.breaksLine || $0 == "\n" })
  }

  @Test func `are drawn in a plot that every viewer can read`() throws {
    let name = "a<b>&" + Self.strange
    let recording = try Recording(
      "any", channels: [name, name + "less"].map { Recording.Channel($0, .points) }, duration: 1,
      phases: [Recording.Phase(name, at: 0)], cues: [Recording.Cue(name, at: 0.5)]
    ) { [$0, 1] }
    var text = ""
    try MotionPlot(recording, width: 4096).writeSVG(to: &text)
    #expect(text.unicodeScalars.allSatisfy { !$0.breaksLine || $0 == "\n" })
    let texts = try #require(SVGElement.parse(text)).all(named: "text").map(\.text)
    // The channel, the phase, and the cue.
    #expect(texts.count { $0.hasPrefix("a<b>& [2J") && $0.hasSuffix("end pt") } == 1, "\(texts)")
    #expect(texts.count { $0.hasPrefix("a<b>& [2J") && $0.hasSuffix("end") } == 2, "\(texts)")
    #expect(texts.count { $0.hasPrefix("at rest: a<b>& [2J") && $0.hasSuffix("endless") } == 1)
    let error = #expect(throws: BookExportError.self) {
      try MotionPlot(recording, channels: [Self.strange])
    }
    #expect(error.flatMap(complaint) == nil)
  }

  @Test func `are on a contact sheet that every viewer can read`() throws {
    var choreography = Choreography.bookPolish
    choreography[.selected].name = "a<b>&"
    let book = try MotionDepiction(BookTimeline(BookScore(choreography)))
    var text = ""
    try MotionContactSheet(book, frames: 1).writeSVG(to: &text)
    let texts = try #require(SVGElement.parse(text)).all(named: "text").map(\.text)
    #expect(texts.contains("a<b>&"), "\(texts)")
  }

  @Test func `are written so that they read back, and that a terminal shows them`() throws {
    let all = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    let recording = try Recording(
      "any", channels: [Recording.Channel(all, .points)], duration: 0
    ) { _ in [1] }
    let text = json(recording)
    #expect(text.unicodeScalars.allSatisfy { !$0.breaksLine || $0 == "\n" })
    #expect(try Recording(reading: Array(text.utf8)).channels == recording.channels)
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((theirs?["channels"] as? [String: String])?.keys.first == all)
  }
}
