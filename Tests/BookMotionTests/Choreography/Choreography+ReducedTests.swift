import BookMotion
import BookMotionTestSupport
import Testing

/// A choreography and its variant for reduced motion.
struct Reduced: CustomTestStringConvertible {
  let whole: Choreography
  let calm: Choreography

  init(_ whole: Choreography) {
    self.whole = whole
    calm = whole.reduced()
  }

  var testDescription: String { whole.name }
}

/// Less motion.
@Suite struct ChoreographyReducedTests {
  static let all = [Choreography.bookPolish, .storyReader].map(Reduced.init)

  private func journey(_ choreography: Choreography) -> BookTransition {
    var book = BookTransition(choreography, layout: BookLayout())
    book.tap(at: 0)
    book.chooseMode(.read, at: 4)
    book.close(at: 10)
    return book
  }

  @Test func `is a preset of its own`() {
    #expect(Choreography.reducedMotion.opening == Choreography.bookPolish.reduced().opening)
    #expect(Choreography.reducedMotion.closing == Choreography.bookPolish.reduced().closing)
    #expect(Choreography.reducedMotion.name == "reducedMotion")
    #expect(Choreography.bookPolish.reduced().name == "bookPolish-reduced")
  }

  @Test(arguments: all)
  func `has the same phases in the same time, with the same moments`(pair: Reduced) {
    for (whole, calm) in [
      (pair.whole.opening, pair.calm.opening), (pair.whole.closing, pair.calm.closing),
    ] {
      #expect(whole.map(\.phase) == calm.map(\.phase))
      #expect(whole.map(\.duration) == calm.map(\.duration))
      #expect(whole.map(\.moments) == calm.map(\.moments))
    }
    #expect(pair.whole.style == pair.calm.style)
  }

  @Test(arguments: all)
  func `ends where the whole motion ends`(pair: Reduced) {
    let (whole, calm) = (journey(pair.whole), journey(pair.calm))
    for time in [3.9, 9.9] {
      for channel in BookChannel.allCases
      // While the mode is selected, the reader already hides the book.
      where time == 9.9 || pair.whole.stage(.modeSelection) == nil || channel != .readerOpacity {
        #expect(
          abs(whole.pose(at: time)[channel] - calm.pose(at: time)[channel]) < 1e-9,
          "\(channel) at \(time)")
      }
    }
    #expect(whole.restingPose == calm.restingPose)
    #expect(calm.pose(at: 20) == calm.pose(at: -1))
  }

  @Test(arguments: all)
  func `tells the same events in the same order`(pair: Reduced) {
    let everything = -1e9..<1e9
    #expect(
      journey(pair.calm).cues(in: everything).map(\.event)
        == journey(pair.whole).cues(in: everything).map(\.event))
  }

  @Test(arguments: all)
  func `turns nothing that can be seen, and travels no more than 8 in 100`(pair: Reduced) {
    let book = journey(pair.calm)
    expectCalm(book, from: -0.1, to: 13, "\(pair.calm.name)")
  }

  @Test(arguments: all)
  func `stays calm when it is interrupted`(pair: Reduced) {
    for phase in pair.calm.phases {
      for share in Effort.some(of: [0, 0.01, 0.3, 0.5, 0.7, 0.99], oneIn: 3) {
        guard
          let (before, time) = BookTransition.inPhase(phase, share: share, pair.calm)
        else { continue }
        for event in [TriedEvent.tap, .close, .read] {
          var book = before
          guard event.happen(to: &book, at: time) else { continue }
          let comment = "\(event) in \(phase) at \(time)"
          expectCalm(book, from: time - 0.2, to: time + 3, comment)
          var again = book
          if !again.close(at: time + 0.15) { again.tap(at: time + 0.15) }
          expectCalm(again, from: time - 0.2, to: time + 3, comment + ", twice")
        }
      }
    }
  }

  /// Of a book that jumps nothing is seen: the reader is opaque, and if it leaves a rim, the book is
  /// transparent. If it waits for the app, the book is transparent, and the reader what it was.
  @Test(arguments: Effort.seeds(2000))
  func `moves at once only what nobody sees`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var whole = Choreography.presets + [.waiting]
    if seed >= whole.count { whole = [try .random(seed: seed)] }
    let choreography = whole[Int(seed) % whole.count].reduced()
    let screen = random.one(of: [
      BookSize(width: 1024, height: 768), BookSize(width: 390, height: 844),
      BookSize(width: 844, height: 390),
    ])
    var book = BookTransition(
      choreography,
      layout: BookLayout(
        screen: screen,
        restingFrame: BookRect(
          x: .random(in: -50...screen.width - 50, using: &random),
          y: .random(in: -50...screen.height - 50, using: &random), width: 100, height: 140),
        binding: random.one(of: BookBinding.allCases)))
    book.tap(at: 0)
    for step in 1..<9 {
      book.chooseMode(.read, at: Double(step) * 15)
      book.proceed(at: Double(step) * 15)
    }
    for step in 9..<18 where !book.close(at: Double(step) * 15) {
      book.proceed(at: Double(step) * 15)
    }
    // Unless something else makes the book fade.
    let fades =
      !choreography.style.spread.hasTwoPages && !whole[Int(seed) % whole.count].moves(.bookOpacity)
    let waits = (choreography.opening + choreography.closing).contains(where: \.waits)
    for step in book.motion.schedule.steps where step.animation.settlingDuration() == 0 {
      let (before, after) = (book.pose(at: step.time.nextDown), book.pose(at: step.time))
      let isJump = [BookChannel.x, .y, .width, .height, .flipAngle, .tilt, .yaw].contains {
        (before[$0] - after[$0]).magnitude > 1e-6
      }
      guard isJump else { continue }
      #expect(waits || before.readerOpacity == 1 && after.readerOpacity == 1, "\(step.time)")
      #expect(
        !fades && !waits || before.bookOpacity == 0 && after.bookOpacity == 0, "\(step.time)")
    }
  }

  private func expectCalm(
    _ book: BookTransition, from start: Double, to end: Double, _ comment: String
  ) {
    let shelf = book.layout.frame(of: .shelf)
    // The first goal of the full motion.
    let length = distance(book.layout.frame(of: .centered).center, shelf.center)
    var last = book.pose(at: start)
    var worst = 0.0
    for step in 1...Int((end - start) * 240) {
      let pose = book.pose(at: start + Double(step) / 240)
      if pose.readerOpacity < 1 && last.readerOpacity < 1 {
        guard pose.flipAngle == last.flipAngle, pose.tilt == last.tilt, pose.yaw == last.yaw else {
          Issue.record("\(comment): turns at \(start + Double(step) / 240)")
          return
        }
      }
      // A book hidden by the reader may be anywhere.
      if pose.readerOpacity < 1 {
        worst = max(worst, distance(pose.frame.center, shelf.center) / length)
        guard pose.flipAngle == 0, pose.tilt == 0, pose.yaw == 0 else {
          Issue.record("\(comment): is open at \(start + Double(step) / 240)")
          return
        }
        guard pose.size == shelf.size else {
          Issue.record("\(comment): grows at \(start + Double(step) / 240)")
          return
        }
      }
      last = pose
    }
    #expect(worst <= 0.08 + 1e-9, "\(comment)")
  }

  private func distance(_ one: BookPoint, _ other: BookPoint) -> Double {
    (one - other).magnitudeSquared.squareRoot()
  }
}

extension Choreography {
  /// Returns true if any stage moves a channel.
  fileprivate func moves(_ channel: BookPose.Driven.Channel) -> Bool {
    (opening + closing).flatMap(\.moves).contains {
      if case .value(channel, _) = $0.goal { true } else { false }
    }
  }
}

extension BookPose {
  fileprivate var size: BookSize { BookSize(width: width, height: height) }
}
