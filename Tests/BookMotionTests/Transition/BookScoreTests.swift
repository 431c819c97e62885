import BookMotionTestSupport
import Testing

@testable import BookMotion

/// A score.
@Suite struct BookScoreTests {
  @Test func `gives its places to its choreography`() throws {
    var places = BookPlaces.standard
    places[.reader]?.margins = BookSize(width: 10, height: 20)
    let layout = BookLayout(places: places)
    let score = BookScore(.bookPolish, layout: layout)
    #expect(score.choreography.places == places && score.layout == BookLayout())
    #expect(score.untouched.layout == layout)
    // A choreography with a rule of its own keeps it.
    var own = Choreography.bookPolish
    own.places[.reader] = BookPlace.Rule(width: 0.5)
    #expect(BookScore(own, layout: layout).untouched.layout == BookLayout(places: own.places))
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
        == "events[2].time is inf: it takes a number from 1 to 1e100")
    #expect(error { $0.choreography.opening = [] }?.hasPrefix("opening has 0 elements") == true)
  }
}
