import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionUI

/// The body of a book in views, compared with what frames paint.
@Suite struct BookOutlinesInFramesTests {
  @Test(arguments: Effort.some(of: FrameCase.all, oneIn: 3))
  func `views draw thickness, flyleaf, and boards where frames have them`(of sequence: FrameCase)
    throws
  {
    let timeline = try sequence.timeline()
    let setting = BookSetting(timeline)
    let (style, layout) = (setting.style, setting.layout)
    let cloth = setting.look.spine.scaled(by: 0.62).hex
    var (thick, leaves, turned, rimmed) = (0, 0, 0, 0)
    for frame in timeline {
      let drawn = try BookFrame(frame.pose, in: setting)
      let thickness = BookThickness(drawn.pose, style: style, restingFrame: layout.restingFrame)
      let body = BookOutlines(
        drawn.pose, style, in: layout, drawn.scene, thickness: thickness)
      let root = try #require(SVGElement.parse(drawn.svg()))
      let at = "frame \(frame.index)"
      // The back board, which is the first of its color. Offsets are on a grid of tenths.
      let back = root.all(named: "g").first { $0.attributes["fill"] == cloth }?
        .all(named: "use").first
      let isPainted = back != nil && thickness.isSeen
      // A book that is nearly transparent isn't painted.
      if drawn.pose.bookOpacity * body.opacity > 0.1 {
        #expect(isPainted == !body.thickness.isEmpty, "\(at)")
      }
      if let back, let layer = body.thickness.first {
        #expect(abs((back.number("x") ?? 0) - layer.offset.x) <= 0.051, "\(at)")
        #expect(abs((back.number("y") ?? 0) - layer.offset.y) <= 0.051, "\(at)")
        thick += 1
      }
      // The edge of a cover is a group with a line around it, and a rim is a line around a page. What is
      // nearly transparent isn't painted.
      let edges = root.all(named: "g").first { $0.attributes["stroke-linejoin"] == "round" }?
        .all(named: "use")
      if drawn.pose.bookOpacity * body.boardEdgeOpacity > 0.1 {
        #expect((edges?.count ?? 0) == body.boardEdge.count, "\(at)")
      }
      for (use, layer) in zip(edges ?? [], body.boardEdge) {
        #expect(abs((use.number("x") ?? 0) - layer.offset.x) <= 0.051, "\(at)")
        turned += 1
      }
      let rims = root.all(named: "use").filter { $0.attributes["stroke-width"] != nil }
      let boards = body.boards.filter { $0.opacity > 0.1 }
      if drawn.pose.bookOpacity > 0.1 { #expect(rims.count >= boards.count, "\(at)") }
      if rims.count == body.boards.count {
        for (use, rim) in zip(rims, body.boards) {
          #expect(abs((use.number("stroke-width") ?? 0) - rim.width) <= 0.011, "\(at)")
          #expect(abs((use.number("opacity") ?? 1) - rim.opacity) <= 0.011, "\(at)")
          rimmed += 1
        }
      }
      let edge = root.all(named: "path").first { $0.attributes["stroke"] == "#4a3a26" }
      // One that is nearly transparent isn't painted, nor one that gives way to the page in its place.
      let opacity = (body.flyleaf?.edgeOpacity ?? 0) * (body.flyleaf?.opacity ?? 0)
      let isThere = drawn.scene.face(.facingPage) == nil && drawn.pose.bookOpacity > 0.1
      if opacity > 0.02, isThere { #expect(edge != nil, "\(at)") }
      guard let edge else { continue }
      let leaf = try #require(body.flyleaf, "\(at)")
      let points = SVGOutline(try #require(edge.attributes["d"])).points(perCurve: 1)
      for (one, other) in zip([points.first, points.last], [leaf.edge.first, leaf.edge.last]) {
        let away = try #require(one) - #require(other)
        #expect(away.magnitudeSquared < 0.1 * 0.1, "\(at)")
      }
      leaves += 1
    }
    guard sequence.choreography != .reducedMotion else { return }
    #expect(thick > 3 && leaves > 1 && turned > 3)
    #expect((rimmed > 3) == (style.spread == .spread))
  }
}
