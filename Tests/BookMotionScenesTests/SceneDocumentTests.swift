import BookMotion
@testable import BookMotionExport
@testable import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct `A scene as a document` {
  private func json(_ play: ScenePlay) -> String {
    var text = ""
    SceneTimeline(play).writeJSON(to: &text)
    return text
  }

  @Test(arguments: GalleryScene.all.dropFirst(), BookBinding.allCases)
  func `reads as it was written, and as somebody else reads it`(
    kind: GalleryScene, binding: BookBinding
  ) throws {
    let play = try ScenePlay(kind, on: SceneStage(binding: binding), framesPerSecond: 12)
    let text = json(play)
    let document = try SceneDocument(reading: Array(text.utf8))
    #expect(document == SceneDocument(play))
    #expect(SceneDocument.isSchema(of: Array(text.utf8)))
    // What it says is enough to make it again.
    let again = try ScenePlay(
      document.kind, on: SceneStage(screen: document.screen, binding: document.binding),
      events: document.events, framesPerSecond: document.framesPerSecond)
    #expect(json(again) == text)

    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let keyframes = try #require(root["keyframes"] as? [[String: Any]])
    try #require(keyframes.count == play.count)
    for (keyframe, frame) in zip(keyframes, play) {
      #expect(keyframe["phase"] as? String == frame.phase)
      for (channel, value) in zip(kind.channels, frame.values) {
        let written = try #require(keyframe[channel.name] as? Double)
        #expect(abs(written - value) <= 0.500_001e-6)
      }
    }
    #expect(!text.contains("-0,") && !text.contains("-0}"))
  }

  @Test func `has the same frames as a table and line by line`() throws {
    let play = try ScenePlay(.pageTurn, framesPerSecond: 12)
    var (csv, lines) = ("", "")
    SceneTimeline(play).writeCSV(to: &csv)
    SceneTimeline(play).writeNDJSON(to: &lines)
    let rows = csv.split(separator: "\n")
    let objects = lines.split(separator: "\n")
    try #require(rows.count == play.count + 1 && objects.count == play.count)
    #expect(rows[0].hasPrefix("frame,time,phase,turned,"))
    for (row, object) in zip(rows.dropFirst(), objects) {
      let values: [String] = object.dropFirst().dropLast().split(separator: ",").map { field in
        String(field.split(separator: ":")[1].filter { $0 != "\"" })
      }
      #expect(row.split(separator: ",").map(String.init) == values)
    }
    #expect(json(play).contains(String(objects[5])))
  }

  @Test func `is refused where it is none, with its line`() throws {
    let play = try ScenePlay(
      .pageTurn, events: [RecordingEvent("forward", at: 0.1)], framesPerSecond: 5)
    let text = json(play)
    func error(_ old: String, _ new: String) throws -> String {
      let broken = text.replacing(old, with: new, maxReplacements: 1)
      try #require(broken != text, "\(old)")
      let error = #expect(throws: DocumentError.self) {
        _ = try SceneDocument(reading: Array(broken.utf8))
      }
      return error?.description ?? ""
    }
    #expect(
      try error("scene/1", "scene/2")
        == "line 1: schema is \"bookmotion.scene/2\", which is newer than \"bookmotion.scene/1\"")
    #expect(try error("\"page-turn\"", "\"pageturn\"").hasPrefix("line 2: scene is \"pageturn\""))
    #expect(try error("\"left\"", "\"top\"").hasPrefix("line 3: binding is \"top\""))
    #expect(
      try error("1024", "0") == "line 4: screen is 0: its sides take a number from 0.001 to 1e9")
    #expect(
      try error("0.1:forward", "0.1:fly")
        == "line 6: \"fly\" does not happen here: it takes forward, back, grab, drag, release")
    #expect(
      try error("0.1:forward", "forward").hasPrefix("line 6: events[0] is \"forward\": an event"))
    #expect(
      try error("0.1:forward", ".1:forward")
        == "line 6: events[0] is \".1:forward\": its numbers are not written as those of JSON")
    #expect(
      try error("\"phase\": \"lies\"", "\"phase\": \"flies\"").hasSuffix(
        "phases[0].phase is \"flies\": page-turn has lies, turns, held"))
    #expect(try error("\"framesPerSecond\": 5", "\"framesPerSecond\": 0").hasPrefix("line 7: "))
    #expect(
      try error("\"frames\": \(play.count)", "\"frames\": 3")
        == "line 8: frames is 3: it is \(play.count)")
    #expect(try error("\"duration\": ", "\"duration\": 1").hasPrefix("line 9: duration is 1"))
    #expect(
      try error("\"grid\": 0.000001", "\"grid\": 0.1") == "line 10: grid is 0.1: it is 0.000001")
    #expect(
      try error("\"turned\": \"count\"", "\"turned\": \"points\"").hasPrefix("line 11: channels"))
    #expect(try error("\"frame\":1,", "\"frame\":2,").hasSuffix("keyframes[1].frame is not 1"))
    #expect(try error("\"time\":0.2,", "\"time\":0.3,").hasSuffix("keyframes[1].time is not 0.2"))
    #expect(try error("\"turned\":5,", "").hasSuffix("keyframes[0].turned is missing"))
    #expect(
      try error("\"leaf\":4", "\"leaff\":4").hasSuffix(
        "keyframes[0].leaff is no channel of page-turn"))
    #expect(try error("\"scene\"", "\"scenes\"").contains("scenes"))
    #expect(try error("\"binding\": \"left\",\n", "").hasSuffix("binding is missing"))
    for cut in [1, 40, 200, text.utf8.count - 2] {
      #expect(throws: DocumentError.self) {
        _ = try SceneDocument(reading: Array(text.utf8.prefix(cut)))
      }
    }
  }

  @Test func `differs in words`() throws {
    func document(_ events: [RecordingEvent], _ stage: SceneStage = SceneStage()) throws
      -> SceneDocument
    {
      SceneDocument(try ScenePlay(.pageTurn, on: stage, events: events))
    }
    let old = try document([RecordingEvent("forward", at: 0.1)])
    #expect(try TimelineDifference(from: old, to: old).isNone)
    let later = try TimelineDifference(from: old, to: document([RecordingEvent("forward", at: 0.15)]))
    #expect(later.notes.contains("other things happen"))
    #expect(later.notes.contains("forward is told 50 ms later, at 0.15 s"))
    let turned = try #require(later.channels.first { $0.channel == "turned" })
    #expect(turned.words.contains("turned is half way 50 ms later"))
    let all = ["turned": 1.0, "leaf": 9]
    let looser = try TimelineDifference(
      from: old, to: document([RecordingEvent("forward", at: 0.15)]), tolerance: 2000, tolerances: all)
    #expect(looser.channels.isEmpty && !looser.isNone)
    let mirrored = try TimelineDifference(
      from: old, to: document([RecordingEvent("forward", at: 0.1)], SceneStage(binding: .right)))
    #expect(mirrored.notes == ["binding is right, not left"])
    // The free corner is as far from the other side of the screen as it was from this one.
    let corner = try #require(mirrored.channels.first { $0.channel == "topX" })
    #expect(abs(corner.old + corner.new - 1024) < 1e-6)
    let other = SceneDocument(try ScenePlay(.spread))
    let error = #expect(throws: DocumentError.self) {
      _ = try TimelineDifference(from: old, to: other)
    }
    #expect(
      error?.message == "nothing was compared: the old scene is page-turn, the new one spread")
  }
}
