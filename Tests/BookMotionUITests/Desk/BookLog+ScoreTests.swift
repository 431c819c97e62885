import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

@Suite struct BookLogScoreTests {
  /// Returns the transition that a score plays.
  private static func played(_ score: BookScore) -> BookTransition {
    var transition = BookTransition(
      score.choreography, layout: score.layout, tapPolicy: score.tapPolicy,
      rotationPolicy: score.rotationPolicy)
    for event in score.events { transition.perform(event) }
    return transition
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a score plays the book that has left last, to the bit`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var (desk, log) = (Desk.laidOut(), BookLog(Desk.laidOut()))
    var time = 1.0
    for _ in 0..<20 {
      time += random.one(of: [0, 0.016, 0.2, 0.5, 3])
      let event: BookDeskEvent<String> = random.one(of: [
        .tap("fox"), .tap("whale"), .tap("fig"), .close, .touch(BookPoint(x: 400, y: 600)),
        .touch(BookPoint(x: 150, y: 200), on: "fox"), .release(BookPoint(x: -800, y: 0)),
        .drag(BookPoint(x: .random(in: 0...800, using: &random), y: 200)),
        .moveCover("fox", to: Desk.place(Int.random(in: 0...5, using: &random))),
        .resizeScreen(BookSize(width: .random(in: 500...900, using: &random), height: 1000)),
        .follow(random.one(of: Choreography.presets)),
      ])
      if desk.perform(event, at: time) { log.append(event, at: time) }
    }
    let score = log.score()
    guard let journey = desk.journey else {
      #expect(score == nil)
      return
    }
    let transition = Self.played(try #require(score))
    #expect(transition == journey.transition)
    for later in [0, 0.1, 0.7, 9] {
      #expect(transition.pose(at: time + later) == journey.transition.pose(at: time + later))
    }
  }

  @Test func `no score says that reduced motion was asked for in flight`() {
    let desk = Desk.laidOut()
    var log = BookLog(desk)
    #expect(log.score() == nil)
    log.append(.reduceMotion(true), at: 0)
    log.append(.tap("fox"), at: 0)
    #expect(log.score()?.choreography == Choreography.pictureBook.reduced())
    log.append(.reduceMotion(false), at: 1)
    log.append(.close, at: 2)
    #expect(log.score() == nil)
    log.append(.tap("whale"), at: 60)
    #expect(log.score()?.events == [.tap(at: 60)])
  }
}
