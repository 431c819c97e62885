import BookMotion
import BookMotionExport
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `The golden timelines` {
  struct Case: Sendable, CustomTestStringConvertible {
    let choreography: Choreography
    let direction: BookTimeline.Direction
    let binding: BookBinding

    var path: String {
      "timelines/\(choreography.name)-\(direction.rawValue)-\(binding.rawValue).json"
    }

    func timeline() throws -> BookTimeline {
      try BookTimeline(
        choreography, layout: BookLayout(binding: binding), direction: direction,
        framesPerSecond: 30)
    }

    var testDescription: String { path }
  }

  static let cases = Choreography.presets.flatMap { choreography in
    BookTimeline.Direction.allCases.flatMap { direction in
      BookBinding.allCases.map {
        Case(choreography: choreography, direction: direction, binding: $0)
      }
    }
  }

  @Test(arguments: cases)
  func `are what the library writes, byte for byte`(_ one: Case) throws {
    let text = json(TimelineExport(try one.timeline()))
    #expect(Golden.difference(of: text, from: one.path) == nil)
  }

  @Test(arguments: cases)
  func `read as the frames of the timeline, and no difference is found`(_ one: Case) throws {
    let golden = try document(one.path)
    let timeline = try one.timeline()
    try #require(golden.keyframes.count == timeline.count)
    for (keyframe, frame) in zip(golden.keyframes, timeline) {
      for channel in BookChannel.allCases {
        #expect(abs(keyframe[channel] - frame.pose[channel]) <= 0.500_001e-6)
      }
    }
    let again = TimelineDocument(TimelineExport(timeline))
    #expect(try TimelineDifference(from: golden, to: again).isNone)
  }

  @Test func `are there in other forms, too`() throws {
    let timeline = try BookTimeline(framesPerSecond: 30)
    var (csv, ndjson, css) = ("", "", "")
    TimelineExport(timeline).writeCSV(to: &csv)
    TimelineExport(timeline).writeNDJSON(to: &ndjson)
    try TimelineStyleSheet(BookTimeline()).write(to: &css)
    #expect(Golden.difference(of: csv, from: "timelines/bookPolish-open-left.csv") == nil)
    #expect(Golden.difference(of: ndjson, from: "timelines/bookPolish-open-left.ndjson") == nil)
    #expect(Golden.difference(of: css, from: "timelines/bookPolish-open-left.css") == nil)
  }

  @Test func `of a phone and of fewer keyframes hold all that is needed to make them`() throws {
    let phone = try document("timelines/storyReader-close-phone.json").header
    let again = try BookTimeline(
      phone.choreography, layout: phone.layout, direction: phone.direction,
      framesPerSecond: phone.framesPerSecond)
    let text = json(TimelineExport(again))
    #expect(Golden.difference(of: text, from: "timelines/storyReader-close-phone.json") == nil)

    let fewer = try document("timelines/storyReader-both-reduced.json")
    let whole = try BookTimeline(
      fewer.header.choreography, layout: fewer.header.layout, direction: fewer.header.direction,
      framesPerSecond: fewer.header.framesPerSecond)
    let export = TimelineExport(
      whole, reducedTo: try whole.reduced(tolerance: .all(0.5), keepingPhases: true))
    #expect(fewer.keyframes.count < whole.count)
    #expect(
      Golden.difference(of: json(export), from: "timelines/storyReader-both-reduced.json") == nil)
  }

  private func document(_ path: String) throws -> TimelineDocument {
    let data = try Data(contentsOf: Golden.packageURL("Fixtures/" + path))
    return try TimelineDocument(reading: Array(data))
  }
}
