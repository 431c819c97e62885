import BookMotion
import BookMotionTestSupport
import Testing

/// The poses of a preset.
@Suite struct PresetPoseTests {
  @Test(arguments: [Choreography.bookPolish, .storyReader])
  func `are those that were worked out elsewhere`(preset: Choreography) throws {
    var worst = 0.0
    for row in try Fixture.rows("book/\(preset.name).txt", atLeast: 260) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      try #require(numbers.count == 1 + BookChannel.allCases.count)
      let direction = try #require(BookScore.Direction(rawValue: row[0]))
      let book = try BookTimeline(BookScore(preset, direction: direction)).transition
      let pose = book.pose(at: numbers[0])
      for (channel, expected) in zip(BookChannel.allCases, numbers.dropFirst()) {
        worst = max(worst, abs(pose[channel] - expected))
        #expect(abs(pose[channel] - expected) <= 1e-9, "\(channel), \(row[0]) at \(numbers[0])")
      }
    }
    // Well within the guarantee, for sums of a few steps of up to a thousand points.
    #expect(worst < 1e-11)
  }
}
