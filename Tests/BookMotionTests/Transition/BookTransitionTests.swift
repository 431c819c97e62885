import BookMotion
import BookMotionTestSupport
import Testing

/// A book.
@Suite struct BookTransitionTests {
  static let times = (-20...400).map { Double($0) / 40 }
  static let elsewhere = BookRect(x: 500, y: 40, width: 160, height: 224)

  @Test(arguments: Choreography.known)
  func `stands on its shelf until something happens`(preset: Choreography) {
    let book = BookTransition(preset)
    for time in Self.times + [-.infinity, .infinity, .nan] {
      #expect(
        book.pose(at: time)
          == BookPose(
            BookPose.Driven(frame: BookLayout.standardFrame), style: preset.style))
      #expect(book.phase(at: time) == .idle)
    }
    #expect(book.isAtRest(at: 0) && book.mode == nil && book.cues(in: -1e9..<1e9).isEmpty)
  }

  @Test(arguments: Choreography.known)
  func `that is locked does not move`(preset: Choreography) {
    for policy in BookTransition.TapPolicy.allCases {
      var book = BookTransition(preset, tapPolicy: policy)
      let untouched = book
      let accepted = book.tap(at: 1, frame: Self.elsewhere, isLocked: true)
      #expect(!accepted && book.isAtRest(at: 1) && book.layout == untouched.layout)
      for time in Self.times { #expect(book.pose(at: time) == untouched.pose(at: time)) }
    }
  }

  @Test(arguments: Effort.some(of: Choreography.known, oneIn: 4))
  func `ignores taps while something moves`(preset: Choreography) {
    for phase in AnimationPhase.allCases where !phase.isResting {
      for share in [0, 0.2, 0.7, 0.99] {
        guard
          let (book, time) = BookTransition.inPhase(phase, share: share, preset, tapPolicy: .ignore)
        else { continue }
        var tapped = book
        for event in [TriedEvent.tap, .close] {
          let accepted = event.happen(to: &tapped, at: time)
          #expect(!accepted, "\(event) in \(phase)")
        }
        let opens = tapped.tap(at: time, frame: Self.elsewhere)
        let closes = tapped.close(at: time, frame: Self.elsewhere)
        #expect(!opens && !closes)
        expectSame(book, tapped, "\(preset.name), \(phase)")
        #expect(tapped.layout == book.layout)
      }
    }
  }

  @Test func `that is interrupted turns around at once`() {
    for preset in Choreography.known {
      for phase in AnimationPhase.allCases where !phase.isResting {
        guard let (before, time) = BookTransition.inPhase(phase, share: 0.5, preset) else {
          continue
        }
        var book = before
        let accepted = phase.isOpening ? book.close(at: time) : book.tap(at: time)
        #expect(accepted && book.phase(at: time).isOpening != phase.isOpening, "\(phase)")
        #expect(book.phase(at: time) == phase.reverse || preset.stage(phase.reverse) == nil)
      }
    }
  }

  @Test(arguments: Choreography.known)
  func `returns to the rectangle that its place has now`(preset: Choreography) {
    for binding in BookBinding.allCases {
      for phase in preset.opening.map(\.phase) {
        guard
          let (before, time) = BookTransition.inPhase(
            phase, share: 0.5, preset, layout: BookLayout(binding: binding))
        else { continue }
        var book = before
        let closes = book.close(at: time, frame: Self.elsewhere)
        #expect(closes)
        #expect(book.restingPose.frame == Self.elsewhere, "\(phase)")
        #expect(book.pose(at: time + 60).frame == Self.elsewhere, "\(phase)")
        // It departs from there the next time.
        book.tap(at: time + 60)
        #expect(book.pose(at: time + 60).frame == Self.elsewhere)
      }
    }
  }

  @Test(arguments: Choreography.known)
  func `ends where it was going when the screen turns, if that is the policy`(
    preset: Choreography
  ) {
    let screen = BookSize(width: 768, height: 1024)
    for phase in AnimationPhase.allCases {
      guard let (before, time) = BookTransition.inPhase(phase, share: 0.5, preset) else {
        continue
      }
      var book = before
      let sets = book.resizeScreen(to: screen, at: time)
      #expect(!sets)
      expectSame(before, book, "\(phase)")
      #expect(book.layout.screen == screen)
      // At the next event, the places are those of the new screen.
      let later = time + 60
      if book.close(at: later) {
        book.tap(at: later + 60)
      } else {
        book.tap(at: later)
      }
      book.chooseMode(.read, at: later + 90)
      #expect(isNear(book.restingPose, opened(preset, on: screen)), "\(phase)")
    }
  }

  @Test(arguments: Effort.some(of: Choreography.known, oneIn: 4))
  func `sets out for its new place when the screen turns, if that is the policy`(
    preset: Choreography
  ) {
    let screen = BookSize(width: 768, height: 1024)
    for phase in preset.opening.map(\.phase) {
      for share in [0, 0.3, 0.8] {
        guard
          let (before, time) = BookTransition.inPhase(
            phase, share: share, preset, rotationPolicy: .follow)
        else { continue }
        var book = before
        let sets = book.resizeScreen(to: screen, at: time)
        #expect(sets)
        // Neither the phases nor the past change.
        #expect(book.phaseStarts().map(\.time) == before.phaseStarts().map(\.time))
        #expect(book.phaseStarts().map(\.phase) == before.phaseStarts().map(\.phase))
        #expect(book.pose(at: time - 0.01) == before.pose(at: time - 0.01))
        book.chooseMode(.read, at: time + 60)
        #expect(isNear(book.restingPose, opened(preset, on: screen)), "\(phase)")
        book.close(at: time + 90)
        #expect(book.restingPose == BookTransition(preset).restingPose, "\(phase)")
      }
    }
  }

  private func opened(_ preset: Choreography, on screen: BookSize) -> BookPose {
    var book = BookTransition(preset, layout: BookLayout(screen: screen))
    book.tap(at: 0)
    book.chooseMode(.read, at: 10)
    return book.restingPose
  }

  private func isNear(_ one: BookPose, _ other: BookPose) -> Bool {
    BookChannel.allCases.allSatisfy { abs(one[$0] - other[$0]) < 1e-9 }
  }

  @Test func `remembers the mode that was chosen until it is asked again`() {
    var book = BookTransition(.storyReader, tapPolicy: .interrupt)
    func choose(
      _ mode: BookTransition.Mode, at time: Double, accepted: Bool,
      leaves left: BookTransition.Mode?
    ) {
      let isAccepted = book.chooseMode(mode, at: time)
      #expect(isAccepted == accepted)
      #expect(book.mode == left)
    }
    choose(.read, at: 0, accepted: false, leaves: nil)
    book.tap(at: 0)
    choose(.read, at: 1, accepted: false, leaves: nil)
    choose(.listen, at: 2.3, accepted: true, leaves: .listen)
    choose(.read, at: 2.4, accepted: false, leaves: .listen)
    // Turned around before the mode selection, so it is on its way there again.
    book.close(at: 5)
    book.tap(at: 5.5)
    #expect(book.phase(at: 5.5) == .zooming && book.mode == nil)
    #expect(book.phase(at: 9) == .modeSelection)
    book.close(at: 9)
    book.tap(at: 9.1)
    #expect(book.phase(at: 99) == .modeSelection && book.mode == nil)
    choose(.read, at: 99, accepted: true, leaves: .read)
    // Turned around in the reader, so nothing needs to be chosen again.
    book.close(at: 105)
    book.tap(at: 105.1)
    #expect(book.phase(at: 105.1) == .complete && book.mode == .read)
  }

  @Test func `does not begin later what was cut off before it had begun`() throws {
    var book = BookTransition(.storyReader, tapPolicy: .interrupt)
    book.tap(at: 0)
    // The buttons would appear 0.2 s after the mode selection begins.
    book.close(at: 2)
    for step in 0...200 {
      let time = 2 + Double(step) / 100
      #expect(book.velocity(at: time)[.controlsOpacity] == 0, "at \(time)")
    }
    // With a slow fade-out, they would have flashed.
    let flashing = try Choreography(
      name: "flashing",
      opening: [
        Choreography.Stage(
          .complete, lasts: 0,
          moves: [.value(.controlsOpacity, 1, with: .curve(.linear, duration: 0.1).delay(0.2))])
      ],
      closing: [
        Choreography.Stage(
          .idle, lasts: 1,
          moves: [.value(.controlsOpacity, 0, with: .curve(.linear, duration: 1))])
      ])
    var other = BookTransition(flashing)
    other.tap(at: 0)
    other.close(at: 0.1)
    for step in 0...200 { #expect(other.pose(at: Double(step) / 100).controlsOpacity == 0) }
  }

  @Test func `keeps what is delayed for its time when the screen turns`() {
    var book = BookTransition(.storyReader, rotationPolicy: .follow)
    book.tap(at: 0)
    let before = book
    book.resizeScreen(to: BookSize(width: 1024, height: 700), at: 2)
    for step in 0...100 {
      let time = 2 + Double(step) / 100
      #expect(
        abs(book.pose(at: time).controlsOpacity - before.pose(at: time).controlsOpacity) < 1e-12)
    }
  }

  @Test(arguments: Choreography.known, [UInt64](0..<4))
  func `answers the same in whatever order it is asked`(preset: Choreography, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var asked = BookTransition(preset, tapPolicy: .interrupt)
    var silent = asked
    var time = 0.0
    for _ in 0..<5 {
      let event: TriedEvent = [.tap, .close, .read].randomElement(using: &random) ?? .tap
      event.happen(to: &asked, at: time)
      event.happen(to: &silent, at: time)
      let forwards = Self.times.map { asked.pose(at: $0) }
      for index in Self.times.indices.shuffled(using: &random).prefix(80) {
        guard asked.pose(at: Self.times[index]) == forwards[index] else {
          Issue.record("seed \(seed): another answer at \(Self.times[index])")
          return
        }
      }
      _ = (asked.cues(in: -1..<99), asked.isAtRest(at: 5), asked.settlingTime(), asked.restingPose)
      // Changing a copy does not affect the original.
      var copy = asked
      copy.close(at: time)
      copy.tap(at: time + 3)
      time += .random(in: 0...1.5, using: &random)
    }
    // The queries in between have changed nothing.
    expectSame(asked, silent, "\(preset.name), seed \(seed)")
  }

  @Test func `has another hash in another choreography, layout, or motion`() {
    var books = Choreography.known.map { BookTransition($0) }
    books.append(BookTransition(layout: BookLayout().with(frame: Self.elsewhere)))
    books.append(BookTransition(layout: BookLayout(binding: .right)))
    for time in [0, 1, 2.0] {
      var book = BookTransition(tapPolicy: .interrupt)
      book.tap(at: time)
      books.append(book)
      book.close(at: 3)
      books.append(book)
      // It opens again, and has no other target than before.
      book.tap(at: 3)
      books.append(book)
    }
    #expect(Set(books.map { $0.hashValue }).count == books.count)
  }

  @Test func `is documented by examples that hold`() {
    var transition = BookTransition(.bookPolish, layout: BookLayout())
    transition.tap(at: 10)
    #expect(transition.phase(at: 10.7) == .flipping)
    #expect(abs(transition.pose(at: 10.7).flipAngle - 53.25) < 0.05)
    transition.close(at: 20)
    #expect(transition.isAtRest(at: 30))
    #expect(transition.pose(at: 30) == transition.pose(at: 0))
  }

  private func expectSame(
    _ one: BookTransition, _ other: BookTransition, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for time in Self.times + [60] where one.pose(at: time) != other.pose(at: time) {
      Issue.record("\(comment): differs at \(time)", sourceLocation: sourceLocation)
      return
    }
    for time in Self.times {
      #expect(one.phase(at: time) == other.phase(at: time), sourceLocation: sourceLocation)
    }
  }
}
