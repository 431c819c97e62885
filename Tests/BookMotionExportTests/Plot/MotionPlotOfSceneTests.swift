import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Testing

/// A plot of a scene.
@Suite struct MotionPlotOfSceneTests {
  @Test(arguments: GalleryScene.some, Effort.some(of: [24.0, 120], oneIn: 2))
  func `is read as the scene has it, at every frame`(kind: GalleryScene, rate: Double) throws {
    let play = try ScenePlay(kind, framesPerSecond: rate)
    let plot = try DrawnPlot.of(play)
    let frames = Array(play.recording)
    let x = plot.timeScale
    try #require(!plot.rows.isEmpty)
    for row in plot.rows {
      let lane = try #require(kind.lane(row.name))
      let y = row.scale
      let distances = frames.map { row.distance(toX: x($0.time), y: y($0.values[lane])) }
      let worst = try #require(distances.max())
      let frame = distances.firstIndex(of: worst) ?? 0
      #expect(worst <= MotionPlot.largestError, "\(row.name), frame \(frame)")
    }
  }

  @Test(arguments: GalleryScene.some)
  func `draws what moves once and names what rests`(kind: GalleryScene) async throws {
    let play = try ScenePlay(kind)
    let plot = try await DrawnPlot.of(kind)
    let first = play.recording.values(at: 0)
    let moving = kind.channels.enumerated().filter { lane, _ in
      play.recording.contains { abs($0.values[lane] - first[lane]) > 1e-6 }
    }.map { $0.element }
    #expect(plot.rows.map { $0.name } == moving.map { $0.name })
    let resting = kind.channels.filter { !moving.contains($0) }
    #expect(plot.resting == resting.map { $0.name })
    let units: [BookChannel.Unit: String] = [
      .points: "pt", .degrees: "°", .fraction: "", .count: "",
    ]
    #expect(plot.rows.map { $0.unit } == moving.map { units[$0.unit] })
    #expect(plot.root.all("text", class: "title").map { $0.text } == [kind.name])
  }

  @Test(arguments: GalleryScene.some)
  func `has the phases as bands and the cues as marks at their times`(kind: GalleryScene)
    async throws
  {
    let play = try ScenePlay(kind)
    let plot = try await DrawnPlot.of(kind)
    let x = plot.timeScale
    // A phase that begins with the last frame has no room.
    let phases = play.recording.phases.filter { $0.time < play.recording.duration }
    let bands = plot.bands
    #expect(bands.map { $0.name } == phases.map { $0.name })
    for (band, phase) in zip(bands, phases) { #expect(abs(band.left - x(phase.time)) < 0.02) }
    for (band, next) in zip(bands, bands.dropFirst()) {
      #expect(abs(band.right - next.left) < 0.011)
    }
    let marks = plot.root.all("path", class: "mark").map { $0.pathStart.x }
    try #require(marks.count == play.recording.cues.count)
    for (mark, cue) in zip(marks, play.recording.cues) { #expect(abs(mark - x(cue.time)) < 0.02) }
    let flags = plot.root.all("text", class: "flag").map { $0.text }
    #expect(Set(play.recording.cues.map { $0.name }).isSubset(of: flags))
  }

  @Test(arguments: GalleryScene.some)
  func `draws what jumps when something happens as an upright step`(kind: GalleryScene) async throws
  {
    let play = try ScenePlay(kind)
    let plot = try await DrawnPlot.of(kind)
    let x = plot.timeScale
    for event in play.recording.score.events where event.time > 0 {
      let before = play.recording.values(at: event.time - 1e-8)
      let after = play.recording.values(at: event.time)
      for row in plot.rows {
        let lane = try #require(kind.lane(row.name))
        let ends = [before[lane], after[lane]].map(row.scale).sorted()
        guard ends[1] - ends[0] > 0.5 else { continue }
        let isThere = row.steps.contains { step in
          abs(step.x - x(event.time)) < 0.02 && step.heights.lowerBound < ends[0] + 0.1
            && step.heights.upperBound > ends[1] - 0.1
        }
        #expect(isThere, "\(row.name), \(event.text)")
      }
    }
  }

  @Test(arguments: GalleryScene.some)
  func `has counts of whole things level between upright steps`(kind: GalleryScene) async throws {
    let play = try ScenePlay(kind)
    let plot = try await DrawnPlot.of(kind)
    let frames = Array(play.recording)
    let x = plot.timeScale
    let pixel = 1 / (x(1) - x(0))
    for row in plot.rows {
      let lane = try #require(kind.lane(row.name))
      guard kind.channels[lane].unit == .count,
        frames.allSatisfy({ $0.values[lane] == $0.values[lane].rounded() })
      else { continue }
      for (start, end) in zip(row.line, row.line.dropFirst()) {
        #expect(start.x == end.x || start.y == end.y, "\(row.name)")
      }
      try #require(!row.steps.isEmpty)
      for step in row.steps {
        // A column may combine several jumps, but there must be at least one.
        let time = (step.x - x(0)) * pixel
        let sides = [-0.05, 0.05].map { play.recording.values(at: time + $0 * pixel)[lane] }
        #expect(sides[0] != sides[1], "\(row.name) at \(time)")
      }
    }
  }

  @Test(arguments: [GalleryScene.immersive, .music])
  func `has no steps where everything goes smoothly`(kind: GalleryScene) throws {
    for row in try DrawnPlot.of(ScenePlay(kind)).rows where row.name != "isOn" {
      #expect(row.steps.isEmpty, "\(row.name)")
    }
  }

  @Test func `gives channels of one unit one color, and parts of a whole an area`() throws {
    let kind = GalleryScene.grid
    let plot = try DrawnPlot.of(ScenePlay(kind))
    var units: [Substring: Set<BookChannel.Unit>] = [:]
    for row in plot.rows {
      let unit = kind.channels[try #require(kind.lane(row.name))].unit
      let group = try #require(
        plot.root.all("g").first { $0.all("text").contains { $0.text.hasPrefix(row.name) } })
      units[try #require(group.classes.first), default: []].insert(unit)
      #expect(group.all("polygon", class: "area").isEmpty == (unit != .fraction), "\(row.name)")
    }
    #expect(units.count == 3 && units.values.allSatisfy { $0.count == 1 })
  }
}
