import BookMotion
import BookMotionTestSupport
import Testing

/// The cues of a transition.
@Suite struct BookTransitionCuesTests {
  static let always = -1e9..<1e9

  static let seeds = Effort.some(of: 0..<12 as Range<UInt64>, oneIn: 4)

  /// Returns a random journey with one or more interruptions, the times of its events, and the time
  /// from which it is remembered: that of the last departure from the shelf but one.
  private func journey(
    _ choreography: Choreography, seed: UInt64
  ) -> (BookTransition, times: [Double], remembered: Double) {
    var random = SeededRandom(seed: seed)
    var book = BookTransition(choreography, tapPolicy: .interrupt)
    var time = Double.random(in: 0...1, using: &random)
    var times: [Double] = []
    var (remembered, departure) = (-1.0, -1.0)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if book.phase(at: time) == .idle { (remembered, departure) = (departure, time) }
      if !book.tap(at: time), !book.chooseMode(.read, at: time) { book.close(at: time) }
      times.append(time)
      time += .random(in: 0...2.5, using: &random)
    }
    return (book, times, remembered)
  }

  @Test func `of bookPolish are told at their instants`() throws {
    var book = BookTransition(.bookPolish)
    book.tap(at: 1)
    let cues = book.cues(in: Self.always)
    #expect(
      cues.map(\.event) == [
        .phase(.selected), .moment(.lightHaptic), .phase(.moving), .phase(.flipping),
        .coverPassesQuarterTurn(opening: true), .phase(.revealing), .phase(.complete),
        .moment(.readerAppears),
      ])
    let starts = cues.filter { $0.event != .coverPassesQuarterTurn(opening: true) }.map(\.time)
    #expect(starts == [1, 1, 1.2, 1.6, 2.2, 2.5, 2.5])
    book.close(at: 5)
    #expect(
      book.cues(in: 3..<99).map(\.event) == [
        .phase(.closing), .moment(.readerDisappears), .phase(.unflipping),
        .coverPassesQuarterTurn(opening: false), .phase(.returning), .phase(.idle),
      ])
    #expect(book.cues(in: Self.always).prefix(cues.count) == cues[...])
  }

  @Test func `of storyReader wait for the mode`() {
    var book = BookTransition(.storyReader)
    book.tap(at: 0)
    let cues = book.cues(in: Self.always)
    #expect(cues.last == BookCue(.moment(.controlsAppear), at: 1.9 + 0.2))
    #expect(cues.contains(BookCue(.moment(.musicFadesOut), at: 0)))
    #expect(!cues.contains { $0.event == .phase(.complete) })
    book.chooseMode(.listen, at: 7)
    #expect(
      book.cues(in: 7..<99) == [
        BookCue(.phase(.complete), at: 7), BookCue(.moment(.readerAppears), at: 7),
      ])
    book.close(at: 9)
    #expect(book.cues(in: 9..<99).last?.event == .moment(.musicFadesIn))
  }

  @Test(arguments: Effort.some(of: Choreography.known, oneIn: 4), seeds)
  func `are the same whatever the tick`(preset: Choreography, seed: UInt64) {
    let (book, times, _) = journey(preset, seed: seed)
    expectSame(book, events: times, seed: seed)
  }

  @Test(arguments: Effort.some(of: 0..<20 as Range<UInt64>, oneIn: 10))
  func `of a random choreography are the same whatever the tick`(seed: UInt64) throws {
    let choreography = try Choreography.randomRoundTrip(seed: seed)
    let (book, times, _) = journey(choreography, seed: seed &+ 1000)
    expectSame(book, events: times, seed: seed)
    let (calm, calmTimes, _) = journey(choreography.reduced(), seed: seed &+ 1000)
    expectSame(calm, events: calmTimes, seed: seed)
  }

  private func expectSame(_ book: BookTransition, events: [Double], seed: UInt64) {
    let all = book.cues(in: Self.always)
    #expect(all.map(\.time) == all.map(\.time).sorted(), "seed \(seed)")
    var random = SeededRandom(seed: seed)
    for ticks in [3, 40, 200] {
      // Cut at random instants, at those of the events, and at those of the cues themselves.
      var cuts = (0..<ticks).map { _ in Double.random(in: -1...25, using: &random) }
      cuts += events + all.map(\.time).filter { _ in Bool.random(using: &random) }
      cuts += [Self.always.lowerBound, Self.always.upperBound]
      cuts.sort()
      let told = zip(cuts, cuts.dropFirst()).flatMap { book.cues(in: $0..<$1) }
      #expect(told == all, "seed \(seed), \(ticks) ticks")
    }
  }

  @Test(arguments: Choreography.known, seeds)
  func `that were told stay true when something else happens`(preset: Choreography, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var book = BookTransition(preset, tapPolicy: .interrupt, rotationPolicy: .follow)
    var told: [BookCue] = []
    var time = 0.0
    book.tap(at: time)
    for _ in 0..<8 {
      let next = time + .random(in: 0...0.8, using: &random)
      told += book.cues(in: time..<next)
      time = next
      // Also at the very instant of a phase or cue.
      if Bool.random(using: &random),
        let cue = book.cues(in: time..<time + 1).randomElement(using: &random)
      {
        told += book.cues(in: time..<cue.time)
        time = cue.time
      }
      let events: [TriedEvent] = [.close, .close, .resizeScreen, .read, .tap, .tap]
      // Not from the shelf again, which would begin another journey.
      let event = events.randomElement(using: &random) ?? .close
      if event != .tap || book.phase(at: time) != .idle { event.happen(to: &book, at: time) }
    }
    told += book.cues(in: time..<1e6)
    #expect(told == book.cues(in: Self.always), "seed \(seed)")
  }

  @Test(arguments: Choreography.known, seeds)
  func `agree with the phase at every instant`(preset: Choreography, seed: UInt64) {
    let (book, _, _) = journey(preset, seed: seed)
    let starts = book.phaseStarts()
    for step in -20..<400 {
      let time = Double(step) / 20
      let expected = starts.last { $0.time <= time }?.phase ?? .idle
      guard book.phase(at: time) == expected else {
        Issue.record("seed \(seed): \(book.phase(at: time)) at \(time), told \(expected)")
        return
      }
    }
    for (index, start) in starts.enumerated() {
      let isLast = index + 1 == starts.count || starts[index + 1].time > start.time
      #expect(!isLast || book.phase(at: start.time) == start.phase)
      #expect(
        index == 0
          || book.phase(at: start.time.nextDown)
            == (starts.last { $0.time < start.time }?.phase ?? .idle)
      )
    }
  }

  @Test(arguments: Effort.some(of: Choreography.known, oneIn: 4), seeds)
  func `tell the passage of 90 degrees at its true instant`(preset: Choreography, seed: UInt64) {
    let (book, _, start) = journey(preset, seed: seed)
    var told: [(Double, Bool)] = []
    for cue in book.cues(in: Self.always) {
      if case .coverPassesQuarterTurn(let opening) = cue.event { told.append((cue.time, opening)) }
    }
    func isPast(_ time: Double) -> Bool { book.pose(at: time).flipAngle >= 90 }
    var found: [(Double, Bool)] = []
    for step in -100..<5000 {
      var (low, high) = (Double(step) / 250, Double(step + 1) / 250)
      guard low > start - 1.0 / 250, isPast(low) != isPast(high) else { continue }
      let opening = isPast(high)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if isPast(middle) == opening { high = middle } else { low = middle }
      }
      found.append((high, opening))
    }
    #expect(told.map(\.1) == found.map(\.1), "seed \(seed)")
    for (cue, passage) in zip(told, found) {
      #expect(abs(cue.0 - passage.0) <= 1e-12, "seed \(seed)")
      #expect(isPast(cue.0) == cue.1 && isPast(cue.0.nextDown) != cue.1, "seed \(seed)")
    }
  }

  @Test func `tell the passage of a cover that opens at once`() throws {
    let abrupt = try Choreography(
      name: "abrupt",
      opening: [
        Choreography.Stage(.complete, lasts: 0, moves: [.value(.flipAngle, 180, with: .none)])
      ],
      closing: [Choreography.Stage(.idle, lasts: 0, moves: [.value(.flipAngle, 0, with: .none)])])
    var book = BookTransition(abrupt)
    book.tap(at: 1)
    let opening = [
      BookCue(.phase(.complete), at: 1), BookCue(.coverPassesQuarterTurn(opening: true), at: 1),
    ]
    #expect(book.cues(in: Self.always) == opening)
    #expect(book.cues(in: 1..<2) == opening && book.cues(in: 0..<1) == [])
    book.close(at: 2)
    let closing = [
      BookCue(.phase(.idle), at: 2), BookCue(.coverPassesQuarterTurn(opening: false), at: 2),
    ]
    #expect(book.cues(in: 2..<3) == closing && book.cues(in: 1..<2) == opening)
    #expect(book.cues(in: Self.always) == opening + closing)
  }

  /// It starts from its target, so only what throws it moves it.
  @Test func `tell both passages of a closed cover that is thrown open and falls shut`() {
    var slow = Choreography.bookPolish
    for index in slow[.unflipping].moves.indices {
      slow[.unflipping].moves[index].animation = .spring(duration: 3)
    }
    var thrown = 0
    for speed in stride(from: -3000.0, through: -100, by: 25) {
      var book = BookTransition(slow)
      book.touch(BookPoint(x: 290, y: 340), at: 0)
      if book.release(velocity: BookPoint(x: speed, y: 0), at: 0.1) { continue }
      let open = (0...2000).map { book.pose(at: 0.1 + Double($0) / 500).flipAngle >= 90 }
      guard open.contains(true) else { continue }
      thrown += 1
      let passages = book.cues(in: Self.always).map(\.event).filter {
        [.coverPassesQuarterTurn(opening: true), .coverPassesQuarterTurn(opening: false)]
          .contains($0)
      }
      #expect(
        passages == [
          .coverPassesQuarterTurn(opening: true), .coverPassesQuarterTurn(opening: false),
        ], "\(speed)")
      #expect(open.last == false)
    }
    #expect(thrown > 0)
  }

  @Test func `of a cover that swings for ever have an end`() throws {
    let swinging = try Choreography(
      name: "swinging",
      opening: [
        Choreography.Stage(
          .complete, lasts: 0,
          moves: [.value(.flipAngle, 90, with: .spring(MotionSpring(duration: 2, bounce: 1)))])
      ],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    var book = BookTransition(swinging)
    book.tap(at: 0)
    // Half a swing takes a second, so there are 600 in ten minutes.
    let passages = book.cues(in: 0..<Double.infinity).filter { $0.event != .phase(.complete) }
    #expect((599...601).contains(passages.count))
  }

  @Test func `of moments that are yet to come outlive a turn of the screen, but not an end`() throws
  {
    let late = try Choreography(
      name: "late",
      opening: [
        Choreography.Stage(
          .selected, lasts: 1, moments: [Choreography.Moment(.lightHaptic, after: 0.5)]),
        Choreography.Stage(.complete, lasts: 0),
      ],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    var book = BookTransition(late, tapPolicy: .interrupt, rotationPolicy: .follow)
    book.tap(at: 0)
    book.resizeScreen(to: BookSize(width: 500, height: 500), at: 0.2)
    #expect(book.cues(in: Self.always).contains(BookCue(.moment(.lightHaptic), at: 0.5)))
    book.close(at: 0.4)
    #expect(!book.cues(in: Self.always).contains { $0.event == .moment(.lightHaptic) })
    // Cut off at the very instant in which it began.
    var short = BookTransition(late, tapPolicy: .interrupt)
    short.tap(at: 0)
    short.close(at: 0)
    #expect(!short.cues(in: Self.always).contains { $0.event == .moment(.lightHaptic) })
  }
}
