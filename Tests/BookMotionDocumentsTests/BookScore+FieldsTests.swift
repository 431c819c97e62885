import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// A score in documents.
@Suite struct BookScoreFieldsTests {
  @Test(arguments: 0..<UInt64(Plays.count / 10)) func `is the same when it has been encoded`(
    number: UInt64
  ) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let choreography =
      number % 3 == 0 ? try Choreography.random(seed: number) : random.one(of: Choreography.presets)
    let layout = BookLayout(
      screen: BookSize(width: 390, height: 844), binding: random.one(of: BookBinding.allCases),
      safeArea: number % 2 == 0 ? nil : BookRect(x: 0, y: 59, width: 390, height: 751))
    var time = 0.0
    let events = (0..<6).map { _ in
      time += random.share()
      return BookEventTextTests.random(at: time, &random)
    }
    var score = BookScore(
      choreography, layout: layout, start: random.one(of: BookScore.Start.allCases), events: events,
      tapPolicy: random.one(of: BookTransition.TapPolicy.allCases),
      rotationPolicy: random.one(of: BookTransition.RotationPolicy.allCases),
      framesPerSecond: random.one(of: [60, 24, 119.88]))
    if number % 4 == 0 { score.direction = random.one(of: BookScore.Direction.allCases) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(score)
    let read = try JSONDecoder().decode(BookScore.self, from: data)
    #expect(read == score)
    #expect(try encoder.encode(read) == data)
    // What cannot be played cannot be played again either.
    let one = try? BookTimeline(score)
    let other = try? BookTimeline(read)
    #expect(one?.count == other?.count)
    if let one, let other {
      for index in stride(from: 0, to: min(one.count, 600), by: 7) {
        #expect(one.frame(index) == other.frame(index))
      }
    }
  }
}
