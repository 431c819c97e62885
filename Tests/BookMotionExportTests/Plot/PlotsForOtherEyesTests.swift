import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import Foundation
import Testing

/// Writes plots to the folder given by `.ci/other-eyes plots`.
@Suite struct PlotsForOtherEyesTests {
  static let folder = ProcessInfo.processInfo.environment["PLOTS_FOLDER"]

  @Test(
    .enabled(if: PlotsForOtherEyesTests.folder != nil, "`.ci/other-eyes plots` asks for them"),
    arguments: MotionTheme.allCases)
  func `are written`(theme: MotionTheme) throws {
    let folder = URL(fileURLWithPath: try #require(PlotsForOtherEyesTests.folder))
    for timeline in MotionPlotTests.timelines.map({ $0.timeline }) {
      var text = ""
      try MotionPlot(Recording(timeline), theme: theme).writeSVG(to: &text)
      let name =
        "\(timeline.transition.choreography.name)-\(timeline.score.direction?.rawValue ?? "")"
        + "-\(Int(timeline.score.framesPerSecond))-\(theme.rawValue).svg"
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    for kind in GalleryScene.all where !kind.isTransition {
      var text = ""
      try MotionPlot(ScenePlay(kind).recording, theme: theme).writeSVG(to: &text)
      let file = folder.appendingPathComponent("scene-\(kind.name)-\(theme.rawValue).svg")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    for width in [480.0, 4096] {
      var text = ""
      let timeline = try BookTimeline(BookScore(.storyReader, direction: .both))
      try MotionPlot(Recording(timeline), theme: theme, width: width).writeSVG(to: &text)
      let file = folder.appendingPathComponent("width-\(Int(width))-\(theme.rawValue).svg")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
