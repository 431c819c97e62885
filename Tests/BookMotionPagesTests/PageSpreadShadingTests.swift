import BookMotionPages
import Testing

/// Pages that lie.
@Suite struct PageSpreadShadingTests {
  @Test func `are darker towards the spine, and in the fold`() throws {
    let shading = PageSpreadShading.memories
    // 0.06 and 0.02 at the sides, with 0.08, 0.02, 0.08 in the fold composited over them.
    let expected: [(Double, Double)] = [
      (0, 1 - 0.98 * 0.94), (4, 1 - 0.92 * (1 - 0.06 + 0.04 * 4 / 90)), (8, 0.06 - 0.04 * 8 / 90),
      (45, 0.04), (90, 0.02), (300, 0.02),
    ]
    for (distance, opacity) in expected {
      #expect(abs(shading.opacity(at: distance, ofWidth: 300) - opacity) < 1e-12, "\(distance)")
    }
    // An app can define its own: dark at both edges and bright in between.
    let valley = PageSpreadShading(sides: [.init(0, 0.02), .init(0.5, 0), .init(1, 0.06)])
    #expect(abs(valley.opacity(at: 75, ofWidth: 300) - 0.01) < 1e-12)
    #expect(abs(valley.opacity(at: 225, ofWidth: 300) - 0.03) < 1e-12)
    var single = shading
    single.gutter = nil
    #expect(abs(single.opacity(at: 0, ofWidth: 300) - 0.06) < 1e-12)
    #expect(shading.opacity(at: -9, ofWidth: 300) == shading.opacity(at: 0, ofWidth: 300))
    #expect(abs(shading.opacity(at: 999, ofWidth: 300) - 0.02) < 1e-12)
  }

  @Test(arguments: [0.001, 1, 7, 8, 9, 26, 27, 300, 1e9])
  func `have stops in order, however narrow they are`(width: Double) {
    let stops = PageSpreadShading.memories.stops(ofWidth: width)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.share < $1.share })
    #expect(stops.first?.share == 0 && stops.last?.share == 1)
    for stop in stops { #expect((0...1).contains(stop.opacity)) }
    for step in 0...50 {
      let opacity = PageSpreadShading.memories.opacity(
        at: width * Double(step) / 50, ofWidth: width)
      #expect((0.019...0.14).contains(opacity))
    }
  }
}
