import BookMotion
import BookMotionExport
import Foundation
import Testing

@Suite struct `A plot of a spring` {
  private func drawn(_ curve: SpringCurve) throws -> (plot: DrawnPlot, line: SVGElement) {
    var text = ""
    curve.writeSVG(to: &text)
    let plot = try #require(DrawnPlot(text))
    return (plot, try #require(plot.root.all("polyline", class: "line").first))
  }

  @Test func `is read as the curve has it`() throws {
    let curve = try SpringCurve(.bouncy, from: 0, to: 100)
    let (plot, line) = try drawn(curve)
    let goal = try #require(plot.root.all("g").first?.all("path", class: "level").first)
    let start = try #require(plot.root.all("path", class: "tip").first)
    let (low, high) = (start.pathStart.y, goal.pathStart.y)
    let x = plot.timeScale
    for frame in 0..<curve.frameCount {
      let key = curve.keyframe(frame)
      let y = low + key.value / 100 * (high - low)
      let distance = DrawnPlot.distance(of: line.points, toX: x(key.time), y: y)
      #expect(distance <= Plot.largestError, "frame \(frame)")
    }
    let texts = plot.root.all("text").map { $0.text }
    #expect(texts.contains { $0.hasPrefix("100 max 104.") })
    let flag = try #require(plot.root.all("text", class: "flag").first)
    #expect(flag.text.hasPrefix("settled: 0.8"))
    #expect(abs(flag.measure("x") - 4 - x(curve.settlingDuration)) < 0.02)
  }

  @Test func `stands for curves that go nowhere, have one frame or never end`() throws {
    let still = try drawn(SpringCurve(.smooth, from: 3, to: 3, until: 0.1))
    #expect(Set(still.line.points.map { $0.y }).count == 1)
    let single = try drawn(SpringCurve(.smooth, from: 3, to: 3))
    #expect(single.plot.root.all("text", class: "tick").map { $0.text } == ["0 s"])
    let swinging = try drawn(SpringCurve(MotionSpring(duration: 0.5, bounce: 1), until: 3))
    #expect(swinging.plot.root.all("text", class: "flag").isEmpty)
    let huge = try drawn(SpringCurve(.snappy, from: -1e100, to: 1e100))
    #expect(huge.line.points.allSatisfy { $0.y > 0 && $0.y < 360 })
  }
}
