import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionPlay

/// A tape whose times and springs are changed as a whole.
@Suite struct TapePaceTests {
  private static func changed(
    _ choreography: Choreography, slower octaves: Double, bouncier bounce: Double
  ) throws -> (setup: BookPlay.Setup, numbers: [Double], before: TapeWriter) {
    var (writer, setup) = (TapeWriter(), BookPlay.Setup(BookScore(choreography, events: [])))
    try setup.visit(&writer)
    var reader = TapeReader(
      writer.numbers, pace: TapePace(slower: octaves, bouncier: bounce))
    var read = BookPlay.Setup.blank
    try read.visit(&reader)
    return (read, reader.numbers, writer)
  }

  /// What the library itself calls twice as slow.
  @Test(arguments: Choreography.presets) func `is as slow as the library's own pace`(
    preset: Choreography
  ) throws {
    for (octaves, factor) in [(-2.0, 0.25), (-1.0, 0.5), (1.0, 2.0), (3.0, 8.0)] {
      let found = try Self.changed(preset, slower: octaves, bouncier: 0).setup.score.choreography
      let meant = preset.lasting(preset.opening.settlingDuration * factor)
      for (stages, other) in [(found.opening, meant.opening), (found.closing, meant.closing)] {
        for (stage, other) in zip(stages, other) {
          #expect(abs(stage.duration - other.duration) < 1e-9)
          #expect(abs(stage.settlingDuration - other.settlingDuration) < 1e-6)
          #expect(zip(stage.moments, other.moments).allSatisfy { abs($0.delay - $1.delay) < 1e-9 })
        }
      }
      #expect(found.style == preset.style)
    }
  }

  @Test(arguments: Effort.seeds(40)) func `is undone by its opposite`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try Choreography.random(seed: seed)
    let (octaves, bounce) = (random.share() * 4 - 2, random.share() - 0.5)
    let there = try Self.changed(choreography, slower: octaves, bouncier: bounce)
    var reader = TapeReader(
      there.numbers, pace: TapePace(slower: -octaves, bouncier: -bounce))
    var back = BookPlay.Setup.blank
    try back.visit(&reader)
    for (number, was) in zip(reader.numbers, there.before.numbers) {
      #expect(abs(number - was) < 1e-9 * max(1, abs(was)))
    }
  }

  /// A bouncier spring swings more, and takes the time that it took.
  @Test func `makes springs bounce`() throws {
    let found = try Self.changed(.storyReader, slower: 0, bouncier: 0.3)
    for note in found.before.notes {
      let (was, number) = (found.before.numbers[note.index], found.numbers[note.index])
      switch note.measure {
      case .bounce: #expect(number > was || was == 1)
      case .ratio: #expect(number < was || was == 0)
      default: #expect(number == was)
      }
    }
    #expect(TapePace(slower: 0, bouncier: 0.3).applied(to: 0, Quantity(.bounce, .bounce)) == 0.3)
  }
}
