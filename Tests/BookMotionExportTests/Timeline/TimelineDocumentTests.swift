import BookMotion
import BookMotionExport
import Foundation
import Testing

@Suite struct `A timeline as a document` {
  struct Case: Sendable, CustomTestStringConvertible {
    let choreography: Choreography
    let direction: BookTimeline.Direction
    let binding: BookBinding
    let rate: Double

    func timeline() throws -> BookTimeline {
      try BookTimeline(
        choreography, layout: BookLayout(binding: binding), direction: direction,
        framesPerSecond: rate)
    }

    var testDescription: String { "\(choreography.name) \(direction) \(binding) \(rate)" }
  }

  static let cases: [Case] = [Choreography.bookPolish, .storyReader, .reducedMotion].flatMap {
    name in
    BookTimeline.Direction.allCases.flatMap { direction in
      BookBinding.allCases.flatMap { binding in
        [24, 60, 29.97].map {
          Case(choreography: name, direction: direction, binding: binding, rate: $0)
        }
      }
    }
  }

  @Test(arguments: cases)
  func `reads back as the same values, and writes the same bytes again`(_ one: Case) throws {
    let export = TimelineExport(try one.timeline())
    let text = json(export)
    let document = try TimelineDocument(reading: Array(text.utf8))
    #expect(document == TimelineDocument(export))
    #expect(json(document.export) == text)
  }

  @Test(arguments: cases)
  func `is what another reader finds in the timeline, within half of the grid`(
    _ one: Case
  ) throws {
    let timeline = try one.timeline()
    let text = json(TimelineExport(timeline))
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
    let phases = try #require(root["phases"] as? [[String: Any]])
    let times = phases.compactMap { $0["time"] as? Double }
    try #require(times.count == phases.count)
    for (index, phase) in phases.enumerated() {
      let name = try #require(phase["phase"] as? String)
      // A step of the grid later it has certainly begun, unless the next has begun as well.
      let next = index + 1 < times.count ? times[index + 1] : .infinity
      guard next - times[index] > 2e-6 else { continue }
      #expect(timeline.transition.phase(at: times[index] + 1e-6).rawValue == name)
    }
  }

  @Test func `has one keyframe a line, keys in one order, and no minus zero`() throws {
    let text = json(TimelineExport(try BookTimeline(.storyReader, direction: .both)))
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
    let timeline = try BookTimeline(choreography, direction: .close)
    var csv = ""
    var ndjson = ""
    TimelineExport(timeline).writeCSV(to: &csv)
    TimelineExport(timeline).writeNDJSON(to: &ndjson)
    let text = json(TimelineExport(timeline))
    let document = try TimelineDocument(reading: Array(text.utf8))
    let rows = csv.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    let names = rows[0]
    try #require(rows.count == timeline.count + 1)
    let objects = ndjson.split(separator: "\n")
    try #require(objects.count == timeline.count)
    for (keyframe, (row, object)) in zip(document.keyframes, zip(rows.dropFirst(), objects)) {
      #expect(text.contains(object))
      for (name, cell) in zip(names, row) {
        guard let channel = BookChannel(rawValue: name) else { continue }
        #expect(Double(cell) == keyframe[channel])
      }
      #expect(row[0] == "\(keyframe.frame)")
      #expect(row[2] == keyframe.phase.rawValue)
    }
  }

  @Test func `of keyframes only, says how far from the truth they are`() throws {
    let timeline = try BookTimeline(.storyReader, direction: .both)
    let reduction = try timeline.reduced()
    let export = TimelineExport(timeline, reducedTo: reduction)
    let document = try TimelineDocument(reading: Array(json(export).utf8))
    #expect(document.keyframes.map(\.frame) == reduction.keyframes.map(\.index))
    let errors = try #require(document.header.errors)
    for channel in BookChannel.allCases {
      let error = try #require(errors[channel])
      #expect(abs(error - reduction.largestError(of: channel)) < 1e-6)
    }
  }

  @Test func `holds all that is needed to make it again`() throws {
    let layout = BookLayout(
      screen: BookSize(width: 834, height: 1194),
      restingFrame: BookRect(x: 31.5, y: 8, width: 90, height: 130),
      binding: .right)
    let text = json(
      TimelineExport(
        try BookTimeline(.storyReader, layout: layout, direction: .close, framesPerSecond: 90)))
    let header = try TimelineDocument(reading: Array(text.utf8)).header
    let again = try BookTimeline(
      header.choreography, layout: header.layout, direction: header.direction,
      framesPerSecond: header.framesPerSecond)
    #expect(json(TimelineExport(again)) == text)
  }
}

func json(_ export: TimelineExport<some Sequence<TimelineKeyframe>>) -> String {
  var text = ""
  export.writeJSON(to: &text)
  return text
}
