import BookMotion
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A recording as a document.
@Suite struct RecordingDocumentTests {
  @Test(arguments: Effort.some(of: RecordingCase.all, oneIn: 3))
  func `reads back as the same values, and writes the same bytes again`(_ one: RecordingCase) throws
  {
    let recording = Recording(try one.timeline())
    let text = json(recording)
    let document = try Recording(reading: Array(text.utf8))
    #expect(document.score == recording.score)
    #expect(document.channels == recording.channels)
    #expect(document.count == recording.count)
    for (read, live) in zip(document, recording) {
      #expect(read.phase == live.phase)
      #expect(read.values == live.values.map(NumberGrid.standard.rounded))
    }
    #expect(json(document) == text)
  }

  @Test func `says the numbers behind its places, and the safe area that they keep to`() throws {
    let area = BookRect(x: 59, y: 0, width: 726, height: 369)
    let layout = BookLayout(
      screen: BookSize(width: 844, height: 390),
      places: [
        .centered: BookPlace.Rule(
          area: .safeArea, width: 0.25, aspect: BookSize(width: 1, height: 1.4))
      ],
      safeArea: area)
    let recording = Recording(try BookTimeline(BookScore(layout: layout)))
    let text = json(recording)
    let document = try Recording(reading: Array(text.utf8))
    #expect(document.score == recording.score && document.score.book?.layout.safeArea == area)
    #expect(document.score.book?.choreography.places == layout.places)
    #expect(json(document) == text)
    // The book is in the middle of that area: 59 + 726 / 2.
    #expect(Array(document).last.map { Array($0.values.prefix(2)) } == [422, 184.5])
    // A document omits standard places.
    #expect(try !json(Recording(BookTimeline(BookScore()))).contains("places"))
  }

  @Test(arguments: Effort.some(of: RecordingCase.all, oneIn: 3))
  func `is what another reader finds in the timeline, within half of the grid`(
    _ one: RecordingCase
  ) throws {
    let timeline = try one.timeline()
    let text = json(Recording(timeline))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let keyframes = try #require(root["keyframes"] as? [[String: Any]])
    try #require(keyframes.count == timeline.count)
    for (object, frame) in zip(keyframes, timeline) {
      #expect(object.count == 3 + BookChannel.allCases.count)
      #expect(object["frame"] as? Int == frame.index)
      #expect(object["phase"] as? String == frame.phase.rawValue)
      let time = try #require(object["time"] as? Double)
      #expect(abs(time - frame.time) <= 0.500_001e-6)
      for channel in BookChannel.allCases {
        let value = try #require(object[channel.rawValue] as? Double)
        #expect(abs(value - frame.pose[channel]) <= 0.500_001e-6)
      }
    }
  }

  @Test func `has one keyframe a line, keys in one order, and no minus zero`() throws {
    let text = json(Recording(try BookTimeline(BookScore(.storyReader, direction: .both))))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"frame\"") }
    let keys = ["frame", "time", "phase"] + BookChannel.allCases.map(\.rawValue)
    for line in lines {
      let found = line.split(separator: "\"").map(String.init).filter { keys.contains($0) }
      #expect(found == keys)
    }
    #expect(lines.count == 295)
    #expect(!text.contains(":-0,") && !text.contains(":-0}") && !text.contains(":-0.0,"))
    #expect(!text.lowercased().contains("nan") && !text.lowercased().contains("inf"))
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader])
  func `as CSV and as NDJSON, has the numbers of the JSON`(_ choreography: Choreography) throws {
    let recording = Recording(try BookTimeline(BookScore(choreography, direction: .close)))
    var (csv, ndjson) = ("", "")
    recording.writeCSV(to: &csv)
    recording.writeNDJSON(to: &ndjson)
    let text = json(recording)
    let document = try Recording(reading: Array(text.utf8))
    let rows = csv.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    try #require(rows.count == recording.count + 1)
    #expect(rows[0] == ["frame", "time", "phase"] + recording.channels.map(\.name))
    let objects = ndjson.split(separator: "\n")
    try #require(objects.count == recording.count)
    for (frame, (row, object)) in zip(document, zip(rows.dropFirst(), objects)) {
      #expect(text.contains(object))
      #expect(row[0] == "\(frame.index)" && row[2] == frame.phase)
      #expect(row.dropFirst(3).map { Double($0) } == frame.values)
    }
  }

  @Test func `quotes names that a table or JSON would take for something else`() throws {
    let recording = try Recording(
      "say \"hi\"", channels: [Recording.Channel("a,b", .count)], duration: 0,
      phases: [Recording.Phase("one, \"two\"", at: 0)]
    ) { _ in [1] }
    var csv = ""
    recording.writeCSV(to: &csv)
    #expect(csv == "frame,time,phase,\"a,b\"\n0,0,\"one, \"\"two\"\"\",1\n")
    #expect(try Recording(reading: Array(json(recording).utf8)).phases == recording.phases)
  }

  @Test(arguments: [false, true])
  func `of keyframes only, says how far from the truth they are`(perChannel: Bool) throws {
    let whole = Recording(try BookTimeline(BookScore(.storyReader, direction: .both)))
    let reduced = try whole.reduced(to: .justVisible, perChannel: perChannel)
    let text = json(reduced)
    let document = try Recording(reading: Array(text.utf8))
    #expect(document.keyframes == reduced.keyframes)
    #expect(json(document) == text)
    let stated = try #require(document.errors)
    for (lane, error) in stated.enumerated() {
      #expect(abs(error - (reduced.errors?[lane] ?? -1)) <= 0.500_001e-6)
    }
    for (frame, truth) in zip(document, whole) {
      for lane in stated.indices {
        #expect(abs(frame.values[lane] - truth.values[lane]) <= stated[lane] + 2e-6)
      }
    }
  }

  /// Random phases with repeated names: the phase of every frame survives the file.
  @Test func `keeps each frame in its phase, whatever phases there are`() throws {
    // The last seed is the one of 120,000 that once failed.
    for seed in Array(0..<UInt64(Effort.isWhole ? 7000 : 400)) + [7768] {
      var random = SeededRandom(seed: seed)
      let rates: [Double] = [24, 25, 29.97, 30, 60, 100, 120]
      let rate = rates[Int.random(in: 0..<rates.count, using: &random)]
      var phases = [Recording.Phase("a", at: 0)]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        // Exactly on a frame, close to one, or anywhere.
        let frame = Double(Int.random(in: 0...30, using: &random)) / rate
        let shifts: [Double] = [0, 1e-9, -1e-9, 4e-7, -4e-7, 0.003]
        let shift = shifts[Int.random(in: 0..<shifts.count, using: &random)]
        let name = ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
        let time = min(max(frame + shift, phases.last?.time ?? 0), 30 / rate)
        phases.append(Recording.Phase(name, at: time))
      }
      phases.sort { $0.time < $1.time }
      let recording = try Recording(
        "any", channels: [Recording.Channel("x", .points)], duration: 30 / rate,
        framesPerSecond: rate, phases: phases
      ) { [$0] }
      let text = json(recording)
      let document = try Recording(reading: Array(text.utf8))
      #expect(document.map(\.phase) == recording.map(\.phase), "\(phases) at \(rate)")
      #expect(json(document) == text, "\(phases) at \(rate), seed \(seed)")
    }
  }
}
