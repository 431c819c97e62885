import BookMotionTestSupport
import Testing

@testable import BookMotion

/// The end of a book's timeline.
@Suite struct BookTimelineEndTests {
  private static func event(at time: Double, _ random: inout SeededRandom) -> BookEvent {
    let finger = BookPoint(
      x: .random(in: 0...800, using: &random), y: .random(in: 200...560, using: &random))
    let kind: BookEvent.Kind =
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: .close()
      case 2: .choose(.read)
      case 3: .touch(finger)
      case 4: .drag(finger)
      case 5: .release(BookPoint(x: .random(in: -3000...3000, using: &random), y: 0))
      default: .tap()
      }
    return BookEvent(kind, at: time)
  }

  /// Each step counts as done when a thousandth of it is left.
  @Test(arguments: Effort.seeds(600))
  func `comes when a thousandth of every way is left, and no later`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var time = 0.0
    let events = (0..<Int.random(in: 1...6, using: &random)).map { index in
      defer { time += random.one(of: [0, 0.05, 0.3, 1.1, 4]) }
      return index == 0 ? BookEvent.tap(at: time) : Self.event(at: time, &random)
    }
    let timeline = try BookTimeline(
      BookScore(
        random.one(of: Choreography.known), events: events))
    let book = timeline.transition
    guard !book.isHeld else { return }
    let motion = book.motion
    let lanes = BookChannel.driven.map(\.lane)
    let all = lanes.map { lane in
      motion.changes.map { $0.displacement[lane].magnitude }
        + motion.tosses.map { $0.velocity[lane].magnitude * $0.spring.duration }
    }
    let ways = all.map { $0.reduce(0, +) }
    // What is left of the shortest step may still be on its way.
    let shortest = all.map { $0.filter { $0 > 0 }.min() ?? 0 }
    func isAway(_ time: Double, by share: Double, of ways: [Double]) -> Bool {
      if book.phase(at: time) != book.phase(at: Double.infinity) { return true }
      let (now, rest) = (book.lanes(at: time), motion.target)
      return zip(lanes, ways).contains { lane, way in
        (now[lane] - rest[lane]).magnitude > share * way + 1e-12
      }
    }
    // Steps of events at one instant may cancel each other, and count all the same.
    func isUnderWay(_ time: Double) -> Bool {
      motion.schedule.steps.contains {
        (1 - $0.animation.value(at: time - $0.time)).magnitude > 0.0001
      }
    }
    let fault = EndOfRecording.fault(
      at: timeline.duration, after: max(events.last?.time ?? 0, 0),
      isThere: { !isAway($0, by: 0.001, of: ways) },
      moves: { isAway($0, by: 0.0001, of: shortest) || isUnderWay($0) })
    #expect(fault == nil, "\(events)")
  }
}
