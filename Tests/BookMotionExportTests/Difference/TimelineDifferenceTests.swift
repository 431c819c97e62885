import BookMotion
import Foundation
import Testing

@testable import BookMotionExport

@Suite struct `The difference of two timelines` {
  @Test(arguments: [Choreography.bookPolish, .storyReader, .reducedMotion])
  func `is none of a timeline and itself`(_ choreography: Choreography) throws {
    let document = try document(choreography)
    let difference = try TimelineDifference(from: document, to: document)
    #expect(difference.isNone)
    #expect(difference.comparedChannels == 25)
    #expect(difference.words.hasPrefix("no channel changed: 25 compared, at "))
  }

  @Test func `is none of a timeline at two rates but for the rate, where nothing is curved`() throws
  {
    let slow = try document(straight("linear", 1), rate: 10)
    let quick = try document(straight("linear", 1), rate: 40)
    let difference = try TimelineDifference(from: slow, to: quick, tolerance: .all(1e-6))
    #expect(difference.channels.isEmpty)
    #expect(difference.notes == ["frame rate is 40, not 10"])
    #expect(difference.comparedInstants == 11)
  }

  @Test func `says how much later a move comes`() throws {
    let old = try document(straight("easeInOut", 1), rate: 100)
    let new = try document(straight("easeInOut", 1, delay: 0.03), rate: 100)
    let difference = try TimelineDifference(from: old, to: new)
    let angle = try #require(difference.channels.first { $0.channel == "flipAngle" })
    guard case .isHalfWay(let later) = angle.change else {
      Issue.record("\(angle.change)")
      return
    }
    #expect(abs(later - 0.03) < 0.000_5)
    #expect(
      angle.words.hasPrefix("flipping: flip angle is half way 30 ms later, largest difference "))
    let spine = try #require(difference.channels.first { $0.channel == "spineOpacity" })
    guard case .peaks(let shift, 0, true) = spine.change else {
      Issue.record("\(spine.change)")
      return
    }
    #expect(abs(shift - 0.03) < 0.001)
  }

  @Test func `finds one number that was changed by hand, and where`() throws {
    let old = try document(.bookPolish)
    let text = json(old.export)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("{\"frame\":50,") })
    let blur = try #require(line.firstMatch(of: /"libraryBlur":([0-9.]+)/))
    let broken = text.replacingOccurrences(
      of: String(line),
      with: line.replacing("\"libraryBlur\":\(blur.output.1)", with: "\"libraryBlur\":9.5"))
    let new = try TimelineDocument(reading: Array(broken.utf8))
    let difference = try TimelineDifference(from: old, to: new)
    #expect(difference.channels.map(\.channel) == ["libraryBlur"])
    let blurDifference = try #require(difference.channels.first)
    #expect(blurDifference.new == 9.5)
    #expect(abs(blurDifference.time - 50.0 / 60) < 1e-9)
    #expect(difference.words.hasSuffix("1 of 25 channels changed, at 109 instants\n"))
  }

  @Test func `counts only what is beyond its tolerance`() throws {
    let old = try document(straight("linear", 1), rate: 10)
    let new = try document(straight("linear", 1, to: 179.5), rate: 10)
    var tolerance = KeyframeReduction.Tolerance.all(0.5)
    let loose = try TimelineDifference(from: old, to: new, tolerance: tolerance)
    #expect(!loose.channels.contains { $0.channel == "flipAngle" })
    tolerance[.flipAngle] = 0.49
    let strict = try TimelineDifference(from: old, to: new, tolerance: tolerance)
    let angle = try #require(strict.channels.first { $0.channel == "flipAngle" })
    #expect(angle.change == .ends(at: 179.5, not: 180))
    #expect(abs(angle.difference + 0.5) < 1e-9)
  }

  @Test func `tells phases and ends that have moved`() throws {
    let old = try document(straight("linear", 1), rate: 10)
    let new = try document(straight("linear", 1.5), rate: 10)
    let difference = try TimelineDifference(from: old, to: new)
    #expect(
      difference.notes == [
        "duration is 1.5 s (16 frames), not 1 s (11 frames)",
        "complete begins 500 ms later, at 1.5 s",
      ])
  }

  @Test func `of two rates is none but for the rate`() throws {
    for choreography in Choreography.presets {
      let difference = try TimelineDifference(
        from: document(choreography), to: document(choreography, rate: 24))
      #expect(difference.channels.isEmpty, "\(difference.words)")
      #expect(difference.notes.first == "frame rate is 24, not 60")
      #expect(difference.comparedInstants >= 18)
    }
  }

  @Test func `of two rates that share few instants compares them all`() throws {
    let difference = try TimelineDifference(
      from: document(.bookPolish, rate: 60), to: document(.bookPolish, rate: 59.9))
    #expect(difference.comparedInstants > 200)
  }

  @Test func `of keyframes and all frames counts the errors that are stated as none`() throws {
    let timeline = try BookTimeline()
    let whole = TimelineDocument(TimelineExport(timeline))
    let reduction = try timeline.reduced(tolerance: .all(0.5), keepingPhases: true)
    let reduced = TimelineDocument(TimelineExport(timeline, reducedTo: reduction))
    let notes = try TimelineDifference(from: whole, to: reduced)
    #expect(notes.channels.isEmpty, "\(notes.words)")
    #expect(notes.notes == ["has only keyframes, and the errors that they make, not every frame"])
    #expect(try TimelineDifference(from: reduced, to: reduced).isNone)
    // What is beyond the errors is still found, and so is anything between two that are reduced.
    let other = TimelineDocument(TimelineExport(try BookTimeline(wide(bounce: 0.3))))
    #expect(!(try TimelineDifference(from: reduced, to: other)).channels.isEmpty)
  }

  @Test func `tells a spring, a phase and a side in words`() throws {
    let old = try document(.bookPolish)
    let spring = try TimelineDifference(from: old, to: document(wide(bounce: 0.3)))
    let angle = try #require(spring.channels.first { $0.channel == "flipAngle" })
    guard case .peaks(let later, let higher, true) = angle.change else {
      Issue.record("\(angle.change)")
      return
    }
    #expect(later < -0.2 && higher > 5)
    #expect(angle.words.contains(" ms earlier and "))
    let spine = try #require(spring.channels.first { $0.channel == "spineOpacity" })
    guard case .isHalfWayBack(let back) = spine.change else {
      Issue.record("\(spine.change)")
      return
    }
    #expect(back < -0.05)

    let mirrored = TimelineDocument(
      TimelineExport(try BookTimeline(layout: BookLayout(binding: .right))))
    let side = try TimelineDifference(from: old, to: mirrored)
    #expect(side.notes == ["binding is right, not left"])
    #expect(side.channels.map(\.channel) == ["shadowX"])
    #expect(side.channels.map(\.change) == [.isMirrored])

    let story = try TimelineDifference(from: old, to: document(.storyReader))
    #expect(story.notes.contains("zooming and modeSelection are new"))
    let fewer = try TimelineDifference(from: document(.storyReader), to: old)
    #expect(fewer.notes.contains("zooming and modeSelection are gone"))
    let tilt = try #require(story.channels.first { $0.channel == "tilt" })
    #expect(tilt.words.contains("tilt moves, where it stood still, "))
  }

  /// The reference, whose cover swings wider.
  private func wide(bounce: Double) throws -> Choreography {
    var stages = Choreography.bookPolish.opening
    let spring = try MotionSpring(.duration(0.6, bounce: bounce))
    let flipping = try #require(stages.firstIndex { $0.phase == .flipping })
    stages[flipping].moves = [.value(.flipAngle, 180, with: .spring(spring))]
    return try Choreography(
      name: "wide", opening: stages, closing: Choreography.bookPolish.closing)
  }

  @Test func `is an error where there is nothing to compare`() throws {
    let document = try document(.bookPolish)
    let empty = TimelineDocument(header: document.header, keyframes: [])
    for (old, new) in [(document, empty), (empty, document), (empty, empty)] {
      let error = #expect(throws: DocumentError.self) { try TimelineDifference(from: old, to: new) }
      #expect(error?.message.hasPrefix("nothing was compared") == true)
    }
  }

  @Test func `as JSON says the same`() throws {
    let old = try document(straight("linear", 1), rate: 10)
    let new = try document(straight("linear", 1.5), rate: 10)
    let difference = try TimelineDifference(from: old, to: new)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(difference.json.utf8)) as? [String: Any])
    let channels = try #require(root["differences"] as? [[String: Any]])
    #expect(channels.count == difference.channels.count)
    #expect(channels.count > 3)
    for (object, channel) in zip(channels, difference.channels) {
      #expect(object["channel"] as? String == channel.channel)
      let value = try #require(object["difference"] as? Double)
      #expect(abs(value - channel.difference) < 1e-6)
    }
    #expect(root["notes"] as? [String] == difference.notes)
  }

  private func document(_ choreography: Choreography, rate: Double = 60) throws -> TimelineDocument
  {
    TimelineDocument(TimelineExport(try BookTimeline(choreography, framesPerSecond: rate)))
  }

  private func straight(
    _ curve: String, _ duration: Double, delay: Double = 0, to angle: Double = 180
  ) throws -> Choreography {
    try Choreography(
      json: Array(
        """
        {"schema": "bookmotion.choreography/1", "name": "straight",
         "opening": [{"phase": "flipping", "lasts": \(duration), "moves": [
          {"move": "flipAngle", "to": \(angle), "curve": "\(curve)", "duration": \(duration),
           "delay": \(delay)}]},
          {"phase": "complete", "lasts": 0}],
         "closing": [{"phase": "idle", "lasts": 0.5, "moves": [
          {"move": "flipAngle", "to": 0, "curve": "linear", "duration": 0.5}]}]}
        """.utf8))
  }
}
