import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

/// A plot of an unusual scene.
@Suite struct MotionPlotOfSceneEdgeTests {
  @Test(arguments: GalleryScene.some)
  func `of one frame names everything and draws no line`(kind: GalleryScene) throws {
    let plot = try DrawnPlot.of(ScenePlay(kind, events: []))
    #expect(plot.rows.isEmpty && plot.root.all("path", class: "mark").isEmpty)
    #expect(plot.resting == kind.channels.map { $0.name })
    #expect(plot.bands.count == 1)
    #expect(plot.root.all("text", class: "tick").map { $0.text } == ["0 s"])
    #expect(plot.root.all("desc").map { $0.text } == ["0 s · 1 frame at 60 fps"])
  }

  @Test func `in which nothing comes of what happens has bands and a line of names`() throws {
    let play = try ScenePlay(.swipe, events: [MotionEvent("release", at: 2)])
    let plot = try DrawnPlot.of(play)
    #expect(play.recording.duration >= 2 && plot.rows.isEmpty)
    #expect(plot.resting == GalleryScene.swipe.channels.map { $0.name })
  }

  @Test(
    arguments: [1.0, 1000],
    Effort.some(of: [GalleryScene.pageTurn, .immersive, .progress], oneIn: 3))
  func `is as true with few frames a second and with many`(rate: Double, kind: GalleryScene) throws
  {
    let play = try ScenePlay(kind, framesPerSecond: rate)
    let plot = try DrawnPlot.of(play)
    let x = plot.timeScale
    // The line is also exact between frames, except that it may cut sharp corners.
    let times = stride(from: 0, through: play.recording.duration, by: 0.03)
    let frames = times.map { ($0, play.recording.values(at: $0)) }
    for row in plot.rows {
      let lane = try #require(kind.lane(row.name))
      let y = row.scale
      for (time, values) in frames {
        let distance = row.distance(toX: x(time), y: y(values[lane]))
        #expect(distance <= 1.5 * MotionPlot.largestError, "\(row.name) at \(time)")
      }
    }
  }

  /// Returns a scene in which a finger jumps around sixty times per second.
  private func drags(_ count: Int) throws -> ScenePlay {
    let drags = (0..<count).map { step in
      MotionEvent("drag", Double(step * 37 % 101) - 50, 0, at: Double(step) / 60)
    }
    let end = MotionEvent("release", at: Double(count) / 60)
    return try ScenePlay(.swipe, events: [MotionEvent("touch", 0, 0, at: 0)] + drags + [end])
  }

  @Test func `of many events is as true, and has a step for each`() throws {
    let play = try drags(1200)
    let plot = try DrawnPlot.of(play, width: 4096)
    let row = try #require(plot.rows.first { $0.name == "offset" })
    let lane = try #require(GalleryScene.swipe.lane("offset"))
    let x = plot.timeScale
    let y = row.scale
    for frame in play.recording where frame.index % 37 == 0 {
      let distance = row.distance(toX: x(frame.time), y: y(frame.values[lane]))
      #expect(distance <= MotionPlot.largestError, "frame \(frame.index)")
    }
    #expect(row.steps.count > 1100)
  }

  @Test func `of many events goes through them, and not again for each value`() throws {
    /// Measures the processor time of this thread, independent of the machine's load.
    func work(_ count: Int) throws -> Double {
      let play = try drags(count)
      var (before, after) = (timespec(), timespec())
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
      _ = try DrawnPlot.of(play)
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
      return Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    }
    let (few, many) = try (work(150), work(1200))
    // Eight times as many events take about eight times the work; starting over for each would take
    // 64 times.
    #expect(many < 20 * few, "\(few) s, then \(many) s")
  }

  @Test func `with more phases than have room for names has a band for each`() throws {
    let turns = (0..<60).map {
      MotionEvent($0 % 2 == 0 ? "forward" : "back", at: Double($0) * 2)
    }
    let play = try ScenePlay(.spread, events: turns, framesPerSecond: 30)
    let plot = try DrawnPlot.of(play, width: 480)
    let heads = plot.root.all("rect").filter { $0.classes.first?.hasPrefix("h") ?? false }
    #expect(heads.count > 100 && heads.count >= play.recording.phases.count - 1)
    let flags = plot.root.all("text", class: "flag").map { $0.measure("y") }
    #expect(Set(flags.filter { $0 < heads[0].measure("y") }).count == AnimationPhase.allCases.count)
    #expect(plot.root.all("path", class: "mark").count == 60)
  }

  @Test func `of some channels has these, in the order of documents`() throws {
    let play = try ScenePlay(.grid)
    let wanted = ["scroll", "overlay", "currentPage"]
    var text = ""
    try MotionPlot(play.recording, channels: wanted, theme: .dark).writeSVG(to: &text)
    let plot = try #require(DrawnPlot(text))
    #expect(plot.rows.map { $0.name } == ["overlay", "scroll", "currentPage"])
    #expect(!text.contains("at rest") && !text.contains("@media"))
  }

  @Test func `is not made of no channels, or of another scene's`() throws {
    let play = try ScenePlay(.music)
    let none = #expect(throws: BookExportError.self) {
      try MotionPlot(play.recording, channels: [])
    }
    #expect("\(try #require(none))" == "channels has 0 elements: it takes 1 or more")
    let other = #expect(throws: BookExportError.self) {
      try MotionPlot(play.recording, channels: GalleryScene.swipe.channels.map(\.name))
    }
    #expect("\(try #require(other))" == "there is no channel \"page\" in music")
    let wide = #expect(throws: BookExportError.self) { try MotionPlot(play.recording, width: .nan) }
    #expect("\(try #require(wide))".hasPrefix("width is nan"))
  }
}
