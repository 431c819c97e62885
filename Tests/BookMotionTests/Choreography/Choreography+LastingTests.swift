import BookMotion
import BookMotionTestSupport
import Testing

/// The pace of a choreography.
@Suite struct ChoreographyLastingTests {
  /// Returns the time after which every step of a motion has at most 0.1% of its way to go, found by
  /// looking at the motion itself.
  private static func settling(
    _ choreography: Choreography, _ event: BookEvent, from book: BookTransition
  ) -> Double {
    var book = book
    book.goOn(with: event)
    return book.settlingTime() - event.time
  }

  @Test(arguments: Choreography.known.map(\.name), [0.3, 0.6, 2.5])
  func `is exactly what was asked for, in both directions`(name: String, seconds: Double) throws {
    let choreography = try #require(Choreography.known.first { $0.name == name })
    var paced = choreography
    paced.opening = choreography.opening.lasting(seconds)
    paced.closing = choreography.closing.lasting(seconds)
    try paced.check()
    #expect(abs(paced.opening.settlingDuration - seconds) < 1e-6 * seconds)
    #expect(abs(paced.closing.settlingDuration - seconds) < 1e-6 * seconds)
    // Whatever moves at all is there by then: nothing is later, and something is not much earlier.
    let closed = BookTransition(paced)
    let opening = Self.settling(paced, .tap(at: 0), from: closed)
    #expect(opening <= seconds * (1 + 1e-6))
    #expect(opening > 0.4 * seconds)
    var open = closed
    open.goOn(with: .tap(at: 0))
    let closing = Self.settling(paced, .close(at: 100), from: open)
    #expect(closing <= seconds * (1 + 1e-6) && closing > 0.4 * seconds)
  }

  @Test(arguments: Effort.seeds(40))
  func `changes nothing but the pace`(seed: UInt64) throws {
    let choreography = try Choreography.randomRoundTrip(seed: seed)
    let before = choreography.opening.settlingDuration
    guard before > 0.01, before.isFinite else { return }
    let factor = 1.75
    let slow = choreography.lasting(factor * before)
    var (book, slower) = (BookTransition(choreography), BookTransition(slow))
    book.tap(at: 0)
    slower.tap(at: 0)
    for step in 0..<40 {
      let time = before * Double(step) / 30 + 1e-4
      let (one, other) = (book.pose(at: time), slower.pose(at: factor * time))
      for channel in BookChannel.allCases {
        let tolerance = 1e-5 * max(1, abs(one[channel]))
        #expect(abs(one[channel] - other[channel]) < tolerance, "\(channel), \(time), \(seed)")
      }
    }
    #expect(slow.closing.count == choreography.closing.count)
  }

  @Test func `of a stage is that of all it moves`() {
    let stage = Choreography.bookPolish[.flipping]
    let quick = stage.lasting(0.3)
    #expect(abs(quick.settlingDuration - 0.3) < 1e-12)
    #expect(
      quick.moves[0].animation.settlingDuration() < stage.moves[0].animation.settlingDuration())
    // A stage with moves that are done before it ends lasts as long as it does.
    let pause = Choreography.Stage(.moving, lasts: 2, moves: [.value(.lift, 1, with: .none)])
    #expect(pause.settlingDuration == 2 && pause.lasting(1).duration == 1)
  }

  @Test func `that can't be is refused with words`() {
    let still = [Choreography.Stage(.complete, lasts: 0)]
    let never = [
      Choreography.Stage(
        .flipping, lasts: 1,
        moves: [.value(.flipAngle, 180, with: .spring(duration: 0.5, bounce: 1))])
    ]
    for (stages, seconds, words) in [
      (still, 1.0, "the time that the motion takes is 0: it takes a number from 0.001 to 1e9"),
      (never, 1, "the motion never comes to rest, because a spring has a bounce of 1"),
      (Choreography.bookPolish.opening, 0, "lasting is 0: it takes a number from 0.001 to 1e9"),
      (Choreography.bookPolish.opening, .nan, "lasting is nan"),
    ] {
      let error = #expect(throws: BookMotionError.self) { try stages.pace(lasting: seconds) }
      #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    }
  }
}
