import BookMotion
import BookMotionTestSupport
import Testing

/// Less motion for a choreography that waits for the app.
@Suite struct ChoreographyDissolvedTests {
  /// A cover that opens to 150° and waits with the first page beside it.
  private static let ajar: Choreography = {
    var ajar = Choreography.pictureBook
    ajar[.flipping].name = "ajar"
    ajar[.flipping].waits = true
    ajar[.flipping].moves[0] = .value(.flipAngle, 150, with: .spring(MotionSpring(duration: 0.4)))
    ajar[.zooming].moves.append(
      .value(.flipAngle, 180, with: .spring(MotionSpring(duration: 0.2))))
    return ajar
  }()

  private static let screens = [
    BookSize(width: 1024, height: 768), BookSize(width: 390, height: 844),
    BookSize(width: 844, height: 390),
  ]

  @Test func `opens the cover as far, and shows the first page, while it waits`() {
    var (whole, calm) = (BookTransition(Self.ajar), BookTransition(Self.ajar.reduced()))
    whole.tap(at: 0)
    calm.tap(at: 0)
    let pose = calm.pose(at: 9)
    #expect(calm.waitingStage(at: 9)?.name == "ajar")
    #expect(pose.flipAngle == 150 && pose.firstPageOpacity == 1 && pose.bookOpacity == 1)
    #expect(pose.readerOpacity == 0)
    #expect(pose.frame == calm.layout.frame(of: .opened))
    #expect(pose == whole.restingPose)
    let waited = calm.proceed(at: 9)
    #expect(waited?.name == "ajar")
    #expect(calm.phase(at: 9) == .zooming && calm.pose(at: 9) == pose)
    whole.proceed(at: 9)
    #expect(calm.pose(at: 20) == whole.restingPose)
    #expect(calm.pose(at: 20).readerOpacity == 1)
  }

  @Test func `fades out on the shelf, and in where it waits`() {
    var book = BookTransition(Self.ajar.reduced())
    book.tap(at: 0)
    let shelf = book.pose(at: -1)
    for step in 0..<30 {
      let pose = book.pose(at: Double(step) / 100)
      #expect(pose.frame == shelf.frame && pose.flipAngle == 0)
    }
    #expect(book.pose(at: 0.15).bookOpacity == 0.5)
    #expect(book.pose(at: 0.3).bookOpacity == 0 && book.pose(at: 0.3).flipAngle == 150)
    // The stages until it waits take 1.2 s.
    #expect(book.pose(at: 0.75).bookOpacity == 0.5 && book.pose(at: 1.2).bookOpacity == 1)
  }

  @Test func `closes from where it waits by a fade`() {
    var book = BookTransition(Self.ajar.reduced())
    book.tap(at: 0)
    let closes = book.close(at: 5)
    #expect(closes)
    #expect(book.pose(at: 5.29).flipAngle == 150 && book.pose(at: 5.3).flipAngle == 0)
    #expect(book.pose(at: 5.3).bookOpacity == 0)
    #expect(book.pose(at: 9) == book.pose(at: -1))
  }

  /// A preset that waits in some of its stages, or a random choreography that does.
  private static func waiting(
    using random: inout SeededRandom
  ) throws -> Choreography {
    var choreography =
      Bool.random(using: &random)
      ? random.one(of: [.bookPolish, .pictureBook, .storyReader, .waiting, ajar])
      : try Choreography.random(seed: random.next() % 100_000)
    for phase in choreography.phases where Int.random(in: 0..<4, using: &random) == 0 {
      choreography[phase].waits = phase != .complete && phase != .idle
    }
    if !(choreography.opening + choreography.closing).contains(where: \.waits) {
      choreography[.complete].waits = true
    }
    // Of a center and a y, the one that begins later counts, whichever is listed first.
    for phase in choreography.phases {
      choreography[phase].moves.removeAll { move in
        [.x, .y, .width, .height].contains { move.goal == .value($0, move.goal.value ?? 0) }
      }
    }
    // What does not come home by itself is put there at the next tap.
    choreography[.idle].moves += [.center(.shelf, with: .smooth), .size(.shelf, with: .smooth)]
    return choreography
  }

  private static func layout(using random: inout SeededRandom) -> BookLayout {
    let screen = random.one(of: screens)
    return BookLayout(
      screen: screen,
      restingFrame: BookRect(
        x: .random(in: -50...screen.width - 50, using: &random),
        y: .random(in: -50...screen.height - 50, using: &random), width: 100, height: 140),
      binding: random.one(of: BookBinding.allCases))
  }

  @Test(arguments: Effort.seeds(600))
  func `shows at every rest what the whole motion shows, with the same cues`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try Self.waiting(using: &random)
    let layout = Self.layout(using: &random)
    var whole = BookTransition(choreography, layout: layout)
    var calm = BookTransition(choreography.reduced(), layout: layout)
    func both(_ event: (inout BookTransition) -> Void) {
      event(&whole)
      event(&calm)
      let (one, other) = (calm.restingPose, whole.restingPose)
      let channels = BookChannel.allCases.filter { one[$0] != other[$0] }
      #expect(channels.isEmpty, "\(channels.map { "\($0) \(one[$0]) \(other[$0])" })")
    }
    var waits = 0
    both { $0.tap(at: 0) }
    for step in 1..<24 {
      let time = Double(step) * 20
      #expect(calm.phase(at: time) == whole.phase(at: time))
      #expect(calm.waitingStage(at: time)?.phase == whole.waitingStage(at: time)?.phase)
      waits += whole.waitingStage(at: time) == nil ? 0 : 1
      both { book in
        if book.proceed(at: time) == nil, !book.chooseMode(.read, at: time) { book.close(at: time) }
      }
    }
    #expect(whole.phase(at: 1000) == .idle && calm.phase(at: 1000) == .idle)
    let everything = -1e9..<1e9
    // A fade may be over before or after what it stands for.
    func told(_ book: BookTransition) -> [BookCue.Event] {
      book.cues(in: everything).map(\.event).filter { event in
        switch event {
        case .phase, .moment: true
        default: false
        }
      }
    }
    #expect(told(calm) == told(whole))
    #expect(waits > 0 || choreography.stage(.complete)?.waits == true)
  }

  @Test(arguments: Effort.seeds(600))
  func `moves nothing that is seen, however it is interrupted`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try Self.waiting(using: &random)
    let layout = Self.layout(using: &random)
    var whole = BookTransition(choreography, layout: layout, tapPolicy: .interrupt)
    var calm = BookTransition(choreography.reduced(), layout: layout, tapPolicy: .interrupt)
    let isGentle = Bool.random(using: &random)
    var time = 0.0
    for _ in 0..<12 {
      let event = random.one(of: ["tap", "close", "proceed", "read"])
      func happen(to book: inout BookTransition) {
        switch event {
        case "tap": book.tap(at: time)
        case "close": book.close(at: time)
        case "proceed": book.proceed(at: time)
        default: book.chooseMode(.read, at: time)
        }
      }
      happen(to: &whole)
      happen(to: &calm)
      let next = time + Double.random(in: 0...(isGentle ? 4 : 0.6), using: &random)
      expectStill(calm, from: time, to: next, "\(seed): \(event) at \(time)")
      time = next
    }
    expectStill(calm, from: time, to: time + 4, "\(seed), at last")
    #expect(calm.phase(at: time) == whole.phase(at: time))
  }

  /// Expects that from one instant to the next, only what is transparent, before or after, changes its
  /// place.
  private func expectStill(
    _ book: BookTransition, from start: Double, to end: Double, _ comment: String
  ) {
    let steps = book.motion.schedule.steps.map(\.time).filter { $0 >= start && $0 <= end }
    let samples = (0...20).map { start + (end - start) * Double($0) / 20 }
    let times = (steps + steps.map(\.nextDown) + samples + [start.nextDown]).sorted()
    for (last, time) in zip(times, times.dropFirst()) {
      let (before, after) = (book.pose(at: last), book.pose(at: time))
      for (veil, channels) in Self.veils where before[veil] > 0 && after[veil] > 0 {
        for channel in channels where (before[channel] - after[channel]).magnitude > 1e-9 {
          Issue.record("\(comment): \(channel) at \(time), \(before[veil]), \(after[veil])")
          return
        }
      }
    }
  }

  private static let veils: [(BookChannel, [BookChannel])] = [
    (.bookOpacity, [.x, .y, .width, .height, .flipAngle, .tilt, .yaw, .lift, .frameBorder]),
    (.libraryOpacity, [.libraryScale]), (.readerOpacity, [.readerScale]),
    (.controlsOpacity, [.controlsOffset]),
  ]

  @Test func `keeps the book where a finger takes it, and fades it out when it lets go`() throws {
    var book = BookTransition(Self.ajar.reduced())
    book.tap(at: 0)
    let before = book.pose(at: 5)
    let scene = try BookScene(
      before, style: Self.ajar.style, screen: book.layout.screen)
    let board = try #require(scene.face(.coverInside))
    let grip = board.projection(board.rect.center)
    let isHeld = book.touch(grip, at: 5)
    #expect(isHeld)
    book.drag(to: grip + BookPoint(x: 40, y: 0), at: 5.2)
    #expect(book.pose(at: 5.2).frame == before.frame && book.pose(at: 6).frame == before.frame)
    #expect(book.pose(at: 6).flipAngle < 150)
    book.release(velocity: BookPoint(x: 4000, y: 0), at: 6)
    #expect(book.pose(at: 6.29).frame == before.frame && book.pose(at: 6.29).bookOpacity < 0.1)
    #expect(book.pose(at: 12) == book.pose(at: -1))
  }
}

extension Choreography.Move.Goal {
  fileprivate var value: Double? {
    if case .value(_, let value) = self { value } else { nil }
  }
}
