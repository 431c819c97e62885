import BookMotion
import BookMotionBody
import BookMotionDocuments
import BookMotionDrawing
import BookMotionLint
import BookMotionPlay
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// Writes pages, and their expected content, for `.ci/other-eyes pages`.
@Suite struct PagesForOtherEyesTests {
  static let folder = ProcessInfo.processInfo.environment["PAGES_FOLDER"]

  @Test(
    .enabled(if: PagesForOtherEyesTests.folder != nil, "`.ci/other-eyes pages` asks for them"),
    arguments: Choreography.presets)
  func `write pages and expectations`(preset: Choreography) throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let timeline = try BookTimeline(BookScore(preset, direction: .both))
    var html = ""
    try BookLivePage(timeline, comparedWith: .bookPolish).writeHTML(to: &html)
    try Data(html.utf8).write(to: folder.appendingPathComponent("\(preset.name).html"))

    let turned = try BookTimeline(
      BookScore(
        preset, events: [.tap(at: 0), .close(at: 0.7), .tap(at: 0.9)]))
    let times = stride(from: 0.0, through: timeline.duration, by: 0.05).map { $0 }
    let expected: [String: Any] = [
      "end": timeline.duration,
      "hash": Self.hash(timeline.transition, until: timeline.duration),
      "times": times,
      "poses": times.map { Self.numbers(timeline, at: $0) },
      "turned": times.map { time in
        BookChannel.allCases.map { turned.transition.pose(at: time)[$0] }
      },
      "corners": try times.map { try Self.corners(timeline, at: $0) },
      "lint": Choreography.Lint(preset).findings.map(\.description),
      "places": try JSONSerialization.jsonObject(
        with: Data(TapeTable(BookPlay.Setup(timeline.score)).json.utf8)),
    ]
    try JSONSerialization.data(withJSONObject: expected)
      .write(to: folder.appendingPathComponent("\(preset.name).json"))
  }

  @Test(
    .enabled(if: PagesForOtherEyesTests.folder != nil, "`.ci/other-eyes pages` asks for them"),
    arguments: [GalleryScene.pageTurn, .spread])
  func `write pages of leaves and expectations`(scene: GalleryScene) throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let play = try ScenePlay(scene)
    var html = ""
    try play.livePage().writeHTML(to: &html)
    try Data(html.utf8).write(to: folder.appendingPathComponent("\(scene.name).html"))
    let recording = play.recording
    let frames = stride(from: 0, to: recording.count, by: 7)
    let last = try #require(recording.score.events.last?.time)
    let caught = try ScenePlay(
      scene,
      events: [
        MotionEvent("forward", at: 0), MotionEvent("touch", 100, 300, at: 0.25),
        MotionEvent("drag", 220, 280, at: 0.4), MotionEvent("release", 900, 0, at: 0.5),
      ]
    ).recording
    let expected: [String: Any] = [
      "lastEvent": last,
      "times": frames.map { recording.time(ofFrame: $0) },
      "poses": frames.map { recording.values(at: recording.time(ofFrame: $0)) },
      "caught": (0..<caught.count).map { caught.values(at: caught.time(ofFrame: $0)) },
    ]
    try JSONSerialization.data(withJSONObject: expected)
      .write(to: folder.appendingPathComponent("\(scene.name).json"))
  }

  @Test(
    .enabled(if: PagesForOtherEyesTests.folder != nil, "`.ci/other-eyes pages` asks for them"),
    arguments: GalleryScene.all.filter { ![.transition, .cover, .pageTurn, .spread].contains($0) })
  func `write pages of reading and expectations`(scene: GalleryScene) throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let play = try ScenePlay(scene)
    var html = ""
    try play.livePage().writeHTML(to: &html)
    try Data(html.utf8).write(to: folder.appendingPathComponent("\(scene.name).html"))
    let recording = play.recording
    let frames = Array(stride(from: 0, to: recording.count - 1, by: 7)) + [recording.count - 1]
    let times = frames.map { recording.time(ofFrame: $0) }
    let expected: [String: Any] = [
      "times": times, "poses": times.map { recording.values(at: $0) },
      "story": recording.score.events.map { event -> [Any] in
        [event.name, event.time] + event.values
          + Array(repeating: 0.0, count: 2 - event.values.count)
      },
    ]
    try JSONSerialization.data(withJSONObject: expected)
      .write(to: folder.appendingPathComponent("\(scene.name).json"))
  }

  private static func pose(_ timeline: BookTimeline, at time: Double) -> BookPose {
    time < timeline.duration ? timeline.transition.pose(at: time) : timeline.transition.restingPose
  }

  private static func numbers(_ timeline: BookTimeline, at time: Double) -> [Double] {
    let pose = pose(timeline, at: time)
    return BookChannel.allCases.map { pose[$0] }
  }

  /// Returns the FNV-1a hash of the bits of ten thousand poses, implemented independently.
  private static func hash(_ transition: BookTransition, until end: Double) -> [UInt64] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<10_000 {
      let time = end * (Double(index) / 9999)
      let pose = time < end ? transition.pose(at: time) : transition.restingPose
      for channel in BookChannel.allCases {
        hash = (hash ^ pose[channel].bitPattern) &* 0x100_0000_01B3
      }
    }
    return [hash >> 32, hash & 0xFFFF_FFFF]
  }

  private static func corners(
    _ timeline: BookTimeline, at time: Double
  ) throws -> [String: [Double]] {
    // What frames show.
    let frame = try BookFrame(pose(timeline, at: time), in: BookSetting(timeline))
    let (pose, scene, style) = (frame.pose, frame.scene, frame.setting.style)
    let isThick = BookThickness(
      pose, style: style, restingFrame: timeline.score.layout.restingFrame
    ).isSeen
    var corners: [String: [Double]] = [:]
    // Of a transparent book, only its reader is seen.
    let faces = scene.faces.filter { pose.bookOpacity > 0 || $0.kind == .reader }
    for face in faces where face.kind != .backCover || !isThick {
      var quad = face.quad
      let layout = timeline.score.layout
      if face.kind == .reader, !style.spread.hasTwoPages, layout.isAwayFromReader(face.rect) {
        quad = BookScene.Quad(layout.frame(of: .reader), seenBy: .identity)
      }
      corners[face.kind.rawValue] = [
        quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft,
      ].flatMap { [$0.x, $0.y] }
    }
    return corners
  }
}
