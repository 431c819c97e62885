import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion

/// A score.
@Suite struct BookScoreTests {
  @Test(arguments: 0..<UInt64(Plays.count / 5)) func `is the same when it has been encoded`(
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
      return BookEventTests.random(at: time, &random)
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

  @Test func `gives its places to its choreography`() throws {
    var places = BookPlaces.standard
    places.reader = BookSize(width: 10, height: 20)
    let layout = BookLayout(places: places)
    let score = BookScore(.bookPolish, layout: layout)
    #expect(score.choreography.places == places && score.layout == BookLayout())
    #expect(score.placedLayout == layout)
    // A choreography with places of its own keeps them.
    var own = Choreography.bookPolish
    own.places = .standard
    #expect(BookScore(own, layout: layout).placedLayout == BookLayout())
    #expect(try BookTimeline(score).transition.layout == layout)
  }

  @Test func `tells the events of a direction once it has been played`() throws {
    var score = BookScore(.storyReader, direction: .both)
    #expect(score.events.isEmpty && score.start == .closed)
    let timeline = try BookTimeline(score)
    #expect(timeline.score.events.map(\.kind) == [.tap(), .choose(.read), .close()])
    // It can be played again, and other events make no difference.
    var again = timeline.score
    again.events = [.tap(at: 0.5)]
    #expect(try BookTimeline(again).score == timeline.score)
    score.direction = .close
    score.start = .closed
    #expect(score.start == .open)
    score.direction = nil
    #expect(score.start == .open)
    #expect(try BookTimeline(score).count == 1)
  }

  @Test func `that cannot be played says why`() {
    func error(_ change: (inout BookScore) -> Void) -> String? {
      var score = BookScore(events: [.tap(at: 0), .close(at: 1)])
      change(&score)
      do throws(BookMotionError) { try score.check() } catch { return error.description }
      return nil
    }
    #expect(error { _ in } == nil)
    #expect(
      error { $0.framesPerSecond = 0 }
        == "framesPerSecond is 0: it takes a number from 0.001 to 100000")
    #expect(
      error { $0.events[1] = .tap(at: -1) }
        == "events[1].time is -1: it takes a number of 0 or more")
    #expect(
      error { $0.events.append(.tap(at: 0.5)) }
        == "events[2].time is 0.5: it takes a number from 1 to 1e100")
    #expect(
      error { $0.events.append(.drag(to: BookPoint(x: 0, y: .nan), at: 2)) }
        == "events[2].y is nan: it takes a number from -1e9 to 1e9")
    #expect(
      error { $0.events.append(.tap(at: .infinity)) }
        == "events[2].time is inf: it takes a finite number")
    #expect(error { $0.choreography.opening = [] }?.hasPrefix("opening has 0 elements") == true)
  }
}
