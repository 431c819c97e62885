import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionPages

@Suite struct PageStripsTests {
  /// Lines in order, not so close that rounding would cross them: parallel ones, or rays from a point
  /// of the spine or its continuation.
  private static func lines(
    _ page: BookSize, _ random: inout SeededRandom
  ) -> [(normal: BookPoint, offset: Double)] {
    let count = Int.random(in: 1...40, using: &random)
    let (sine, cosine) = Elementary.sinCos(degrees: .random(in: -85...85, using: &random))
    let normal = BookPoint(x: cosine, y: sine)
    if Bool.random(using: &random) {
      let first = Double.random(in: -0.2...0.6, using: &random) * page.width
      let step = random.one(of: [1e-10, 1e-9, 0.02, 0.3]) * page.width
      return (0..<count).map { (normal, first + step * Double($0)) }
    }
    let tip = BookPoint(x: 0, y: random.one(of: [-0.5, 0.0, 1, 1.5]) * page.height)
    let step = random.one(of: [1e-9, 0.4, 3])
    return (0..<count).map { number in
      let (sine, cosine) = Elementary.sinCos(degrees: step * Double(number))
      // Rays that go around a tip at the lower end clockwise, and at the upper end the other way.
      let ray = tip.y > 0 ? BookPoint(x: sine, y: -cosine) : BookPoint(x: sine, y: cosine)
      let normal = tip.y > 0 ? BookPoint(x: -ray.y, y: ray.x) : BookPoint(x: ray.y, y: -ray.x)
      return (normal, tip.dot(normal))
    }
  }

  @Test func `strips are the whole page, each between its lines, in any direction`() {
    var random = SeededRandom(seed: 61)
    var regular = 0
    for _ in 0..<1500 {
      let page = BookSize(
        width: .random(in: 20...900, using: &random), height: .random(in: 20...900, using: &random))
      var strips = PageStrips(page)
      let whole = page.width * page.height
      var area = 0.0
      let slack = 1e-9 * (page.width + page.height)
      for (normal, offset) in Self.lines(page, &random) {
        let strip = strips.removeStrip(along: normal, offset: offset)
        if strip.count == 4 { regular += 1 }
        area += strip.area
        #expect(strip.area > -1e-12 * whole)
        #expect(strip.points.allSatisfy { $0.dot(normal) < offset + slack })
        #expect(strips.rest.points.allSatisfy { $0.dot(normal) > offset - slack })
      }
      #expect(abs(area + strips.rest.area - whole) < 1e-9 * whole)
    }
    #expect(regular > 1000)
  }
}
