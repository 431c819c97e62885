import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

/// The golden recordings.
@Suite struct GoldenRecordingTests {
  /// Every document in the folders, including any added later.
  static let paths = ["timelines", "scenes"].flatMap { folder in
    let files = try? FileManager.default.contentsOfDirectory(
      at: Golden.packageURL("Fixtures/\(folder)"), includingPropertiesForKeys: nil)
    return (files ?? []).map(\.lastPathComponent).filter { $0.hasSuffix(".json") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func golden(_ path: String) throws -> Recording {
    let data = try Data(contentsOf: Golden.packageURL("Fixtures/" + path))
    return try Recording(reading: Array(data))
  }

  @Test func `are there`() {
    #expect(Self.paths.count >= 30)
  }

  /// A golden contains everything needed to remake it.
  @Test(arguments: Effort.some(of: paths, oneIn: 3))
  func `are made again from what they say of themselves, byte for byte`(path: String) throws {
    let golden = try golden(path)
    var again = try ScenePlay(remaking: golden).recording
    switch golden.keyframes {
    case .all: break
    case .some: again = try again.reduced(to: .justVisible)
    case .ofEachChannel: again = try again.reduced(to: .justVisible, perChannel: true)
    }
    #expect(Golden.difference(of: json(again), from: path) == nil)
    #expect(try Recording.Difference(from: golden, to: again, tolerance: .golden).isNone)
  }

  @Test func `are there in other forms, too`() throws {
    let opening = Recording(try BookTimeline(BookScore(framesPerSecond: 30)))
    let mode = try ScenePlay(.mode, framesPerSecond: 20).recording
    for (recording, path) in [
      (opening, "timelines/bookPolish-open-left"), (mode, "scenes/mode"),
    ] {
      var (csv, ndjson) = ("", "")
      recording.writeCSV(to: &csv)
      recording.writeNDJSON(to: &ndjson)
      #expect(Golden.difference(of: csv, from: path + ".csv") == nil)
      #expect(Golden.difference(of: ndjson, from: path + ".ndjson") == nil)
    }
    for (recording, path) in [
      (Recording(try BookTimeline(BookScore())), "timelines/bookPolish-open-left"),
      (try ScenePlay(.sheet).recording, "scenes/sheet"),
    ] {
      var (css, waapi) = ("", "")
      try MotionStyleSheet(recording).write(to: &css)
      try MotionWebAnimations(recording).write(to: &waapi)
      #expect(Golden.difference(of: css, from: path + ".css") == nil)
      #expect(Golden.difference(of: waapi, from: path + ".waapi") == nil)
    }
  }

  @Test(arguments: GalleryScene.some + [.cover])
  func `are drawn as they were`(scene: GalleryScene) throws {
    let play = try ScenePlay(scene, framesPerSecond: 20)
    var sheet = ""
    try MotionContactSheet(play.depiction(), frames: 8, theme: .light).writeSVG(to: &sheet)
    #expect(Golden.difference(of: sheet, from: "scenes/\(scene.name).svg") == nil)
  }

  /// Between its keyframes, a scene is as close to the truth as it states.
  @Test(arguments: GalleryScene.some, [false, true])
  func `of fewer keyframes are as near as they state`(
    scene: GalleryScene, perChannel: Bool
  ) throws {
    let whole = try ScenePlay(scene).recording
    let reduced = try whole.reduced(to: .justVisible, perChannel: perChannel)
    let errors = try #require(reduced.errors)
    for (frame, truth) in zip(reduced, whole) {
      for (lane, channel) in whole.channels.enumerated() {
        let error = abs(frame.values[lane] - truth.values[lane])
        #expect(
          error <= errors[lane] + 1e-9
            && error <= Recording.Tolerance.justVisible.of(channel) + 1e-9)
      }
    }
  }
}
