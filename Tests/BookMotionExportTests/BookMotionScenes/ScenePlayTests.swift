import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// A scene that is played.
@Suite struct ScenePlayTests {
  // One random path through each scene suffices in an unoptimized build.
  private static let seeds: Range<UInt64> = Effort.isWhole ? 0..<3 : 0..<1

  @Test(arguments: GalleryScene.some)
  func `comes to an end, in frames that are in order and full of numbers`(kind: GalleryScene) throws
  {
    let play = try ScenePlay(kind, framesPerSecond: 30)
    let frames = Array(play.recording)
    try #require(frames.count == play.recording.count && play.recording.count > 20)
    #expect(play.recording.duration < 12)
    for (index, frame) in frames.enumerated() {
      #expect(frame.index == index && frame.time == Double(index) / 30)
      #expect(frame.values.count == kind.channels.count)
      #expect(frame.values.allSatisfy { $0.isFinite && $0.magnitude < 1e5 })
      // Single frames equal those of the sequence.
      guard index % 17 == 0 else { continue }
      #expect(play.recording.frame(index) == frame)
      #expect(play.recording.values(at: frame.time) == frame.values)
    }
    // After its end, a scene keeps its last values.
    let later = try #require(frames.last)
    #expect(play.recording.values(at: play.recording.duration + 5) == later.values)
    #expect(play.recording.phases.map(\.time) == play.recording.phases.map(\.time).sorted())
    #expect(play.recording.cues.map(\.time) == play.recording.cues.map(\.time).sorted())
    #expect(Set(kind.channels.map(\.name)).count == kind.channels.count)
  }

  @Test(arguments: GalleryScene.some)
  func `does nothing when nothing happens`(kind: GalleryScene) throws {
    let play = try ScenePlay(kind, events: [])
    #expect(play.recording.count == 1 && play.recording.cues.isEmpty)
    let first = try play.frame(at: 0)
    for time in [0.7, 40] {
      let later = try play.frame(at: time)
      #expect(first.values == later.values && first.phase == later.phase)
      #expect(DrawnScene.text(of: first) == DrawnScene.text(of: later))
    }
  }

  @Test(arguments: GalleryScene.some, seeds)
  func `takes whatever happens, in any order`(kind: GalleryScene, seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed &* 977 &+ UInt64(kind.name.utf8.count))
    let stage = SceneStage(
      screen: numbers.one(of: DrawnScene.screens), binding: numbers.one(of: BookBinding.allCases))
    var time = 0.0
    let events = try (0..<(Effort.isWhole ? 48 : 20)).map { _ in
      let verb = numbers.one(of: kind.verbs)
      // Some at the same instant, some during a motion, some at rest.
      time += numbers.one(of: [0, 0.016, 0.1, 0.3, 1.5])
      let values = verb.parameters.map { parameter in
        let domain = parameter.domain
        let (low, high) = (max(domain.lowest, -1500), min(domain.highest, 1500))
        let between = low + numbers.share() * (high - low)
        return numbers.one(of: [domain.lowest, domain.highest, between, between, between, between])
      }
      let written = values.isEmpty ? "" : "=" + values.map(\.description).joined(separator: ",")
      return try MotionEvent("\(time):\(verb.name)\(written)")
    }
    let play = try ScenePlay(kind, on: stage, events: events, framesPerSecond: 10)
    for frame in try play.frames {
      #expect(frame.values.allSatisfy { $0.isFinite })
      guard frame.index % 5 == 0 else { continue }
      #expect(try DrawnScene.picture(of: frame).danglingNames.isEmpty, "\(frame.time) s")
    }
    #expect(play.recording.cues.map(\.time) == play.recording.cues.map(\.time).sorted())
  }

  @Test func `refuses what does not happen in it, and says what does`() {
    for (text, words) in [
      ("", "an event is a time, a colon, and a name, such as 0.5:tap"),
      ("forward", "an event is a time, a colon, and a name, such as 0.5:tap"),
      ("1:", "an event is a time, a colon, and a name, such as 0.5:tap"),
      ("x:forward", "an event is a time, a colon, and a name, such as 0.5:tap"),
      (
        "1:drag=1,b",
        "\"b\" is not a number: write the numbers after = with commas and without spaces, such as "
          + "0.5:drag=300,420"
      ),
      (
        "1:drag=",
        "\"\" is not a number: write the numbers after = with commas and without spaces, such as "
          + "0.5:drag=300,420"
      ),
      (
        "1:drop",
        "\"drop\" is not an event of this scene: it takes forward, back, touch, drag, or release"
      ),
      ("1:drag=1", "\"drag\" has 1 number: write it as drag=<x>,<y>"),
      ("1:release=1,2,3", "\"release\" has 3 numbers: write it as release[=<vx>,<vy>]"),
      ("-1:forward", "time is -1: it takes a number from 0 to 3600"),
      ("nan:forward", "an event is a time, a colon, and a name, such as 0.5:tap"),
      ("1:drag=1e10,0", "drag.x is 1e10: it takes a number from -1e9 to 1e9"),
    ] {
      let error = #expect(throws: (any Error).self) {
        _ = try ScenePlay(.pageTurn, events: [MotionEvent(text)])
      }
      #expect(error.map { "\($0)" } == words)
    }
    let error = #expect(throws: BookExportError.self) {
      _ = try ScenePlay(.pageTurn, framesPerSecond: 0)
    }
    #expect(error?.description.contains("framesPerSecond") == true)
  }

  @Test func `tells an event as it reads it`() throws {
    for text in ["0.5:forward", "1:drag=3,-4.25", "0:release=-1200"] {
      #expect(try MotionEvent(text).text == text)
    }
    #expect(try MotionEvent("1:drag=3,-4.25") == MotionEvent("drag", 3, -4.25, at: 1))
  }
}
