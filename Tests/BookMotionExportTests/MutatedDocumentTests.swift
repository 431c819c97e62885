import BookMotion
import BookMotionColor
import BookMotionDocuments
import BookMotionExport
import BookMotionReader
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

/// Changes every readable format at random. The result is either a value that can be written, read
/// back, and evaluated, or an error with a location.
///
/// The number of plays is set by `.ci/fuzz plays`.
@Suite(.serialized) struct MutatedDocumentTests {
  // MARK: The forms

  private static let choreographies = Choreography.presets.compactMap { try? $0.json } + [brief]

  private static let brief = """
    {"schema": "bookmotion.choreography/1", "name": "brief",
     "style": {"fades": {"cover": {"departure": [80, 100], "smooth": true},
       "pageEdges": {"arrival": [0, 20], "peak": 0.5}},
      "shadow": {"rest": {"radius": 9, "x": 1, "y": 2, "opacity": 0.5}, "rise": [9, 80], "swing": 3},
      "corners": {"cover": 6}, "gutter": {"width": 20, "shoulder": 0.2}, "inside": "front",
      "spread": "page", "perspective": 0.4, "referenceWidth": 191, "scalesWithBook": true},
     "opening": [{"phase": "flipping", "lasts": 0.5, "moves": [
      {"move": "flipAngle", "to": 180, "curve": "linear", "duration": 0.5, "delay": 0.1},
      {"move": "size", "to": "shelf", "scale": 2, "spring": {"response": 0.3, "dampingRatio": 1}},
      {"move": "center", "to": "centered", "curve": [0.4, 0, 0.2, 1], "duration": 0.2}],
      "moments": [{"moment": "lightHaptic", "after": 0.2}]},
      {"phase": "complete", "lasts": 0}],
     "closing": [{"phase": "idle", "lasts": 0.5, "moves": [{"move": "flipAngle", "to": 0,
      "spring": {"mass": 1, "stiffness": 100, "damping": 10}}]}]}
    """

  /// Returns small documents, so that changes often affect more than a number among many.
  private static func recordings() throws -> [String] {
    var recordings = [
      Recording(try BookTimeline(BookScore(.bookPolish, framesPerSecond: 4))),
      Recording(
        try BookTimeline(
          BookScore(
            .storyReader, events: [.tap(at: 0), .close(at: 0.6), .tap(at: 1.1)], framesPerSecond: 5)
        )),
      try Recording(
        "any", channels: [Recording.Channel("x", .points), Recording.Channel("y", .count)],
        duration: 1, framesPerSecond: 7,
        phases: [Recording.Phase("a", at: 0), Recording.Phase("b", at: 3 / 7)],
        cues: [Recording.Cue("click", at: 0.25)]
      ) { [$0, 1 - $0] },
    ]
    let whole = Recording(try BookTimeline(BookScore(.bookPolish, direction: .both)))
    recordings.append(try whole.reduced(to: Recording.Tolerance(steps: 30)))
    recordings.append(try whole.reduced(to: Recording.Tolerance(steps: 30), perChannel: true))
    for name in ["mode", "swipe"] {
      let scene = try #require(GalleryScene.all.first { $0.name == name })
      recordings.append(try ScenePlay(scene, framesPerSecond: 6).recording)
    }
    return recordings.map(json)
  }

  private static let events = [
    #"["0:tap", "0.5:drag=300,420", "0.75:release=-100,0.5", "1.25:resize=390,844"]"#
  ]

  /// Values that an app may store separately.
  private static let parts = [
    #"{"spring": {"duration": 0.5, "bounce": 0.2}, "delay": 0.1}"#,
    #"{"spring": {"response": 0.5, "dampingRatio": 0.8}}"#,
    #"{"spring": {"settlingDuration": 0.5, "dampingRatio": 0.8, "epsilon": 0.001}}"#,
    #"{"curve": "easeIn", "duration": 0.3}"#, #"{"curve": [0.1, 0, 0.9, 2], "duration": 0.3}"#,
    #"{"atOnce": true}"#,
    #"{"mass": 1, "stiffness": 100, "damping": 10, "allowOverDamping": true}"#,
    #"{"fades": {"cover": {"departure": [80, 100]}}, "border": 2, "spineWidth": 14}"#,
    #"{"arrival": [0, 20], "departure": [160, 180], "peak": 0.9, "smooth": true}"#,
    #"{"phase": "flipping", "lasts": 1, "moves": [{"move": "flipAngle", "to": 9, "atOnce": true}]}"#,
    #"{"red": 0.1, "green": 0.2, "blue": 1}"#, #"["toBeRead", "read"]"#,
    #"{"a": ["toBeRead"], "b": ["recommended", "read"]}"#,
    #"{"moment": "lightHaptic", "after": 0.2}"#,
  ]

  private func expectNothingBroken(_ outcome: DocumentPlay.Outcome) {
    for failure in outcome.failures { Issue.record("\(failure)") }
    // Otherwise, nothing has been tested.
    let fewest = (outcome.read + outcome.refused) / 100
    #expect(
      outcome.read > fewest && outcome.refused > fewest,
      "\(outcome.read) were read and \(outcome.refused) refused")
  }

  // MARK: The laws

  @Test func `choreographies`() throws {
    let play = DocumentPlay(
      "choreography", documents: Self.choreographies, others: try Self.recordings())
    expectNothingBroken(
      play.play { bytes in
        do throws(BookDocumentError) {
          return verdict(on: try Choreography(json: bytes))
        } catch {
          return verdict(on: error, in: bytes)
        }
      })
  }

  private func verdict(on choreography: Choreography) -> DocumentPlay.Verdict {
    guard let text = try? choreography.json else { return .broken("cannot be written") }
    do {
      let again = try Choreography(json: text)
      guard again == choreography else { return .broken("is another one when it is read again") }
      guard try again.json == text else { return .broken("is written otherwise again") }
      try choreography.check()
    } catch {
      return .broken("cannot be read again: \(error)")
    }
    for choreography in [choreography, choreography.reduced()] {
      if let words = strangeAnswer(of: choreography) { return .broken(words) }
    }
    return .read
  }

  /// Returns a description of the first invalid number in the book's answers, or `nil`.
  private func strangeAnswer(of choreography: Choreography) -> String? {
    var book = BookTransition(choreography, tapPolicy: .interrupt)
    let times: [Double] = [0, 0.001, 0.1, 0.25, 0.6, 1, 3, 100, 1e6]
    func look() -> String? {
      guard book.settlingTime() >= 0 else { return "settles at \(book.settlingTime())" }
      for time in times {
        let pose = book.pose(at: time)
        for channel in BookChannel.allCases where !pose[channel].isFinite {
          return "\(channel) is \(pose[channel]) at \(time)"
        }
        let velocity = book.velocity(at: time)
        guard velocity[.flipAngle].isFinite else { return "has no velocity at \(time)" }
        _ = (book.phase(at: time), book.isAtRest(at: time))
      }
      _ = book.cues(in: 0..<100)
      return nil
    }
    _ = book.tap(at: 0)
    if let words = look() { return words }
    _ = book.close(at: 0.25)
    return look()
  }

  @Test func `recordings`() throws {
    let documents = try Self.recordings()
    let golden = try Recording(reading: Array(documents[0].utf8))
    let play = DocumentPlay(
      "timeline", documents: documents, others: Self.choreographies + Self.events)
    expectNothingBroken(
      play.play { bytes in
        do throws(BookDocumentError) {
          return verdict(on: try Recording(reading: bytes), beside: golden)
        } catch {
          return verdict(on: error, in: bytes)
        }
      })
  }

  private func verdict(on recording: Recording, beside golden: Recording) -> DocumentPlay.Verdict {
    let text = json(recording)
    do throws(BookDocumentError) {
      let again = try Recording(reading: Array(text.utf8))
      guard json(again) == text else { return .broken("is written otherwise again") }
      guard again.score == recording.score, again.channels == recording.channels,
        again.count == recording.count, again.keyframes == recording.keyframes
      else { return .broken("is another one when it is read again") }
    } catch {
      return .broken("cannot be read again: \(error)")
    }
    let end = recording.duration
    for time in [0, end / 3, end, -1, end + 1, 1e100] {
      let values = recording.values(at: time)
      guard values.allSatisfy(\.isFinite) else { return .broken("has \(values) at \(time)") }
      _ = recording.phase(at: time)
    }
    for index in [0, recording.count / 2, recording.count - 1] { _ = recording.frame(index) }
    guard recording.count < 1000, recording.keyframes == .all else { return .read }
    var (csv, ndjson) = ("", "")
    recording.writeCSV(to: &csv)
    recording.writeNDJSON(to: &ndjson)
    guard ndjson.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == recording.count else {
      return .broken("has another number of lines than of frames")
    }
    do throws(BookExportError) {
      let difference = try Recording.Difference(from: golden, to: recording)
      let words = difference.words(old: "a", new: "b") + difference.json()
      if let strange = words.unicodeScalars.first(where: { $0.breaksLine && $0 != "\n" }) {
        return .broken("the difference has \(strange.escaped(asASCII: true))")
      }
      guard try Recording.Difference(from: recording, to: recording).isNone else {
        return .broken("differs from itself")
      }
    } catch {
      if let words = complaint(about: error) { return .broken("the difference \(words)") }
    }
    return .read
  }

  @Test func `recordings that are made again`() throws {
    let play = DocumentPlay("remade", documents: try Self.recordings(), others: Self.choreographies)
    let outcome = play.play { bytes in
      guard let recording = try? Recording(reading: bytes), recording.framesPerSecond <= 120 else {
        return .refused
      }
      do throws(BookExportError) {
        let made = try ScenePlay(remaking: recording).recording
        let values = made.values(at: made.duration / 2)
        return values.allSatisfy(\.isFinite) ? .read : .broken("has \(values)")
      } catch {
        return complaint(about: error).map { .broken($0) } ?? .refused
      }
    }
    expectNothingBroken(outcome)
  }

  @Test func `events`() {
    let play = DocumentPlay("events", documents: Self.events, others: Self.choreographies)
    expectNothingBroken(
      play.play { bytes in
        guard let texts = try? JSONDecoder().decode([String].self, from: Data(bytes)) else {
          return .refused
        }
        for text in texts {
          do throws(BookMotionError) {
            let event = try MotionEvent(text)
            let again = try MotionEvent(event.text)
            if again != event || again.text != event.text {
              return .broken("\(event) is another one when it is read again")
            }
            if !([event.time] + event.values).allSatisfy(\.isFinite) {
              return .broken("\(event) has a number that is none")
            }
          } catch {
            if let words = complaint(about: error) { return .broken(words) }
          }
        }
        return .read
      })
  }

  @Test func `parts of choreographies, and what readers keep`() {
    let readers = [
      Self.reader(of: MotionSpring.self), Self.reader(of: MotionCurve.self),
      Self.reader(of: MotionEasing.self), Self.part(of: BookStyle.self),
      Self.part(of: Choreography.Stage.self), Self.part(of: Choreography.Move.self),
      Self.part(of: Choreography.Moment.self),
      Self.reader(of: RGB.self), Self.reader(of: BookMarks.self),
      Self.reader(of: [String: BookMarks].self, mayFailOtherwise: true),
    ]
    let play = DocumentPlay("parts", documents: Self.parts, others: Self.choreographies)
    expectNothingBroken(
      play.play { bytes in
        let data = Data(bytes)
        var isRead = false
        for read in readers {
          switch read(data) {
          case .broken(let words): return .broken(words)
          case .read: isRead = true
          case .refused: continue
          }
        }
        return isRead ? .read : .refused
      })
  }

  /// Returns a check that decodes a value with Foundation's decoder.
  private static func reader<Value: Codable & Equatable>(
    of type: Value.Type, mayFailOtherwise: Bool = false
  ) -> (Data) -> DocumentPlay.Verdict {
    { data in
      let value: Value
      do { value = try JSONDecoder().decode(type, from: data) } catch DecodingError.dataCorrupted {
        // The data is not JSON.
        return .refused
      } catch is DecodingError where mayFailOtherwise {
        // The standard library rejects invalid dictionaries itself.
        return .refused
      } catch {
        return complaint(about: error).map { .broken("\(type) \($0)") } ?? .refused
      }
      do {
        let again = try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
        return again == value ? .read : .broken("\(type) is another one when it is read again")
      } catch {
        return .broken("\(type) cannot be read again: \(error)")
      }
    }
  }

  /// Returns a check that reads a part of a choreography by itself.
  private static func part<Part: HasFields & Equatable>(
    of type: Part.Type
  ) -> (Data) -> DocumentPlay.Verdict {
    { data in
      guard let node = try? JSONNode(reading: Array(data)) else { return .refused }
      let part: Part
      do throws(BookMotionError) { part = try Part(node) } catch {
        // The place of the part itself is known to what it is a part of.
        if error.place.isEmpty { return .refused }
        return complaint(about: error).map { .broken("\(type) \($0)") } ?? .refused
      }
      do {
        return try Part(part.node()) == part
          ? .read : .broken("\(type) is another one when it is read again")
      } catch {
        return .broken("\(type) cannot be read again: \(error)")
      }
    }
  }

  /// Returns the verdict on an error, whose line must be in the document.
  private func verdict(on error: BookDocumentError, in bytes: [UInt8]) -> DocumentPlay.Verdict {
    let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
    if error.line > lines { return .broken("is in line \(error.line) of \(lines): \(error)") }
    return complaint(about: error).map { .broken($0) } ?? .refused
  }
}
