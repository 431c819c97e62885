import BookMotion
import BookMotionExport
import BookMotionTestSupport
import Foundation
import Testing

/// A plot of channels.
@Suite struct MotionPlotTests {
  static let timelines: [PlottedTimeline] = Choreography.presets.flatMap { choreography in
    BookScore.Direction.allCases.flatMap { direction in
      [24.0, 60, 120].map { rate in
        do {
          return PlottedTimeline(
            timeline: try BookTimeline(
              BookScore(choreography, direction: direction, framesPerSecond: rate)))
        } catch { fatalError("\(error)") }
      }
    }
  }

  @Test(arguments: Effort.some(of: timelines, oneIn: 6))
  func `is read as the timeline has it, at every frame`(plotted: PlottedTimeline) async throws {
    let timeline = plotted.timeline
    let plot = try await DrawnPlot.of(plotted)
    let x = plot.timeScale
    for row in plot.rows {
      let channel = try #require(BookChannel(rawValue: row.name))
      let y = row.scale
      let distances = timeline.map { row.distance(toX: x($0.time), y: y($0.pose[channel])) }
      let worst = try #require(distances.max())
      let frame = distances.firstIndex(of: worst) ?? 0
      #expect(worst <= MotionPlot.largestError, "\(row.name), frame \(frame)")
    }
  }

  @Test(arguments: Effort.some(of: timelines, oneIn: 6))
  func `draws what moves once and names what rests`(plotted: PlottedTimeline) async throws {
    let timeline = plotted.timeline
    let plot = try await DrawnPlot.of(plotted)
    let first = timeline.frame(0).pose
    let moving = BookChannel.allCases.filter { channel in
      timeline.contains { abs($0.pose[channel] - first[channel]) > 1e-6 }
    }
    #expect(plot.rows.map { $0.name } == moving.map { $0.rawValue })
    #expect(
      plot.resting == BookChannel.allCases.filter { !moving.contains($0) }.map { $0.rawValue })
    for row in plot.rows {
      let unit = ["points": "pt", "degrees": "°", "fraction": ""]
      #expect(row.unit == BookChannel(rawValue: row.name).flatMap { unit[$0.unit.rawValue] })
    }
  }

  @Test(arguments: Effort.some(of: timelines, oneIn: 6))
  func `has every frame in the band of its phase`(plotted: PlottedTimeline) async throws {
    let timeline = plotted.timeline
    let plot = try await DrawnPlot.of(plotted)
    let x = plot.timeScale
    let bands = plot.bands
    for (band, next) in zip(bands, bands.dropFirst()) {
      #expect(abs(band.right - next.left) < 0.011)
    }
    for frame in timeline {
      let position = x(frame.time)
      let near = bands.filter { $0.left - 0.02 <= position && position <= $0.right + 0.02 }
      // A phase that begins with the last frame has no room for a band, but has a flag.
      let flags = plot.root.all("text", class: "flag").filter {
        frame.index == timeline.count - 1 && abs($0.measure("x") - 4 - position) < 0.02
      }
      let names = near.map { $0.name } + flags.map { $0.text }
      #expect(names.contains(frame.phase.rawValue), "frame \(frame.index)")
      #expect(near.count <= 2)
    }
  }

  @Test func `has the edges of bands where the table has the phases`() throws {
    let plot = try DrawnPlot.of(BookTimeline(BookScore(.bookPolish)))
    let x = plot.timeScale
    let table = [
      ("selected", 0), ("moving", 0.2), ("flipping", 0.6), ("revealing", 1.2), ("complete", 1.5),
    ]
    #expect(plot.bands.map { $0.name } == table.map { $0.0 })
    for (band, row) in zip(plot.bands, table) { #expect(abs(band.left - x(row.1)) < 0.02) }
  }

  @Test func `draws the hard cut of the cover as a step where it passes 170 degrees`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish))
    let plot = try DrawnPlot.of(timeline)
    let row = try #require(plot.rows.first { $0.name == "coverOpacity" })
    let steps = zip(row.line, row.line.dropFirst()).filter { $0.x == $1.x && $0.y != $1.y }
    try #require(steps.count == 1)
    #expect(row.line.count == 4)
    // Find the frame, then bisect by the angle itself.
    let frame = try #require(timeline.first { $0.pose.flipAngle >= 170 })
    var (before, after) = (frame.time - 1 / timeline.score.framesPerSecond, frame.time)
    for _ in 0..<40 {
      let middle = (before + after) / 2
      let angle = timeline.transition.pose(at: middle).flipAngle
      if angle < 170 { before = middle } else { after = middle }
    }
    #expect(abs(steps[0].0.x - plot.timeScale(after)) < 0.02)
  }

  @Test func `has no steps where everything goes smoothly`() throws {
    for row in try DrawnPlot.of(BookTimeline(BookScore(.storyReader, direction: .both))).rows {
      for (start, end) in zip(row.line, row.line.dropFirst()) {
        #expect(end.x > start.x || end.y == start.y, "\(row.name)")
      }
    }
  }

  @Test func `shows how far something goes beyond its goal`() throws {
    let plot = try DrawnPlot.of(BookTimeline(BookScore(.bookPolish)))
    let row = try #require(plot.rows.first { $0.name == "x" })
    let peak = try #require(row.line.map { $0.y }.min())
    let goal = row.scale(512)
    // 4.7 of 316.7 points, on 24 pixels.
    #expect(goal - peak > 0.3 && goal - peak < 0.4)
    let texts = plot.root.all("text", class: "value").map { $0.text }
    #expect(texts.contains("512 max 516.7"))
  }
}
