import BookMotion
import BookMotionDrawing
import BookMotionPages
import Testing

@testable import BookMotionExport

@Suite struct PagePolygonSideTests {
  @Test(arguments: [0.1, 1, 20, 150])
  func `two pieces of a page have the side in common along which it was cut`(distance: Double)
    throws
  {
    let page = BookSize(width: 300, height: 400)
    for start in [BookPoint(x: 200, y: 300), BookPoint(x: 120, y: 60), BookPoint(x: 300, y: 400)] {
      for slope in [-0.4, -0.05, 0.05, 0.4] {
        let finger = BookPoint(x: start.x - distance, y: start.y + slope * distance)
        let facets = PageRoll(page, grabbed: start, finger: finger, radius: 30).facets(count: 32)
        for (one, other) in zip(facets, facets.dropFirst()) {
          let outline = other.outline
          let side = try #require(outline.side(towards: one.outline))
          let end = side + 1 == outline.count ? 0 : side + 1
          let middle = 0.5 * (outline[side] + outline[end])
          // All other sides belong to the page itself, or lead to its neighbor.
          let isInside =
            middle.x > 0 && middle.x < page.width && middle.y > 0 && middle.y < page.height
          #expect(isInside, "\(side) of \(outline) at \(finger)")
          #expect(abs((one.position(of: middle) - other.position(of: middle)).z) < 1e-6)
        }
      }
    }
  }
}
