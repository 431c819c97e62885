import BookMotionDocuments
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPlay

/// A book in a run.
@Suite struct BookPlayTests {
  @Test(arguments: Choreography.presets, BookScore.Direction.allCases)
  func `does what a timeline does, to the last bit`(
    preset: Choreography, direction: BookScore.Direction
  ) throws {
    let timeline = try BookTimeline(BookScore(preset, direction: direction))
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(preset, direction: direction)))
    #expect(book.end == timeline.duration && book.events == timeline.score.events)
    for frame in timeline { #expect(book.pose(at: frame.time) == frame.pose) }
  }

  @Test func `is turned around as a timeline with that event is`() throws {
    for preset in Choreography.presets {
      for time in [0.1, 0.3, 0.7, 0.95, 1.2] {
        var book = try Run<BookPlay>(BookPlay.Setup.interruptible(preset, .open))
        #expect(book.perform(Gesture(.close, at: time)) == .happened)
        #expect(book.perform(Gesture(.tap, at: time + 0.1)) == .happened)
        let kept = book.events
        let timeline = try BookTimeline(BookScore(preset, events: kept))
        #expect(kept.suffix(2) == [.close(at: time), .tap(at: time + 0.1)])
        #expect(book.end == timeline.duration)
        for step in 0..<200 {
          let time = book.end * Double(step) / 200
          #expect(book.pose(at: time) == timeline.transition.pose(at: time))
        }
        #expect(book.pose(at: book.end) == timeline.transition.restingPose)
      }
    }
  }

  @Test func `begins anew when it starts from its shelf again`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup.interruptible(.bookPolish, .both))
    #expect(book.perform(Gesture(.tap, at: book.end + 1)) == .beganAnew)
    #expect(book.events == [.tap(at: 0)])
  }

  /// Plays a random story forward and backward in time: the book always equals one that only
  /// experienced the remaining events.
  @Test(arguments: 0..<UInt64(Plays.count / 5)) func `remembers what has happened, and no more`(
    number: UInt64
  ) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let choreography =
      number % 3 == 0 ? try Choreography.random(seed: number) : random.one(of: Choreography.presets)
    let setup = BookPlay.Setup.interruptible(
      choreography, random.one(of: [nil, .open, .close, .both]))
    guard var book = try? Run<BookPlay>(setup) else { return }
    for _ in 0..<12 {
      let point = BookPoint(x: random.share() * 1024, y: random.share() * 768)
      let verb = random.one(of: BookEvent.Verb.allCases)
      let kind = verb.row(point).kind
      // Whole numbers and boundaries as well as arbitrary times.
      let time = random.one(of: [0, 0.5, 1, 2, book.end, random.share() * 3, book.end + 0.25])
      let before = book
      switch book.perform(Gesture(verb, at: time, point)) {
      case .ignored, .isFull, nil: #expect(book.events == before.events && book.end == before.end)
      case .happened:
        #expect(
          book.events == before.events.filter { $0.time <= time } + [
            BookEvent(kind, at: time)
          ])
      case .beganAnew: #expect(book.events == [BookEvent(kind, at: 0)])
      }
      guard book.events != before.events else { continue }
      var other = BookTransition(choreography, tapPolicy: .interrupt)
      if setup.score.start == .open {
        other.goOn(with: .tap(at: 0))
        other = other.settled
      }
      for event in book.events { other.perform(event) }
      for share in [0, 0.2, 0.5, 0.9, 1] {
        let time = book.end * share
        let pose = time < book.end ? other.pose(at: time) : other.restingPose
        #expect(book.pose(at: time) == pose, "seed \(Plays.seed + number)")
      }
    }
  }

  /// A finger that lets the cover fall shut has an effect, although the book doesn't open.
  @Test func `closes when a finger lets it`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    let layout = BookLayout()
    let finger = layout.restingFrame.center
    for gesture in [
      Gesture(.touch, at: 0, finger), Gesture(.drag, at: 0.1, finger - BookPoint(x: 40, y: 0)),
      Gesture(.release, at: 0.2, BookPoint(x: 900, y: 0)),
    ] {
      #expect(book.perform(gesture) == .happened)
    }
    #expect(!book.play(at: 0.3).transition.isHeld)
    let closed = book.play(at: -1).pose(at: 0)
    #expect(book.pose(at: book.end) == closed)
  }

  @Test func `does not grow for ever`() throws {
    var book = try Run<BookPlay>(BookPlay.Setup(BookScore(.bookPolish, events: [])))
    var outcomes: Set<PlayOutcome> = []
    for index in 0..<PlayLimit.mostEvents + 10 {
      let gesture = Gesture(index % 2 == 0 ? .tap : .close, at: Double(index) * 0.5)
      let outcome = book.perform(gesture)
      outcomes.insert(try #require(outcome))
    }
    #expect(book.events.count == PlayLimit.mostEvents)
    #expect(outcomes == [.happened, .isFull])
  }
}

extension Gesture {
  fileprivate init(_ verb: BookEvent.Verb, at time: Double, _ point: BookPoint = .zero) {
    self.init(BookEvent.Verb.number(of: verb), at: time, point)
  }
}

extension Run<BookPlay> {
  /// The time from which nothing moves.
  fileprivate var end: Double { rest ?? .infinity }
}

extension BookPlay.Setup {
  /// Returns a book that can be turned around, whatever its direction.
  fileprivate static func interruptible(
    _ choreography: Choreography, _ direction: BookScore.Direction?
  ) -> BookPlay.Setup {
    var score = BookScore(choreography, events: [])
    score.direction = direction
    return BookPlay.Setup(score)
  }
}
