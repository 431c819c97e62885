import BookMotionTestSupport
import Testing

/// A linear easing.
@Suite struct LinearEasingTests {
  @Test func `is what a browser makes of it`() throws {
    for row in try Fixture.rows("motion/easings.txt", atLeast: 180) {
      let progress = try #require(Double(row[1]))
      let expected = try #require(Double(row[2]))
      let stops = try row[0].dropFirst("linear(".count).dropLast().split(separator: ",").map {
        let words = $0.split(separator: "_")
        return LinearEasing.Stop(
          output: try #require(Double(words[0])),
          inputs: try words.dropFirst().map { try #require(Double($0.dropLast())) / 100 })
      }
      #expect(abs(LinearEasing(stops).value(at: progress) - expected) <= 1e-14, "\(row)")
    }
  }
}
