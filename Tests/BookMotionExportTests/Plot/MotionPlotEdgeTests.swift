import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A plot of an unusual timeline.
@Suite struct MotionPlotEdgeTests {
  private func choreography(
    named name: String = "unusual", _ moves: [Choreography.Move], lasts: Double = 1
  ) throws -> Choreography {
    try Choreography(
      name: name,
      opening: [
        Choreography.Stage(.selected, lasts: lasts, moves: moves),
        Choreography.Stage(.complete, lasts: 0),
      ],
      closing: [Choreography.Stage(.idle, lasts: 0)])
  }

  @Test func `of one frame names everything and draws no line`() throws {
    let timeline = try BookTimeline(BookScore(choreography([], lasts: 0)))
    try #require(timeline.count == 1)
    let plot = try DrawnPlot.of(timeline)
    #expect(plot.rows.isEmpty)
    #expect(plot.root.all("text", class: "tick").map { $0.text } == ["0 s"])
    #expect(plot.root.all("text", class: "flag").contains { $0.text == "complete" })
  }

  @Test func `of one channel has one row, and names no other`() throws {
    let plot = try DrawnPlot.of(BookTimeline(BookScore()), channels: [.flipAngle])
    #expect(plot.rows.map { $0.name } == ["flipAngle"])
    #expect(!plot.root.all("text").contains { $0.text.hasPrefix("at rest") })
  }

  @Test func `at rest all the time has bands and a line of names`() throws {
    let plot = try DrawnPlot.of(BookTimeline(BookScore(choreography([]))))
    #expect(plot.rows.isEmpty)
    #expect(plot.bands.first?.name == "selected")
    #expect(plot.root.all("text").contains { $0.text.hasPrefix("at rest: x, y, ") })
  }

  @Test func `of an hour is as small as others and as true`() throws {
    let slow = Choreography.Move.value(.flipAngle, 180, with: .curve(.easeInOut, duration: 3600))
    let swings = Choreography.Move.value(
      .tilt, 8, with: .spring(MotionSpring(duration: 60, bounce: 0.97)))
    let timeline = try BookTimeline(
      BookScore(
        choreography([slow, swings], lasts: 3600), framesPerSecond: Effort.isWhole ? 30 : 6))
    var text = ""
    try MotionPlot(Recording(timeline), channels: ["flipAngle", "tilt", "x"]).writeSVG(to: &text)
    #expect(text.utf8.count < 200_000)
    let plot = try #require(DrawnPlot(text))
    let x = plot.timeScale
    #expect(plot.rows.map { $0.name } == ["flipAngle", "tilt"])
    for row in plot.rows {
      let channel = try #require(BookChannel(rawValue: row.name))
      let y = row.scale
      for index in stride(from: 0, to: timeline.count, by: 61) {
        let frame = timeline.frame(index)
        let distance = row.distance(toX: x(frame.time), y: y(frame.pose[channel]))
        #expect(distance <= MotionPlot.largestError, "\(row.name), frame \(index)")
      }
    }
  }

  @Test func `with more cues than have room for names marks them all`() throws {
    let swings = Choreography.Move.value(
      .flipAngle, 90, with: .spring(MotionSpring(duration: 0.2, bounce: 0.98)))
    let timeline = try BookTimeline(BookScore(choreography([swings], lasts: 10)))
    let passages = zip(timeline, timeline.dropFirst()).filter {
      ($0.pose.flipAngle < 90) != ($1.pose.flipAngle < 90)
    }
    let plot = try DrawnPlot.of(timeline)
    let marks = plot.root.all("path", class: "mark").count
    #expect(passages.count > 50 && marks >= passages.count - 1)
    let names = plot.root.all("text", class: "flag").filter { $0.text == "cover passes 90°" }
    #expect(!names.isEmpty && Set(names.map { $0.measure("y") }).count <= 8)
  }

  @Test func `draws moves that take no time as steps`() throws {
    let timeline = try BookTimeline(
      BookScore(
        choreography([
          Choreography.Move.value(.frameBorder, 10, with: MotionCurve.none.delay(0.31)),
          Choreography.Move.value(.libraryBlur, 10, with: .curve(.linear, duration: 1)),
        ]), framesPerSecond: 24))
    let plot = try DrawnPlot.of(timeline)
    let row = try #require(plot.rows.first { $0.name == "frameBorder" })
    #expect(row.line.count == 4)
    #expect(row.line[1].x == row.line[2].x)
    #expect(abs(row.line[1].x - plot.timeScale(0.31)) < 0.02)
  }

  @Test func `with any name is a document`() throws {
    let name = "<&>\"'\u{1}\u{FFFE} and " + String(repeating: "very ", count: 60) + "long"
    let plot = try DrawnPlot.of(BookTimeline(BookScore(choreography(named: name, []))))
    let title = try #require(plot.root.all("text", class: "title").first?.text)
    #expect(title.hasPrefix("<&>\"'   and very very") && title.hasSuffix("…"))
  }

  @Test(arguments: [
    (100, "100"), (479, "479"), (4097, "4097"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func `is not made for such a width`(width: Double, text: String) throws {
    let error = #expect(throws: BookExportError.self) {
      try MotionPlot(Recording(BookTimeline(BookScore())), width: width)
    }
    #expect("\(try #require(error))".hasPrefix("width is \(text):"))
  }

  @Test func `is not made of no channels`() throws {
    let error = #expect(throws: BookExportError.self) {
      try MotionPlot(Recording(BookTimeline(BookScore())), channels: [])
    }
    #expect("\(try #require(error))" == "channels has 0 elements: it takes 1 or more")
  }

  @Test func `stops where its sink fails`() throws {
    let plot = try MotionPlot(Recording(BookTimeline(BookScore())))
    for room in [0, 700, 3000] {
      var sink = SmallSink(room: room)
      #expect(throws: SmallSink.Full.self) { try plot.writeSVG(to: &sink) }
    }
  }

  private struct SmallSink: BookTextSink {
    struct Full: Error {}
    var room: Int

    mutating func write(_ text: String) throws(Full) {
      guard text.utf8.count <= room else { throw Full() }
      room -= text.utf8.count
    }
  }
}
